import { id, index, moment, table, text, whole } from "../columns.js";
import { users } from "./user.js";

/** What the marketplace wrote to its users, and whether it was sent by mail. */
export const messages = table(
  "messages",
  {
    id: id(),
    userId: whole()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The vendor company whose product it is about. It has a share of the mail server; `null` of earlier versions. */
    causedBy: whole(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Two letters. */
    language: text().notNull(),
    createdAt: moment().notNull(),
    /** When the next try is due, on the machine's clock: 0 means at once, `null` means never. */
    dueAt: moment().default(0),
    /** How often the mail server refused it. */
    failures: whole().notNull().default(0),
    sentAt: moment(),
    /** Why the last try failed. */
    error: text(),
  },
  (t) => [
    index("messages_by_user").on(t.userId),
    index("messages_by_time").on(t.createdAt, t.id),
    index("messages_due").on(t.dueAt),
  ],
);

export type MessageRow = typeof messages.$inferSelect;
