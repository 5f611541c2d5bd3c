import { componentName } from "../dereference.js";
import type { Json, Schema } from "../openapi-document.js";
import { conditional } from "./conditional.js";

/** The part of a schema that {@link splitUnion} looks at. */
type Schemas = Record<string, Schema>;

/**
 * A union rewritten as a chain of `if`, so that only the branch that a value means is looked at. The chain
 * accepts exactly what the union accepts. Five kinds of union are known: branches of different types, lists of values, a date and a date-time,
 * branches told apart by the value of a property such as `action`, and branches that each require a property
 * of their own. Any other union is left as it is: `undefined`.
 */
export function splitUnion(
  schemas: Schemas,
  branches: Schema[],
  keyword: "oneOf" | "anyOf",
): Schema | undefined {
  return (
    splitByType(schemas, branches) ??
    mergeValues(schemas, branches) ??
    splitByFormat(schemas, branches) ??
    splitByTag(schemas, branches) ??
    splitByRequired(schemas, branches, keyword)
  );
}

function splitByType(schemas: Schemas, branches: Schema[]): Schema | undefined {
  const typesOfBranches = branches.map((branch) => typesOf(schemas, branch));
  const all = typesOfBranches.flatMap((types) => types ?? []);
  if (typesOfBranches.includes(undefined) || new Set(all).size < all.length) return undefined;
  if (all.includes("integer") && all.includes("number")) return undefined;
  return chain(
    branches.map((branch, index) => ({ when: { type: typesOfBranches[index] ?? [] }, use: branch })),
    { type: all },
  );
}

/** A date and a date-time, told apart by the `T`. */
function splitByFormat(schemas: Schemas, branches: Schema[]): Schema | undefined {
  const withFormat = (format: string): Schema | undefined =>
    branches.find((branch) => resolve(schemas, branch).format === format);
  const [date, dateTime] = [withFormat("date"), withFormat("date-time")];
  if (branches.length !== 2 || !date || !dateTime) return undefined;
  return conditional({ type: "string", pattern: "^[^Tt]*$" }, date, dateTime);
}

/** Lists of values are one list. */
function mergeValues(schemas: Schemas, branches: Schema[]): Schema | undefined {
  const values = branches.flatMap((branch) => {
    const { const: only, enum: several } = resolve(schemas, branch);
    return only === undefined ? (several ?? [undefined]) : [only];
  });
  const listed = values.flatMap((value) => (value === undefined ? [] : [value]));
  return listed.length === values.length && new Set(listed).size === listed.length
    ? { enum: listed }
    : undefined;
}

/** The types that a schema accepts, or `undefined` when they are not plain to see. */
function typesOf(schemas: Schemas, schema: Schema): string[] | undefined {
  const { type, oneOf, anyOf, $ref } = schema;
  if ($ref) return typesOf(schemas, resolve(schemas, schema));
  if (type) return [type].flat();
  const branches = oneOf ?? anyOf;
  if (!branches) return undefined;
  const types = branches.map((branch) => typesOf(schemas, branch));
  return types.includes(undefined) ? undefined : [...new Set(types.flatMap((list) => list ?? []))];
}

function splitByTag(schemas: Schemas, branches: Schema[]): Schema | undefined {
  const resolved = branches.map((branch) => resolve(schemas, branch));
  if (resolved.some(({ type }) => type !== "object")) return undefined;
  const candidates = new Set(resolved.flatMap(({ required = [] }) => required));
  for (const tag of candidates) {
    const tagged = branches.flatMap((branch, index) => {
      const values = tagValues(schemas, resolved[index], tag);
      const own = resolved[index]?.properties?.[tag];
      return values ? [{ branch, values, tag: own?.["x-any-case"] ? own : { enum: values } }] : [];
    });
    const others = branches.filter((_, index) => tagValues(schemas, resolved[index], tag) === undefined);
    const values = tagged.flatMap((entry) => entry.values);
    if (tagged.length === 0 || new Set(values).size < values.length || others.length > 1) continue;
    const [other] = others;
    if (other && !forbids(resolve(schemas, other), tag)) continue;
    const hasTag: Schema = { type: "object", required: [tag] };
    const chosen = chain(
      tagged.map((entry) => ({
        when: { ...hasTag, properties: { [tag]: entry.tag } },
        use: entry.branch,
      })),
      { ...hasTag, properties: { [tag]: { enum: values } } },
    );
    return other ? conditional(hasTag, chosen, other) : chosen;
  }
  return undefined;
}

/** The values of a property that a branch requires, when they are listed. */
function tagValues(schemas: Schemas, branch: Schema | undefined, tag: string): Json[] | undefined {
  const property = branch?.properties?.[tag];
  if (!property || !branch?.required?.includes(tag)) return undefined;
  const { const: only, enum: values } = resolve(schemas, property);
  return only === undefined ? values : [only];
}

function forbids({ additionalProperties, properties = {} }: Schema, name: string): boolean {
  return additionalProperties === false && !Object.hasOwn(properties, name);
}

function splitByRequired(
  schemas: Schemas,
  branches: Schema[],
  keyword: "oneOf" | "anyOf",
): Schema | undefined {
  const requiredOf = branches.map((branch) => resolve(schemas, branch).required ?? []);
  const own = requiredOf.map((names, index) =>
    names.find((name) => requiredOf.every((other, at) => at === index || !other.includes(name))),
  );
  if (own.includes(undefined)) return undefined;
  const names = own.flatMap((name) => name ?? []);
  const alone = (name: string): Schema => ({
    required: [name],
    allOf: names.filter((other) => other !== name).map((other) => ({ not: { required: [other] } })),
  });
  return chain(
    branches.map((branch, index) => ({
      when: { type: "object", ...alone(names[index] ?? "") },
      use: branch,
    })),
    // None of the properties, or several: only the union itself can tell.
    { allOf: [{ [UNSPLIT]: true, [keyword]: branches }] },
  );
}

/** Marks a union that is to stay as it is. */
export const UNSPLIT = "x-unsplit";

function chain(steps: { when: Schema; use: Schema }[], last: Schema): Schema {
  return steps.reduceRight<Schema>((rest, { when, use }) => conditional(when, use, rest), last);
}

function resolve(schemas: Schemas, schema: Schema): Schema {
  let found = schema;
  while (found.$ref) {
    const target = schemas[componentName(found.$ref)];
    if (!target) throw new Error(`There is no schema ${found.$ref}.`);
    found = target;
  }
  return found;
}
