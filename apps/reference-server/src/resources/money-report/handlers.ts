import {
  Currency,
  type MoneyOfCurrency,
  type MoneyPoint,
  type MoneyReport,
  ReportStep,
  toReference,
} from "@syndikit/contract";
import { type SQL, sql } from "drizzle-orm";
import { askedBy, type Call, ok } from "../../api/call.js";
import { readRange } from "../../api/filters.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { listLimits } from "../../api/list-limits.gen.js";
import { type Caller, callerTerms, everything } from "../../api/scope.js";
import { type Amount, NOTHING, opposite, plus, toMoney } from "../../billing/amount.js";
import { formatMoney } from "../../billing/money.js";
import { toDateTime } from "../../date-time.js";
import { allowed } from "../../errors.js";
import type { Moment } from "../../ports.js";
import type { Services } from "../../services.js";
import { isOneOf, unindexed } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { products } from "../../store/tables/product.js";
import { isSeller, reachesSubscription, refersTo } from "../../subscriptions/reach.js";
import { type Step, stepsOf } from "./steps.js";
import {
  begun,
  issued,
  largest,
  notes,
  over,
  paidSince,
  type Reach,
  type Rows,
  received,
  recurringAt,
  reductions,
  reductionsOf,
  refunds,
  sumBySteps,
  unpaid,
} from "./sums.js";

type MoneyReportHandlers = Pick<Handlers, "moneyReportGet">;

/** Money over time, for whoever sold or bought what it is for. */
export function createMoneyReportHandlers({
  store,
  clock,
}: Pick<Services, "store" | "clock">): MoneyReportHandlers {
  return {
    async moneyReportGet(call) {
      const { step = ReportStep.MONTH } = call.query;
      const steps = stepsOf({ ...readRange(call.query), step, now: clock.now() });
      return store.read(async (db) => {
        const currencies = await readCurrencies(db, { reach: reachOf(call), steps });
        return ok({ ...presentTime(steps, clock.now()), step, currencies });
      }, askedBy(call));
    },
  };
}

/**
 * What the caller reads: of its products, or of its own subscriptions. The indexes begin with the product, so that an
 * administrator's names all of them. A customer has few subscriptions, and its rows are found by them.
 */
export function reachOf(call: Caller & Pick<Call<"moneyReportGet">, "query">): Reach {
  const { product } = call.query;
  const { companyId, scopes } = callerTerms(call);
  if (!isSeller(call)) {
    const own = reachesSubscription(call);
    const ofProduct = (row: SQL): SQL => (product === undefined ? everything : sql`${row} = ${product}`);
    return {
      of: ({ subscriptionId, productId }, without = []) =>
        sql`${refersTo(subscriptionId, own)} and ${ofProduct(unindexed(productId))} and not ${isOneOf(productId, without)}`,
      on: unindexed,
    };
  }
  const sold = scopes.includes("any") ? everything : sql`${products.companyId} = ${companyId}`;
  const chosen = product === undefined ? sold : sql`${products.id} = ${product} and ${sold}`;
  return {
    of: ({ productId }, without = []) => {
      const wanted = sql`${chosen} and not ${isOneOf(products.id, without)}`;
      return sql`${productId} in (select ${products.id} from ${products} where ${wanted})`;
    },
    products: chosen,
    on: (column) => column,
  };
}

interface Asked {
  readonly reach: Reach;
  readonly steps: readonly [Step, ...Step[]];
}

/** All amounts are stored in one currency: a vendor's price in another one is converted when it is set. */
export async function readCurrencies(db: Db, asked: Asked): Promise<MoneyOfCurrency[]> {
  const apart = await readLargest(db, asked);
  const seriesOf = await readSeries(db, { ...asked, apart });
  const all = seriesOf(null);
  if (!hasMoney(all)) return [];
  const names = await readNames(db, apart);
  const ofProducts = apart.map((id) => ({
    product: { url: toReference("product", id) },
    name: names.get(id) ?? "",
    points: presentPoints(seriesOf(id), asked.steps),
  }));
  const points = presentPoints(all, asked.steps);
  return [{ currency: Currency.EUR, points, products: ofProducts }];
}

/** The products to tell apart. */
async function readLargest(db: Db, { reach, steps }: Asked): Promise<readonly number[]> {
  const [{ begin }] = steps;
  const end = steps.at(-1)?.end ?? begin;
  const limit = listLimits["MoneyOfCurrency.products"];
  const billed = await largest(db, issued, { reach, time: { begin, end }, limit });
  if (billed.length === limit) return billed;
  const recurring = await largest(db, recurringAt(begin), {
    reach,
    time: { begin: BEFORE_ALL, end: begin },
    limit,
  });
  return [...new Set([...billed, ...recurring])].slice(0, limit);
}

const BEFORE_ALL: Moment = Number.MIN_SAFE_INTEGER;

/** What changes in each step, and what stood when the first began. */
interface Series {
  readonly billed: Amount[];
  readonly paid: Amount[];
  readonly mrr: Amount[];
  owedBefore: Amount;
  mrrBefore: Amount;
}

type Figure = "billed" | "paid" | "mrr";

function emptySeries(steps: number): Series {
  const zeros = (): Amount[] => Array.from({ length: steps }, () => NOTHING);
  return { billed: zeros(), paid: zeros(), mrr: zeros(), owedBefore: NOTHING, mrrBefore: NOTHING };
}

/** By product; `null` stands for all. */
async function readSeries(
  db: Db,
  { reach, steps, apart }: Asked & { readonly apart: readonly number[] },
): Promise<(product: number | null) => Series> {
  const known = new Map<number | null, Series>();
  const seriesOf = (product: number | null): Series => {
    const series = known.get(product) ?? emptySeries(steps.length);
    known.set(product, series);
    return series;
  };
  const add = async (figure: Figure, rows: Rows, sign = (amount: Amount) => amount): Promise<void> => {
    for (const { step, product, amount } of await sumBySteps(db, rows, { reach, steps, apart })) {
      const values = seriesOf(product)[figure];
      values[step] = plus(values[step] ?? NOTHING, sign(amount));
    }
  };
  const [{ begin }] = steps;
  const before = async (figure: "owedBefore" | "mrrBefore", rows: Rows): Promise<void> => {
    const until = [{ begin: BEFORE_ALL, end: begin }];
    for (const { product, amount } of await sumBySteps(db, rows, { reach, steps: until, apart })) {
      const series = seriesOf(product);
      series[figure] = plus(series[figure], amount);
    }
  };
  await add("billed", issued);
  await add("billed", notes);
  await add("paid", received);
  await add("paid", reductions);
  await add("paid", refunds);
  await add("mrr", begun);
  await add("mrr", over, opposite);
  for (const owed of [unpaid(reach), paidSince(begin)]) {
    await before("owedBefore", owed);
    await before("owedBefore", reductionsOf(owed, begin));
  }
  await before("mrrBefore", recurringAt(begin));
  return seriesOf;
}

function hasMoney({ billed, paid, mrr, owedBefore, mrrBefore }: Series): boolean {
  return [...billed, ...paid, ...mrr, owedBefore, mrrBefore].some((amount) => amount !== NOTHING);
}

/** @throws {MarketplaceError} `amountTooLarge` when a sum cannot be represented exactly. */
function presentPoints(series: Series, steps: Asked["steps"]): MoneyPoint[] {
  const shown = (amount: Amount): string => formatMoney(allowed(toMoney(amount)));
  let { owedBefore: owed, mrrBefore: mrr } = series;
  return steps.map(({ begin }, step) => {
    const [billed, paid] = [series.billed[step] ?? NOTHING, series.paid[step] ?? NOTHING];
    owed = plus(owed, billed, opposite(paid));
    mrr = plus(mrr, series.mrr[step] ?? NOTHING);
    return {
      from: toDateTime(begin),
      billed: shown(billed),
      paid: shown(paid),
      owed: shown(owed),
      mrr: shown(mrr),
    };
  });
}

/** The present moment belongs to the report, which ends with it and not after it. */
function presentTime(steps: Asked["steps"], now: Moment): Pick<MoneyReport, "from" | "to"> {
  const end = steps.at(-1)?.end ?? now;
  return { from: toDateTime(steps[0].begin), to: toDateTime(Math.min(end, now)) };
}

async function readNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(isOneOf(products.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
