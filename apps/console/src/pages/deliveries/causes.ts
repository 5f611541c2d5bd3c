import type { EventDTO, EventEndpointDTO, Marketplace } from "@syndikit/sdk";
import { count } from "../../format.js";

/** Why events do not arrive: one endpoint, and one reason. */
export interface Cause {
  readonly endpoint: EventEndpointDTO;
  /** What is wrong, in a sentence. */
  readonly reason: string;
  /** What to do about it; empty where the reason says it all. */
  readonly remedy: string;
  /** How many events wait for this reason, of those that were read. */
  readonly events: number;
  /** One of them. */
  readonly example: EventDTO | undefined;
}

/** The failing endpoints whose events are read. */
const MAX_ENDPOINTS = 8;

/** The events that are read of each. */
const MAX_EVENTS = 50;

/** What a pause says before the reason of the last attempt. */
const PAUSED = /^The endpoint is paused\. /;

/** Reads why events do not arrive, the worst endpoint first. */
export async function readCauses(client: Marketplace): Promise<readonly Cause[]> {
  const worst = await client.eventEndpoints
    .list({ sortField: "failures", sortDirection: "DESC", pageSize: MAX_EVENTS })
    .first(MAX_EVENTS);
  const troubled = worst.filter(isTroubled).slice(0, MAX_ENDPOINTS);
  const causes = await Promise.all(
    troubled.map(async (endpoint) => {
      const waiting = await client.events
        .list({ endpoint: endpoint.endpoint, notified: false, sortField: "id", sortDirection: "DESC" })
        .first(MAX_EVENTS);
      return causesOf(endpoint, waiting);
    }),
  );
  return causes.flat();
}

const isTroubled = ({ paused, failures }: EventEndpointDTO): boolean => paused || failures > 0;

/** Groups the events that wait for an endpoint by the reason of their last attempt, the most frequent first. */
export function causesOf(endpoint: EventEndpointDTO, waiting: readonly EventDTO[]): readonly Cause[] {
  const mine = waiting.filter(({ vendor }) => vendor?.url === endpoint.vendor?.url);
  const tried = mine.filter(({ lastError }) => lastError !== undefined);
  const byReason = new Map<string, EventDTO[]>();
  for (const event of tried) {
    const reason = event.lastError?.replace(PAUSED, "") ?? "";
    byReason.set(reason, [...(byReason.get(reason) ?? []), event]);
  }
  const groups = [...byReason].sort(([, one], [, other]) => other.length - one.length);
  if (groups.length === 0) {
    const why = endpoint.pauseReason ?? endpoint.lastError ?? "It failed, and nothing waits for it now.";
    return [{ endpoint, ...parted(why), events: mine.length, example: mine[0] }];
  }
  return groups.map(([reason, events]) => ({
    endpoint,
    ...parted(reason),
    events: events.length,
    example: events[0],
  }));
}

/** A reason of the event log says what is wrong, then, after a colon or in a second sentence, what to do. */
export function parted(text: string): Pick<Cause, "reason" | "remedy"> {
  const [, reason = text, remedy = ""] = /^(.*?[^:.])(?:: |\. )(.+)$/s.exec(text) ?? [];
  const end = (part: string): string => (part === "" || /[.!?]$/.test(part) ? part : `${part}.`);
  return { reason: end(reason), remedy: end(`${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}`) };
}

/** Why a vendor is red, in one line; undefined when it is not. */
export function whyRed(endpoints: readonly EventEndpointDTO[]): string | undefined {
  const troubled = endpoints.filter(isTroubled);
  const [worst] = troubled.toSorted((one, other) => other.failures - one.failures);
  if (worst === undefined) return undefined;
  const pending = troubled.reduce((sum, one) => sum + one.pending, 0);
  const paused = troubled.filter((one) => one.paused).length;
  const failing = troubled.length - paused;
  const how = [failing > 0 ? `${failing} failing` : "", paused > 0 ? `${paused} paused` : ""].filter(Boolean);
  const why = parted(worst.lastError ?? worst.pauseReason ?? "").reason;
  return `${how.join(", ")} of ${count(endpoints.length, "endpoint")}, ${count(pending, "event")} waiting. ${why}`.trim();
}
