import { AuditOutcome, type OperationTypes } from "@syndikit/contract";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { datedWithin, equals, type Standing } from "../../api/filters.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, within } from "../../api/scope.js";
import type { Db } from "../../store/port.js";
import { type AuditEntryRow, auditEntries } from "../../store/tables/audit.js";

type Query = OperationTypes["auditEntryGetAllPaged"]["query"];

export async function findAuditEntry(db: Db, caller: Caller, id: number): Promise<AuditEntryRow | undefined> {
  const [row] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.id, id), reachesAuditEntry(caller)));
  return row;
}

export async function listAuditEntries(db: Db, caller: Caller, query: Query): Promise<Listed<AuditEntryRow>> {
  return selectPage(db, db.select().from(auditEntries).$dynamic(), {
    from: auditEntries,
    where: (on) =>
      and(
        reachesAuditEntry(caller),
        doneBy(query.userId, on),
        equals(auditEntries.operation, query.operation, on),
        equals(auditEntries.object, query.object, on),
        equals(auditEntries.requestId, query.requestId, on),
        endedAs(query.outcome, on),
        datedWithin(auditEntries.date, query, on),
      ),
    query,
    sortable: { id: auditEntries.id, date: auditEntries.date },
  });
}

/** Only administrators can read the audit. */
export function reachesAuditEntry(caller: Caller): SQL {
  return within(caller, { any: everything });
}

function doneBy(userId: Query["userId"], on: Standing): SQL | undefined {
  return or(equals(auditEntries.actorId, userId, on), equals(auditEntries.asUserId, userId, on));
}

/** The value is written out: with a bound value the database would not use the index of failures. */
function endedAs(outcome: Query["outcome"], on: Standing): SQL | undefined {
  if (outcome === undefined) return undefined;
  return outcome === AuditOutcome.SUCCESS
    ? sql`${auditEntries.status} < 400`
    : // Every address is at or after the empty text. With this SQLite counts failures in their own index, and not in the
      // whole index of dates: 5 ms instead of 107 with 2,000,000 entries.
      sql`${on(auditEntries.status)} >= 400 and ${auditEntries.address} >= ''`;
}
