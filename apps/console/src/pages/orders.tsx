import { OrderStatus, OrderType } from "@syndikit/contract";
import type { JSX } from "preact";
import { toAmount, toWords } from "../format.js";
import { Choice } from "../parts/field.js";
import { Json } from "../parts/json/json.js";
import { EmptyList, List, Thing } from "../parts/list.js";
import { NameOf } from "../parts/name-of.js";
import { NumberFilter } from "../parts/number-filter.js";
import { Page } from "../parts/page.js";
import { OrderStamp } from "../parts/stamp.js";
import { Time } from "../parts/time.js";
import { numberInQuery, type PageProps, query, setQuery } from "../router.js";

/** Shows all orders, or one of them. */
export function Orders({ params }: PageProps): JSX.Element {
  const id = params["id"];
  return id === undefined ? <All /> : <One key={id} id={Number(id)} />;
}

function All(): JSX.Element {
  return (
    <Page
      title="Orders"
      about="What was ordered: by a customer, by a renewal, by an upgrade, or by what a vendor billed."
    >
      <search class="filters" aria-label="Filters">
        <Choice
          label="Kind"
          value={query.value.get("type") ?? ""}
          options={[["", "all"], ...Object.values(OrderType).map((type) => [type, toWords(type)] as const)]}
          onValue={(type) => setQuery({ type, page: undefined })}
        />
        <Choice
          label="State"
          value={query.value.get("status") ?? ""}
          options={[["", "all"], ...Object.values(OrderStatus).map((one) => [one, toWords(one)] as const)]}
          onValue={(status) => setQuery({ status, page: undefined })}
        />
        <NumberFilter label="Subscription" name="subscription" />
      </search>
      <List
        label="Orders"
        sorts={["date"]}
        read={(client, part) =>
          client.orders
            .list({
              type: query.value.get("type") ?? undefined,
              status: query.value.get("status") ?? undefined,
              subscriptionId: numberInQuery("subscription"),
              ...part,
            })
            .page()
        }
        keyOf={({ id }) => id}
        columns={[
          {
            name: "Order",
            lead: true,
            sort: "id",
            cell: ({ id, type }) => <a href={`/order/${id}`}>{`${id} · ${toWords(type)}`}</a>,
          },
          { name: "State", cell: (order) => <OrderStamp order={order} /> },
          {
            name: "For",
            cell: ({ subscription }) => <a href={`/${subscription.url}`}>{subscription.url}</a>,
          },
          { name: "Plan", cell: ({ productVersion }) => <NameOf reference={productVersion.url} /> },
          { name: "Placed", sort: "date", cell: ({ date }) => <Time at={date} /> },
          {
            name: "Total",
            number: true,
            cell: ({ totalPrice, currency }) => `${toAmount(totalPrice)} ${currency}`,
          },
        ]}
        empty={
          <EmptyList title="No order yet">
            <p>Order a plan in the storefront.</p>
            <a class="button main" href="/store">
              To the storefront
            </a>
          </EmptyList>
        }
      />
    </Page>
  );
}

function One({ id }: { readonly id: number }): JSX.Element {
  return (
    <Thing
      title={`Order ${id}`}
      all={{ href: "/orders", label: "All orders" }}
      read={(client) => client.orders.get(id)}
      head={(order) => ({
        about: toWords(order.type),
        actions: (
          <>
            <OrderStamp order={order} />
            <a class="button" href={`/order/${id}/chain`}>
              What followed
            </a>
          </>
        ),
      })}
    >
      {(order) => (
        <>
          <section class="sheet" aria-label="Facts">
            <div class="inside">
              <dl class="facts">
                <dt>Led to</dt>
                <dd>
                  <a href={`/${order.subscription.url}`}>{order.subscription.url}</a>
                </dd>
                <dt>Plan</dt>
                <dd>
                  <a href={`/${order.productVersion.url}`}>{order.productVersion.url}</a>
                </dd>
                <dt>Buyer</dt>
                <dd class="mono">{order.buyer.url}</dd>
                <dt>Placed</dt>
                <dd>
                  <Time at={order.date} exact />
                </dd>
                <dt>Takes effect</dt>
                <dd>
                  <Time at={order.startDate} />
                </dd>
                <dt>Invoices</dt>
                <dd class="row">
                  {order.invoices.length === 0 && "none"}
                  {order.invoices.map(({ url }) => (
                    <a key={url} href={`/${url}`}>
                      {url}
                    </a>
                  ))}
                </dd>
                <dt>Total</dt>
                <dd class="mono">{`${toAmount(order.totalPrice)} ${order.currency}`}</dd>
                <dt>Your reference</dt>
                <dd>{order.externalReference ?? "–"}</dd>
              </dl>
            </div>
          </section>
          <section class="sheet" aria-label="As JSON">
            <div class="inside">
              <Json value={order} label={order.self} />
            </div>
          </section>
        </>
      )}
    </Thing>
  );
}
