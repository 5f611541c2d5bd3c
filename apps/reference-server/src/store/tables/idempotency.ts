import { id, index, moment, sealed, table, text, uniqueIndex, whole } from "../columns.js";
import { users } from "./user.js";

/** Answers to requests with an `Idempotency-Key`. Read and written through `http/idempotency.ts`. */
export const idempotencyKeys = table(
  "idempotency_keys",
  {
    id: id(),
    userId: whole()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    operationId: text().notNull(),
    key: text().notNull(),
    /**
     * The reply, and the fingerprint of the request. Sealed, because only the caller may read the reply, and because a
     * password in the request could be guessed from the fingerprint.
     */
    remembered: sealed().notNull(),
    /** On the machine's clock. */
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex("idempotency_keys_key").on(t.userId, t.operationId, t.key),
    index("idempotency_keys_by_creation").on(t.createdAt),
  ],
);
