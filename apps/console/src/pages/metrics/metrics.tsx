import { LineType } from "@syndikit/contract";
import type {
  ApplicationMetricDTO,
  InvoiceDTO,
  Page as ListPage,
  Marketplace,
  MetricPoll,
} from "@syndikit/sdk";
import type { JSX } from "preact";
import { count, toAmount } from "../../format.js";
import { useLoad } from "../../load.js";
import { numbers } from "../../numbers.js";
import { Cut, readFirst } from "../../parts/cut.js";
import { EmptyList, List, type Part, SearchField } from "../../parts/list.js";
import { Empty, Page } from "../../parts/page.js";
import { Plot } from "../../parts/plot/plot.js";
import { Stamp } from "../../parts/stamp.js";
import { type Column, Table } from "../../parts/table.js";
import { Ago, Time } from "../../parts/time.js";
import { Reading } from "../../parts/unread.js";
import { query } from "../../router.js";
import { isCustomer } from "../../session.js";
import "../../styles/clock.css";
import { Written } from "../../parts/written.js";
import { type BilledUse, byDay } from "./by-day.js";
import { howOf } from "./metric.js";

export function Metrics(): JSX.Element {
  return (
    <Page title="Metrics" about="What the marketplace asks vendors for, and what it bills by the answers.">
      <search class="filters" aria-label="Filters">
        <SearchField label="Metric" />
      </search>
      <Measured />
      <Billed />
    </Page>
  );
}

interface Measure {
  readonly metric: ApplicationMetricDTO;
  /** The polls of this metric, the next to fall due first. */
  readonly polls: readonly MetricPoll[];
}

const pollColumns: readonly Column<Measure>[] = [
  { name: "Polls", cell: ({ polls }) => <PollsStamp polls={polls} /> },
  { name: "Next", cell: ({ polls }) => <Ago at={polls[0]?.nextPoll} /> },
  {
    name: "Asked at",
    cell: ({ metric: { endpoint } }) => <span class="mono break">{endpoint ?? "–"}</span>,
  },
];

function PollsStamp({ polls }: { readonly polls: readonly MetricPoll[] }): JSX.Element {
  const failing = polls.filter(({ lastError }) => lastError !== undefined).length;
  if (failing > 0) return <Stamp tone="fail">{`${failing} of ${polls.length} failing`}</Stamp>;
  if (polls.length === 0) return <Stamp tone="rest">no subscription yet</Stamp>;
  return <Stamp tone="ok">{count(polls.length, "subscription")}</Stamp>;
}

async function readMeasures(client: Marketplace, part: Part): Promise<ListPage<Measure>> {
  const search = query.value.get("search") ?? undefined;
  const page = await client.applicationMetrics.list({ search, ...part, sortDirection: "ASC" }).page();
  // Customers may not see how a vendor is polled.
  const polls = isCustomer.peek()
    ? []
    : await Promise.all(page.items.map(({ id }) => client.applicationMetrics.polls(id)));
  return { ...page, items: page.items.map((metric, index) => ({ metric, polls: polls[index] ?? [] })) };
}

function Measured(): JSX.Element {
  return (
    <List
      label="What is measured"
      header={
        <header>
          <h2>What is measured</h2>
        </header>
      }
      read={readMeasures}
      keyOf={({ metric }) => metric.id}
      columns={[
        {
          name: "Metric",
          lead: true,
          cell: ({ metric: { id, name } }) =>
            isCustomer.value ? (
              <strong>
                <Written text={name} />
              </strong>
            ) : (
              <Written text={name} href={`/applicationMetric/${id}`} />
            ),
        },
        {
          name: "Product",
          cell: ({ metric: { product } }) => <a href={`/${product.url}`}>{product.url}</a>,
        },
        { name: "How", cell: ({ metric }) => howOf(metric) },
        ...(isCustomer.value ? [] : pollColumns),
      ]}
      empty={
        <EmptyList title="No product has a metric">
          <p>
            A vendor adds one: the marketplace then asks an address of the vendor how much each subscription
            has used.
          </p>
        </EmptyList>
      }
    />
  );
}

/** The invoices whose lines are listed, the newest first. */
const INVOICES = 200;

interface BilledLine extends BilledUse {
  readonly key: string;
  readonly invoice: InvoiceDTO;
  readonly label: string;
}

function Billed(): JSX.Element {
  const loaded = useLoad((client) =>
    readFirst(client.invoices.list({ sortField: "id", sortDirection: "DESC" }), INVOICES),
  );
  const { value, error } = loaded.value;
  const uses = (value?.items ?? []).flatMap((invoice) =>
    invoice.entries
      .filter(({ type }) => type === LineType.METRIC)
      .map(
        (entry, index): BilledLine => ({
          key: `${invoice.id} ${index}`,
          invoice,
          date: invoice.date,
          label: entry.description ?? entry.unit ?? "",
          quantity: entry.quantity,
          amount: Number(entry.subtotal),
        }),
      ),
  );
  const days = byDay(uses);
  return (
    <section class="sheet" aria-label="What was billed by use">
      <header>
        <h2>What was billed by use</h2>
      </header>
      {value === undefined ? (
        <Reading error={error} />
      ) : uses.length === 0 ? (
        <Empty title={value.isCut ? "Nothing was billed by use lately" : "Nothing was billed by use yet"}>
          <p>
            {isCustomer.value
              ? "It is billed at the end of a period."
              : "Deploy a subscription, and move the clock by a month: it is billed at the end of a period."}
          </p>
          <a class="button" href="/clock">
            To the clock
          </a>
        </Empty>
      ) : (
        <>
          <div class="inside figure-box">
            <Plot
              label="Quantity and amount by day"
              times={days.map(({ time }) => time)}
              series={[
                { label: "Quantity", values: days.map(({ quantity }) => quantity), tone: "accent" },
                { label: "EUR", values: days.map(({ amount }) => amount), tone: "ok" },
              ]}
            />
          </div>
          <Table
            caption="Lines billed by use"
            rows={uses}
            keyOf={({ key }) => key}
            columns={[
              {
                name: "Invoice",
                lead: true,
                cell: ({ invoice }) => <a href={`/invoice/${invoice.id}`}>{`Invoice ${invoice.id}`}</a>,
              },
              { name: "What", cell: ({ label }) => <Written text={label} /> },
              {
                name: "For",
                cell: ({ invoice }) => (
                  <a href={`/${invoice.subscription.url}`}>{invoice.subscription.url}</a>
                ),
              },
              { name: "Issued", cell: ({ invoice }) => <Time at={invoice.date} /> },
              { name: "Quantity", number: true, cell: ({ quantity }) => numbers.show(quantity) },
              { name: "EUR", number: true, cell: ({ amount }) => toAmount(amount.toFixed(4)) },
            ]}
          />
        </>
      )}
      {value !== undefined && (
        <Cut of={value} noun="invoices" shown="newest">
          <a href="/invoices">All invoices</a>
        </Cut>
      )}
    </section>
  );
}
