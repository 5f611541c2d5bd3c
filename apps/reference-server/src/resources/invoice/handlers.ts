import { UserRole } from "@syndikit/contract";
import { and, eq } from "drizzle-orm";
import { askedBy, type Call, created, noContent, ok, okPage } from "../../api/call.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { readMoney, readReference } from "../../api/input.js";
import { orNotFound } from "../../api/scope.js";
import { type PaymentMethodId, toPaymentMethodId } from "../../billing/settlement.js";
import { allowed, isRefusal, raise } from "../../errors.js";
import type { Services } from "../../services.js";
import { ofCaller } from "../../shares/owner.js";
import { onInvoice } from "../../store/keys.js";
import type { Db } from "../../store/port.js";
import { paymentMethods } from "../../store/tables/account.js";
import type { InvoiceRow } from "../../store/tables/billing.js";
import { creditInvoice } from "../../subscriptions/credits.js";
import { readDefaultMethod } from "../../subscriptions/facts.js";
import { presentInvoice, presentInvoices } from "../../subscriptions/invoice-dto.js";
import { chargeReference } from "../../subscriptions/invoices.js";
import { readPaymentFacts, recordDecline, recordPayment } from "../../subscriptions/payment.js";
import { decideMarkPaid, decidePayment } from "../../subscriptions/rules/payment.js";
import { readPaper } from "./pdf/paper.js";
import { findInvoice, listInvoices } from "./queries.js";

type InvoiceHandlers = Pick<
  Handlers,
  "invoiceGet" | "invoicePdf" | "invoiceGetAllPaged" | "invoicePay" | "invoiceMarkPaid" | "invoiceCredit"
>;

/** Reading and paying invoices. They are issued in `subscriptions/invoices.ts`. */
export function createInvoiceHandlers({ store, clock, shares, documents }: Services): InvoiceHandlers {
  return {
    async invoiceGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await listInvoices(db, call, call.query);
        return okPage(await presentInvoices(db, rows), page);
      }, askedBy(call));
    },

    async invoiceGet(call) {
      return store.read(
        async (db) => ok(await presentInvoice(db, await getInvoice(db, call))),
        askedBy(call),
      );
    },

    async invoicePdf(call) {
      // Found first, so that a document that the caller may not see takes nobody's turn.
      await store.read((db) => getInvoice(db, call), askedBy(call));
      const draw = async () => {
        const paper = await store.read(
          async (db) => readPaper(db, await getInvoice(db, call)),
          askedBy(call),
        );
        const bytes = await documents.draw(paper);
        return { status: 200, bytes, fileName: `${paper.invoice.number}.pdf` } as const;
      };
      return shares.documents.run(ofCaller(call.principal), draw, { signal: call.signal() });
    },

    async invoicePay(call) {
      const outcome = await call.write(async (tx) => {
        const invoice = await getInvoice(tx, call);
        const method = await readMethod(tx, call, invoice);
        const now = clock.now();
        const { facts, subscription } = await readPaymentFacts(tx, invoice);
        const decision = decidePayment(facts, method);
        if (isRefusal(decision) && decision.code === "paymentDeclined") {
          // Returned instead of thrown: a decline is recorded, so it must not roll back the write.
          await recordDecline(tx, invoice, { reason: String(decision.fields.reason), now });
          return decision;
        }
        const paid = allowed(decision);
        const reference = chargeReference(invoice.id);
        await recordPayment(tx, invoice.id, { paid, subscription, reference, now });
        return noContent;
      }, onInvoice(call.path.id));
      return allowed(outcome);
    },

    async invoiceCredit(call) {
      return call.write(async (tx) => {
        const { reason, amount } = call.body;
        const note = await creditInvoice(tx, await getInvoice(tx, call), {
          reason,
          amount: amount === undefined ? null : readMoney("amount", amount),
          now: clock.now(),
        });
        const body = await presentInvoice(tx, note);
        return created(body.self, body);
      }, onInvoice(call.path.id));
    },

    async invoiceMarkPaid(call) {
      const { role } = call.principal;
      const caller = role === UserRole.ROLE_ADMIN ? "administrator" : "vendor";
      return call.write(async (tx) => {
        const invoice = await getInvoice(tx, call);
        const now = clock.now();
        const { facts, subscription } = await readPaymentFacts(tx, invoice);
        const paid = allowed(decideMarkPaid(facts, caller));
        if (paid.kind === "unchanged") return noContent;
        const { reference } = call.body;
        await recordPayment(tx, invoice.id, { paid, subscription, reference, now });
        return noContent;
      }, onInvoice(call.path.id));
    },
  };
}

const getInvoice = orNotFound(findInvoice, "invoice");

/**
 * The payment method to charge: the one that the request names, else the payer's default. Users pay with their own
 * methods; an administrator pays with the buyer's.
 *
 * @throws {MarketplaceError} `referenceUnknown` when the method is not the payer's.
 */
async function readMethod(
  db: Db,
  { principal, body, baseUrl }: Call<"invoicePay">,
  { buyerId }: InvoiceRow,
): Promise<PaymentMethodId | null> {
  const payer = principal.role === UserRole.ROLE_ADMIN ? buyerId : principal.userId;
  if (body?.paymentMethod === undefined) return readDefaultMethod(db, payer);
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
