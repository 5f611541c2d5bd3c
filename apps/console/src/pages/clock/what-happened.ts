import type {
  AuditEntryDTO,
  ClockDryRunStep,
  EventDTO,
  InvoiceDTO,
  Marketplace,
  OrderDTO,
  SubscriptionMove,
} from "@syndikit/sdk";
import { idOf } from "../../format.js";
import { readFirst } from "../../parts/cut.js";
import { inTab } from "../../stored.js";

/** A move of the clock, as the audit has it. */
export interface ClockMove {
  readonly id: number;
  readonly who: string;
  readonly from: string;
  readonly to: string;
  /** How many jobs it ran. */
  readonly jobs: number;
}

/** Reads a move from its entry; undefined for an entry of another kind, of a refused move, or of an earlier version. */
export function moveOf({ id, actorName, before, after }: AuditEntryDTO): ClockMove | undefined {
  const [from, to] = [before?.["now"], after?.["now"]];
  if (typeof from !== "string" || typeof to !== "string") return undefined;
  const jobs = Number(after?.["jobs"] ?? 0);
  return { id, who: actorName ?? "", from, to, jobs };
}

/** What happened to one subscription. */
export interface Happened {
  readonly subscription: string;
  /** All its states, also those from before the move. */
  readonly history: readonly SubscriptionMove[];
  readonly orders: readonly OrderDTO[];
  readonly invoices: readonly InvoiceDTO[];
  readonly events: readonly EventDTO[];
}

export interface AllThatHappened {
  readonly subscriptions: readonly Happened[];
  /** Events that are about no subscription. */
  readonly others: readonly EventDTO[];
  /** Whether there is more than is read. */
  readonly isCut: boolean;
}

/** The most of each kind that are read for one move. */
const MOST = 300;

/** The most subscriptions whose states are read. */
const MAX_SUBSCRIPTIONS = 40;

/** Reads what the marketplace did between two moments of its clock. */
export async function readHappened(client: Marketplace, { from, to }: ClockMove): Promise<AllThatHappened> {
  // The last moment is part of the move, and a filter ends before its own.
  const range = { from, to: new Date(Date.parse(to) + 1).toISOString() };
  const read = await Promise.all([
    readFirst(client.orders.list({ ...range, sortField: "id" }), MOST),
    readFirst(client.invoices.list({ ...range, sortField: "id" }), MOST),
    readFirst(client.events.list({ ...range, sortField: "id" }), MOST),
  ]);
  const [{ items: orders }, { items: invoices }, { items: events }] = read;
  const subscriptionOf = eventSubscriptions(invoices);
  const touched = [
    ...new Set([
      ...orders.map(({ subscription }) => subscription.url),
      ...invoices.flatMap(({ subscription }) => subscription?.url ?? []),
      ...events.flatMap((event) => subscriptionOf(event) ?? []),
    ]),
  ];
  const shown = touched.slice(0, MAX_SUBSCRIPTIONS);
  const subscriptions = await Promise.all(
    shown.map(async (subscription) => ({
      subscription,
      history: await client.subscriptions.history(idOf(subscription)),
      orders: orders.filter((order) => order.subscription.url === subscription),
      invoices: invoices.filter((invoice) => invoice.subscription?.url === subscription),
      events: events.filter((event) => subscriptionOf(event) === subscription),
    })),
  );
  return {
    subscriptions,
    others: events.filter((event) => subscriptionOf(event) === undefined),
    isCut: touched.length > shown.length || read.some(({ isCut }) => isCut),
  };
}

/** An event of an invoice belongs to the invoice's subscription. */
function eventSubscriptions(invoices: readonly InvoiceDTO[]): (event: EventDTO) => string | undefined {
  const byInvoice = new Map<string, string | undefined>(
    invoices.map(({ self, subscription }) => [self, subscription?.url]),
  );
  return ({ entityUrl: { url } }) => (url.startsWith("subscription/") ? url : byInvoice.get(url));
}

/** The states of a subscription before the move and after it. */
export function statesAround(
  history: readonly SubscriptionMove[],
  { from, to }: Pick<ClockMove, "from" | "to">,
): { readonly before: SubscriptionMove | undefined; readonly after: SubscriptionMove | undefined } {
  return {
    before: history.findLast(({ date }) => date < from),
    after: history.findLast(({ date }) => date <= to),
  };
}

/** Milliseconds. What was foreseen may come true a little later: payments and reports take their time. */
const LATE = 60_000;

/** Whether something that was foreseen came true; undefined where that leaves no trace, or none that is read. */
export function cameTrue(
  step: ClockDryRunStep,
  { subscriptions, isCut }: Pick<AllThatHappened, "subscriptions" | "isCut">,
): boolean | undefined {
  // Beyond the cut it may be there all the same.
  const notSeen = isCut ? undefined : false;
  const isThen = (date: string): boolean => {
    const late = Date.parse(date) - Date.parse(step.date);
    return late >= 0 && late <= LATE;
  };
  const of = subscriptions.find(({ subscription }) => subscription === step.subscription?.url);
  if (step.invoices.length > 0) {
    const issued = of?.invoices.filter(({ date }) => isThen(date)).length ?? 0;
    return issued >= step.invoices.length || notSeen;
  }
  // Of a subscription that is read, all states are.
  if (step.deploymentStatus !== undefined)
    return of === undefined
      ? notSeen
      : of.history.some(({ to, date }) => to === step.deploymentStatus && isThen(date));
  if (step.events > 0 && step.subscription !== undefined)
    return of?.events.some(({ date }) => isThen(date)) || notSeen;
  return undefined;
}

const STORED = "console.foreseen ";

/** Keeps in this tab what was foreseen for a move, to compare it with what came true. */
export function keepForeseen(move: number, steps: readonly ClockDryRunStep[]): void {
  inTab.write(`${STORED}${move}`, JSON.stringify(steps));
}

export const keptForeseen = (move: number): readonly ClockDryRunStep[] | undefined =>
  inTab.readAs<readonly ClockDryRunStep[]>(`${STORED}${move}`);
