import { componentName } from "./dereference.js";
import type { NamedExample } from "./model.js";
import type { OpenApiDocument, Schema } from "./openapi-document.js";

/**
 * The named examples of the document, each with the schemas of the bodies that it stands under. A body is
 * found by its shape, wherever it stands: a `schema` beside `examples`.
 */
export function readExamples(document: OpenApiDocument): NamedExample[] {
  const found = new Map<string, NamedExample>();
  for (const [name, example] of Object.entries(document.components?.examples ?? {})) {
    found.set(name, { name, ...example, schemas: [] });
  }
  visit(document, (schema, name) => {
    const example = found.get(name);
    const known = example?.schemas.some((other) => JSON.stringify(other) === JSON.stringify(schema));
    if (!known) example?.schemas.push(schema);
  });
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function visit(value: unknown, use: (schema: Schema, name: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  if ("schema" in value && "examples" in value && isObject(value.schema) && isObject(value.examples)) {
    for (const example of Object.values(value.examples)) {
      if (isObject(example) && typeof example["$ref"] === "string") {
        use(value.schema, componentName(example["$ref"]));
      }
    }
  }
  for (const child of Object.values(value)) visit(child, use);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
