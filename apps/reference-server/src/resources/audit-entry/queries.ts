import { AuditOutcome, type OperationTypes } from "@syndikit/contract";
import { and, eq, gte, lt, or, type SQL } from "drizzle-orm";
import { datedWithin, equals } from "../../api/filters.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, within } from "../../api/scope.js";
import type { Db } from "../../store/port.js";
import { type AuditEntryRow, auditEntries } from "../../store/tables/audit.js";

type Query = OperationTypes["auditEntryGetAllPaged"]["query"];

export async function findAuditEntry(db: Db, caller: Caller, id: number): Promise<AuditEntryRow | undefined> {
  const [row] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.id, id), reached(caller)));
  return row;
}

export async function listAuditEntries(db: Db, caller: Caller, query: Query): Promise<Listed<AuditEntryRow>> {
  return selectPage(db, db.select().from(auditEntries).$dynamic(), {
    from: auditEntries,
    where: and(
      reached(caller),
      doneBy(query.userId),
      equals(auditEntries.operation, query.operation),
      equals(auditEntries.object, query.object),
      equals(auditEntries.requestId, query.requestId),
      endedAs(query.outcome),
      datedWithin(auditEntries.date, query),
    ),
    query,
    sortable: { id: auditEntries.id, date: auditEntries.date },
  });
}

/** Only administrators can read the audit. */
function reached(caller: Caller): SQL {
  return within(caller, { any: everything });
}

function doneBy(userId: Query["userId"]): SQL | undefined {
  if (userId === undefined) return undefined;
  return or(eq(auditEntries.actorId, userId), eq(auditEntries.asUserId, userId));
}

function endedAs(outcome: Query["outcome"]): SQL | undefined {
  if (outcome === undefined) return undefined;
  return outcome === AuditOutcome.SUCCESS ? lt(auditEntries.status, 400) : gte(auditEntries.status, 400);
}
