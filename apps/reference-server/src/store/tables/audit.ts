import { sql } from "drizzle-orm";
import { id, index, moment, table, text, whole } from "../columns.js";
import { documentColumn } from "../documents/column.js";
import { changedFieldsForm } from "../documents/small-forms.js";

/**
 * Who did what. Names and identifiers are copied instead of referenced, because an entry outlives the user and the
 * object that it names, and also a reset.
 */
export const auditEntries = table(
  "audit_entries",
  {
    id: id(),
    /** On the machine's clock. */
    date: moment().notNull(),
    /** On the marketplace's clock, where that differs. */
    marketplaceDate: moment(),
    /** The user who signed in; absent when no known user did. */
    actorId: whole(),
    actorName: text(),
    /** The user that an administrator acted as. */
    asUserId: whole(),
    asUserName: text(),
    /** An operation of the contract; absent when the sign-in failed before the operation was looked up. */
    operation: text(),
    /** The object, written as in `self`. */
    object: text(),
    status: whole().notNull(),
    address: text().notNull(),
    requestId: text().notNull(),
    /** The fields of the object that changed, as they were and as they are. Absent where none is known. */
    before: documentColumn(changedFieldsForm),
    after: documentColumn(changedFieldsForm),
  },
  (t) => [
    index("audit_entries_by_actor").on(t.actorId),
    index("audit_entries_by_as_user").on(t.asUserId).where(sql`${t.asUserId} is not null`),
    index("audit_entries_by_object").on(t.object),
    index("audit_entries_by_operation").on(t.operation, t.id),
    index("audit_entries_by_request").on(t.requestId),
    // With what is compared, so that what succeeded, and what did not, is counted without reading the rows.
    index("audit_entries_by_date").on(t.date, t.id, t.status),
    index("audit_entries_failed").on(t.date, t.id, t.status, t.address).where(sql`${t.status} >= 400`),
  ],
);

export type AuditEntryRow = typeof auditEntries.$inferSelect;
