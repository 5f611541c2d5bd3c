import {
  type InvoiceDTO,
  OrderType,
  parseReference,
  type Subscription,
  TestPaymentMethod,
  type testCards,
  type UpgradeResult,
} from "@syndikit/contract";
import { type Account, type Api, accounts, type ClientOptions, createApi } from "./api.js";
import { type SubscriptionRef, subscriptionId } from "./subscription-handle.js";

/** The actions of a subscription's buyer after the order. */
interface Buyer {
  pay(subscription: SubscriptionRef, card?: TestCardName): Promise<void>;
  cancel(subscription: SubscriptionRef): Promise<void>;
  renew(subscription: SubscriptionRef): Promise<void>;
  changeQuantities(
    subscription: SubscriptionRef,
    billingItems: Readonly<Record<string, number>>,
  ): Promise<UpgradeResult>;
  /** Charges of the buyer use this card from now on. */
  useCard(subscription: SubscriptionRef, card: TestCardName): Promise<void>;
}

/** Acts as the user who bought a subscription. */
export function createBuyer(admin: Api, clientFor: (account: Account) => ClientOptions): Buyer {
  async function open(ref: SubscriptionRef) {
    const subscription = await admin("subscriptionGet", { path: { id: subscriptionId(ref) } });
    const id = parseReference(subscription.buyer.url, "user") ?? 0;
    const { userName } = await admin("userGet", { path: { id } });
    const account = accounts.find((name) => name === userName);
    if (account === undefined)
      throw new TypeError(`${userName} is not a user of the demo. Use its own client.`);
    return { subscription, buyer: createApi(clientFor(account)) };
  }

  return {
    async pay(ref, card) {
      const { subscription, buyer } = await open(ref);
      await payFor(buyer, await findOpen(buyer, subscription.invoices), card);
    },
    async cancel(ref) {
      const { subscription, buyer } = await open(ref);
      await buyer("subscriptionPatch", { path: { id: subscription.id }, body: { action: "KILL" } });
    },
    async renew(ref) {
      const { subscription, buyer } = await open(ref);
      await buyer("subscriptionPatch", { path: { id: subscription.id }, body: { action: "RENEW" } });
    },
    async changeQuantities(ref, billingItems) {
      const { subscription, buyer } = await open(ref);
      const body = { action: "BILLING_ITEM_UPGRADE", billingItems: { ...billingItems } } as const;
      const result = await buyer("subscriptionPatch", { path: { id: subscription.id }, body });
      if (result === undefined) throw new TypeError("The marketplace answered the change without a result.");
      return result;
    },
    async useCard(ref, card) {
      const { buyer } = await open(ref);
      await buyer("paymentMethodCreate", {
        body: { label: card, defaultMethod: true, payload: { paymentMethodId: card } },
      });
    },
  };
}

/** One of the marketplace's test cards. */
export type TestCardName = keyof typeof testCards;

type InvoiceReference = { readonly url: InvoiceDTO["self"] };

/** The invoices of a list that are not paid yet. */
async function findOpen(
  buyer: Api,
  invoices: readonly InvoiceReference[],
): Promise<readonly InvoiceReference[]> {
  const open: InvoiceReference[] = [];
  for (const invoice of invoices) {
    const id = parseReference(invoice.url, "invoice") ?? 0;
    if (!(await buyer("invoiceGet", { path: { id } })).paid) open.push(invoice);
  }
  return open;
}

/**
 * The newest invoice of a subscription that is not a credit note: the one that a credit note is for.
 *
 * @throws {TypeError} when there is none.
 */
export async function findNewestBill(admin: Api, { self, invoices }: Subscription): Promise<number> {
  for (const { url } of [...invoices].reverse()) {
    const id = parseReference(url, "invoice") ?? 0;
    const { type } = await admin("invoiceGet", { path: { id } });
    if (type !== OrderType.CREDIT && type !== OrderType.REFUND) return id;
  }
  throw new TypeError(`${self} has no invoice that could be credited.`);
}

/** Pays invoices with a test card, which is first stored for the user. */
export async function payFor(
  buyer: Api,
  invoices: readonly InvoiceReference[],
  card: TestCardName = TestPaymentMethod.pm_card_visa,
): Promise<void> {
  if (invoices.length === 0) return;
  const { self } = await buyer("paymentMethodCreate", {
    body: { label: "Test card", payload: { paymentMethodId: card } },
  });
  for (const { url } of invoices) {
    const id = parseReference(url, "invoice") ?? 0;
    await buyer("invoicePay", { path: { id }, body: { paymentMethod: { url: self } } });
  }
}
