import type { Webhook } from "./model.js";
import { methods, type OpenApiDocument } from "./openapi-document.js";
import { readBody, readParameters, readResponses } from "./read-operations.js";

/** Every webhook of the document: events, and calls that the marketplace makes to a vendor. */
export function readWebhooks(document: OpenApiDocument): Webhook[] {
  const found: Webhook[] = [];
  for (const [name, item] of Object.entries(document.webhooks ?? {})) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const mark = operation["x-event"] ?? item["x-event"];
      const { entity, type, cause } = mark ?? {};
      const isEvent = entity !== undefined && type !== undefined;
      if (!isEvent && mark?.call === undefined) throw new Error(`The webhook ${name} has no x-event.`);
      if (isEvent && name !== `${entity}.${type}`)
        throw new Error(`The webhook ${name} is ${entity}.${type}.`);
      found.push({
        name,
        method: method.toUpperCase(),
        summary: operation.summary ?? name,
        event: isEvent ? { entity, type, cause: cause ?? "" } : undefined,
        call: mark?.call,
        parameters: readParameters(document, item, operation),
        body: readBody(document, operation),
        responses: readResponses(document, operation),
      });
    }
  }
  return found;
}
