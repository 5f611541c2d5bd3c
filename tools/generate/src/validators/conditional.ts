import type { Schema } from "../openapi-document.js";

/** `use` for what `when` accepts, and `otherwise` for the rest. */
export function conditional(when: Schema, use: Schema, otherwise?: Schema): Schema {
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema; nobody awaits a schema.
  const schema: Schema = { if: when, then: use };
  return otherwise ? { ...schema, else: otherwise } : schema;
}
