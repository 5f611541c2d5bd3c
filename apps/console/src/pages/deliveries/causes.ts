import type { EventDTO, EventEndpointDTO, Marketplace } from "@syndikit/sdk";
import { count } from "../../format.js";
import { type First, readFirst } from "../../parts/cut.js";

/** Why events do not arrive: one endpoint, and one reason. */
export interface Cause {
  readonly endpoint: EventEndpointDTO;
  /** What is wrong, in a sentence. */
  readonly reason: string;
  /** What to do about it; empty where the reason says it all. */
  readonly remedy: string;
  /** How many events wait for this reason, of those that were read. */
  readonly events: number;
  /** Whether more events wait than were read. */
  readonly isCut: boolean;
  /** One of them. */
  readonly example: EventDTO | undefined;
}

export interface AllCauses {
  readonly causes: readonly Cause[];
  /** The endpoints that fail too, and whose events are not read. */
  readonly unread: readonly EventEndpointDTO[];
  /** Whether even more endpoints may fail. */
  readonly isCut: boolean;
}

/** The failing endpoints whose events are read. */
const MAX_ENDPOINTS = 8;

/** The events that are read of each. */
const MAX_EVENTS = 50;

/** The endpoints that are listed to find those that fail. */
const LISTED = 100;

/** Reads why events do not arrive, the worst endpoint first. */
export async function readCauses(client: Marketplace): Promise<AllCauses> {
  const worst = await readWorst(client);
  const troubled = worst.items.filter(isTroubled);
  const causes = await Promise.all(
    troubled.slice(0, MAX_ENDPOINTS).map(async (endpoint) => {
      const filter = { endpoint: endpoint.endpoint, notified: false } as const;
      const newest = client.events.list({ ...filter, sortField: "id", sortDirection: "DESC" });
      return causesOf(endpoint, await readFirst(newest, MAX_EVENTS));
    }),
  );
  return {
    causes: causes.flat(),
    unread: troubled.slice(MAX_ENDPOINTS),
    isCut: worst.isCut && troubled.length === worst.items.length,
  };
}

/** The endpoints that fail most. */
export const readWorst = (client: Marketplace): Promise<First<EventEndpointDTO>> =>
  readFirst(client.eventEndpoints.list({ sortField: "failures", sortDirection: "DESC" }), LISTED);

/** Whether events that go to it may not arrive. */
export const isTroubled = ({ paused, failures }: EventEndpointDTO): boolean => paused || failures > 0;

/** Groups the events that wait for an endpoint by the reason of their last attempt, the most frequent first. */
export function causesOf(endpoint: EventEndpointDTO, waiting: First<EventDTO>): readonly Cause[] {
  const mine = waiting.items.filter(({ vendor }) => vendor?.url === endpoint.vendor?.url);
  // What a pause holds back was not tried: it waits for the same reason as its endpoint.
  const why = endpoint.lastError ?? endpoint.pauseReason;
  const byReason = new Map<string, EventDTO[]>();
  for (const event of mine) {
    const reason = event.paused === true ? why : event.lastError;
    if (reason === undefined) continue;
    byReason.set(reason, [...(byReason.get(reason) ?? []), event]);
  }
  const { isCut } = waiting;
  const groups = [...byReason].sort(([, one], [, other]) => other.length - one.length);
  if (groups.length === 0) {
    const said = why ?? "It failed, and nothing waits for it now.";
    return [{ endpoint, ...parted(said), events: mine.length, isCut, example: mine[0] }];
  }
  return groups.map(([reason, events]) => ({
    endpoint,
    ...parted(reason),
    events: events.length,
    isCut,
    example: events[0],
  }));
}

/** A reason of the event log says what is wrong, then, after a colon or in a second sentence, what to do. */
export function parted(text: string): Pick<Cause, "reason" | "remedy"> {
  const [, reason = text, remedy = ""] = /^(.*?[^:.])(?:: |\. )(.+)$/s.exec(text) ?? [];
  const end = (part: string): string => (part === "" || /[.!?]$/.test(part) ? part : `${part}.`);
  return { reason: end(reason), remedy: end(`${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}`) };
}

/** Of the causes that were there, those that are gone for sure: all that waits for their endpoint was read. */
export function solvedOf(seen: readonly string[], { causes, unread, isCut }: AllCauses): readonly string[] {
  if (isCut) return [];
  const known = new Set(causes.map(keyOf));
  const unsure = [...unread, ...causes.filter(({ isCut }) => isCut).map(({ endpoint }) => endpoint)];
  return seen.filter((key) => !known.has(key) && !unsure.some(({ self }) => key.startsWith(`${self} `)));
}

/** What a cause is known by from one day to the next. */
export const keyOf = ({ endpoint, reason }: Pick<Cause, "endpoint" | "reason">): string =>
  `${endpoint.self} ${reason}`;

/** Why a vendor is red, in one line; undefined when it is not. */
export function whyRed({ items: endpoints, isCut }: First<EventEndpointDTO>): string | undefined {
  const troubled = endpoints.filter(isTroubled);
  const [worst] = troubled.toSorted((one, other) => other.failures - one.failures);
  if (worst === undefined) return undefined;
  const pending = troubled.reduce((sum, one) => sum + one.pending, 0);
  const paused = troubled.filter((one) => one.paused).length;
  const failing = troubled.length - paused;
  const how = [failing > 0 ? `${failing} failing` : "", paused > 0 ? `${paused} paused` : ""].filter(Boolean);
  const why = parted(worst.lastError ?? worst.pauseReason ?? "").reason;
  const all = isCut ? " at least" : ` of ${count(endpoints.length, "endpoint")}`;
  return `${how.join(", ")}${all}, ${count(pending, "event")} waiting. ${why}`.trim();
}
