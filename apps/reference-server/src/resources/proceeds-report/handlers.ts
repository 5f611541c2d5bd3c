import {
  Currency,
  type ProceedsReport,
  type ProceedsReportEntry,
  SubscriptionType,
  toReference,
} from "@syndikit/contract";
import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import { ok } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import { type DateRange, datedWithin, readRange } from "../../api/filters.js";
import type { Handlers } from "../../api/handlers.gen.js";
import type { Caller } from "../../api/scope.js";
import { formatAmount, toMoney } from "../../billing/amount.js";
import { formatMoney } from "../../billing/money.js";
import { sumOf } from "../../billing/rate.js";
import { toDateTime } from "../../date-time.js";
import { allowed } from "../../errors.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { charges, invoiceLines, invoices } from "../../store/tables/billing.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { exactColumns, type InvoicedLine, toInvoicedLine } from "../../subscriptions/invoice-lines.js";
import { reachesSubscription } from "../../subscriptions/reach.js";

type ProceedsReportHandlers = Pick<Handlers, "proceedsReportGet">;

/** The balance report of a vendor: the proceeds that it declared. */
export function createProceedsReportHandlers({ store }: Pick<Services, "store">): ProceedsReportHandlers {
  return {
    async proceedsReportGet(call) {
      const lines = await store.read((db) => listDeclared(db, call, call.query));
      return ok(presentReport(lines, call.query));
    },
  };
}

interface DeclaredLine {
  readonly line: InvoicedLine;
  readonly invoiceId: number;
  readonly date: number;
  readonly subscriptionId: number;
  readonly productId: number;
}

/** The value is written out: with a bound value the database would not use the index. */
const isDeclared: SQL = sql`${invoices.cashed} = 1`;

/** The lines that the caller's vendor declared within the range, oldest first. */
async function listDeclared(db: Db, caller: Caller, range: DateRange): Promise<readonly DeclaredLine[]> {
  const rows = await db
    .select({
      line: exactColumns,
      invoiceId: invoices.id,
      date: invoices.date,
      subscriptionId: subscriptions.id,
      productId: subscriptions.productId,
    })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .leftJoin(charges, eq(charges.id, invoiceLines.chargeId))
    .where(
      and(
        isDeclared,
        // What a vendor declares while it tries things is not its balance.
        ne(subscriptions.type, SubscriptionType.SANDBOX),
        datedWithin(invoices.date, range),
        reachesSubscription(caller),
      ),
    )
    .orderBy(asc(invoices.date), asc(invoices.id), asc(invoiceLines.id));
  return rows.map(({ line, ...row }) => ({ ...row, line: toInvoicedLine(line) }));
}

/** @throws {MarketplaceError} `amountTooLarge` when the total cannot be represented exactly. */
function presentReport(lines: readonly DeclaredLine[], range: DateRange): ProceedsReport {
  const { from, to } = readRange(range);
  const total = allowed(toMoney(sumOf(lines.map(({ line }) => line))));
  return compact({
    from: from === undefined ? undefined : toDateTime(from),
    to: to === undefined ? undefined : toDateTime(to),
    entries: lines.map(presentEntry),
    total: lines.length === 0 ? {} : { [Currency.EUR]: formatMoney(total) },
  });
}

function presentEntry({
  line,
  invoiceId,
  date,
  subscriptionId,
  productId,
}: DeclaredLine): ProceedsReportEntry {
  return compact({
    subscription: { url: toReference("subscription", subscriptionId) },
    product: { url: toReference("product", productId) },
    invoice: { url: toReference("invoice", invoiceId) },
    date: toDateTime(date),
    description: line.description === "" ? null : line.description,
    identifier: line.identifier,
    price: formatAmount(line.price),
    currency: Currency.EUR,
    quantity: line.quantity,
    unit: line.unit,
    vat: line.vat,
    total: formatAmount(line.subtotal),
  });
}
