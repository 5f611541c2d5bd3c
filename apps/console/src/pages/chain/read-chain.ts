import { EventAttemptOutcome, OrderType, SortDirection } from "@syndikit/contract";
import type {
  AuditEntryDTO,
  Charge,
  EventAttempt,
  EventDTO,
  InvoiceDTO,
  LoggedRequest,
  Marketplace,
  OrderDTO,
  SubscriptionMove,
} from "@syndikit/sdk";
import { idOf, toAmount, toWords } from "../../format.js";
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

/** What never changes once it was read, so that loading on reads only what is new. */
export interface Kept {
  readonly attempts: Map<string, readonly EventAttempt[]>;
  readonly charges: Map<number, readonly Charge[]>;
}

export const keepNothing = (): Kept => ({ attempts: new Map(), charges: new Map() });

/** An invoice has few charges. */
const MAX_CHARGES = 100;

/** From an order to the next one of its subscription. */
export async function scopeOfOrder(client: Marketplace, id: number): Promise<Scope> {
  const order = await client.orders.get(id);
  const subscription = idOf(order.subscription.url);
  const [next] = await client.orders
    .list({ subscriptionId: subscription, idAfter: id, sortField: "id", sortDirection: SortDirection.ASC })
    .first(1);
  return { subscription, from: order.date, ...(next === undefined ? {} : { to: next.date }) };
}

/** Reads what happened, as far as it is asked for. */
export async function readChain(
  client: Marketplace,
  scope: Scope,
  reading: Reading,
  kept: Kept,
): Promise<Line> {
  const { subscription, from, to } = scope;
  const { isNewestFirst, withReads, most } = reading;
  const sort = {
    sortField: "id",
    sortDirection: isNewestFirst ? SortDirection.DESC : SortDirection.ASC,
  } as const;
  const filter = { subscriptionId: subscription, from, to, ...sort };
  const [orders, invoices, events, moves, requests, entries] = await Promise.all([
    client.orders.list(filter).first(most),
    client.invoices.list(filter).first(most),
    // A customer does not see what is sent to vendors.
    isCustomer.peek() ? [] : client.events.list(filter).first(most),
    client.subscriptions.history(subscription),
    // The log belongs to the sandbox, which a marketplace may leave out.
    client.sandbox.requests({ object: `subscription/${subscription}` }).catch(() => []),
    isAdmin.peek()
      ? client.auditEntries.list({ object: `subscription/${subscription}`, ...sort }).first(most)
      : [],
  ]);
  const [attempts, charges] = await Promise.all([
    Promise.all(events.map((event) => attemptsOf(client, event, kept))),
    Promise.all(invoices.map((invoice) => chargesOf(client, { subscription, invoice: invoice.id }, kept))),
  ]);
  const isWithin = ({ at }: Link): boolean =>
    (from === undefined || Date.parse(at) >= Date.parse(from)) &&
    (to === undefined || Date.parse(at) < Date.parse(to));
  const cut = (links: readonly Link[]): Part => ({
    links,
    readTo: links.length < most ? undefined : links.at(-1)?.at,
  });
  const logged = new Set(requests.map(({ requestId }) => requestId));
  const calls = requests.filter((request) => withReads || request.status >= 400 || !isRead(request));
  const audited = cut(entries.map(auditLink));
  return joined(
    [
      cut(orders.map(orderLink)),
      cut(invoices.map(invoiceLink)),
      cut(events.map(eventLink)),
      { links: invoices.flatMap(paymentLinks).filter(isWithin) },
      {
        links: invoices.flatMap((invoice, index) =>
          (charges[index] ?? []).map((one) => chargeLink(one, invoice)),
        ),
      },
      {
        links: events.flatMap(({ id }, index) => (attempts[index] ?? []).map((one) => attemptLink(one, id))),
      },
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

async function attemptsOf(
  client: Marketplace,
  { id, attempts }: EventDTO,
  kept: Kept,
): Promise<readonly EventAttempt[]> {
  if (attempts === 0) return [];
  const key = `${id} ${attempts}`;
  const known = kept.attempts.get(key);
  if (known !== undefined) return known;
  const read = await client.events.attempts(id);
  kept.attempts.set(key, read);
  return read;
}

async function chargesOf(
  client: Marketplace,
  { subscription, invoice }: { readonly subscription: number; readonly invoice: number },
  kept: Kept,
): Promise<readonly Charge[]> {
  const known = kept.charges.get(invoice);
  if (known !== undefined) return known;
  const read = await client.subscriptions.charges(subscription, { invoiceId: invoice }).first(MAX_CHARGES);
  kept.charges.set(invoice, read);
  return read;
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

const chargeLink = ({ id, why, what, description, amount }: Charge, invoice: InvoiceDTO): Link =>
  linkOf("charge", id, {
    at: invoice.date,
    tone: "rest",
    what: `${description ?? what ?? toWords(why)}: ${toAmount(amount)}`,
    outcome: toWords(why),
  });

const eventLink = (event: EventDTO): Link => {
  const { tone, word } = deliveryOf(event);
  return linkOf("event", event.id, {
    at: event.date,
    tone,
    what: `Event ${event.id}: ${event.entityName.toLowerCase()} ${event.type.toLowerCase()}`,
    outcome: word,
  });
};

const attemptLink = ({ number, date, outcome, reason, status }: EventAttempt, event: number): Link =>
  linkOf("attempt", `${event}-${number}`, {
    at: date,
    tone: outcome === EventAttemptOutcome.DELIVERED ? "ok" : "fail",
    what: `Try ${number} of event ${event}: ${reason}`,
    outcome: status === undefined ? toWords(outcome) : String(status),
  });

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
