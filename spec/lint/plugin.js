import { boundedRequests } from "./rules/bounded-requests.js";
import { conditionalChanges } from "./rules/conditional-changes.js";
import { describedProperties } from "./rules/described-properties.js";
import { documentedStatuses } from "./rules/documented-statuses.js";
import { eventSources } from "./rules/event-sources.js";
import { idempotencyKeys } from "./rules/idempotency-keys.js";
import { knownFields } from "./rules/known-fields.js";
import { lifecycle } from "./rules/lifecycle.js";
import { namedExamples } from "./rules/named-examples.js";
import { noOrphanFiles } from "./rules/no-orphan-files.js";
import { operationFields } from "./rules/operation-fields.js";
import { pagedLists } from "./rules/paged-lists.js";
import { requestIdHeader } from "./rules/request-id-header.js";
import { schemaOrigin } from "./rules/schema-origin.js";
import { sdkMethods } from "./rules/sdk-methods.js";
import { sdkNames } from "./rules/sdk-names.js";
import { webhookNames } from "./rules/webhook-names.js";
import { typeExtension } from "./types.js";

/** What the source of the interface must hold beyond OpenAPI: see `extensions.md`. */
export default function plugin() {
  return {
    id: "syndikit",
    typeExtension: { oas3: typeExtension },
    rules: {
      oas3: {
        "bounded-requests": boundedRequests,
        "conditional-changes": conditionalChanges,
        "described-properties": describedProperties,
        "documented-statuses": documentedStatuses,
        "event-sources": eventSources,
        "idempotency-keys": idempotencyKeys,
        "known-fields": knownFields,
        lifecycle,
        "named-examples": namedExamples,
        "no-orphan-files": noOrphanFiles,
        "operation-fields": operationFields,
        "paged-lists": pagedLists,
        "request-id-header": requestIdHeader,
        "schema-origin": schemaOrigin,
        "sdk-methods": sdkMethods,
        "sdk-names": sdkNames,
        "webhook-names": webhookNames,
      },
    },
  };
}
