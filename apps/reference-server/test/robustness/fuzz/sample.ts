import fc from "fast-check";
import { SECRET_MARK } from "./hostile.js";
import type { Rng } from "./rng.js";
import { resolveRef, type Schema } from "./spec.js";

/** The source of a sample's values. */
export interface Source {
  readonly rng: Rng;
  /** A reference to an object that may exist, as in `user/4`. */
  reference(resource: string): string;
  /** A time close to the marketplace's. */
  dateTime(): string;
}

/** A value that usually matches a schema. Rules of the domain are left to chance. */
export function sample(given: Schema, source: Source, depth = 0): unknown {
  const schema = flatten(given, source.rng);
  const { rng } = source;
  if ("const" in schema) return schema.const;
  if (schema.enum !== undefined) return rng.pick(schema.enum);
  const type = typeof schema.type === "string" ? schema.type : rng.pick(schema.type ?? [guessType(schema)]);
  switch (type) {
    case "object":
      return sampleObject(schema, source, depth);
    case "array": {
      const length = rng.whole(
        schema.minItems ?? 0,
        Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      );
      return Array.from({ length }, () => sample(schema.items ?? {}, source, depth + 1));
    }
    case "string":
      return sampleText(schema, source);
    case "integer":
      return Math.trunc(sampleNumber(schema, rng));
    case "number":
      return sampleNumber(schema, rng);
    case "boolean":
      return rng.chance(0.5);
    default:
      return null;
  }
}

/** Merges references, `allOf` and choices into one schema. */
function flatten(schema: Schema, rng: Rng): Schema {
  const { $ref, allOf = [], oneOf, anyOf, ...own } = schema;
  const parts = [
    ...($ref === undefined ? [] : [resolveRef<Schema>({ $ref })]),
    ...allOf,
    ...(oneOf === undefined ? [] : [rng.pick(oneOf)]),
    ...(anyOf === undefined ? [] : [rng.pick(anyOf)]),
  ];
  let merged: Schema = own;
  for (const part of parts) {
    const flat = flatten(part, rng);
    merged = {
      ...flat,
      ...merged,
      properties: { ...flat.properties, ...merged.properties },
      required: [...(flat.required ?? []), ...(merged.required ?? [])],
    };
  }
  return merged;
}

function guessType(schema: Schema): string {
  if (Object.keys(schema.properties ?? {}).length > 0 || schema.additionalProperties !== undefined)
    return "object";
  if (schema.items !== undefined) return "array";
  return "string";
}

function sampleObject(schema: Schema, source: Source, depth: number): Record<string, unknown> {
  const { rng } = source;
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const optional = depth > 3 ? 0.1 : rng.pick([0, 0.3, 0.9]);
  const entries = Object.entries(properties)
    .filter(([name]) => required.includes(name) || rng.chance(optional))
    .map(([name, property]): [string, unknown] => [name, sample(property, source, depth + 1)]);
  if (typeof additionalProperties === "object" || propertyNames !== undefined) {
    for (let left = rng.whole(0, 3); left > 0; left -= 1) {
      const key =
        propertyNames === undefined
          ? `key${left}`
          : String(sample({ type: "string", ...propertyNames }, source));
      const value = typeof additionalProperties === "object" ? additionalProperties : { type: "string" };
      entries.push([key, sample(value, source, depth + 1)]);
    }
  }
  return Object.fromEntries(entries);
}

function sampleText(schema: Schema, source: Source): string {
  const { rng } = source;
  const { pattern, format, minLength = 0, maxLength = 200 } = schema;
  const resources = schema["x-ref"];
  if (resources !== undefined) {
    return source.reference(typeof resources === "string" ? resources : rng.pick(resources));
  }
  const keyed = /^\^(\w+)\/\[/.exec(pattern ?? "")?.[1];
  if (keyed !== undefined) return source.reference(keyed);
  // The value of a credential is a secret that its customer is shown.
  if (schema["x-write-only"] ?? format === "password") {
    return `${SECRET_MARK}${rng.whole(100_000, 999_999)}`;
  }
  switch (format) {
    case "date-time":
      return source.dateTime();
    case "email":
      return `fuzz${rng.whole(1, 99_999)}@example.test`;
    case "uri":
    case "uri-reference":
      return rng.pick(["https://vendor.test/a", "https://vendor.test/events?x=1", "https://nobody.test/"]);
    default:
      break;
  }
  if (pattern !== undefined) return rng.pick(matching(pattern)).slice(0, maxLength);
  const length = rng.pick([minLength, maxLength, rng.whole(minLength, Math.min(maxLength, minLength + 20))]);
  return Array.from({ length: Math.min(length, 5_000) }, () => rng.pick([..."abcde fgh.ÄÖ1234"])).join("");
}

const pools = new Map<string, readonly string[]>();

/** Some texts that match a pattern. Patterns with look-ahead are those of durations. */
function matching(pattern: string): readonly string[] {
  if (pattern.includes("(?")) return ["P1D", "PT4H", "P14D", "P1M"];
  const known = pools.get(pattern);
  if (known !== undefined) return known;
  const made = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 30 });
  pools.set(pattern, made);
  return made;
}

function sampleNumber({ minimum = -1_000, maximum = 1_000_000 }: Schema, rng: Rng): number {
  const near = Math.min(maximum, minimum + 30);
  return rng.pick([
    minimum,
    maximum,
    rng.whole(minimum, near),
    rng.whole(minimum, near),
    rng.whole(minimum, maximum),
  ]);
}
