import type { Emitter } from "../emitter.js";
import type { Spec, Webhook } from "../model.js";
import { docComment, literal } from "../print.js";
import { namedSchemas, schemaType } from "../schema-type.js";
import { importSchemas } from "./operation-types.js";

/** Events, their payloads, and the other calls to a vendor. */
export const events: Emitter = {
  name: "events",
  target: "packages/contract/src/events.gen.ts",
  source: "spec/webhooks/ and spec/openapi.yaml",
  emit: (spec) => {
    const found = spec.webhooks.filter((webhook) => webhook.event);
    const calls = spec.webhooks.filter((webhook) => webhook.call !== undefined);
    return [
      importSchemas(
        spec.schemas,
        found.flatMap(({ body }) => (body ? namedSchemas(body.schema) : [])),
      ),
      `${docComment("Every event, by its name: `emittedBy` names the operations that can cause it.")}export const events = {\n${found.map((webhook) => eventEntry(spec, webhook)).join("\n")}\n} as const;\n`,
      `${docComment("The name of an event.")}export type EventName = keyof typeof events;\n`,
      `${docComment("The payload of each event.")}export interface EventPayloads {\n${found.map(payload).join("\n")}\n}\n`,
      `${docComment("Any event. `entity` and `type` tell which one it is.")}export type MarketplaceEvent = EventPayloads[EventName];\n`,
      `${docComment("The calls to a vendor that are not events.")}export const vendorCalls = {\n${calls.map(callEntry).join("\n")}\n} as const;\n`,
      `${docComment("The name of a call to a vendor that is not an event.")}export type VendorCall = keyof typeof vendorCalls;\n`,
      `${docComment("Milliseconds that a vendor's endpoint has: to take the `connect`ion, and for the whole `answer`. An answer after `slow` is in time, and so late that a busy day makes it too late.")}export const vendorCallLimits = ${literal(spec.document["x-vendor-call-limits"] ?? {})} as const;\n`,
    ].join("\n");
  },
};

function eventEntry(spec: Spec, { name, summary, event }: Webhook): string {
  const emittedBy = spec.operations.filter(({ emits }) => emits.includes(name)).map(({ id }) => id);
  return `${docComment(summary)}${literal(name)}: ${literal({ ...event, emittedBy })},`;
}

function payload({ name, summary, body }: Webhook): string {
  return `${docComment(summary)}${literal(name)}: ${body ? schemaType(body.schema) : "undefined"};`;
}

function callEntry({ name, summary, method, parameters, body, responses }: Webhook): string {
  const entry = {
    method,
    summary,
    headers: parameters.filter((parameter) => parameter.in === "header").map((parameter) => parameter.name),
    request: body ? schemaType(body.schema) : null,
    responses: Object.fromEntries(
      responses.map(({ status, schema }) => [status, schema ? schemaType(schema) : null]),
    ),
  };
  return `${docComment(summary)}${literal(name)}: ${literal(entry)},`;
}
