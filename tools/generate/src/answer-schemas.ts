import type { Spec } from "./model.js";
import type { Schema } from "./openapi-document.js";
import { namedSchemas } from "./schema-type.js";

/**
 * The schemas that a client or a receiver reads: those of responses, and of what the marketplace sends to a
 * vendor. In these, enums have an open end; in all others a value that is not known is a mistake.
 */
export function findAnswerSchemas(spec: Spec): ReadonlySet<string> {
  const roots = [
    ...spec.operations.flatMap(({ responses }) => responses.map(({ schema }) => schema)),
    ...spec.webhooks.map(({ body }) => body?.schema),
  ];
  const found = new Set<string>();
  const visit = (schema: Schema): void => {
    for (const name of namedSchemas(schema)) {
      if (found.has(name)) continue;
      found.add(name);
      const named = spec.schemas[name];
      if (named !== undefined) visit(named);
    }
  };
  for (const root of roots) if (root !== undefined) visit(root);
  return found;
}
