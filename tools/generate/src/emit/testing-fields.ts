import { componentName } from "../dereference.js";
import type { Emitter } from "../emitter.js";
import type { Spec } from "../model.js";
import type { Schema } from "../openapi-document.js";
import { docComment, literal, propertyName } from "../print.js";

/** Which fields the schemas of answers and events have, so that a test's misspelt field is found. */
export const testingFields: Emitter = {
  name: "testing fields",
  target: "packages/testing/src/spec/fields.gen.ts",
  source: "spec/schemas/",
  emit: (spec) => {
    const successes = spec.operations.map(({ id, responses }): [string, Record<string, string>] => [
      id,
      Object.fromEntries(
        responses.flatMap(({ status, schema }) => {
          const name = status < 300 ? schemaOf(schema) : undefined;
          return name === undefined ? [] : [[String(status), name]];
        }),
      ),
    ]);
    const answers = successes.filter(([, names]) => Object.keys(names).length > 0);
    const refusals = spec.operations.flatMap(({ responses }) =>
      responses.flatMap(({ status, schema }) => (status < 300 ? [] : (schemaOf(schema) ?? []))),
    );
    const [refusal = ""] = refusals;
    const events = spec.webhooks.flatMap(({ name, event, body }): [string, string][] => {
      const schema = schemaOf(body?.schema);
      return event === undefined || schema === undefined ? [] : [[name, schema]];
    });
    const first = [
      refusal,
      ...answers.flatMap(([, names]) => Object.values(names)),
      ...events.map(([, name]) => name),
    ];
    return [
      `${docComment("The fields of each schema with fixed names, and the schema of what is in each; `null` where that is anything.")}export const fields: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {`,
      ...[...reachable(spec, first)]
        .sort()
        .map(([name, found]) => `${propertyName(name)}: ${literal(found)},`),
      "};\n",
      `${docComment("The schema of each refusal: all operations refuse alike.")}export const refusalSchema = ${literal(refusal)};\n`,
      `${docComment("The schema of each success that has one, or of the entries of its list, by operation and status.")}export const answerSchemas: Readonly<Record<string, Readonly<Record<string, string>>>> = {`,
      ...answers.map(([id, names]) => `${propertyName(id)}: ${literal(names)},`),
      "};\n",
      `${docComment("The schema of each event.")}export const eventSchemas: Readonly<Record<string, string>> = ${literal(Object.fromEntries(events))};\n`,
    ].join("\n");
  },
};

type Fields = Record<string, string | null>;

/** The fields of these schemas, and of those that their fields have. */
function reachable(spec: Spec, names: readonly string[]): Map<string, Fields> {
  const found = new Map<string, Fields>();
  const seen = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const properties = propertiesOf(spec, spec.schemas[name] ?? {});
    if (properties === undefined || properties.size === 0) continue;
    const fields = Object.fromEntries(
      [...properties].map(([field, schema]) => [field, schemaOf(schema) ?? null]),
    );
    found.set(name, fields);
    for (const next of Object.values(fields)) if (next !== null) waiting.push(next);
  }
  for (const fields of found.values()) {
    for (const [field, next] of Object.entries(fields)) {
      if (next !== null && !found.has(next)) fields[field] = null;
    }
  }
  return found;
}

/** Every property that a schema may have; `undefined` where it may have any. */
function propertiesOf(spec: Spec, schema: Schema): Map<string, Schema> | undefined {
  if (schema.additionalProperties) return undefined;
  const all = new Map<string, Schema>();
  if (schema.$ref !== undefined) return propertiesOf(spec, spec.schemas[componentName(schema.$ref)] ?? {});
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    const found = propertiesOf(spec, part);
    if (found === undefined) return undefined;
    for (const [name, property] of found) {
      const other = all.get(name);
      // Alternatives may have other things in a field.
      all.set(name, other === undefined || schemaOf(other) === schemaOf(property) ? property : {});
    }
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    // A part that only describes a field leaves the schema of another part.
    if (schemaOf(property) !== undefined || !all.has(name)) all.set(name, property);
  }
  return all;
}

/** The named schema of a value, or of the entries of a list. */
function schemaOf(schema: Schema | undefined): string | undefined {
  if (schema === undefined) return undefined;
  if (schema.$ref !== undefined) return componentName(schema.$ref);
  if (schema.items !== undefined) return schemaOf(schema.items);
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(({ type }) => type !== "null");
  const [only] = [...others, ...(schema.allOf ?? [])];
  return others.length + (schema.allOf?.length ?? 0) === 1 ? schemaOf(only) : undefined;
}
