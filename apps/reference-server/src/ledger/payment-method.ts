import { and, eq, sql } from "drizzle-orm";
import type { PaymentMethodId } from "../domain/settlement.js";
import { isTestPaymentMethod } from "../domain/test-cards.js";
import { hot } from "../store/hot.js";
import { paymentMethods } from "../store/schema/account.js";
import type { Db } from "../store/store.js";

const defaultMethodOf = hot((db) =>
  db
    .select({ id: paymentMethods.paymentMethodId })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, sql.placeholder("userId")), eq(paymentMethods.defaultMethod, true)))
    .prepare(),
);

/** The stored default payment method of a user; `null` when there is none. */
export async function readDefaultMethod(db: Db, userId: number): Promise<PaymentMethodId | null> {
  const [row] = await defaultMethodOf(db).execute({ userId });
  return row === undefined ? null : toPaymentMethodId(row.id);
}

/** The id that decides whether a charge succeeds. What is no test payment method charges nothing. */
export function toPaymentMethodId(id: string): PaymentMethodId | null {
  return isTestPaymentMethod(id) ? id : null;
}
