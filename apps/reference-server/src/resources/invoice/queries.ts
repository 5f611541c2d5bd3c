import { InvoiceStatus, type OperationTypes } from "@syndikit/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { datedWithin, equals, isAmong, type Standing } from "../../api/filters.js";
import { type Listed, selectPage } from "../../api/page.js";
import type { Caller } from "../../api/scope.js";
import { countsAsPaid } from "../../billing/settlement.js";
import { unindexed } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { type InvoiceRow, invoices } from "../../store/tables/billing.js";
import {
  belongsToReached,
  isSeller,
  narrowed,
  reachesSubscription,
  refersEach,
} from "../../subscriptions/reach.js";

/**
 * Whether customers can see the invoice. The value is written out: with a bound value the database would not use the
 * index.
 */
const isIssued: SQL = sql`${invoices.cashed} = 0`;

/** Customers do not see invoices that only declare proceeds. */
export function showsInvoice(caller: Caller): SQL | undefined {
  return isSeller(caller) ? undefined : isIssued;
}

/** The invoice, if the caller reaches its subscription. */
export async function findInvoice(db: Db, caller: Caller, id: number): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.id, id),
        refersEach(invoices.subscriptionId, reachesSubscription(caller)),
        showsInvoice(caller),
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
  const lister = await narrowed(db, caller);
  const where = (on: Standing): SQL | undefined => {
    // A customer has few invoices: the database begins with those, and not with what they are filtered by.
    const filtered = isSeller(caller) ? on : unindexed;
    return and(
      // Few invoices are not paid: the database begins with them, and not with a seller's.
      belongsToReached(lister, invoices, isSeller(caller) && isRare(query) ? unindexed : on),
      isIssued,
      equals(invoices.subscriptionId, subscriptionId, filtered),
      isAmong(invoices.status, status, filtered),
      paid === undefined ? undefined : isAmong(invoices.status, paid ? paidStates : unpaidStates, filtered),
      datedWithin(invoices.date, query, filtered),
    );
  };
  return selectPage(db, db.select().from(invoices).$dynamic(), {
    from: invoices,
    where,
    query,
    sortable: { id: invoices.id, date: invoices.date },
    among: isIssued,
  });
}

function isRare({ status, paid }: OperationTypes["invoiceGetAllPaged"]["query"]): boolean {
  return paid === false || (status?.every((one) => !countsAsPaid(one)) ?? false);
}

const paidStates = Object.values(InvoiceStatus).filter(countsAsPaid);
const unpaidStates = Object.values(InvoiceStatus).filter((status) => !countsAsPaid(status));
