import type { Emitter } from "../emitter.js";
import type { Spec } from "../model.js";
import { docComment, propertyName } from "../print.js";
import { namedSchemas, schemaType } from "../schema-type.js";
import { describe } from "./sdk-describe.js";
import { type Method, type Result, readGroups, referenceType } from "./sdk-method.js";

/** Options that every call has: no query parameter may be called as one of them. */
const callOptions = ["signal", "timeout", "deadline", "retries", "headers", "apiVersion"];

/** The signatures of the SDK's methods, resolved: an editor shows them as they are, and as fast as it can. */
export const sdkResources: Emitter = {
  name: "SDK resources",
  target: "packages/sdk/src/resources.gen.ts",
  source: "the operations in spec/paths/",
  emit: (spec) => {
    const groups = readGroups(spec);
    const methods = [...groups.values()].flat();
    const members = [...groups.keys()].map((group) => `readonly ${propertyName(group)}: ${typeName(group)};`);
    return [
      imports(spec, methods),
      ...references(methods),
      ...methods.flatMap(options),
      ...[...groups].map(([group, list]) => printGroup(group, list)),
      `${docComment("Every group of methods.")}export interface Resources {\n${members.join("\n")}\n}\n`,
    ].join("\n");
  },
};

/** The signature of a method, as it stands in its group. */
export function signature(method: Method): string {
  const given = method.arguments.map(({ name, type }) => `${name}: ${type}`);
  const needed = method.query.some(({ required }) => required);
  const parameters = [...given, `options${needed ? "" : "?"}: ${optionsType(method)}`];
  const answer = resultType(method.result);
  return `${method.name}(${parameters.join(", ")}): ${method.result.kind === "list" ? answer : `Promise<${answer}>`}`;
}

function printGroup(group: string, methods: Method[]): string {
  const members = methods.map((method) => `${docComment(describe(method))}${signature(method)};`);
  const tags = [...new Set(methods.map(({ operation }) => operation.tag))];
  return `${docComment(`The methods of \`${group}\`: ${tags.join(", ")}.`)}export interface ${typeName(group)} {\n${members.join("\n\n")}\n}\n`;
}

function resultType(result: Result): string {
  switch (result.kind) {
    case "nothing":
      return "void";
    case "count":
      return "PageNumbers";
    case "list":
      return `List<${result.type}>`;
    case "value":
      return result.type;
    case "location":
      return `{ readonly ${result.resource}: ${referenceLiteral(result.resource)} | undefined }`;
  }
}

function references(methods: Method[]): string[] {
  const kinds = methods.flatMap((method) => method.arguments.flatMap(({ kind }) => kind ?? []));
  return [...new Set(kinds)].sort().map((kind) => {
    const url = referenceLiteral(kind);
    const entity = entityOf(kind, methods);
    const forms = ["number", url, `{ readonly url: ${url} }`, `{ readonly self: ${url} }`, ...entity];
    const text = `Names one ${kind}: its id, \`"${kind}/42"\`, a reference to it, or the ${kind} itself.`;
    return `${docComment(text)}export type ${referenceType(kind)} = ${forms.join(" | ")};\n`;
  });
}

function referenceLiteral(kind: string): string {
  return `\`${kind}/\${number}\``;
}

/** What the GET of a resource answers. */
function entityOf(kind: string, methods: Method[]): string[] {
  const get = methods.find(({ operation: { method, path } }) => method === "GET" && path === `/${kind}/{id}`);
  return get?.result.kind === "value" ? [get.result.type] : [];
}

function options(method: Method): string[] {
  if (method.query.length === 0) return [];
  const members = method.query.map(({ name, description, schema, required, explode }) => {
    if (callOptions.includes(name)) throw new Error(`${name} is an option of every call.`);
    const list = schema.type === "array";
    if (list && explode !== false) throw new Error(`${name}: the SDK joins lists with commas.`);
    return `${docComment(description)}readonly ${propertyName(name)}${required ? "" : "?"}: ${list ? "readonly " : ""}${schemaType(schema)} | undefined;`;
  });
  const text = `Options of \`${method.group}.${method.name}\`.`;
  return [
    `${docComment(text)}export interface ${optionsType(method)} extends CallOptions {\n${members.join("\n")}\n}\n`,
  ];
}

function optionsType({ group, name, query }: Method): string {
  return query.length === 0 ? "CallOptions" : `${typeName(group)}${typeName(name)}Options`;
}

function typeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function imports(spec: Spec, methods: Method[]): string {
  const text = methods.map((method) => `${signature(method)} ${references([method]).join()}`).join("\n");
  const inQueries = methods.flatMap(({ query }) => query.flatMap(({ schema }) => namedSchemas(schema)));
  const inSignatures = Object.keys(spec.schemas).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const entities = methods.flatMap((method) =>
    method.arguments.flatMap(({ kind }) => (kind ? entityOf(kind, methods) : [])),
  );
  const names = [...new Set([...inQueries, ...inSignatures, ...entities])].sort();
  return [
    `import type { ${names.join(", ")} } from "@syndikit/contract";`,
    `import type { CallOptions } from "./options.js";`,
    `import type { List, PageNumbers } from "./paging.js";\n`,
  ].join("\n");
}
