import { componentName } from "../dereference.js";
import type { ParameterObject, Schema } from "../openapi-document.js";

/** A parameter as the tables hold it: enough to write it into a URL, and to read it from one. */
export interface ParameterEntry {
  name: string;
  in: string;
  required: boolean;
  type: string;
  items?: string;
}

/** The entry of a parameter, with the type of a schema that it refers to. */
export function parameterEntry(schemas: Record<string, Schema>, parameter: ParameterObject): ParameterEntry {
  const { name, in: place, required = false, style, schema } = parameter;
  const type = wireType(schemas, schema);
  if (type === "object" && style !== "deepObject")
    throw new Error(`The parameter ${name} needs style deepObject.`);
  if (type === "array" && place === "query" && parameter.explode !== false) {
    throw new Error(`The parameter ${name} needs explode: false, for lists are written with commas.`);
  }
  const entry = { name, in: place, required, type };
  return type === "array" ? { ...entry, items: wireType(schemas, schema.items ?? {}) } : entry;
}

function wireType(schemas: Record<string, Schema>, schema: Schema): string {
  if (schema.$ref) return wireType(schemas, schemas[componentName(schema.$ref)] ?? {});
  if (typeof schema.type !== "string")
    throw new Error(`A parameter needs one type: ${JSON.stringify(schema)}.`);
  return schema.type;
}
