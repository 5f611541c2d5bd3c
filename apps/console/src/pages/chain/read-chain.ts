import { EventAttemptOutcome, OrderType, SortDirection } from "@syndikit/contract";
import type {
  AuditEntryDTO,
  Charge,
  EventDTO,
  InvoiceDTO,
  LoggedRequest,
  Marketplace,
  OrderDTO,
  SubscriptionMove,
} from "@syndikit/sdk";
import { idOf, toAmount, toWords } from "../../format.js";
import { type First, NOTHING, readFirst } from "../../parts/cut.js";
import {
  deliveryOf,
  standingOfInvoice,
  standingOfOrder,
  toneOfState,
  toneOfStatus,
} from "../../parts/stamp.js";
import { isAdmin, isCustomer } from "../../session.js";
import { callerOf, isRead, targetOf } from "../requests/request.js";
import { causeOf } from "../subscription/story.js";
import { joined, type Kind, type Line, type Link, type Part } from "./line.js";

/** What the line is about: a subscription, from its first order or from a later one, to the next order if that is given. */
export interface Scope {
  readonly subscription: number;
  readonly from?: string;
  readonly to?: string;
}

/** How the line is read. */
export interface Reading {
  readonly isNewestFirst: boolean;
  /** Whether calls count that only read, and succeeded. */
  readonly withReads: boolean;
  /** How many of each kind are read. */
  readonly most: number;
}

/** As much is asked for at once: entries of a list, and invoices of which the charges are read. */
const AT_ONCE = 50;

/** From an order to the next one of its subscription. */
export async function scopeOfOrder(client: Marketplace, id: number): Promise<Scope> {
  const order = await client.orders.get(id);
  const subscription = idOf(order.subscription.url);
  const [next] = await client.orders
    .list({ subscriptionId: subscription, idAfter: id, sortField: "id", sortDirection: SortDirection.ASC })
    .first(1);
  return { subscription, from: order.date, ...(next === undefined ? {} : { to: next.date }) };
}

/** Reads what happened, as far as it is asked for. However much it is, each kind is asked for in one list. */
export async function readChain(client: Marketplace, scope: Scope, reading: Reading): Promise<Line> {
  const { subscription, from, to } = scope;
  const { isNewestFirst, withReads, most } = reading;
  const sortDirection = isNewestFirst ? SortDirection.DESC : SortDirection.ASC;
  const sort = { pageSize: Math.min(most, AT_ONCE), sortField: "id", sortDirection } as const;
  const filter = { subscriptionId: subscription, from, to, ...sort };
  const invoicesRead = readFirst(client.invoices.list(filter), most);
  const [orders, invoices, charges, events, moves, requests, entries] = await Promise.all([
    readFirst(client.orders.list(filter), most),
    invoicesRead,
    invoicesRead.then(({ items }) => chargesOf(client, subscription, items)),
    // A customer does not see what is sent to vendors.
    isCustomer.peek() ? NOTHING : readFirst(client.events.list({ ...filter, withAttempts: true }), most),
    client.subscriptions.history(subscription),
    // The log belongs to the sandbox, which a marketplace may leave out.
    client.sandbox.requests({ object: `subscription/${subscription}` }).catch(() => []),
    isAdmin.peek()
      ? readFirst(client.auditEntries.list({ object: `subscription/${subscription}`, ...sort }), most)
      : NOTHING,
  ]);
  const isWithin = ({ at }: Link): boolean =>
    (from === undefined || Date.parse(at) >= Date.parse(from)) &&
    (to === undefined || Date.parse(at) < Date.parse(to));
  const part = <Item>({ items, isCut }: First<Item>, linkOf: (item: Item) => Link): Part => {
    const links = items.map(linkOf);
    return { links, readTo: isCut ? links.at(-1)?.at : undefined };
  };
  const logged = new Set(requests.map(({ requestId }) => requestId));
  const calls = requests.filter((request) => withReads || request.status >= 400 || !isRead(request));
  const audited = part(entries, auditLink);
  return joined(
    [
      part(orders, orderLink),
      part(invoices, invoiceLink),
      part(events, eventLink),
      { links: invoices.items.flatMap(paymentLinks).filter(isWithin) },
      { links: chargeLinks(charges, invoices.items) },
      { links: events.items.flatMap(attemptLinks) },
      { links: moves.map(moveLink).filter(isWithin) },
      { links: calls.map(callLink).filter(isWithin) },
      // The audit has what the log has forgotten.
      {
        readTo: audited.readTo,
        links: audited.links.filter((link) => isWithin(link) && !logged.has(link.key.slice("call-".length))),
      },
    ],
    isNewestFirst,
  );
}

async function chargesOf(
  client: Marketplace,
  subscription: number,
  invoices: readonly InvoiceDTO[],
): Promise<readonly Charge[]> {
  const ids = invoices.map(({ id }) => id);
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const read = parts.map((invoiceId) => client.subscriptions.charges(subscription, { invoiceId }).all());
  return (await Promise.all(read)).flat();
}

const linkOf = (kind: Kind, name: string | number, rest: Omit<Link, "key" | "kind">): Link => ({
  key: `${kind}-${name}`,
  kind,
  ...rest,
});

const orderLink = (order: OrderDTO): Link => {
  const { id, type, date, totalPrice, currency } = order;
  const { tone, word } = standingOfOrder(order);
  const what = `Order ${id}: ${toWords(type)}, ${toAmount(totalPrice)} ${currency}`;
  return linkOf("order", id, { at: date, tone, what, outcome: word });
};

export const nameOfInvoice = ({ number, type }: InvoiceDTO): string =>
  `${type === OrderType.CREDIT ? "Credit note" : "Invoice"} ${number}`;

const invoiceLink = (invoice: InvoiceDTO): Link => {
  const { tone, word } = standingOfInvoice(invoice);
  const what = `${nameOfInvoice(invoice)} over ${toAmount(invoice.total.price)} ${invoice.total.currency}`;
  return linkOf("invoice", invoice.id, { at: invoice.date, tone, what, outcome: word });
};

function paymentLinks(invoice: InvoiceDTO): readonly Link[] {
  const { id, paymentReceived, paymentReference } = invoice;
  if (paymentReceived === undefined) return [];
  const what = `${nameOfInvoice(invoice)} was paid${paymentReference === undefined ? "" : `: ${paymentReference}`}`;
  return [linkOf("payment", id, { at: paymentReceived, tone: "ok", what, outcome: "paid" })];
}

/** A charge stands where its invoice was issued. */
function chargeLinks(charges: readonly Charge[], invoices: readonly InvoiceDTO[]): readonly Link[] {
  const dates = new Map<string, string>(invoices.map(({ self, date }) => [self, date]));
  return charges.flatMap((charge) => {
    const at = dates.get(charge.invoice?.url ?? "");
    return at === undefined ? [] : [chargeLink(charge, at)];
  });
}

const chargeLink = ({ id, why, what, description, amount }: Charge, at: string): Link =>
  linkOf("charge", id, {
    at,
    tone: "rest",
    what: `${description ?? what ?? toWords(why)}: ${toAmount(amount)}`,
    outcome: toWords(why),
  });

const eventLink = (event: EventDTO): Link => {
  const { tone, word } = deliveryOf(event);
  const { id, entityName, type, attempts, latestAttempts: { length } = [] } = event;
  const what = `Event ${id}: ${entityName.toLowerCase()} ${type.toLowerCase()}`;
  return linkOf("event", id, {
    at: event.date,
    tone,
    what: attempts > length ? `${what}, of whose ${attempts} tries the last ${length} are here` : what,
    outcome: word,
  });
};

const attemptLinks = ({ id: event, latestAttempts = [] }: EventDTO): readonly Link[] =>
  latestAttempts.map(({ number, date, outcome, reason, status }) =>
    linkOf("attempt", `${event}-${number}`, {
      at: date,
      tone: outcome === EventAttemptOutcome.DELIVERED ? "ok" : "fail",
      what: `Try ${number} of event ${event}: ${reason}`,
      outcome: status === undefined ? toWords(outcome) : String(status),
    }),
  );

/** What a move is known by: there is no number, and not two in one moment to one state. */
export const moveKey = ({ date, to }: SubscriptionMove): string => `state-${Date.parse(date)}-${to}`;

const moveLink = (move: SubscriptionMove): Link => ({
  key: moveKey(move),
  kind: "state",
  at: move.date,
  tone: toneOfState(move.to),
  what: `${move.from === undefined ? "Ordered" : `From ${toWords(move.from)}`}: ${causeOf(move)}`,
  outcome: toWords(move.to),
});

const callLink = (request: LoggedRequest): Link => {
  const { requestId, date, durationMs, method, status } = request;
  return linkOf("call", requestId, {
    // It came before what it caused, and is logged when it is answered.
    at: new Date(Date.parse(date) - durationMs).toISOString(),
    tone: toneOfStatus(status),
    what: `${callerOf(request)}: ${method} ${targetOf(request)}`,
    outcome: String(status),
  });
};

const auditLink = (entry: AuditEntryDTO): Link =>
  linkOf("call", entry.requestId, {
    at: entry.marketplaceDate ?? entry.date,
    tone: toneOfStatus(entry.status),
    what: `${entry.asUserName ?? entry.actorName ?? "nobody signed in"}: ${entry.operation ?? "sign-in"}`,
    outcome: String(entry.status),
  });
