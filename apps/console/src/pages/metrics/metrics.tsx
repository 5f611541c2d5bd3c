import type { ApplicationMetricDTO, InvoiceDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toAmount, toWords } from "../../format.js";
import { useLoad } from "../../load.js";
import { Failure } from "../../parts/failure.js";
import { Empty, Page, Skeleton } from "../../parts/page.js";
import { Plot } from "../../parts/plot.js";
import { Table } from "../../parts/table.js";
import { Time } from "../../parts/time.js";
import { isCustomer } from "../../session.js";
import "../../styles/clock.css";

/** What is measured, and what was billed of it. */
export function Metrics(): JSX.Element {
  return (
    <Page title="Metrics" about="What the marketplace asks vendors for, and what it bills by the answers.">
      <Measured />
      <Billed />
    </Page>
  );
}

function Measured(): JSX.Element {
  const loaded = useLoad((client) =>
    client.applicationMetrics.list({ sortField: "id", pageSize: 50 }).first(100),
  );
  const { value, error } = loaded.value;
  return (
    <section class="sheet" aria-label="What is measured">
      <header>
        <h2>What is measured</h2>
      </header>
      {value === undefined ? (
        error === undefined ? (
          <Skeleton lines={3} />
        ) : (
          <Failure error={error} />
        )
      ) : value.length === 0 ? (
        <Empty title="No product has a metric">
          <p>
            A vendor adds one: the marketplace then asks an address of the vendor how much each subscription
            has used.
          </p>
        </Empty>
      ) : (
        <Table
          caption="Metrics"
          rows={value}
          keyOf={({ id }) => id}
          columns={[
            {
              name: "Metric",
              lead: true,
              cell: ({ id, name }) => <strong class="break">{`${id} · ${name}`}</strong>,
            },
            { name: "Product", cell: ({ product }) => <a href={`/${product.url}`}>{product.url}</a> },
            {
              name: "How",
              cell: ({ metricFunction, counter }) =>
                `${toWords(metricFunction)} of a ${counter ? "counter" : "gauge"}`,
            },
            { name: "How often", cell: ({ frequency }: ApplicationMetricDTO) => toWords(frequency) },
            { name: "Asked at", cell: ({ endpoint }) => <span class="mono break">{endpoint ?? "–"}</span> },
          ]}
        />
      )}
    </section>
  );
}

interface BilledUse {
  readonly key: string;
  readonly invoice: InvoiceDTO;
  readonly label: string;
  readonly quantity: number;
  readonly amount: number;
}

function Billed(): JSX.Element {
  const loaded = useLoad((client) =>
    client.invoices.list({ sortField: "id", sortDirection: "DESC", pageSize: 50 }).first(200),
  );
  const { value, error } = loaded.value;
  const uses = (value ?? []).flatMap((invoice) =>
    invoice.entries
      .filter(({ type }) => type === "METRIC")
      .map(
        (entry, index): BilledUse => ({
          key: `${invoice.id} ${index}`,
          invoice,
          label: entry.description ?? entry.unit ?? "",
          quantity: entry.quantity,
          amount: Number(entry.subtotal),
        }),
      ),
  );
  const inOrder = uses.toReversed();
  return (
    <section class="sheet" aria-label="What was billed by use">
      <header>
        <h2>What was billed by use</h2>
      </header>
      {value === undefined ? (
        error === undefined ? (
          <Skeleton />
        ) : (
          <Failure error={error} />
        )
      ) : uses.length === 0 ? (
        <Empty title="Nothing was billed by use yet">
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
              label="Quantity and amount by invoice"
              times={inOrder.map(({ invoice }) => Date.parse(invoice.date) / 1_000)}
              series={[
                { label: "Quantity", values: inOrder.map(({ quantity }) => quantity), tone: "accent" },
                { label: "EUR", values: inOrder.map(({ amount }) => amount), tone: "ok" },
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
              { name: "What", cell: ({ label }) => <span class="break">{label}</span> },
              {
                name: "For",
                cell: ({ invoice }) => (
                  <a href={`/${invoice.subscription.url}`}>{invoice.subscription.url}</a>
                ),
              },
              { name: "Issued", cell: ({ invoice }) => <Time at={invoice.date} /> },
              { name: "Quantity", number: true, cell: ({ quantity }) => quantity.toLocaleString() },
              { name: "EUR", number: true, cell: ({ amount }) => toAmount(amount.toFixed(4)) },
            ]}
          />
        </>
      )}
    </section>
  );
}
