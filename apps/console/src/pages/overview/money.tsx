import { useSignal, useSignalEffect } from "@preact/signals";
import { ReportStep } from "@syndikit/contract";
import type { MoneyOfCurrency, MoneyPoint, MoneyReport } from "@syndikit/sdk";
import type { ComponentChildren, JSX } from "preact";
import { isBusy } from "../../busy.js";
import { idOf, toAmount } from "../../format.js";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { Choice } from "../../parts/field.js";
import { useLate } from "../../parts/late.js";
import { Empty } from "../../parts/page.js";
import type { Series } from "../../parts/plot/drawn.js";
import type { PlotProps } from "../../parts/plot/plot.js";
import { type Column, Table } from "../../parts/table.js";
import { Reading } from "../../parts/unread.js";
import { query, setQuery } from "../../router.js";
import { isCustomer } from "../../session.js";
import "../../styles/money.css";
import { duringStep, onAxis, toStep } from "./steps-in-words.js";

/** In milliseconds. Sums over all invoices are not worth a reading at each change. */
const EVERY = 30_000;

const STEPS = [
  [ReportStep.DAY, "Days"],
  [ReportStep.WEEK, "Weeks"],
  [ReportStep.MONTH, "Months"],
] as const;

const stepOf = (text: string | null): ReportStep =>
  STEPS.find(([step]) => step === text)?.[0] ?? ReportStep.MONTH;

/**
 * What was billed, paid and owed over the time of the marketplace's clock, and which price recurs in a month. The
 * marketplace adds up all invoices for it, and answers nothing as fast meanwhile: it is asked when the rest of the page
 * is there.
 */
export function Money(): JSX.Element {
  const isNext = useSignal(false);
  useSignalEffect(() => {
    if (isBusy.value) return undefined;
    // The parts of the page begin to read one after the other: what is idle now may have only begun.
    const timer = setTimeout(() => {
      isNext.value = true;
    });
    return () => clearTimeout(timer);
  });
  return isNext.value ? (
    <Report />
  ) : (
    <Sheet>
      <Reading error={undefined} />
    </Sheet>
  );
}

interface SheetProps {
  readonly currencies?: readonly MoneyOfCurrency[];
  readonly children: ComponentChildren;
}

function Sheet({ currencies = [], children }: SheetProps): JSX.Element {
  return (
    <section class="sheet" aria-label="Money">
      <header>
        <h2>Money, by the marketplace's clock</h2>
        <span class="row push">
          <ProductChoice currencies={currencies} />
          <Choice
            label="Steps"
            value={stepOf(query.value.get("step"))}
            options={STEPS}
            onValue={(step) => setQuery({ step: step === ReportStep.MONTH ? undefined : step })}
          />
        </span>
      </header>
      {children}
    </section>
  );
}

function Report(): JSX.Element {
  const loaded = useLoad((client) => client.money.report({ step: stepOf(query.value.get("step")) }), {
    live: false,
    every: EVERY,
  });
  const { value, error } = loaded.value;
  return (
    <Sheet currencies={value?.currencies ?? []}>
      {value !== undefined && error !== undefined && <Failure error={error} />}
      {value === undefined ? (
        <Reading error={error} />
      ) : value.currencies.length === 0 ? (
        <NoMoney />
      ) : (
        value.currencies.map((one) => <OfCurrency key={one.currency} {...one} step={value.step} />)
      )}
    </Sheet>
  );
}

function NoMoney(): JSX.Element {
  return (
    <Empty title="Nothing was billed yet">
      <p>
        {isCustomer.value
          ? "What you order and pay is drawn here."
          : "What is ordered, paid and owed is drawn here. Order something, and move the clock by a month."}
      </p>
      <a class="button" href="/store">
        To the storefront
      </a>
    </Empty>
  );
}

/** Only products of which there is anything can be chosen. */
function ProductChoice({
  currencies,
}: {
  readonly currencies: readonly MoneyOfCurrency[];
}): JSX.Element | null {
  const names = new Map(
    currencies.flatMap(({ products }) => products.map(({ product, name }) => [product.url, name] as const)),
  );
  if (names.size < 2) return null;
  return (
    <Choice
      label="Product"
      value={query.value.get("product") ?? ""}
      options={[["", "All products"], ...[...names].map(([url, name]) => [String(idOf(url)), name] as const)]}
      onValue={(product) => setQuery({ product })}
    />
  );
}

function OfCurrency({
  currency,
  points: all,
  products,
  step,
}: MoneyOfCurrency & Pick<MoneyReport, "step">): JSX.Element {
  const chosen = products.find(({ product: { url } }) => String(idOf(url)) === query.value.get("product"));
  const points = chosen?.points ?? all;
  const series = (label: string, of: (point: MoneyPoint) => string, tone: Series["tone"]): Series => ({
    label: `${label}, ${currency}`,
    values: points.map((point) => Number(of(point))),
    tone,
    unit: currency,
  });
  return (
    <>
      <div class="inside stack">
        <p>{inWords(points, { step, currency, of: chosen?.name })}</p>
        <LatePlot
          label={`Billed, paid, owed and recurring in ${currency}, by ${step.toLowerCase()}. The table below has the same values.`}
          times={points.map(({ from }) => onAxis(from))}
          series={[
            series("Billed", ({ billed }) => billed, "accent"),
            series("Paid", ({ paid }) => paid, "ok"),
            series("Owed", ({ owed }) => owed, "fail"),
            series("Recurs in a month", ({ mrr }) => mrr, "wait"),
          ]}
        />
      </div>
      <details class="inside money-table">
        <summary>{`The same as a table, in ${currency}`}</summary>
        <Table
          caption={`Money in ${currency}`}
          rows={points.toReversed()}
          keyOf={({ from }) => from}
          columns={[
            { name: "Time", lead: true, cell: ({ from }) => toStep(from, step) },
            amount("Billed", ({ billed }) => billed),
            amount("Paid", ({ paid }) => paid),
            amount("Owed at its end", ({ owed }) => owed),
            amount("Recurs in a month", ({ mrr }) => mrr),
          ]}
        />
      </details>
      <p class="inside muted">
        The recurring price is that of the running NORMAL subscriptions, without VAT and without what metrics
        measure; of a price for a year, a twelfth. Everything else is with VAT.
      </p>
    </>
  );
}

const amount = (name: string, of: (point: MoneyPoint) => string): Column<MoneyPoint> => ({
  name,
  number: true,
  cell: (point) => toAmount(of(point)),
});

/** The last step in a sentence, which says for everybody what the plot draws. */
function inWords(
  points: readonly MoneyPoint[],
  {
    step,
    currency,
    of,
  }: { readonly step: string; readonly currency: string; readonly of: string | undefined },
): string {
  const last = points.at(-1);
  if (last === undefined) return "";
  const money = (text: string): string => `${toAmount(text)} ${currency}`;
  const when = duringStep(last.from, step);
  const begin = of === undefined ? `${when.charAt(0).toUpperCase()}${when.slice(1)}` : `Of ${of}, ${when}`;
  return `${begin} so far, ${money(last.billed)} were billed and ${money(last.paid)} paid. ${money(last.owed)} are owed now, and ${money(last.mrr)} recur in a month.`;
}

/** The plot needs a library, which is loaded when there is something to draw. */
function LatePlot(props: PlotProps): JSX.Element {
  const late = useLate(() => import("../../parts/plot/plot.js"));
  // Without it, the table still has everything.
  const isThere = late !== undefined && late !== "gone";
  return <div class="money-plot">{isThere && <late.Plot {...props} />}</div>;
}
