import type { Violation } from "@syndikit/contract/validators";
import { usageError } from "../frame/cli-error.js";
import { nearest } from "../text/nearest.js";
import { keysOf, type SchemaNode } from "./schema-node.js";

/** One `--override key=value`. */
export interface Override {
  /** The key as it was typed, for example `order.productVersion`. */
  readonly key: string;
  readonly path: readonly string[];
  readonly text: string;
}

/**
 * Reads `key=value` pairs.
 *
 * @throws {CliError} when one is not written as key=value.
 */
export function readOverrides(pairs: readonly string[] = []): readonly Override[] {
  return pairs.map((pair) => {
    const at = pair.indexOf("=");
    if (at < 1) {
      throw usageError(
        `--override takes all words after it, but ${pair} is not key=value (for example id=12). Write the event or story before --override.`,
      );
    }
    const key = pair.slice(0, at);
    return { key, path: key.split("."), text: pair.slice(at + 1) };
  });
}

export type Body = Record<string, unknown>;

interface OverrideTarget {
  readonly body: Body;
  readonly node: SchemaNode;
  /** The part before the key, for example `order.`. */
  readonly prefix?: string;
}

/**
 * Writes one value into a body, with the type that the schema gives.
 *
 * @throws {CliError} when the schema has no such key (the message names the nearest ones), or the text is of another
 * type.
 */
export function applyOverride(target: OverrideTarget, path: readonly string[], override: Override): void {
  const [key, ...rest] = path;
  if (key === undefined) throw usageError(`--override ${override.key}: there is no such field.`);
  const { body, node, prefix = "" } = target;
  const child = node.properties.get(key) ?? node.others;
  if (child === undefined) throw unknownKey(override, { prefix, node });
  if (child.isFixed) throw usageError(`${prefix}${key} is set by what you trigger: leave it out.`);
  if (rest.length === 0) {
    setField(body, key, toValue(override, child));
    return;
  }
  const inner = Object.hasOwn(body, key) ? body[key] : undefined;
  const next: Body = isBody(inner) ? inner : {};
  setField(body, key, next);
  applyOverride({ body: next, node: child, prefix: `${prefix}${key}.` }, rest, override);
}

/** An assignment to the key `__proto__` would change the object's prototype, and every other object with it. */
function setField(body: Body, key: string, value: unknown): void {
  Object.defineProperty(body, key, { value, writable: true, enumerable: true, configurable: true });
}

function unknownKey(
  { key }: Override,
  { prefix, node }: { readonly prefix: string; readonly node: SchemaNode },
): Error {
  const names = keysOf(node).map((name) => `${prefix}${name}`);
  const all = names.length === 0 ? "there is nothing below it" : `there are ${names.join(", ")}`;
  return usageError(`There is no ${key}.${nearest(key, names) || ` Here ${all}.`}`);
}

function toValue({ key, text }: Override, node: SchemaNode): unknown {
  const { types, properties } = node;
  if (text === "null" && types.has("null")) return null;
  if (types.size === 0) return toAnyValue(text);
  if (types.has("string")) return text;
  // A reference is an object with a URL; nobody wants to write that by hand.
  if (properties.has("url") && !text.startsWith("{")) return { url: text };
  try {
    return JSON.parse(text);
  } catch {
    throw usageError(`${key} must be ${[...types].join(" or ")}, as JSON; ${text} is not.`);
  }
}

/** The schema allows any value here, so text that parses as JSON is taken as JSON. */
function toAnyValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isBody(value: unknown): value is Body {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @throws {CliError} when something breaks the contract; the message names every violation. */
export function refuseViolations(what: string, violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const faults = violations.map(
    ({ path, message }) => `${path.slice(1).replaceAll("/", ".") || "it"} ${message}`,
  );
  throw usageError(`${what} would not be valid: ${faults.join("; ")}. Nothing was sent.`);
}
