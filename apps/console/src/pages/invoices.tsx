import type { InvoiceDTO, LineType } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toAmount, toWords } from "../format.js";
import { useLoad } from "../load.js";
import { market } from "../market.js";
import { Action } from "../parts/action.js";
import { Failure } from "../parts/failure.js";
import { Choice, Field } from "../parts/field.js";
import { Json } from "../parts/json.js";
import { Empty, Page, Skeleton } from "../parts/page.js";
import { InvoiceStamp } from "../parts/stamp.js";
import { Listing, Pager, Table } from "../parts/table.js";
import { Time } from "../parts/time.js";
import { type PageProps, query, setQuery } from "../router.js";
import { isVendor } from "../session.js";

/** Every invoice, or one with its lines and why it was issued. */
export function Invoices({ params }: PageProps): JSX.Element {
  const id = params["id"];
  return id === undefined ? <All /> : <One key={id} id={Number(id)} />;
}

function All(): JSX.Element {
  const loaded = useLoad((client) => {
    const paid = query.value.get("paid");
    const subscriptionId = Number(query.value.get("subscription") ?? "");
    return client.invoices
      .list({
        paid: paid === "yes" ? true : paid === "no" ? false : undefined,
        subscriptionId: subscriptionId > 0 ? subscriptionId : undefined,
        pageNumber: Number(query.value.get("page") ?? 1),
        pageSize: 25,
        sortField: "id",
        sortDirection: "DESC",
      })
      .page();
  });
  const page = loaded.value.value;
  return (
    <Page title="Invoices" about="What was billed, why, and whether it is paid.">
      <search class="filters" aria-label="Filters">
        <Choice
          label="Paid"
          value={query.value.get("paid") ?? ""}
          options={[
            ["", "all"],
            ["yes", "paid"],
            ["no", "not paid"],
          ]}
          onValue={(paid) => setQuery({ paid, page: undefined })}
        />
        <Field
          label="Subscription"
          type="number"
          min={1}
          value={query.value.get("subscription") ?? ""}
          onValue={(subscription) => setQuery({ subscription, page: undefined })}
        />
      </search>
      <section class="sheet" aria-label="Invoices">
        <Listing
          caption="Invoices"
          loaded={loaded}
          keyOf={({ id }) => id}
          columns={[
            {
              name: "Invoice",
              lead: true,
              cell: ({ id, product, productVersion }) => (
                <a href={`/invoice/${id}`}>{`${id} · ${product}, ${productVersion}`}</a>
              ),
            },
            { name: "State", cell: (invoice) => <InvoiceStamp invoice={invoice} /> },
            { name: "Why", cell: ({ type }) => toWords(type) },
            {
              name: "For",
              cell: ({ subscription }) => <a href={`/${subscription.url}`}>{subscription.url}</a>,
            },
            { name: "Issued", cell: ({ date }) => <Time at={date} /> },
            {
              name: "Total",
              number: true,
              cell: ({ total }) => `${toAmount(total.price)} ${total.currency}`,
            },
          ]}
          empty={
            <Empty title="No invoice fits">
              <p>An invoice is issued with an order, at each renewal, and when a vendor bills something.</p>
              <code>npx syndikit trigger renewal</code>
            </Empty>
          }
        />
        {page !== undefined && page.items.length > 0 && (
          <div class="inside">
            <Pager
              page={Number(query.value.get("page") ?? 1)}
              totalPages={page.totalPages}
              totalItems={page.totalItems}
            />
          </div>
        )}
      </section>
    </Page>
  );
}

/** Why a line stands there. */
const REASONS: Readonly<Record<string, string>> = {
  CONFIGURATION: "the plan, for the period",
  SETUPFEE: "the plan's activation fee, once",
  BILLINGITEMCOST: "an extra resource, as ordered",
  BILLINGITEMSETUP: "an extra resource's activation fee, once",
  METRIC: "what was measured in the period that ended",
  CUSTOM: "billed by the vendor",
  ONESHOTCOST: "put on the next invoice by the vendor",
  RECURRINGCOST: "put on every invoice by the vendor",
  REFUND: "given back",
} satisfies Readonly<Partial<Record<LineType, string>>>;

const WHY: Readonly<Record<string, string>> = {
  NORMAL: "It was issued with the order.",
  SANDBOX: "It was issued with a vendor's test order.",
  RENEWAL: "A new period began: the plan is billed ahead, and what was measured is billed afterwards.",
  SYNDICATED_UPGRADE: "The plan was upgraded: the difference is billed for the days that are left.",
  UPSELL: "The vendor billed something beside the plan.",
  REFUND: "The vendor gave something back.",
};

function One({ id }: { readonly id: number }): JSX.Element {
  const loaded = useLoad((client) => client.invoices.get(id));
  const { value: invoice, error } = loaded.value;
  if (invoice === undefined) {
    return (
      <Page title={`Invoice ${id}`}>
        <div class="sheet">{error === undefined ? <Skeleton lines={9} /> : <Failure error={error} />}</div>
      </Page>
    );
  }
  return (
    <Page
      title={`Invoice ${id}`}
      about={WHY[invoice.type] ?? toWords(invoice.type)}
      actions={
        <>
          <InvoiceStamp invoice={invoice} />
          <Pay invoice={invoice} />
        </>
      }
    >
      <Failure error={error} />
      {invoice.lastPaymentError !== undefined && (
        <div class="notice fail">{`The last payment was declined: ${invoice.lastPaymentError} Store another card, and pay again.`}</div>
      )}
      <div class="split aside">
        <section class="sheet" aria-label="Lines">
          <Table
            caption="Lines"
            rows={invoice.entries.map((entry, index) => ({ ...entry, index }))}
            keyOf={({ index }) => index}
            columns={[
              {
                name: "Line",
                lead: true,
                cell: ({ description, type }) => <span class="break">{description ?? toWords(type)}</span>,
              },
              {
                name: "Because of",
                cell: ({ type }) => <span class="muted">{REASONS[type] ?? toWords(type)}</span>,
              },
              {
                name: "Quantity",
                number: true,
                cell: ({ quantity, unit }) =>
                  `${quantity.toLocaleString()}${unit === undefined ? "" : ` ${unit}`}`,
              },
              { name: "Price", number: true, cell: ({ price }) => toAmount(price.price) },
              { name: "Subtotal", number: true, cell: ({ subtotal }) => toAmount(subtotal) },
            ]}
          />
          <footer class="row">
            <span class="muted">without VAT</span>
            <strong class="push number">{`${toAmount(invoice.total.price)} ${invoice.total.currency}`}</strong>
          </footer>
        </section>
        <section class="sheet" aria-label="Facts">
          <div class="inside">
            <dl class="facts">
              <dt>For</dt>
              <dd>
                <a href={`/${invoice.subscription.url}`}>{invoice.subscription.url}</a>
              </dd>
              <dt>By the order</dt>
              <dd>
                <a href={`/${invoice.order.url}`}>{invoice.order.url}</a>
              </dd>
              <dt>Product</dt>
              <dd>{`${invoice.product}, ${invoice.productVersion}`}</dd>
              <dt>Issued</dt>
              <dd>
                <Time at={invoice.date} />
              </dd>
              <dt>Paid</dt>
              <dd>
                <Time at={invoice.paymentReceived} />
              </dd>
              <dt>Payment</dt>
              <dd class="mono">{invoice.paymentReference ?? "–"}</dd>
              <dt>Paid by</dt>
              <dd class="mono">{invoice.nominee.url}</dd>
              <dt>Collected by</dt>
              <dd>{invoice.selfBilled ? "the vendor" : "the marketplace"}</dd>
            </dl>
          </div>
        </section>
      </div>
      <details class="sheet">
        <summary class="inside">The invoice as JSON</summary>
        <div class="inside">
          <Json value={invoice} label={invoice.self} />
        </div>
      </details>
    </Page>
  );
}

/** Charged to the default card; a vendor marks what it has collected itself. */
function Pay({
  invoice: { id, paid, cashed, status, selfBilled },
}: {
  readonly invoice: InvoiceDTO;
}): JSX.Element | null {
  if (paid || cashed || status === "EXPIRED") return null;
  if (isVendor.value) {
    return selfBilled ? (
      <Action
        kind="main"
        act={async () => market.peek()?.invoices.markPaid(id, { reference: `console-${id}` })}
      >
        Mark as paid
      </Action>
    ) : null;
  }
  return (
    <Action kind="main" act={async () => market.peek()?.invoices.pay(id, {})}>
      Pay with the default card
    </Action>
  );
}
