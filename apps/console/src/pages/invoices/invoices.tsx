import type { JSX } from "preact";
import { toAmount, toWords } from "../../format.js";
import { Choice } from "../../parts/field.js";
import { EmptyList, List } from "../../parts/list.js";
import { NameOf } from "../../parts/name-of.js";
import { NumberFilter } from "../../parts/number-filter.js";
import { Page } from "../../parts/page.js";
import { InvoiceStamp } from "../../parts/stamp.js";
import { Time } from "../../parts/time.js";
import { Written } from "../../parts/written.js";
import { numberInQuery, type PageProps, query, setQuery } from "../../router.js";
import { isCustomer } from "../../session.js";
import { Invoice } from "./invoice.js";

/** Shows all invoices, or one of them. */
export function Invoices({ params }: PageProps): JSX.Element {
  const id = params["id"];
  return id === undefined ? <All /> : <Invoice key={id} id={Number(id)} />;
}

function All(): JSX.Element {
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
        <NumberFilter label="Subscription" name="subscription" />
      </search>
      <List
        label="Invoices"
        sorts={["date"]}
        read={(client, part) => {
          const paid = query.value.get("paid");
          return client.invoices
            .list({
              paid: paid === "yes" ? true : paid === "no" ? false : undefined,
              subscriptionId: numberInQuery("subscription"),
              ...part,
            })
            .page();
        }}
        keyOf={({ id }) => id}
        columns={[
          {
            name: "Invoice",
            lead: true,
            sort: "id",
            cell: ({ id, number }) => <a href={`/invoice/${id}`}>{number}</a>,
          },
          { name: "State", cell: (invoice) => <InvoiceStamp invoice={invoice} /> },
          { name: "Why", cell: ({ type }) => toWords(type) },
          {
            name: "What",
            cell: ({ product, productVersion }) => <Written text={`${product}, ${productVersion}`} />,
          },
          {
            name: "For",
            cell: ({ subscription, company }) => (
              <span>
                <a href={`/${subscription.url}`}>{subscription.url}</a>
                {!isCustomer.value && (
                  <>
                    <br />
                    <NameOf reference={company.url} />
                  </>
                )}
              </span>
            ),
          },
          { name: "Issued", sort: "date", cell: ({ date }) => <Time at={date} /> },
          {
            name: "Total",
            number: true,
            cell: ({ total }) => `${toAmount(total.price)} ${total.currency}`,
          },
        ]}
        empty={
          <EmptyList title="No invoice yet">
            <p>An invoice is issued with an order, at each renewal, and when a vendor bills something.</p>
            <code>npx syndikit trigger renewal</code>
          </EmptyList>
        }
      />
    </Page>
  );
}
