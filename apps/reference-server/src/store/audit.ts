import { asc, getTableName, inArray, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import type { Tx } from "./port.js";
import { prepared } from "./prepared.js";
import { type AuditEntryRow, auditEntries } from "./tables/audit.js";

/** What is noted of a request. */
export type NewAuditEntry = Omit<AuditEntryRow, "id">;

/** Tables that a snapshot does not hold, and a restore or a reset leaves as they are: what was done, was done. */
export const keptTables: readonly string[] = [getTableName(auditEntries)];

/** Built once for all of them: every change runs it. */
const insert = prepared((tx: Tx) =>
  tx
    .insert(auditEntries)
    .values({
      date: sql.placeholder("date"),
      actorId: sql.placeholder("actorId"),
      actorName: sql.placeholder("actorName"),
      asUserId: sql.placeholder("asUserId"),
      asUserName: sql.placeholder("asUserName"),
      operation: sql.placeholder("operation"),
      object: sql.placeholder("object"),
      status: sql.placeholder("status"),
      address: sql.placeholder("address"),
      requestId: sql.placeholder("requestId"),
    })
    .prepare(),
);

export async function insertAuditEntries(tx: Tx, entries: readonly NewAuditEntry[]): Promise<void> {
  for (const entry of entries) await insert(tx).execute({ ...entry });
}

/**
 * Deletes the oldest entries.
 *
 * @param before - only those of an earlier time.
 * @param limit - at most so many.
 * @returns how many were deleted.
 */
export async function deleteAuditEntries(tx: Tx, before: Moment, limit: number): Promise<number> {
  const oldest = await tx
    .select({ id: auditEntries.id, date: auditEntries.date })
    .from(auditEntries)
    .orderBy(asc(auditEntries.id))
    .limit(limit);
  // They were written in the order of their dates.
  const old = oldest.filter(({ date }) => date < before).map(({ id }) => id);
  if (old.length > 0) await tx.delete(auditEntries).where(inArray(auditEntries.id, old));
  return old.length;
}
