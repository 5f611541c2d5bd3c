import { inAnyCase } from "../any-case.js";
import type { Emitter } from "../emitter.js";
import type { OpenApiDocument, Schema } from "../openapi-document.js";

/** The bundled document, for readers that want one file. */
export const openapi: Emitter = {
  name: "openapi",
  target: "packages/contract/openapi.json",
  source: "spec/openapi.yaml",
  emit: ({ document }) =>
    `${JSON.stringify(withoutUnused(document), (_, value) => (isMarked(value) ? inAnyCase(value) : value), 2)}\n`,
};

function isMarked(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && "x-any-case" in value;
}

/** Without the schemas that only other versions of the interface use: in this document nothing refers to them. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {} } = document.components ?? {};
  const text = JSON.stringify(document);
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  const components = { ...document.components, schemas: Object.fromEntries(used) };
  const smaller = { ...document, components };
  return used.length === Object.keys(schemas).length ? document : withoutUnused(smaller);
}
