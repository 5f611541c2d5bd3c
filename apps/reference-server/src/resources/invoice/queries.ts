import { InvoiceStatus, type OperationTypes } from "@syndikit/contract";
import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { countsAsPaid } from "../../billing/settlement.js";
import type { Page } from "../../http/call.js";
import type { Db } from "../../store/port.js";
import { type InvoiceRow, invoices } from "../../store/tables/billing.js";
import { datedWithin, selectPage } from "../page.js";
import type { Caller } from "../scope.js";
import { isSeller, listsSubscription, reachesSubscription, refersTo } from "../subscription/queries.js";

/** What the list of invoices takes. */
type InvoiceQuery = OperationTypes["invoiceGetAllPaged"]["query"];

/** Whether an invoice was issued to somebody. Spelled out, for a bound value would keep the engine from the index. */
const isIssued: SQL = sql`${invoices.cashed} = 0`;

const paidStates = Object.values(InvoiceStatus).filter(countsAsPaid);

/**
 * The invoice, if the caller reaches its subscription. One that only declares proceeds is not the customer's
 * affair.
 */
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

/** A page of the invoices of the subscriptions that a caller reaches. Declared proceeds are in the balance report. */
export async function listInvoices(
  db: Db,
  caller: Caller,
  query: InvoiceQuery,
): Promise<{ readonly rows: readonly InvoiceRow[]; readonly page: Page }> {
  const { subscriptionId, status, paid } = query;
  const where = and(
    refersTo(invoices.subscriptionId, await listsSubscription(db, caller)),
    isIssued,
    subscriptionId === undefined ? undefined : eq(invoices.subscriptionId, subscriptionId),
    status === undefined ? undefined : inArray(invoices.status, [...status]),
    paid === undefined ? undefined : isPaid(paid),
    datedWithin(invoices.date, query),
  );
  return selectPage(db, db.select().from(invoices).$dynamic(), {
    from: invoices,
    where: where,
    query: query,
    sortable: { id: invoices.id, date: invoices.date },
  });
}

function isPaid(paid: boolean): SQL {
  return paid ? inArray(invoices.status, paidStates) : notInArray(invoices.status, paidStates);
}
