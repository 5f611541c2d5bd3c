import type { FolderEmitter } from "../../emitter.js";
import type { Spec } from "../../model.js";
import { docComment, literal, propertyName } from "../../print.js";
import { namedSchemas, schemaType } from "../../schema-type.js";
import { document } from "./document.js";
import { type Method, type Result, readGroups } from "./method.js";
import { referenceLiteral } from "./references.js";

/** The methods of the SDK: a class for each group, in a file of its own, and one file that makes them all. */
export const sdkResources: FolderEmitter = {
  name: "SDK resources",
  target: "packages/sdk/src/generated/resources",
  source: "the operations in spec/paths/",
  emitFiles: (spec) => {
    const groups = readGroups(spec);
    const files = new Map([["index.gen.ts", printIndex([...groups.keys()])]]);
    for (const [group, methods] of groups)
      files.set(`${toFileName(group)}.gen.ts`, printGroup(spec, group, methods));
    return files;
  },
};

/** The signature of a method, as it stands in its class. */
export function signature(method: Method): string {
  const { name, arguments: given, query, result } = method;
  const parameters = given.map((argument) =>
    argument.optional ? `${argument.name}?: ${argument.type}` : `${argument.name}: ${argument.type}`,
  );
  if (query.length > 0) {
    const needed = query.some(({ required }) => required);
    parameters.push(`query${needed ? "" : "?"}: ${queryType(method)}`);
  }
  parameters.push("options?: CallOptions");
  const answer = `${resultType(result)}${method.operation.mayBeEmpty ? " | undefined" : ""}`;
  return `${name}(${parameters.join(", ")}): ${result.kind === "list" ? answer : `Promise<${answer}>`}`;
}

function printIndex(groups: string[]): string {
  const imports = groups.map(
    (group) => `import { ${typeName(group)} } from "./${toFileName(group)}.gen.js";`,
  );
  const exports = groups.map((group) => `export * from "./${toFileName(group)}.gen.js";`);
  const fields = groups.map((group) => `readonly ${propertyName(group)}: ${typeName(group)};`);
  const classes = groups.map(typeName).join(", ");
  return [
    `import type { Connection } from "../../core/connection.js";\n${imports.join("\n")}\n`,
    `${exports.join("\n")}\n`,
    `${docComment("Every group of methods.")}export interface Resources {\n${fields.join("\n")}\n}\n`,
    `${docComment("All groups of methods over one connection.")}export function createResources(connection: Connection): Resources {\nconst groups = [${classes}].map((Group) => [Group.group[0], new Group(connection)] as const);\n// Each class holds the name that its group has in the interface above.\nreturn Object.fromEntries(groups) as unknown as Resources;\n}\n`,
  ].join("\n");
}

function printGroup(spec: Spec, group: string, methods: Method[]): string {
  const tags = [...new Set(methods.map(({ operation }) => operation.tag))];
  const root = commonStart(methods.map(({ operation }) => operation.path));
  const queryNames = [...new Set(methods.flatMap(({ query }) => query.map(({ name }) => name)))];
  const place = [group, root, ...(queryNames.length > 0 ? [queryNames] : [])].map(literal);
  const members = methods.map(
    (method) => `${docComment(document(method))}${signature(method)} {\n${printBody(method, root)}\n}\n`,
  );
  return [
    imports(spec, methods),
    ...printQueries(methods),
    `${docComment(`The methods of \`${group}\`: ${tags.join(", ")}.`)}export class ${typeName(group)} extends Methods {`,
    `static override readonly group: GroupPlace = [${place.join(", ")}];\n`,
    `${members.join("\n")}}\n`,
  ].join("\n");
}

/** The segments that all paths of a group begin with. */
function commonStart(paths: string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split(/(?=\/)/));
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (end < 0 ? first : first.slice(0, end)).join("");
}

/** The description of the call, and how it is sent. */
function printBody(method: Method, root: string): string {
  const { operation, result, idempotency, signsIn } = method;
  const segments = method.arguments.filter(({ place }) => place === "path");
  const values = segments.map((argument) => (argument.kind ? `id: ${argument.name}` : argument.name));
  const fields = [
    `method: ${literal(operation.method)}`,
    `path: ${literal(operation.path.slice(root.length))}`,
    values.length > 0 && `values: { ${values.join(", ")} }`,
    method.query.length > 0 && "query",
    printBodyField(method),
    Object.keys(method.references).length > 0 && `references: ${literal(method.references)}`,
    idempotency === "once" && `once: ${literal(method.keyed ? "keyed" : "never")}`,
    signsIn && "signsIn: true",
    operation.mayTake !== undefined && `timeout: ${literal(operation.mayTake)}`,
    result.kind !== "nothing" && result.kind !== "list" && `answer: ${printAnswer(result)}`,
    operation.mayBeEmpty && "mayBeEmpty: true",
  ];
  const send = result.kind === "list" ? "listOf" : "call";
  return `return this.${send}({ ${fields.filter(Boolean).join(", ")} }, options);`;
}

function printBodyField({ arguments: given, fixed }: Method): string {
  const whole = given.find(({ place }) => place === "body");
  if (whole) return `body: ${whole.name}`;
  const fields = [
    ...Object.entries(fixed).map(([field, value]) => `${propertyName(field)}: ${literal(value)}`),
    ...given.filter(({ place }) => place === "field").map((argument) => argument.name),
    ...given.filter(({ place }) => place === "details").map((argument) => `...${argument.name}`),
  ];
  return fields.length > 0 ? `body: { ${fields.join(", ")} }` : "";
}

function printAnswer(result: Exclude<Result, { kind: "list" }>): string {
  switch (result.kind) {
    case "value":
      return literal(result.json);
    case "location":
      return `{ location: ${literal(result.resource)} }`;
    default:
      return literal(result.kind);
  }
}

function resultType(result: Result): string {
  switch (result.kind) {
    case "nothing":
      return "void";
    case "count":
      return "PageNumbers";
    case "stream":
      return "ReadableStream<Uint8Array>";
    case "blob":
      return "Blob";
    case "list":
      return `List<${result.type}>`;
    case "value":
      return result.type;
    case "location":
      return `{ readonly ${result.resource}: ${referenceLiteral(result.resource)} | undefined }`;
  }
}

/** An interface for each query; another name for one that has the same parameters. */
function printQueries(methods: Method[]): string[] {
  const printed = new Map<string, string>();
  return methods
    .filter(({ query }) => query.length > 0)
    .map((method) => {
      const head = docComment(`The query of \`${method.group}.${method.name}\`.`);
      const body = printQuery(method);
      const same = printed.get(body);
      if (same) return `${head}export type ${queryType(method)} = ${same};\n`;
      printed.set(body, queryType(method));
      return `${head}export interface ${queryType(method)} {\n${body}\n}\n`;
    });
}

function printQuery({ query }: Method): string {
  const members = query.map(({ name, description, schema, required, explode }) => {
    const list = schema.type === "array";
    if (list && explode !== false) throw new Error(`${name}: the SDK joins lists with commas.`);
    const type = `${list ? "readonly " : ""}${schemaType(schema)}`;
    const field = required ? `${propertyName(name)}: ${type}` : `${propertyName(name)}?: ${type} | undefined`;
    return `${docComment(description)}readonly ${field};`;
  });
  return members.join("\n");
}

function queryType({ group, name }: Method): string {
  return `${typeName(group)}${typeName(name)}Query`;
}

function typeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `product-versions` for `productVersions`. */
function toFileName(group: string): string {
  return group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function imports(spec: Spec, methods: Method[]): string {
  const signatures = methods.map(signature).join("\n");
  const inSignatures = Object.keys(spec.schemas).filter((name) =>
    new RegExp(`\\b${name}\\b`).test(signatures),
  );
  const inQueries = methods.flatMap(({ query }) => query.flatMap(({ schema }) => namedSchemas(schema)));
  const kinds = signatures.match(/\b[A-Z]\w+Ref\b/g) ?? [];
  const models = [...new Set([...inSignatures, ...inQueries, ...kinds])].sort();
  const paging = ["List", "PageNumbers"].filter((name) => new RegExp(`\\b${name}\\b`).test(signatures));
  return [
    `import type { GroupPlace } from "../../core/connection.js";`,
    `import { Methods } from "../../core/methods.js";`,
    paging.length > 0 && `import type { ${paging.join(", ")} } from "../../core/paging.js";`,
    `import type { CallOptions } from "../../options.js";`,
    models.length > 0 && `import type { ${models.join(", ")} } from "../models.gen.js";`,
    "",
  ]
    .filter((line) => line !== false)
    .join("\n");
}
