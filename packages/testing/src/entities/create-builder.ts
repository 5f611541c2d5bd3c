import { type Examples, examples } from "@syndikit/contract/examples";
import { validateSchema } from "@syndikit/contract/validators";
import { assertValid } from "../invalid-value-error.js";
import { findUnknown } from "../spec/find-unknown.js";
import { entities } from "./entities.gen.js";

/** The resource of an entity, as in `subscription/12`. */
export type EntityResource = keyof typeof entities;

type ExamplesOf<Resource extends EntityResource> = (typeof entities)[Resource]["examples"];

/** An entity of a resource. */
export type Entity<Resource extends EntityResource> =
  Examples[ExamplesOf<Resource>[keyof ExamplesOf<Resource>] & keyof Examples];

/** The examples of the spec that an entity can be built from. */
export type EntityExample<Resource extends EntityResource> = keyof ExamplesOf<Resource>;

/** The fields that a test sets; `undefined` leaves a field out. */
export type Overrides<Value> = { readonly [Key in keyof Value]?: Value[Key] | undefined };

/**
 * Builds an entity from an example of the spec. `self`, and the references below it, follow `id`.
 *
 * @throws {InvalidValueError} when the spec forbids the entity.
 */
export type EntityBuilder<Resource extends EntityResource> = (
  overrides?: Overrides<Entity<Resource>>,
  like?: EntityExample<Resource>,
) => Entity<Resource>;

export function createBuilder<Resource extends EntityResource>(resource: Resource): EntityBuilder<Resource> {
  const { schema } = entities[resource];
  const names = new Map<unknown, string>(Object.entries(entities[resource].examples));
  const [usual] = names.keys();
  return (overrides = {}, like) => {
    const name = names.get(like ?? usual);
    if (name === undefined) {
      throw new TypeError(
        `${String(like)} is not an example of ${schema}: take ${[...names.keys()].join(", ")}.`,
      );
    }
    const id = new Map<string, unknown>(Object.entries(overrides)).get("id");
    const example = typeof id === "number" ? withId(find(name), `${resource}/${id}`) : find(name);
    const entity = Object.fromEntries(
      Object.entries({ ...example, ...overrides }).filter(([, value]) => value !== undefined),
    );
    assertValid(`The ${resource}`, [...findUnknown(schema, entity), ...validateSchema(schema, entity)]);
    return entity as Entity<Resource>; // The validator has just checked it.
  };
}

type Example = Readonly<Record<string, unknown>>;

function find(name: string): Example {
  const found = new Map<string, unknown>(Object.entries(examples)).get(name);
  return structuredClone(found) as Example; // Each example of an entity is an object.
}

/** Changes every reference of an entity to itself, and to paths below it. */
function withId(example: Example, self: string): Example {
  const before = String(example["self"]);
  return JSON.parse(JSON.stringify(example), (_, value: unknown) =>
    typeof value === "string" && (value === before || value.startsWith(`${before}/`))
      ? self + value.slice(before.length)
      : value,
  );
}
