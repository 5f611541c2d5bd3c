import type { JSX } from "preact";
import { toAmount, toWords } from "../format.js";
import { useLoad } from "../load.js";
import { Failure } from "../parts/failure.js";
import { Choice } from "../parts/field.js";
import { Json } from "../parts/json.js";
import { Empty, Page, Skeleton } from "../parts/page.js";
import { Stamp } from "../parts/stamp.js";
import { Listing, Pager } from "../parts/table.js";
import { Time } from "../parts/time.js";
import { type PageProps, query, setQuery } from "../router.js";

/** Every order, or one with what it led to. */
export function Orders({ params }: PageProps): JSX.Element {
  const id = params["id"];
  return id === undefined ? <All /> : <One key={id} id={Number(id)} />;
}

const TYPES = ["NORMAL", "TRIAL", "SANDBOX", "RENEWAL", "SYNDICATED_UPGRADE", "UPSELL", "REFUND"] as const;

function All(): JSX.Element {
  const loaded = useLoad((client) =>
    client.orders
      .list({
        type: query.value.get("type") ?? undefined,
        pageNumber: Number(query.value.get("page") ?? 1),
        pageSize: 25,
        sortField: "id",
        sortDirection: "DESC",
      })
      .page(),
  );
  const page = loaded.value.value;
  return (
    <Page
      title="Orders"
      about="What was ordered: by a customer, by a renewal, by an upgrade, or by what a vendor billed."
    >
      <search class="filters" aria-label="Filters">
        <Choice
          label="Kind"
          value={query.value.get("type") ?? ""}
          options={[["", "all"], ...TYPES.map((type) => [type, toWords(type)] as const)]}
          onValue={(type) => setQuery({ type, page: undefined })}
        />
      </search>
      <section class="sheet" aria-label="Orders">
        <Listing
          caption="Orders"
          loaded={loaded}
          keyOf={({ id }) => id}
          columns={[
            {
              name: "Order",
              lead: true,
              cell: ({ id, type }) => <a href={`/order/${id}`}>{`${id} · ${toWords(type)}`}</a>,
            },
            { name: "State", cell: ({ status, paid }) => <OrderStamp status={status} paid={paid} /> },
            {
              name: "For",
              cell: ({ subscription }) => <a href={`/${subscription.url}`}>{subscription.url}</a>,
            },
            { name: "Placed", cell: ({ date }) => <Time at={date} /> },
            {
              name: "Total",
              number: true,
              cell: ({ totalPrice, currency }) => `${toAmount(totalPrice)} ${currency}`,
            },
          ]}
          empty={
            <Empty title="No order yet">
              <p>Order a plan in the storefront.</p>
              <a class="button main" href="/store">
                To the storefront
              </a>
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

function OrderStamp({ status, paid }: { readonly status: string; readonly paid: boolean }): JSX.Element {
  if (status === "REJECTED") return <Stamp tone="fail">rejected</Stamp>;
  if (status === "DEFERRED") return <Stamp tone="wait">deferred</Stamp>;
  if (status === "PAID")
    return paid ? <Stamp tone="ok">paid</Stamp> : <Stamp tone="wait">waits for payment</Stamp>;
  return <Stamp tone="rest">{toWords(status)}</Stamp>;
}

function One({ id }: { readonly id: number }): JSX.Element {
  const loaded = useLoad((client) => client.orders.get(id));
  const { value: order, error } = loaded.value;
  if (order === undefined) {
    return (
      <Page title={`Order ${id}`}>
        <div class="sheet">{error === undefined ? <Skeleton lines={8} /> : <Failure error={error} />}</div>
      </Page>
    );
  }
  return (
    <Page
      title={`Order ${id}`}
      about={toWords(order.type)}
      actions={<OrderStamp status={order.status} paid={order.paid} />}
    >
      <Failure error={error} />
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
              <Time at={order.date} />
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
    </Page>
  );
}
