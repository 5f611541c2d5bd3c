import { id, index, moment, table, text, whole } from "../columns.js";

/**
 * Who did what. Names and identifiers are copied, not referred to: an entry outlives the user and the object that it
 * tells of, a reset included.
 */
export const auditEntries = table(
  "audit_entries",
  {
    id: id(),
    /** On the machine's clock. */
    date: moment().notNull(),
    /** Who signed in; absent when nobody that is known did. */
    actorId: whole(),
    actorName: text(),
    /** Whom an administrator acted as. */
    asUserId: whole(),
    asUserName: text(),
    /** Of the contract; absent when the sign-in failed before one was looked for. */
    operation: text(),
    /** As in `self`. */
    object: text(),
    status: whole().notNull(),
    address: text().notNull(),
    requestId: text().notNull(),
  },
  (t) => [index("audit_entries_by_actor").on(t.actorId), index("audit_entries_by_object").on(t.object)],
);

export type AuditEntryRow = typeof auditEntries.$inferSelect;
