import { bodies, examples, type Json, nameOf, type Schema } from "./bundle.js";

/** A named schema, and every example of it in the bundle. */
export interface Subject {
  readonly name: string;
  readonly schema: Schema;
  readonly values: readonly Json[];
}

/** Every named schema that a body is, or is a list of. */
export const subjects: readonly Subject[] = group(
  bodies.flatMap(({ schema, examples: names }) =>
    names.flatMap((name) => find(schema, examples[name]?.value ?? null)),
  ),
);

interface Found {
  schema: Schema & { $ref: string };
  value: Json;
}

function find({ $ref, items }: Schema, value: Json): Found[] {
  if ($ref !== undefined) return [{ schema: { $ref }, value }];
  return items && Array.isArray(value) ? value.flatMap((item) => find(items, item)) : [];
}

function group(found: readonly Found[]): Subject[] {
  const byName = new Map<string, Subject>();
  for (const { schema, value } of found) {
    const name = nameOf(schema.$ref);
    const values = byName.get(name)?.values ?? [];
    byName.set(name, { name, schema, values: [...values, value] });
  }
  return [...byName.values()];
}
