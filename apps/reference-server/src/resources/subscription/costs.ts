import {
  CustomInvoiceType,
  type InvoiceLineInput,
  InvoiceStatus,
  LineType,
  OrderStatus,
  OrderType,
  type Subscription,
  toReference,
} from "@syndikit/contract";
import { type Call, created, ok } from "../../api/call.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { orNotFound } from "../../api/scope.js";
import { Book } from "../../billing/ledger.js";
import type { Line } from "../../billing/lines.js";
import type { Ledger, LedgerChange } from "../../billing/segments.js";
import { fromDateTime } from "../../date-time.js";
import type { EnumValue } from "../../enum-value.js";
import { allowed, found, raise } from "../../errors.js";
import type { Moment } from "../../ports.js";
import type { Services } from "../../services.js";
import { onSubscription } from "../../store/keys.js";
import type { Tx } from "../../store/port.js";
import { readRefundable } from "../../subscriptions/credits.js";
import { readDefaultMethod, readSubscription } from "../../subscriptions/facts.js";
import { addRecurring, dropOneshotCosts } from "../../subscriptions/ledger.js";
import type { NewOrder } from "../../subscriptions/orders.js";
import { findDetails, findSubscription } from "../../subscriptions/queries.js";
import { record } from "../../subscriptions/record.js";
import {
  type BillingDecision,
  decideBilling,
  decideCosts,
  type VendorLine,
} from "../../subscriptions/rules/vendor-bill.js";
import { presentDetails } from "./dto.js";
import { readPossibleUpgrades } from "./possible-upgrades.js";

type SubscriptionCostHandlers = Pick<
  Handlers,
  "subscriptionBill" | "subscriptionSetOneshotCosts" | "subscriptionSetRecurringCosts"
>;

type CostServices = Pick<Services, "store" | "clock" | "seals">;

/** Bills vendors' costs besides the plan: immediately, with the next invoice, or with every later one. */
export function createSubscriptionCostHandlers(services: CostServices): SubscriptionCostHandlers {
  const { clock } = services;
  return {
    async subscriptionBill(call) {
      const type = readType(call);
      const lines = readVendorLines(call.body);
      return call.write(async (tx) => {
        const row = await getSubscription(tx, call);
        const now = clock.now();
        // When the vendor collects the money itself, no payment method is charged.
        const paymentMethod = row.productVersion.selfBilling
          ? null
          : await readDefaultMethod(tx, row.buyerId);
        const subscription = await readSubscription(tx, row);
        const refundable = await readRefundable(tx, row.id);
        const billing = { subscription, lines, now, type, paymentMethod, refundable };
        const decision = allowed(decideBilling(billing));
        const { invoiceId } = await record(tx, row, {
          patch: decision.kind === "invoice" ? decision.patch : {},
          events: decision.kind === "invoice" ? decision.events : [],
          order: {
            ...bookedAs(decision),
            status: OrderStatus.PAID,
            productVersionId: row.productVersionId,
            quantities: new Map(),
            creatorId: call.principal.userId,
          },
          now,
        });
        if (invoiceId === null) throw new Error("Custom billing always issues an invoice.");
        return created(toReference("invoice", invoiceId), undefined);
      }, onSubscription(call.path.id));
    },

    subscriptionSetOneshotCosts: (call) => setCosts(services, call, "oneshotCosts"),
    subscriptionSetRecurringCosts: (call) => setCosts(services, call, "recurringCosts"),
  };
}

/** `cashed=true` means the type CASHED, and conflicts with any other type. */
function readType({ query }: Call<"subscriptionBill">): EnumValue<typeof CustomInvoiceType> | null {
  const { cashed = false, type } = query;
  if (!cashed) return type ?? null;
  if (type !== undefined && type !== CustomInvoiceType.CASHED) {
    raise("fieldInvalid", { field: "type", reason: `cashed=true makes it ${CustomInvoiceType.CASHED}` });
  }
  return CustomInvoiceType.CASHED;
}

/** The vendor already has the declared proceeds, so their invoice is paid. */
function bookedAs(decision: BillingDecision): Pick<NewOrder, "type" | "charge" | "cashed"> {
  if (decision.kind === "invoice") return { type: decision.orderType, charge: decision.charge };
  const { bill } = decision;
  const settlement = { status: InvoiceStatus.PAID, decline: null };
  const type = bill.total > 0 ? OrderType.UPSELL : OrderType.REFUND;
  return { type, charge: { bill, settlement }, cashed: true };
}

const lineTypes = {
  oneshotCosts: LineType.ONESHOTCOST,
  recurringCosts: LineType.RECURRINGCOST,
} as const;

/** Replaces the lines that wait for an invoice. An empty list removes them. */
async function setCosts(
  { clock, seals }: CostServices,
  call: Call<"subscriptionSetOneshotCosts"> | Call<"subscriptionSetRecurringCosts">,
  costs: keyof typeof lineTypes,
): Promise<{ readonly status: 200; readonly body: Subscription }> {
  const given = readVendorLines(call.body);
  return call.write(async (tx) => {
    const row = await getSubscription(tx, call);
    const now = clock.now();
    const subscription = await readSubscription(tx, row);
    const lines = allowed(decideCosts({ subscription, lines: given, now }, lineTypes[costs]));
    const ledger = await replaceCosts(tx, row.id, { costs, lines, ledger: subscription.ledger, now });
    await record(tx, row, { patch: { ledger }, events: [], order: null, now });
    const languages = [call.principal.language ?? "en", "en", "en"] as const;
    const { id } = row;
    const details = found(await findDetails(tx, call, { id, languages }), "subscription", id);
    const upgrades = await readPossibleUpgrades(tx, details, now);
    return ok(presentDetails(details, { caller: call, seals, upgrades, now }));
  }, onSubscription(call.path.id));
}

interface Costs {
  readonly costs: keyof typeof lineTypes;
  readonly lines: readonly Line[];
  readonly ledger: Ledger;
  readonly now: Moment;
}

/** One-shot lines wait as charges; a recurring line is a segment, from which each renewal makes a charge. */
async function replaceCosts(tx: Tx, id: number, { costs, lines, ledger, now }: Costs): Promise<LedgerChange> {
  const book = new Book(ledger);
  if (costs === "oneshotCosts") {
    await dropOneshotCosts(tx, id);
    for (const line of lines) book.add(line, "line");
    return book.change();
  }
  const change = book.change();
  const { next } = change;
  const recurring = lines.map((line, index) => ({ number: next + index, line }));
  await addRecurring(tx, id, { recurring, now });
  const closed = ledger.recurring.map(({ number }) => ({ number, to: now }));
  return { ...change, next: next + lines.length, closed };
}

const getSubscription = orNotFound(findSubscription, "subscription");

/** The lines that a vendor sends, with their times parsed. */
function readVendorLines(lines: readonly InvoiceLineInput[]): readonly VendorLine[] {
  return lines.map(({ purchased, ...line }, index) =>
    purchased === undefined ? line : { ...line, purchased: fromDateTime(purchased, `${index}.purchased`) },
  );
}
