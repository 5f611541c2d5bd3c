import { type Schema as JudgedSchema, Validator } from "@cfworker/json-schema";
import { type Json, type Schema, schemas } from "./bundle.js";

/**
 * A check by another implementation of JSON Schema. It reads the bundled document itself, and shares no code
 * with the generated validators.
 */
export function judge(
  schema: Schema,
  named: Readonly<Record<string, Schema>> = schemas,
): (value: Json) => boolean {
  // The other implementation knows the same keywords under a type of its own.
  const judged = { ...schema, components: { schemas: named } } as unknown as JudgedSchema;
  const validator = new Validator(judged, "2020-12");
  return (value) => validator.validate(value).valid;
}
