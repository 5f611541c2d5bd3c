import type { SubscriptionMoveCause } from "@syndikit/contract";
import type { EventDTO, InvoiceDTO, OrderDTO, SubscriptionMove } from "@syndikit/sdk";
import type { ComponentChildren, JSX } from "preact";
import { toAmount, toWords } from "../../format.js";
import {
  DeliveryStamp,
  deliveryOf,
  StateStamp,
  standingOfInvoice,
  standingOfOrder,
  type Tone,
  toneOfState,
} from "../../parts/stamp.js";
import { Time } from "../../parts/time.js";

interface Moment {
  readonly key: string;
  readonly at: string;
  readonly tone: Tone;
  readonly what: ComponentChildren;
}

interface StoryProps {
  /** The states it has been in, oldest first. */
  readonly history: readonly SubscriptionMove[];
  readonly orders: readonly OrderDTO[];
  readonly invoices: readonly InvoiceDTO[];
  readonly events: readonly EventDTO[];
}

/** The history of a subscription: states, orders, payments and events, newest first. */
export function Story(props: StoryProps): JSX.Element {
  const moments = [
    ...stateMoments(props.history),
    ...orderMoments(props.orders),
    ...invoiceMoments(props.invoices),
    ...eventMoments(props.events),
  ];
  moments.sort((one, other) => other.at.localeCompare(one.at) || other.key.localeCompare(one.key));
  return (
    <ol class="line-of-time">
      {moments.map(({ key, at, tone, what }) => (
        <li key={key} class={tone}>
          <Time at={at} />
          <div>{what}</div>
        </li>
      ))}
    </ol>
  );
}

/** What caused a change of state, in words. */
const CAUSES: Readonly<Record<string, string>> = {
  order: "it was ordered",
  payment: "its invoices were paid",
  report: "the vendor reported it",
  expiry: "it was not renewed, or not paid in time",
  kill: "it was terminated",
  stop: "it was stopped",
  start: "it was started again",
} satisfies Readonly<Record<keyof typeof SubscriptionMoveCause, string>>;

/** Why a subscription moved to another state. */
export const causeOf = ({ cause, reason }: SubscriptionMove): string =>
  `${CAUSES[cause] ?? toWords(cause)}${reason === undefined ? "" : `: ${reason}`}`;

function stateMoments(history: readonly SubscriptionMove[]): Moment[] {
  return history.map(({ date, to, cause, reason }, index) => ({
    // Sorts the new state after whatever caused it in the same second.
    key: `e state ${String(index).padStart(4, "0")}`,
    at: date,
    tone: toneOfState(to),
    what: (
      <div class="row">
        <StateStamp state={to} />
        <span class="break">
          {CAUSES[cause] ?? toWords(cause)}
          {reason !== undefined && <span class="muted">{`: ${reason}`}</span>}
        </span>
      </div>
    ),
  }));
}

function orderMoments(orders: readonly OrderDTO[]): Moment[] {
  return orders.map((order) => ({
    key: `a order ${order.id}`,
    at: order.date,
    tone: standingOfOrder(order).tone,
    what: (
      <>
        <a href={`/order/${order.id}`}>{`Order ${order.id}`}</a>
        {`: ${toWords(order.type)}, ${toAmount(order.totalPrice)} ${order.currency}`}
      </>
    ),
  }));
}

function invoiceMoments(invoices: readonly InvoiceDTO[]): Moment[] {
  return invoices.flatMap((invoice) => {
    const { id, date, total, paymentReceived, paymentReference } = invoice;
    const link = <a href={`/invoice/${id}`}>{`Invoice ${id}`}</a>;
    const amount = `${toAmount(total.price)} ${total.currency}`;
    const issued: Moment = {
      key: `b invoice ${id} issued`,
      at: date,
      tone: standingOfInvoice(invoice).tone,
      what: (
        <>
          {link}
          {` issued over ${amount}`}
        </>
      ),
    };
    if (paymentReceived === undefined) return [issued];
    const paidMoment: Moment = {
      key: `b invoice ${id} paid`,
      at: paymentReceived,
      tone: "ok",
      what: (
        <>
          {link}
          {" paid"}
          {paymentReference !== undefined && <span class="muted mono">{` ${paymentReference}`}</span>}
        </>
      ),
    };
    return [issued, paidMoment];
  });
}

function eventMoments(events: readonly EventDTO[]): Moment[] {
  return events.map((event) => ({
    key: `d event ${event.id}`,
    at: event.date,
    tone: deliveryOf(event).tone,
    what: (
      <div class="row">
        <a href={`/event/${event.id}`}>{`Event ${event.id}: ${event.type.toLowerCase()}`}</a>
        <DeliveryStamp event={event} />
      </div>
    ),
  }));
}
