import type {
  Charge,
  EventAttempt,
  InvoiceDTO,
  Marketplace,
  OrderDTO,
  SubscriptionMove,
} from "@syndikit/sdk";
import type { ComponentChildren, JSX } from "preact";
import { toAmount } from "../../format.js";
import { useLoad } from "../../load.js";
import { Beside } from "../../parts/beside.js";
import { Json } from "../../parts/json/json.js";
import { Empty } from "../../parts/page.js";
import { DeliveryStamp, InvoiceStamp, StateStamp } from "../../parts/stamp.js";
import { Time } from "../../parts/time.js";
import { Attempt } from "../deliveries/delivery.js";
import { Request } from "../requests/request.js";
import { causeOf } from "../subscription/story.js";
import { moveKey, nameOfInvoice } from "./read-chain.js";

interface OpenedProps {
  /** The key of a link. */
  readonly name: string;
  readonly subscription: number;
  /** The address of the line. */
  readonly list: string;
}

/** One link of a chain, beside the line. It is read by what its key says, so a link to it needs no line. */
export function Opened({ name, subscription, list }: OpenedProps): JSX.Element {
  const [, kind = "", rest = ""] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  const id = Number.parseInt(rest, 10);
  switch (kind) {
    case "call":
      return <Request requestId={rest} list={list} />;
    case "event":
      return <Event id={id} list={list} />;
    case "attempt":
      return <Try event={id} number={Number(rest.slice(rest.indexOf("-") + 1))} list={list} />;
    case "invoice":
    case "payment":
      return <Invoice id={id} list={list} />;
    case "order":
      return <Order id={id} list={list} />;
    case "charge":
      return <OneCharge id={id} subscription={subscription} list={list} />;
    default:
      return <Move name={name} subscription={subscription} list={list} />;
  }
}

interface PanelProps<Value> {
  readonly title: string;
  readonly list: string;
  readonly read: (client: Marketplace) => Promise<Value | undefined>;
  readonly stamp?: (value: Value) => ComponentChildren;
  readonly children: (value: Value) => ComponentChildren;
}

function Panel<Value>({ title, list, read, stamp, children }: PanelProps<Value>): JSX.Element {
  const loaded = useLoad(async (client) => ({ found: await read(client) }));
  const { value, error } = loaded.value;
  return (
    <Beside
      label={title}
      title={title}
      stamp={value?.found !== undefined && stamp?.(value.found)}
      list={list}
      error={error}
      isRead={value !== undefined}
    >
      {value !== undefined &&
        (value.found === undefined ? (
          <Empty title="It is not there any more">
            <p>The marketplace has forgotten it, or this account does not see it.</p>
          </Empty>
        ) : (
          children(value.found)
        ))}
    </Beside>
  );
}

interface Facts {
  readonly facts: readonly (readonly [string, ComponentChildren])[];
  readonly value: unknown;
  readonly label: string;
}

function FactsAndJson({ facts, value, label }: Facts): JSX.Element {
  return (
    <div class="inside stack">
      <dl class="facts">
        {facts.map(([name, fact]) => (
          <>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </>
        ))}
      </dl>
      <Json value={value} label={label} />
    </div>
  );
}

const to = (reference: string): JSX.Element => (
  <a class="mono" href={`/${reference}`}>
    {reference}
  </a>
);

interface OneProps {
  readonly id: number;
  readonly list: string;
}

function Event({ id, list }: OneProps): JSX.Element {
  return (
    <Panel
      title={`Event ${id}`}
      list={list}
      read={(client) => client.events.get(id)}
      stamp={(event) => <DeliveryStamp event={event} />}
    >
      {(event) => (
        <FactsAndJson
          facts={[
            ["About", to(event.entityUrl.url)],
            ["Goes to", <span class="mono break">{event.endpoint}</span>],
            ["Generated", <Time at={event.date} exact />],
            ["Tries", String(event.attempts)],
            ["All of it", to(event.self)],
          ]}
          value={event.payload}
          label={`payload of event ${id}`}
        />
      )}
    </Panel>
  );
}

interface TryProps {
  readonly event: number;
  readonly number: number;
  readonly list: string;
}

function Try({ event, number, list }: TryProps): JSX.Element {
  return (
    <Panel
      title={`Try ${number} of event ${event}`}
      list={list}
      read={async (client): Promise<EventAttempt | undefined> =>
        (await client.events.attempts(event)).find((attempt) => attempt.number === number)
      }
    >
      {(attempt) => (
        <>
          <p class="inside">{to(`event/${event}`)}</p>
          <Attempt attempt={attempt} isOpen />
        </>
      )}
    </Panel>
  );
}

function Invoice({ id, list }: OneProps): JSX.Element {
  return (
    <Panel
      title={`Invoice ${id}`}
      list={list}
      read={(client): Promise<InvoiceDTO> => client.invoices.get(id)}
      stamp={(invoice) => <InvoiceStamp invoice={invoice} />}
    >
      {(invoice) => (
        <FactsAndJson
          facts={[
            [nameOfInvoice(invoice), to(invoice.self)],
            ["Total", `${toAmount(invoice.total.total)} ${invoice.total.currency}`],
            ["Issued", <Time at={invoice.date} exact />],
            ["Paid", <Time at={invoice.paymentReceived} exact />],
            ["For", to(invoice.order.url)],
            ...(invoice.creditOf === undefined ? [] : [["Credits", to(invoice.creditOf.url)] as const]),
          ]}
          value={invoice}
          label={invoice.self}
        />
      )}
    </Panel>
  );
}

function Order({ id, list }: OneProps): JSX.Element {
  return (
    <Panel title={`Order ${id}`} list={list} read={(client): Promise<OrderDTO> => client.orders.get(id)}>
      {(order) => (
        <FactsAndJson
          facts={[
            ["Order", to(order.self)],
            ["Only what followed", <a href={`/order/${id}/chain`}>Its own chain</a>],
            ["Total", `${toAmount(order.totalPrice)} ${order.currency}`],
            ["Placed", <Time at={order.date} exact />],
            ["Plan", to(order.productVersion.url)],
          ]}
          value={order}
          label={order.self}
        />
      )}
    </Panel>
  );
}

interface OfSubscription {
  readonly subscription: number;
  readonly list: string;
}

function OneCharge({ id, subscription, list }: OfSubscription & { readonly id: number }): JSX.Element {
  return (
    <Panel
      title={`Charge ${id}`}
      list={list}
      read={async (client): Promise<Charge | undefined> =>
        (await client.subscriptions.charges(subscription, { idAfter: id - 1 }).first(1)).find(
          (charge) => charge.id === id,
        )
      }
    >
      {(charge) => (
        <FactsAndJson
          facts={[
            ["Amount", toAmount(charge.amount)],
            ["From", <Time at={charge.from} />],
            ["To", <Time at={charge.to} />],
            ["Invoice", charge.invoice === null ? "waits" : to(charge.invoice.url)],
          ]}
          value={charge}
          label={`charge ${id}`}
        />
      )}
    </Panel>
  );
}

function Move({ name, subscription, list }: OfSubscription & { readonly name: string }): JSX.Element {
  return (
    <Panel
      title="A move to another state"
      list={list}
      read={async (client): Promise<SubscriptionMove | undefined> =>
        (await client.subscriptions.history(subscription)).find((move) => moveKey(move) === name)
      }
      stamp={(move) => <StateStamp state={move.to} />}
    >
      {(move) => (
        <FactsAndJson
          facts={[
            ["When", <Time at={move.date} exact />],
            ["Why", causeOf(move)],
            ["Of", to(`subscription/${subscription}`)],
          ]}
          value={move}
          label="the move"
        />
      )}
    </Panel>
  );
}
