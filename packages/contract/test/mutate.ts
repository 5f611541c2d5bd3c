import { type Json, resolve, type Schema } from "./bundle.js";

/** A value that one thing was changed in, and what. */
export interface Mutation {
  readonly change: string;
  readonly value: Json;
}

/**
 * Every value that differs from an example in one place: a key removed or added, another type, a value on
 * either side of each limit of the schema, and a wrong member of an enum. Many are valid still, on purpose.
 * The order is fixed.
 */
export function mutate(schema: Schema, value: Json, path = ""): Mutation[] {
  const here = replacements(schema, value).map((other) => ({
    change: `${path || "/"} = ${brief(other)}`,
    value: other,
  }));
  if (Array.isArray(value)) {
    const children = value.slice(0, 2).flatMap((item, index) =>
      mutate(itemSchema(schema), item, `${path}/${index}`).map(({ change, value: other }) => ({
        change,
        value: value.with(index, other),
      })),
    );
    return [...here, ...children];
  }
  if (typeof value !== "object" || value === null) return here;
  const children = Object.entries(value).flatMap(([key, member]) => [
    {
      change: `without ${path}/${key}`,
      value: Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
    },
    ...mutate(memberSchema(schema, key), member, `${path}/${key}`).map(({ change, value: other }) => ({
      change,
      value: Object.fromEntries(
        Object.entries(value).map(([name, old]) => [name, name === key ? other : old]),
      ),
    })),
  ]);
  const added: [name: string, member: Json][] = [
    ["surprise", 1],
    ["__proto__", {}],
    ["constructor", "x"],
    ["", ""],
  ];
  const grown = added.map(([name, member]) => ({
    change: `${path || "/"} with ${JSON.stringify(name)}`,
    value: Object.fromEntries([...Object.entries(value), [name, member]]),
  }));
  return [...here, ...children, ...grown];
}

/** Other values for one place: of every type, and around the limits of its schema. */
function replacements(schema: Schema, value: Json): Json[] {
  const types: Json[] = [null, true, 0, 1.5, "", "text", [], {}];
  const limits = alternatives(schema).flatMap((part) => aroundLimits(part, value));
  const cases = typeof value === "string" ? [value.toLowerCase(), value.toUpperCase()] : [];
  return [...types, ...limits, ...cases].filter((other) => JSON.stringify(other) !== JSON.stringify(value));
}

function aroundLimits(schema: Schema, value: Json): Json[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, maxProperties } = schema;
  const found: Json[] = [];
  for (const limit of [minimum, maximum]) if (limit !== undefined) found.push(limit - 1, limit, limit + 1);
  for (const limit of [minLength, maxLength]) {
    if (limit !== undefined && limit < 20_000) {
      found.push(
        "a".repeat(Math.max(limit - 1, 0)),
        "a".repeat(limit),
        "a".repeat(limit + 1),
        "😀".repeat(limit),
      );
    }
  }
  for (const limit of [minItems, maxItems]) {
    if (limit === undefined || limit > 500 || !Array.isArray(value)) continue;
    const item = value[0] ?? "x";
    found.push(
      ...[limit - 1, limit, limit + 1]
        .filter((size) => size >= 0)
        .map((size) => Array<Json>(size).fill(item)),
    );
  }
  if (maxProperties !== undefined && maxProperties <= 500) {
    found.push(
      Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_, index) => [`k${index}`, "v"])),
    );
  }
  if (schema.enum) found.push(...schema.enum, `${schema.enum[0]}_X`, String(schema.enum[0]).toLowerCase());
  if (schema.const !== undefined) found.push(schema.const, `${schema.const}_X`);
  return found;
}

/** A schema, and all that it is joined from. */
function alternatives(schema: Schema): Schema[] {
  const found = resolve(schema);
  const parts = [...(found.oneOf ?? []), ...(found.anyOf ?? []), ...(found.allOf ?? [])];
  return [found, ...parts.flatMap(alternatives)];
}

function memberSchema(schema: Schema, key: string): Schema {
  const anyOf = alternatives(schema).flatMap(({ properties = {}, additionalProperties }) => {
    const named = Object.entries(properties).find(([name]) => name === key)?.[1];
    return named ?? (typeof additionalProperties === "object" ? additionalProperties : []);
  });
  return { anyOf };
}

function itemSchema(schema: Schema): Schema {
  return { anyOf: alternatives(schema).flatMap(({ items }) => items ?? []) };
}

function brief(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 30)}… (${text.length} characters)` : text;
}
