import type { Emitter } from "../emitter.js";

/** The bundled document, for readers that want one file. */
export const openapi: Emitter = {
  name: "openapi",
  target: "packages/contract/openapi.json",
  source: "spec/openapi.yaml",
  emit: ({ document }) => `${JSON.stringify(document, undefined, 2)}\n`,
};
