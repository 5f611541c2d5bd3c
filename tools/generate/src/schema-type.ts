import { componentName } from "./dereference.js";
import type { Schema } from "./openapi-document.js";
import { literal, propertyName } from "./print.js";

/**
 * The TypeScript type of a schema that stands directly under a parameter, a body or a response. Anything with
 * a shape of its own is a named schema in this spec, so only simple forms are handled here.
 *
 * @throws {Error} when the schema needs a name.
 */
export function schemaType(schema: Schema): string {
  if (schema.$ref) return componentName(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(" | ");
  if (schema.oneOf ?? schema.anyOf) return (schema.oneOf ?? schema.anyOf ?? []).map(schemaType).join(" | ");
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => schemaType({ ...schema, type })).join(" | ");
  }
  switch (schema.type) {
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "array":
      return arrayOf(schemaType(schema.items ?? {}));
    case "object":
      return objectType(schema);
    case undefined:
      return "unknown";
    default:
      throw new Error(`No type is known for ${JSON.stringify(schema)}.`);
  }
}

/** Bytes that are no JSON, such as a PDF. */
export function isBinary({ format }: Schema): boolean {
  return format === "binary";
}

export function namedSchemas(schema: Schema): string[] {
  if (schema.$ref) return [componentName(schema.$ref)];
  const { additionalProperties } = schema;
  return [
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
  ].flatMap(namedSchemas);
}

function arrayOf(item: string): string {
  return /^[\w]+$/.test(item) ? `${item}[]` : `(${item})[]`;
}

function objectType(schema: Schema): string {
  if (schema.properties) {
    const members = Object.entries(schema.properties).map(([name, property]) => {
      const optional = schema.required?.includes(name) ? "" : "?";
      return `${propertyName(name)}${optional}: ${schemaType(property)}`;
    });
    return `{ ${members.join("; ")} }`;
  }
  const { additionalProperties } = schema;
  return `Record<string, ${typeof additionalProperties === "object" ? schemaType(additionalProperties) : "unknown"}>`;
}
