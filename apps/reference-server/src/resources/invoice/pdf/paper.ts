import { OrderType } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { addMonths, openPeriod } from "../../../billing/period.js";
import type { PaperFacts, Party } from "../../../documents/paper.js";
import type { Db } from "../../../store/port.js";
import { single } from "../../../store/prepared.js";
import { type InvoiceRow, invoices, orders } from "../../../store/tables/billing.js";
import { companies } from "../../../store/tables/company.js";
import { products, productVersions } from "../../../store/tables/product.js";
import { subscriptions } from "../../../store/tables/subscription.js";
import { users } from "../../../store/tables/user.js";
import { numberOf, presentInvoice } from "../../../subscriptions/invoice-dto.js";

/** Reads the data of an invoice document. */
export async function readPaper(db: Db, row: InvoiceRow): Promise<PaperFacts> {
  const { subscription, order, productVersion, seller } = single(
    await db
      .select({
        subscription: subscriptions,
        order: orders,
        productVersion: productVersions,
        seller: companies,
      })
      .from(orders)
      .innerJoin(subscriptions, eq(subscriptions.id, orders.subscriptionId))
      .innerJoin(productVersions, eq(productVersions.id, orders.productVersionId))
      .innerJoin(products, eq(products.id, productVersions.productId))
      .innerJoin(companies, eq(companies.id, products.companyId))
      .where(eq(orders.id, row.orderId)),
  );
  const { customer, buyer } = single(
    await db
      .select({ customer: companies, buyer: { address: users.address, language: users.language } })
      .from(users)
      .innerJoin(companies, eq(companies.id, subscription.companyId))
      .where(eq(users.id, row.buyerId)),
  );
  return {
    invoice: await presentInvoice(db, row),
    date: row.date,
    paymentReceived: row.paymentReceived,
    seller: partyOf(seller),
    customer: partyOf({ ...customer, address: customer.address ?? buyer.address }),
    languages: [buyer.language, customer.language],
    subscriptionName: subscription.name,
    period: row.creditOf === null ? periodOf({ subscription, order, productVersion }) : null,
    creditOf: row.creditOf === null ? null : await readNumber(db, row.creditOf),
  };
}

function partyOf({ name, taxCode, address }: Party): Party {
  return { name, taxCode, address };
}

async function readNumber(db: Db, id: number): Promise<string> {
  return numberOf(single(await db.select().from(invoices).where(eq(invoices.id, id))));
}

interface Ordered {
  readonly subscription: typeof subscriptions.$inferSelect;
  readonly order: typeof orders.$inferSelect;
  readonly productVersion: typeof productVersions.$inferSelect;
}

/** The period that an order is for. The first order's period begins at the first DEPLOYED. */
function periodOf({ subscription, order, productVersion }: Ordered): PaperFacts["period"] {
  const { startDate, anchorDay } = subscription;
  const { endOfPeriod: end } = order;
  switch (order.type) {
    case OrderType.NORMAL:
    case OrderType.SANDBOX:
      return startDate === null
        ? "waits"
        : openPeriod({ productVersion: { ...productVersion, trialLength: 0 }, trial: false, at: startDate });
    case OrderType.RENEWAL:
      return end === null ? null : { start: addMonths(end, -productVersion.billingPeriod, anchorDay), end };
    default:
      return end === null ? null : { start: order.date, end };
  }
}
