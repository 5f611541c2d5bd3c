import { inAnyCase } from "../any-case.js";
import type { Emitter } from "../emitter.js";
import type { Schema } from "../openapi-document.js";

/** The bundled document, for readers that want one file. */
export const openapi: Emitter = {
  name: "openapi",
  target: "packages/contract/openapi.json",
  source: "spec/openapi.yaml",
  emit: ({ document }) =>
    `${JSON.stringify(document, (_, value) => (isMarked(value) ? inAnyCase(value) : value), 2)}\n`,
};

function isMarked(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && "x-any-case" in value;
}
