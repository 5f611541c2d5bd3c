import { readFileSync } from "node:fs";

/** The parts of a schema of the OpenAPI document that are followed here. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PathOperation>>>>;
}

interface PathOperation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const file = new URL("../../../../packages/contract/openapi.json", import.meta.url);
const document: Document = JSON.parse(readFileSync(file, "utf8"));

/**
 * Every field that a body may have, by operation: `address.city`, `[].price.vat` of a list, and `metadata.*` for any
 * name of a map.
 */
export const writableFields: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(document.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId, requestBody }) => {
      const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
      const fields = [...new Set(schemas.flatMap((schema) => leavesOf(schema, "")))];
      return fields.length === 0 ? [] : [[operationId, fields] as const];
    }),
  ),
);

function leavesOf(given: Schema, path: string): readonly string[] {
  const schema = resolve(given);
  if (schema.type === "null") return [];
  const { properties, items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema;
  const inside = (name: string): string => (path === "" ? name : `${path}.${name}`);
  const leaves = [
    ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => leavesOf(part, path)),
    ...Object.entries(properties ?? {}).flatMap(([name, part]) => leavesOf(part, inside(name))),
    ...(items === undefined ? [] : leavesOf(items, `${path}[]`)),
    ...(typeof additionalProperties === "object" ? leavesOf(additionalProperties, inside("*")) : []),
  ];
  return leaves.length > 0 || path === "" ? leaves : [path];
}

function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target = schema.$ref
    .split("/")
    .slice(1)
    .reduce<unknown>((node, name) => Reflect.get(Object(node), name), document);
  // A reference of the document leads to a schema; the generator checks that.
  return resolve(target as Schema);
}
