import { asc, getTableName, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { isOneOf } from "./dialect.js";
import type { Tx } from "./port.js";
import { prepared } from "./prepared.js";
import { type AuditEntryRow, auditEntries } from "./tables/audit.js";

/** What the audit records about a request. */
export type NewAuditEntry = Omit<AuditEntryRow, "id">;

/**
 * Tables that a snapshot leaves out and that a restore or a reset does not change: the record of past actions stays.
 */
export const keptTables: readonly string[] = [getTableName(auditEntries)];

/** Prepared once per connection, because every change runs it. */
const insert = prepared((tx: Tx) =>
  tx
    .insert(auditEntries)
    .values({
      date: sql.placeholder("date"),
      marketplaceDate: sql.placeholder("marketplaceDate"),
      actorId: sql.placeholder("actorId"),
      actorName: sql.placeholder("actorName"),
      asUserId: sql.placeholder("asUserId"),
      asUserName: sql.placeholder("asUserName"),
      operation: sql.placeholder("operation"),
      object: sql.placeholder("object"),
      status: sql.placeholder("status"),
      address: sql.placeholder("address"),
      requestId: sql.placeholder("requestId"),
      before: sql.placeholder("before"),
      after: sql.placeholder("after"),
    })
    .prepare(),
);

export async function insertAuditEntries(tx: Tx, entries: readonly NewAuditEntry[]): Promise<void> {
  for (const entry of entries) await insert(tx).execute({ ...entry });
}

/**
 * Deletes the oldest entries.
 *
 * @param before - deletes only entries from before this time.
 * @param limit - the most entries to delete.
 * @returns how many were deleted.
 */
export async function deleteAuditEntries(tx: Tx, before: Moment, limit: number): Promise<number> {
  const oldest = await tx
    .select({ id: auditEntries.id, date: auditEntries.date })
    .from(auditEntries)
    .orderBy(asc(auditEntries.id))
    .limit(limit);
  // Identifiers are in the order of the dates.
  const old = oldest.filter(({ date }) => date < before).map(({ id }) => id);
  if (old.length > 0) await tx.delete(auditEntries).where(isOneOf(auditEntries.id, old));
  return old.length;
}
