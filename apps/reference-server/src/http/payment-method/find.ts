import { and, eq, type SQL } from "drizzle-orm";
import { type PaymentMethodRow, paymentMethods } from "../../store/schema/account.js";
import type { Db } from "../../store/store.js";
import type { Call, Page } from "../call.js";
import { pageOf } from "../page.js";
import { type Caller, everything, within } from "../scope.js";

/** A payment method that the caller reaches: it belongs to one person, and to no company. */
export async function findPaymentMethod(
  db: Db,
  caller: Caller,
  id: number,
): Promise<PaymentMethodRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, id), reached(caller)));
  return row;
}

/** A page of the payment methods that the caller reaches. */
export async function listPaymentMethods(
  db: Db,
  call: Pick<Call<"paymentMethodGetAllPaged">, "principal" | "scopes" | "query">,
): Promise<{ readonly rows: readonly PaymentMethodRow[]; readonly page: Page }> {
  const { userId } = call.query;
  const request = pageOf(call.query, { id: paymentMethods.id, label: paymentMethods.label });
  const where = and(reached(call), userId === undefined ? undefined : eq(paymentMethods.userId, userId));
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(where)
    .orderBy(...request.orderBy)
    .limit(request.limit)
    .offset(request.offset);
  return { rows, page: request.of(await db.$count(paymentMethods, where)) };
}

function reached(caller: Caller): SQL {
  return within(caller, { any: everything, own: eq(paymentMethods.userId, caller.principal.userId) });
}
