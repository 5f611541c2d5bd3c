import {
  Currency,
  type ProceedsReport,
  type ProceedsReportEntry,
  SubscriptionType,
  toReference,
} from "@syndikit/contract";
import { and, asc, count, eq, ne, type SQL, sql } from "drizzle-orm";
import { askedBy, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import { type DateRange, datedWithin, readRange } from "../../api/filters.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { type PageQuery, type PageRequest, readPage } from "../../api/page.js";
import type { Caller } from "../../api/scope.js";
import { type Amount, amountOfParts, formatAmount, toMoney } from "../../billing/amount.js";
import { formatMoney } from "../../billing/money.js";
import { toDateTime } from "../../date-time.js";
import { allowed } from "../../errors.js";
import type { Services } from "../../services.js";
import { unindexed } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { charges, invoiceLines, invoices } from "../../store/tables/billing.js";
import { subscriptions } from "../../store/tables/subscription.js";
import {
  exactColumns,
  exactSum,
  type InvoicedLine,
  toInvoicedLine,
} from "../../subscriptions/invoice-lines.js";
import { reachesSubscription } from "../../subscriptions/reach.js";

type ProceedsReportHandlers = Pick<Handlers, "proceedsReportGet">;

/** The balance report of a vendor: the proceeds that it declared. */
export function createProceedsReportHandlers({ store }: Pick<Services, "store">): ProceedsReportHandlers {
  return {
    async proceedsReportGet(call) {
      const { query } = call;
      return store.read(async (db) => {
        const { lines, declared, page } = await readDeclared(db, call, query);
        return okPage(presentReport({ lines, declared }, query), page);
      }, askedBy(call));
    },
  };
}

/** A page of what the caller's vendor declared within a range, and the sum of all of it. */
export async function readDeclared(db: Db, caller: Caller, query: DateRange & PageQuery) {
  const where = isDeclaredWithin(caller, query);
  const declared = await sumDeclared(db, where);
  const page = readPage(query, { id: invoiceLines.id });
  return { lines: await listDeclared(db, where, page), declared, page: page.of(declared.lines) };
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

/** Whether a line was declared within the range for the caller's vendor. */
function isDeclaredWithin(caller: Caller, range: DateRange): SQL | undefined {
  return and(
    isDeclared,
    // What a vendor declares while it tries things is not its balance.
    ne(subscriptions.type, SubscriptionType.SANDBOX),
    datedWithin(invoices.date, range),
    // Few invoices are declared: the database begins with those, and not with all subscriptions of a vendor.
    reachesSubscription(caller, unindexed),
  );
}

/** A page of the declared lines, the oldest first. */
async function listDeclared(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: PageRequest,
): Promise<readonly DeclaredLine[]> {
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
    .where(where)
    .orderBy(asc(invoices.date), asc(invoices.id), asc(invoiceLines.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ line, ...row }) => ({ ...row, line: toInvoicedLine(line) }));
}

interface Declared {
  readonly lines: number;
  readonly sum: Amount;
}

/** How many lines were declared, and what they add up to. The database adds, so that no line is read for it. */
async function sumDeclared(db: Db, where: SQL | undefined): Promise<Declared> {
  const { wholes, fractions } = exactSum;
  const [sums] = await db
    .select({ lines: count(), wholes, fractions })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .leftJoin(charges, eq(charges.id, invoiceLines.chargeId))
    .where(where);
  return { lines: sums?.lines ?? 0, sum: amountOfParts(sums?.wholes ?? null, sums?.fractions ?? null) };
}

/** @throws {MarketplaceError} `amountTooLarge` when the total cannot be represented exactly. */
function presentReport(
  { lines, declared }: { readonly lines: readonly DeclaredLine[]; readonly declared: Declared },
  range: DateRange,
): ProceedsReport {
  const { from, to } = readRange(range);
  const total = allowed(toMoney(declared.sum));
  return compact({
    from: from === undefined ? undefined : toDateTime(from),
    to: to === undefined ? undefined : toDateTime(to),
    entries: lines.map(presentEntry),
    total: declared.lines === 0 ? {} : { [Currency.EUR]: formatMoney(total) },
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
