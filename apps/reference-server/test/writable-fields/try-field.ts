import { headerNames, operations } from "@syndikit/contract";
import { pathOf } from "../matrix/table.js";
import type { Things } from "../matrix/things.js";
import { BASE_URL, type World } from "../matrix/world.js";
import type { Answer } from "../support/marketplace.js";
import { type Entry, type Field, type Received, read, type Scene } from "./entry.js";

/** The answer to a write, and its effect. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly effect: unknown;
}

export interface Stage {
  readonly world: World;
  readonly things: Things;
  readonly received: Received[];
}

/** The outcome of a write without the field, or with another value in its place. */
export function tryWithout(stage: Stage, entry: Entry, field: Field): Promise<Outcome> {
  return tryBody(stage, { ...entry, ...definedOf(field) }, field.body ?? entry.body);
}

/**
 * The outcome of a write with the field.
 *
 * @param ignored - whether the field is lost on its way, as if the server did not know it.
 */
export function tryWith(
  stage: Stage,
  entry: Entry,
  {
    name,
    field,
    ignored = false,
  }: { readonly name: string; readonly field: Field; readonly ignored?: boolean },
): Promise<Outcome> {
  const body = field.body ?? entry.body;
  const place = name.replace("*", field.key ?? OF_A_MAP);
  const written = withField(body, place, field.value);
  return tryBody(
    stage,
    { ...entry, ...definedOf(field) },
    ignored ? replaceField(written, place, body) : written,
  );
}

function definedOf({ account, arrange, observe }: Field): Partial<Entry> {
  return Object.fromEntries(
    Object.entries({ account, arrange, observe }).filter(([, value]) => value !== undefined),
  );
}

async function tryBody(stage: Stage, entry: Entry, body: unknown): Promise<Outcome> {
  const { operation, account = "admin", arrange, observe = readAgain(entry) } = entry;
  await stage.world.restore();
  stage.received.length = 0;
  const scene = { ...stage, id: 0 };
  const id = (await arrange?.(scene)) ?? 0;
  const { method } = operations[operation];
  const answer = await stage.world.ask({ account, method, path: pathOf(operations[operation], id), body });
  return { status: answer.status, body: answer.body, effect: await observe({ ...scene, id }, answer) };
}

/** Reads what was created, or the object that the operation is about. */
function readAgain({ operation }: Entry): NonNullable<Entry["observe"]> {
  return (scene: Scene, answer: Answer) => {
    const location = answer.headers.get(headerNames.location);
    return read(
      scene,
      location === null ? pathOf(operations[operation], scene.id) : location.slice(BASE_URL.length + 1),
    );
  };
}

/** A body with another value at `address.city`, `[].price` or `configurationParameters.*`. */
export function withField(body: unknown, name: string, value: unknown): unknown {
  return change(body, partsOf(name), () => value);
}

/** A body in which a field is as in another body. What only holds the field is absent if it is absent there. */
function replaceField(body: unknown, name: string, from: unknown): unknown {
  return take(body, partsOf(name), from);
}

function take(node: unknown, [part = "", ...more]: readonly string[], from: unknown): unknown {
  const original: unknown = Reflect.get(Object(from), part);
  const inner =
    original === undefined || more.length === 0
      ? original
      : take(Reflect.get(Object(node), part), more, original);
  if (Array.isArray(node))
    return node.flatMap((entry, at) => (String(at) !== part ? [entry] : inner === undefined ? [] : [inner]));
  const { [part]: _, ...others } = Object(node);
  return inner === undefined ? others : { ...others, [part]: inner };
}

/** A name of a map that no body has. */
const OF_A_MAP = "xx";

function partsOf(name: string): readonly string[] {
  return name
    .replaceAll("[]", ".0")
    .split(".")
    .filter((part) => part !== "");
}

function change(node: unknown, [part = "", ...more]: readonly string[], make: () => unknown): unknown {
  const inner: unknown = Reflect.get(Object(node), part);
  // A reference consists of its address alone, and a list of texts or a map may be absent.
  if (inner === undefined && more.length > 0 && !["url", "0"].includes(more.join("."))) {
    throw new Error(`The body has no ${part} that ${more.join(".")} could be a part of.`);
  }
  const changed = more.length === 0 ? make() : change(inner ?? (more[0] === "0" ? [] : {}), more, make);
  if (!Array.isArray(node)) return { ...Object(node), [part]: changed };
  return node.length === 0 ? [changed] : node.map((entry, at) => (String(at) === part ? changed : entry));
}
