import type { OperationTypes, PaymentMethodCreate, PaymentMethodInput } from "@syndikit/contract";
import { and, eq, type SQL } from "drizzle-orm";
import { equals } from "../../api/filters.js";
import { changesOf, isEmpty } from "../../api/input.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, within } from "../../api/scope.js";
import { issueTestCard, isTestPaymentMethod } from "../../billing/settlement.js";
import { raise } from "../../errors.js";
import type { Moment } from "../../ports.js";
import type { Db, Tx } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { type PaymentMethodRow, paymentMethods } from "../../store/tables/account.js";

/** The payment method, if the caller reaches it. It belongs to one user, not to a company. */
export async function findPaymentMethod(
  db: Db,
  caller: Caller,
  id: number,
): Promise<PaymentMethodRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, id), reachesPaymentMethod(caller)));
  return row;
}

/** A page of the payment methods that the caller reaches. */
export async function listPaymentMethods(
  db: Db,
  caller: Caller,
  query: OperationTypes["paymentMethodGetAllPaged"]["query"],
): Promise<Listed<PaymentMethodRow>> {
  return selectPage(db, db.select().from(paymentMethods).$dynamic(), {
    from: paymentMethods,
    where: and(reachesPaymentMethod(caller), equals(paymentMethods.userId, query.userId)),
    query,
    sortable: { id: paymentMethods.id, label: paymentMethods.label },
  });
}

/** Each user reaches its own payment methods; an administrator reaches all. */
export function reachesPaymentMethod(caller: Caller): SQL {
  return within(caller, { any: everything, own: eq(paymentMethods.userId, caller.principal.userId) });
}

interface NewPaymentMethod {
  readonly userId: number;
  readonly input: PaymentMethodCreate;
  readonly now: Moment;
}

/**
 * Stores a payment method. The first one of a user becomes the default, unless the request says otherwise.
 *
 * @throws {MarketplaceError} `paymentMethodUnknown` when it is not a test payment method.
 */
export async function insertPaymentMethod(
  tx: Tx,
  { userId, input, now }: NewPaymentMethod,
): Promise<PaymentMethodRow> {
  const { paymentMethodId } = input.payload;
  if (!isTestPaymentMethod(paymentMethodId)) return raise("paymentMethodUnknown", { paymentMethodId });
  const first = (await tx.$count(paymentMethods, eq(paymentMethods.userId, userId))) === 0;
  const defaultMethod = input.defaultMethod ?? first;
  if (defaultMethod) await dropDefault(tx, userId);
  const { label } = input;
  const face = issueTestCard(paymentMethodId, now);
  const row = { userId, label, defaultMethod, paymentMethodId, ...face, createdAt: now };
  return single(await tx.insert(paymentMethods).values(row).returning());
}

/** Renames a payment method, or makes it the default instead of the previous one. */
export async function changePaymentMethod(
  tx: Tx,
  row: PaymentMethodRow,
  { label, defaultMethod }: PaymentMethodInput,
): Promise<void> {
  const changes = changesOf(row, { label, defaultMethod });
  if (isEmpty(changes)) return;
  if (changes.defaultMethod === true) await dropDefault(tx, row.userId);
  await tx.update(paymentMethods).set(changes).where(eq(paymentMethods.id, row.id));
}

/** A user has at most one default, so the previous one must be cleared before the new one is written. */
async function dropDefault(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ defaultMethod: false })
    .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.defaultMethod, true)));
}
