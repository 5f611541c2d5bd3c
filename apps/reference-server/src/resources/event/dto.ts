import {
  type EventAttempt,
  type EventAttemptSummary,
  type EventDTO,
  type EventNotification,
  headerNames,
  toReference,
} from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import { compact } from "../../api/dto.js";
import { toDateTime } from "../../date-time.js";
import { entityUrl } from "../../events/outbox.js";
import { isReadable, parseDocument, readDocument } from "../../store/documents/column.js";
import { payloadForm } from "../../store/documents/small-forms.js";
import type { AttemptRow, EventRow } from "../../store/tables/event.js";

/** @throws {UnreadableDocument} when its payload cannot be read. */
export function presentEvent(row: EventRow): EventDTO {
  return present(row, parseDocument(payloadForm, row.payload));
}

/** As lists show it, also when its payload cannot be read: the others of the page are shown too. */
export function presentListed(row: EventRow): EventDTO {
  const payload = readDocument(payloadForm, row.payload);
  if (isReadable(payload)) return present(row, payload);
  const { entityId, entityName: entity, type } = row;
  const said = {
    eventId: row.id,
    id: String(entityId),
    entity,
    type,
    entityUrl: entityUrl(entity, entityId),
    date: toDateTime(row.date),
    metadata: {},
  };
  // The row says the same as the payload that was made from it.
  return present(row, said as EventNotification);
}

function present(row: EventRow, payload: EventNotification): EventDTO {
  return compact({
    id: row.id,
    self: toReference("event", row.id),
    entityName: row.entityName,
    entityId: row.entityId,
    entityUrl: entityReference(row),
    type: row.type,
    recipient: row.recipient,
    endpoint: row.endpoint,
    product: row.productId === null ? null : { url: toReference("product", row.productId) },
    vendor: row.companyId === null ? null : { url: toReference("company", row.companyId) },
    notified: row.notified,
    date: toDateTime(row.date),
    attempts: row.attempts,
    nextRetry: row.dueAt === null ? null : toDateTime(row.dueAt),
    lastError: row.lastError,
    paused: row.held === "PAUSED" ? true : null,
    payload,
    test: row.test,
  });
}

/** @param secrets - the secrets that are configured now. */
export function presentAttempt(event: EventRow, row: AttemptRow, secrets: readonly string[]): EventAttempt {
  const signature = signatureIn(row.requestHeaders);
  const response =
    row.responseBody === null ? null : compact({ headers: row.responseHeaders, body: row.responseBody });
  return compact({
    number: row.number,
    date: toDateTime(row.date),
    request: {
      method: "POST",
      url: event.endpoint,
      headers: { ...row.requestHeaders },
      body: event.payload,
    },
    signatureVerifies:
      signature === undefined || secrets.length === 0
        ? null
        : verify({ body: event.payload, header: signature, secrets: [...secrets] }).ok,
    status: row.status,
    response,
    durationMs: row.duration,
    outcome: row.outcome,
    reason: row.reason,
  });
}

/** An attempt without what was sent and answered. */
export type AttemptSummary = Pick<
  AttemptRow,
  "number" | "date" | "status" | "duration" | "outcome" | "reason"
>;

export function presentSummary(row: AttemptSummary): EventAttemptSummary {
  const { number, date, status, duration: durationMs, outcome, reason } = row;
  return compact({ number, date: toDateTime(date), status, durationMs, outcome, reason });
}

/** Earlier releases sent and stored the names of headers in lower case. */
function signatureIn(headers: Readonly<Record<string, string>>): string | undefined {
  return headers[headerNames.eventSignature] ?? headers[headerNames.eventSignature.toLowerCase()];
}

/** Every entity of the contract is a resource, spelled with a lower-case first letter. */
function entityReference({ entityName, entityId }: EventRow): EventDTO["entityUrl"] {
  return { url: entityUrl(entityName, entityId) } as EventDTO["entityUrl"];
}
