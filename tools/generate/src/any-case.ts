import type { Schema } from "./openapi-document.js";

/**
 * A schema as it stands, or where `x-any-case` says so, with a pattern in place of its constant.
 *
 * @throws {Error} when there is no constant to read in any case.
 */
export function inAnyCase(schema: Schema): Schema {
  const { const: text, "x-any-case": anyCase, ...others } = schema;
  if (!anyCase) return schema;
  if (typeof text !== "string") throw new Error(`x-any-case needs a const: ${JSON.stringify(schema)}`);
  const pattern = text.replaceAll(/[A-Z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
  return { ...others, type: "string", pattern: `^${pattern}$`, examples: [text] };
}
