import { CustomInvoiceType, InvoiceStatus, OrderStatus, OrderType, toReference } from "@syndikit/contract";
import { type BillingDecision, decideBilling } from "../../domain/billing.js";
import type { Known } from "../../domain/known.js";
import type { NewOrder } from "../../ledger/order.js";
import { readDefaultMethod } from "../../ledger/payment-method.js";
import { record } from "../../ledger/record.js";
import { readSubscription } from "../../ledger/subscription.js";
import { allowed, found, raise } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import type { Call } from "../call.js";
import { created } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { findSubscription } from "./find.js";
import { readVendorLines } from "./vendor-lines.js";

/** Custom billing. */
export type BillSubscriptionHandlers = Pick<Handlers, "subscriptionBill">;

/** Makes the handler of custom billing. */
export function createBillSubscriptionHandlers({
  store,
  clock,
}: Pick<Services, "store" | "clock">): BillSubscriptionHandlers {
  return {
    async subscriptionBill(call) {
      const type = readType(call);
      const lines = readVendorLines(call.body);
      return store.write(async (tx) => {
        const { id } = call.path;
        const row = found(await findSubscription(tx, call, id), "subscription", id);
        const now = clock.now();
        // What the vendor collects itself is not charged here.
        const paymentMethod = row.plan.selfBilling ? null : await readDefaultMethod(tx, row.buyerId);
        const subscription = await readSubscription(tx, row);
        const decision = allowed(decideBilling({ subscription, lines, now, type, paymentMethod }));
        const { invoiceId } = await record(tx, row, {
          patch: {},
          events: [],
          order: {
            ...bookedAs(decision),
            status: OrderStatus.PAID,
            planId: row.planId,
            quantities: new Map(),
            creatorId: call.principal.userId,
          },
          now,
        });
        if (invoiceId === null) throw new Error("Custom billing always issues an invoice.");
        return created(toReference("invoice", invoiceId), undefined);
      });
    },
  };
}

/** `cashed=true` is the same as the type CASHED, and is at odds with every other. */
function readType({ query }: Call<"subscriptionBill">): Known<typeof CustomInvoiceType> | null {
  const { cashed = false, type } = query;
  if (!cashed) return type ?? null;
  if (type !== undefined && type !== CustomInvoiceType.CASHED) {
    raise("fieldInvalid", { field: "type", reason: `cashed=true makes it ${CustomInvoiceType.CASHED}` });
  }
  return CustomInvoiceType.CASHED;
}

/** Proceeds are money that the vendor has already, so their invoice is paid. */
function bookedAs(decision: BillingDecision): Pick<NewOrder, "type" | "charge" | "cashed"> {
  if (decision.kind === "invoice") return { type: decision.orderType, charge: decision.charge };
  const { bill } = decision;
  const settlement = { status: InvoiceStatus.PAID, decline: null };
  const type = bill.total > 0 ? OrderType.UPSELL : OrderType.REFUND;
  return { type, charge: { bill, settlement }, cashed: true };
}
