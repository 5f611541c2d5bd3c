import { UserRole } from "@syndikit/contract";
import { and, eq } from "drizzle-orm";
import type { PaymentMethodId } from "../../billing/settlement.js";
import { toPaymentMethodId } from "../../billing/settlement.js";
import { allowed, found, isRefusal, MarketplaceError, type Refusal, raise } from "../../errors.js";
import { type Call, noContent } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { paymentMethods } from "../../store/tables/account.js";
import type { InvoiceRow } from "../../store/tables/billing.js";
import { readDefaultMethod } from "../../subscriptions/facts.js";
import { chargeReference } from "../../subscriptions/invoices.js";
import { readPaymentFacts, recordDecline, recordPayment } from "../../subscriptions/payment.js";
import { decideMarkPaid, decidePayment } from "../../subscriptions/rules/payment.js";
import { readReference } from "../input.js";
import type { ObjectCall } from "../scope.js";
import { findInvoice } from "./queries.js";

/** Paying invoices. */
type PayInvoiceHandlers = Pick<Handlers, "invoicePay" | "invoiceMarkPaid">;

/** Makes the handlers that pay invoices. */
export function createPayInvoiceHandlers({ store, clock }: Services): PayInvoiceHandlers {
  return {
    async invoicePay(call) {
      const declined = await store.write(async (tx): Promise<Refusal<"paymentDeclined"> | null> => {
        const invoice = await theInvoice(tx, call);
        const method = await readMethod(tx, call, invoice);
        const now = clock.now();
        const { facts, subscription } = await readPaymentFacts(tx, invoice, now);
        const decision = decidePayment(facts, method);
        if (isRefusal(decision) && decision.code === "paymentDeclined") {
          // A decline is remembered, so it must not take the write back.
          await recordDecline(tx, invoice.id, String(decision.fields.reason));
          return decision;
        }
        const paid = allowed(decision);
        const reference = chargeReference(invoice.id);
        await recordPayment(tx, invoice.id, { paid, subscription, reference, now });
        return null;
      });
      if (declined !== null) throw new MarketplaceError([declined]);
      return noContent;
    },

    async invoiceMarkPaid(call) {
      const { role } = call.principal;
      const caller = role === UserRole.ROLE_ADMIN ? "administrator" : "vendor";
      await store.write(async (tx) => {
        const invoice = await theInvoice(tx, call);
        const now = clock.now();
        const { facts, subscription } = await readPaymentFacts(tx, invoice, now);
        const paid = allowed(decideMarkPaid(facts, caller));
        if (paid.kind === "unchanged") return;
        const { reference } = call.body;
        await recordPayment(tx, invoice.id, { paid, subscription, reference, now });
      });
      return noContent;
    },
  };
}

/** @throws MarketplaceError `notFound`. */
async function theInvoice(db: Db, call: ObjectCall): Promise<InvoiceRow> {
  const { id } = call.path;
  return found(await findInvoice(db, call, id), "invoice", id);
}

/**
 * The method to charge: the one that the request names, else the payer's default one. Everybody pays with their
 * own; an administrator acts for the buyer.
 *
 * @throws MarketplaceError `referenceUnknown` for a method that is not the payer's.
 */
async function readMethod(
  db: Db,
  { principal, body, baseUrl }: Call<"invoicePay">,
  { buyerId }: InvoiceRow,
): Promise<PaymentMethodId | null> {
  const payer = principal.role === UserRole.ROLE_ADMIN ? buyerId : principal.userId;
  if (body.paymentMethod === undefined) return readDefaultMethod(db, payer);
  const { url } = body.paymentMethod;
  const field = "paymentMethod";
  const id = readReference(url, { resource: "paymentMethod", field, baseUrl });
  const [row] = await db
    .select({ paymentMethodId: paymentMethods.paymentMethodId })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, id), eq(paymentMethods.userId, payer)));
  return row === undefined
    ? raise("referenceUnknown", { field, value: url })
    : toPaymentMethodId(row.paymentMethodId);
}
