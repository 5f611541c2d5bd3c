import type { LineType, OrderType } from "@syndikit/contract";
import type { InvoiceDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { toAmount, toWords } from "../../format.js";
import { market } from "../../market.js";
import { numbers } from "../../numbers.js";
import { Action } from "../../parts/action.js";
import { Json } from "../../parts/json/json.js";
import { Thing } from "../../parts/list.js";
import { Totals } from "../../parts/money/estimate.js";
import { Unpaid } from "../../parts/money/pay.js";
import { InvoiceStamp } from "../../parts/stamp.js";
import { Table } from "../../parts/table.js";
import { Time } from "../../parts/time.js";
import { Written } from "../../parts/written.js";
import { isAdmin } from "../../session.js";
import { Credit } from "./credit.js";

/** Why each kind of line is on an invoice. */
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
} satisfies Readonly<Record<keyof typeof LineType, string>>;

const WHY: Readonly<Record<string, string>> = {
  NORMAL: "It was issued with the order.",
  SANDBOX: "It was issued with a vendor's test order.",
  RENEWAL: "A new period began: the plan is billed ahead, and what was measured is billed afterwards.",
  SYNDICATED_UPGRADE: "The plan was upgraded: the difference is billed for the days that are left.",
  BILLING_ITEM_UPGRADE:
    "Quantities of extra resources were raised: the difference is billed for the days that are left.",
  UPSELL: "The vendor billed something beside the plan.",
  REFUND: "The vendor gave something back.",
  CREDIT: "It gives back what another invoice billed.",
} satisfies Readonly<Record<Exclude<keyof typeof OrderType, "TRIAL">, string>>;

export function Invoice({ id }: { readonly id: number }): JSX.Element {
  return (
    <Thing
      title={`Invoice ${id}`}
      all={{ href: "/invoices", label: "All invoices" }}
      read={(client) => client.invoices.get(id)}
      head={(invoice) => ({
        title: invoice.number,
        about: WHY[invoice.type] ?? toWords(invoice.type),
        actions: (
          <>
            <InvoiceStamp invoice={invoice} />
            <Pdf invoice={invoice} />
            {isAdmin.value && <Credit invoice={invoice} />}
          </>
        ),
      })}
    >
      {(invoice) => (
        <>
          <Unpaid invoice={invoice} />
          <CreditFacts invoice={invoice} />
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
                    cell: ({ description, type }) => <Written text={description ?? toWords(type)} />,
                  },
                  {
                    name: "Because of",
                    cell: ({ type }) => <span class="muted">{REASONS[type] ?? toWords(type)}</span>,
                  },
                  {
                    name: "Quantity",
                    number: true,
                    cell: ({ quantity, unit = "" }) => (
                      <>
                        {numbers.show(quantity)} <Written text={unit} />
                      </>
                    ),
                  },
                  { name: "Price", number: true, cell: ({ price }) => toAmount(price.price) },
                  { name: "Subtotal", number: true, cell: ({ subtotal }) => toAmount(subtotal) },
                ]}
              />
              <footer>
                <Totals total={invoice.total} credited={invoice.credited} />
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
                    <Time at={invoice.date} exact />
                  </dd>
                  <dt>Paid</dt>
                  <dd>
                    <Time at={invoice.paymentReceived} exact />
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
        </>
      )}
    </Thing>
  );
}

/** Downloads the invoice as a PDF. A plain link would not do: it cannot send the token. */
export function Pdf({ invoice: { id, number } }: { readonly invoice: InvoiceDTO }): JSX.Element {
  const download = async (): Promise<void> => {
    const file = await market.peek()?.invoices.pdf(id);
    if (file === undefined) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `${number}.pdf`;
    link.click();
    // The browser has read the file by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return <Action act={download}>PDF</Action>;
}

function CreditFacts({
  invoice: { creditOf, reason },
}: {
  readonly invoice: InvoiceDTO;
}): JSX.Element | null {
  if (creditOf === undefined) return null;
  return (
    <div class="notice rest">
      {"It credits "}
      <a href={`/${creditOf.url}`}>{creditOf.url}</a>
      {reason === undefined ? "." : `: ${reason}`}
    </div>
  );
}
