import { type AuditEntryDTO, AuditOutcome, toReference } from "@syndikit/contract";
import { askedBy, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { orNotFound } from "../../api/scope.js";
import { toDateTime } from "../../date-time.js";
import type { Services } from "../../services.js";
import type { AuditEntryRow } from "../../store/tables/audit.js";
import { findAuditEntry, listAuditEntries } from "./queries.js";

type AuditEntryHandlers = Pick<Handlers, "auditEntryGetAllPaged" | "auditEntryGet">;

/** Reads the audit. Its entries are written in `http/audit.ts`. */
export function createAuditEntryHandlers({ store }: Services): AuditEntryHandlers {
  return {
    async auditEntryGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listAuditEntries(db, call, call.query), askedBy(call));
      return okPage(rows.map(presentEntry), page);
    },

    async auditEntryGet(call) {
      return ok(presentEntry(await store.read((db) => getAuditEntry(db, call), askedBy(call))));
    },
  };
}

const getAuditEntry = orNotFound(findAuditEntry, "auditEntry");

function presentEntry(row: AuditEntryRow): AuditEntryDTO {
  const { id, date, marketplaceDate, before, after, status, actorId, actorName, asUserId, asUserName } = row;
  const { operation, object, address, requestId } = row;
  return compact({
    id,
    self: toReference("auditEntry", id),
    date: toDateTime(date),
    marketplaceDate: marketplaceDate === null ? null : toDateTime(marketplaceDate),
    actor: actorId === null ? null : { url: toReference("user", actorId) },
    actorName,
    asUser: asUserId === null ? null : { url: toReference("user", asUserId) },
    asUserName,
    operation,
    object,
    outcome: status < 400 ? AuditOutcome.SUCCESS : AuditOutcome.FAILURE,
    status,
    address,
    requestId,
    before: before === null ? null : { ...before },
    after: after === null ? null : { ...after },
  });
}
