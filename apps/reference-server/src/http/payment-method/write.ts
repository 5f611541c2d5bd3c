import type { PaymentMethodCreate, PaymentMethodInput } from "@syndikit/contract";
import { and, eq } from "drizzle-orm";
import { changesOf, isEmpty } from "../../domain/changes.js";
import { issueTestCard } from "../../domain/issue-test-card.js";
import { isTestPaymentMethod } from "../../domain/test-cards.js";
import { raise } from "../../marketplace-error.js";
import type { Moment } from "../../ports.js";
import { type PaymentMethodRow, paymentMethods } from "../../store/schema/account.js";
import { single } from "../../store/single.js";
import type { Tx } from "../../store/store.js";

/** A payment method to store, and for whom. */
export interface NewPaymentMethod {
  readonly userId: number;
  readonly input: PaymentMethodCreate;
  readonly now: Moment;
}

/**
 * Stores a payment method. The first one of a user is its default, unless the request says otherwise.
 *
 * @throws MarketplaceError `paymentMethodUnknown` for what is not a test payment method.
 */
export async function createPaymentMethod(
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

/** Renames a payment method, or makes it the default in place of the earlier one. */
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

/** A user has one default at most, so the earlier one goes before the new one comes. */
async function dropDefault(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ defaultMethod: false })
    .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.defaultMethod, true)));
}
