import { InvoiceStatus, type OperationTypes } from "@syndikit/contract";
import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { datedWithin, equals } from "../../api/filters.js";
import { type Listed, selectPage } from "../../api/page.js";
import type { Caller } from "../../api/scope.js";
import { countsAsPaid } from "../../billing/settlement.js";
import type { Db } from "../../store/port.js";
import { type InvoiceRow, invoices } from "../../store/tables/billing.js";
import { isSeller, listsSubscription, reachesSubscription, refersTo } from "../../subscriptions/reach.js";

/**
 * Whether customers can see the invoice. The value is written out: with a bound value the database would not use the
 * index.
 */
const isIssued: SQL = sql`${invoices.cashed} = 0`;

/** The invoice, if the caller reaches its subscription. Customers do not see invoices that only declare proceeds. */
export async function findInvoice(db: Db, caller: Caller, id: number): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.id, id),
        refersTo(invoices.subscriptionId, reachesSubscription(caller)),
        isSeller(caller) ? undefined : isIssued,
      ),
    );
  return row;
}

/** A page of the invoices of the subscriptions that a caller reaches, without those that only declare proceeds. */
export async function listInvoices(
  db: Db,
  caller: Caller,
  query: OperationTypes["invoiceGetAllPaged"]["query"],
): Promise<Listed<InvoiceRow>> {
  const { subscriptionId, status, paid } = query;
  const where = and(
    refersTo(invoices.subscriptionId, await listsSubscription(db, caller)),
    isIssued,
    equals(invoices.subscriptionId, subscriptionId),
    status === undefined ? undefined : inArray(invoices.status, [...status]),
    paid === undefined ? undefined : isPaid(paid),
    datedWithin(invoices.date, query),
  );
  return selectPage(db, db.select().from(invoices).$dynamic(), {
    from: invoices,
    where,
    query,
    sortable: { id: invoices.id, date: invoices.date },
  });
}

const paidStates = Object.values(InvoiceStatus).filter(countsAsPaid);

function isPaid(paid: boolean): SQL {
  return paid ? inArray(invoices.status, paidStates) : notInArray(invoices.status, paidStates);
}
