import { findAnswerSchemas } from "../../answer-schemas.js";
import { componentName } from "../../dereference.js";
import type { Emitter } from "../../emitter.js";
import type { Spec } from "../../model.js";
import type { Schema } from "../../openapi-document.js";
import { docComment, literal, propertyName } from "../../print.js";
import { schemaType } from "../../schema-type.js";
import { type Method, readMethods } from "./method.js";
import { kindsIn, referenceLiteral, referenceType, referredKind } from "./references.js";

/** The schemas as named types, so that hovers and errors read `Subscription`, and the types of references. */
export const sdkModels: Emitter = {
  name: "SDK models",
  target: "packages/sdk/src/generated/models.gen.ts",
  source: "spec/schemas/",
  emit: (spec) => {
    const answers = findAnswerSchemas(spec);
    const names = Object.keys(spec.schemas).sort();
    return [
      ...references(readMethods(spec)),
      ...names.map((name) => printModel(spec, name, !answers.has(name))),
    ].join("\n");
  },
};

function references(methods: Method[]): string[] {
  const kinds = methods.flatMap((method) => [
    ...method.arguments.flatMap(({ kind }) => kind ?? []),
    ...kindsIn(method.references),
  ]);
  return [...new Set(kinds)].sort().map((kind) => {
    const url = referenceLiteral(kind);
    const entity = entityOf(kind, methods);
    const forms = ["number", url, `{ readonly url: ${url} }`, `{ readonly self: ${url} }`, ...entity];
    const text = `Names one ${kind}: its id, \`"${kind}/42"\`, a reference to it, or the ${kind} itself.`;
    return `${docComment(text)}export type ${referenceType(kind)} = ${forms.join(" | ")};\n`;
  });
}

/** What the GET of a resource answers. */
function entityOf(kind: string, methods: Method[]): string[] {
  const get = methods.find(({ operation: { method, path } }) => method === "GET" && path === `/${kind}/{id}`);
  return get?.result.kind === "value" ? [get.result.type] : [];
}

/** An interface where there are fields, and a type otherwise. `input`: it is only ever sent. */
function printModel(spec: Spec, name: string, input: boolean): string {
  const schema = spec.schemas[name] ?? {};
  const head = docComment(schema.description);
  const parts = schema.allOf ?? [];
  const parents = parts.flatMap(({ $ref }) => ($ref ? [componentName($ref)] : []));
  const inline = parts.filter(({ $ref }) => !$ref);
  const properties = Object.assign({}, schema.properties, ...inline.map((part) => part.properties));
  const required = [...(schema.required ?? []), ...inline.flatMap((part) => part.required ?? [])];
  const inherited = parents.flatMap((parent) => spec.schemas[parent]?.required ?? []);
  // A schema may only say that a field of its parent is required.
  for (const field of required) properties[field] ??= findProperty(spec, parents, field) ?? {};
  if (Object.keys(properties).length === 0 && parents.length === 0) {
    return `${head}export type ${name} = ${aliasType(schema)};\n`;
  }
  const members = Object.entries(properties as Record<string, Schema>).map(([field, property]) => {
    const optional = ![...required, ...inherited].includes(field);
    const type = fieldType(spec, property, input);
    // The SDK writes no field that is undefined, and of the others the marketplace takes `null` as absent.
    return `${docComment(property.description)}${propertyName(field)}${optional ? "?" : ""}: ${type}${optional && input ? orAbsent(type) : ""};`;
  });
  const union = parents.some((parent) => spec.schemas[parent]?.oneOf);
  if (union) return `${head}export type ${name} = ${parents.join(" & ")} & {\n${members.join("\n")}\n};\n`;
  const heritage = parents.length > 0 ? ` extends ${parents.join(", ")}` : "";
  return `${head}export interface ${name}${heritage} {\n${members.join("\n")}\n}\n`;
}

function orAbsent(type: string): string {
  return / \| null$/.test(type) ? " | undefined" : " | null | undefined";
}

function findProperty({ schemas }: Spec, parents: string[], field: string): Schema | undefined {
  return parents
    .map((parent) => schemas[parent]?.properties?.[field])
    .find((property) => property !== undefined);
}

/** A field that is sent takes a reference in any form, and a list that is constant. */
function fieldType(spec: Spec, property: Schema, input: boolean): string {
  const targets = property["x-ref"];
  if (targets) return [targets].flat().map(referenceLiteral).join(" | ");
  if (!input) return schemaType(property);
  const kind = referredKind(spec, property.items ?? property);
  const item = kind ? referenceType(kind) : schemaType(property.items ?? property);
  if (property.items) return `readonly (${item})[]`;
  return kind && property.anyOf ? `${item} | null` : item;
}

/** An enum that may grow has an open end, and an editor still lists the known values. */
function aliasType(schema: Schema): string {
  return schema["x-open-enum"] && schema.enum
    ? [...schema.enum.map(literal), "(string & {})"].join(" | ")
    : schemaType(schema);
}
