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

/** The entry of a parameter. Schemas that it refers to are text on the wire, as enums and date-times are. */
export function parameterEntry({
  name,
  in: place,
  required = false,
  style,
  schema,
}: ParameterObject): ParameterEntry {
  const type = wireType(schema);
  if (type === "object" && style !== "deepObject")
    throw new Error(`The parameter ${name} needs style deepObject.`);
  const entry = { name, in: place, required, type };
  return type === "array" ? { ...entry, items: wireType(schema.items ?? {}) } : entry;
}

function wireType(schema: Schema): string {
  if (schema.$ref) return "string";
  if (typeof schema.type !== "string")
    throw new Error(`A parameter needs one type: ${JSON.stringify(schema)}.`);
  return schema.type;
}

/** Whether a schema that a parameter refers to is text, as {@link parameterEntry} takes it to be. */
export function isText(schemas: Record<string, Schema>, schema: Schema): boolean {
  const target = schema.$ref ? schemas[componentName(schema.$ref)] : schema;
  return target?.type === "string";
}
