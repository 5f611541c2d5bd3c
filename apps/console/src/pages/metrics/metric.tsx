import type { ApplicationMetricDTO, InvoiceDTO, MetricPoll, MetricSample } from "@syndikit/sdk";
import type { JSX } from "preact";
import { idOf, toWords } from "../../format.js";
import { numbers } from "../../numbers.js";
import { Cut, type First, NOTHING, readFirst } from "../../parts/cut.js";
import { Choice } from "../../parts/field.js";
import { Thing } from "../../parts/list.js";
import { Empty } from "../../parts/page.js";
import { Plot } from "../../parts/plot/plot.js";
import { Stamp } from "../../parts/stamp.js";
import { Table } from "../../parts/table.js";
import { Ago, Time } from "../../parts/time.js";
import { Written } from "../../parts/written.js";
import { type PageProps, query, setQuery } from "../../router.js";

const allMetrics = { href: "/usage", label: "All metrics" };

interface Read {
  readonly metric: ApplicationMetricDTO;
  readonly polls: readonly MetricPoll[];
  /** The subscription whose values are plotted. */
  readonly plotted: string | undefined;
  readonly samples: readonly MetricSample[];
  readonly invoices: First<InvoiceDTO>;
}

/** The invoices that are plotted, the newest first. */
const INVOICES = 100;

export function Metric({ params }: PageProps): JSX.Element {
  return <One key={params["id"]} id={Number(params["id"])} />;
}

function One({ id }: { readonly id: number }): JSX.Element {
  return (
    <Thing
      title={`Metric ${id}`}
      all={allMetrics}
      read={async (client): Promise<Read> => {
        const asked = query.value.get("subscription");
        const [metric, polls] = await Promise.all([
          client.applicationMetrics.get(id),
          client.applicationMetrics.polls(id),
        ]);
        // The subscription that was polled last is the one that has values.
        const latest = polls.toSorted((one, other) =>
          (other.lastPoll ?? "").localeCompare(one.lastPoll ?? ""),
        );
        const plotted = asked === null ? latest[0]?.subscription.url : `subscription/${asked}`;
        if (plotted === undefined) return { metric, polls, plotted, samples: [], invoices: NOTHING };
        const subscriptionId = idOf(plotted);
        const [samples, invoices] = await Promise.all([
          client.applicationMetrics.samples(id, { subscriptionId }),
          readFirst(
            client.invoices.list({ subscriptionId, sortField: "id", sortDirection: "DESC" }),
            INVOICES,
          ),
        ]);
        return { metric, polls, plotted, samples, invoices };
      }}
      head={({ metric }) => ({
        title: metric.name,
        about: howOf(metric),
        actions: (
          <a class="button" href={allMetrics.href}>
            {allMetrics.label}
          </a>
        ),
      })}
    >
      {(read) => (
        <>
          <Values {...read} />
          <Polls polls={read.polls} />
        </>
      )}
    </Thing>
  );
}

/** How the metric is measured, in words. */
export function howOf({ metricFunction, counter, frequency }: ApplicationMetricDTO): string {
  return `${toWords(metricFunction)} of a ${counter ? "counter" : "gauge"}, asked for ${toWords(frequency)}`;
}

function Values({ metric, polls, plotted, samples, invoices }: Read): JSX.Element {
  const billed = invoices.items.flatMap(({ date, entries }) =>
    entries
      .filter(({ billingItem }) => billingItem?.url === metric.billingItem.url)
      .map(({ subtotal }) => ({ at: Date.parse(date) / 1_000, amount: Number(subtotal) })),
  );
  const measured = new Map(samples.map(({ date, value }) => [Date.parse(date) / 1_000, value]));
  const amounts = new Map(billed.map(({ at, amount }) => [at, amount]));
  const times = [...new Set([...measured.keys(), ...amounts.keys()])].sort((one, other) => one - other);
  return (
    <section class="sheet" aria-label="Values">
      <header>
        <h2>Values, by the marketplace's clock</h2>
        {polls.length > 1 && (
          <span class="push">
            <Choice
              label="Of"
              value={plotted === undefined ? "" : String(idOf(plotted))}
              options={polls.map(({ subscription: { url } }) => [String(idOf(url)), url])}
              onValue={(subscription) => setQuery({ subscription })}
            />
          </span>
        )}
      </header>
      {times.length === 0 ? (
        <Empty title="No value was read yet">
          <p>
            The vendor is asked for each deployed subscription whose plan carries the metric. Move the clock,
            and the values are here.
          </p>
          <a class="button" href="/clock">
            To the clock
          </a>
        </Empty>
      ) : (
        <div class="inside figure-box">
          <Plot
            label={`Values of ${metric.name} and what was billed for them`}
            times={times}
            series={[
              { label: "Value", values: times.map((at) => measured.get(at) ?? null), tone: "accent" },
              { label: "Billed, EUR", values: times.map((at) => amounts.get(at) ?? null), tone: "ok" },
            ]}
          />
          <p class="muted">{latestOf(samples)}</p>
        </div>
      )}
      <Cut of={invoices} noun="invoices" shown="newest" />
    </section>
  );
}

/** Sums up the plot in a sentence, for screen readers. */
function latestOf(samples: readonly MetricSample[]): string {
  const last = samples.at(-1);
  if (last === undefined) return "";
  if (samples.length === 1) return `One value so far: ${numbers.show(last.value)}.`;
  const values = samples.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${samples.length} values between ${numbers.show(least)} and ${numbers.show(most)}; the last is ${numbers.show(last.value)}.`;
}

function Polls({ polls }: { readonly polls: readonly MetricPoll[] }): JSX.Element {
  return (
    <section class="sheet" aria-label="How it is asked for">
      <header>
        <h2>How it is asked for</h2>
      </header>
      {polls.length === 0 ? (
        <Empty title="No subscription is measured yet">
          <p>No deployed subscription is on a plan that carries the metric.</p>
          <a class="button" href="/store">
            To the storefront
          </a>
        </Empty>
      ) : (
        <Table
          caption="Polls"
          rows={polls}
          keyOf={({ subscription }) => subscription.url}
          columns={[
            {
              name: "Subscription",
              lead: true,
              cell: ({ subscription: { url } }) => <a href={`/${url}`}>{url}</a>,
            },
            { name: "State", cell: (poll) => <PollStamp poll={poll} /> },
            { name: "Last asked", cell: ({ lastPoll }) => <Time at={lastPoll} /> },
            { name: "Next", cell: ({ nextPoll }) => <Ago at={nextPoll} /> },
            {
              name: "Why it failed",
              cell: ({ lastError }) => <Written text={lastError ?? "–"} />,
            },
          ]}
        />
      )}
    </section>
  );
}

function PollStamp({ poll: { lastPoll, lastError } }: { readonly poll: MetricPoll }): JSX.Element {
  if (lastError !== undefined) return <Stamp tone="fail">failing</Stamp>;
  return lastPoll === undefined ? <Stamp tone="rest">not asked yet</Stamp> : <Stamp tone="ok">answers</Stamp>;
}
