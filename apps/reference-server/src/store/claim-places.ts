// Chooses which of the due deliveries to claim. Every engine uses it.
import { type Lane, laneKey, type Room } from "../outbound/lane.js";
import type { Moment } from "../ports.js";

/** A delivery that may be claimed. */
interface Candidate extends Lane {
  readonly id: number;
  readonly dueAt: Moment;
}

/** Each vendor with each of its hosts that has no place left for it. */
export function fullHosts({ inFlight, perHost }: Pick<Room, "inFlight" | "perHost">): readonly string[] {
  const byHost = countBy(inFlight, ({ host }) => host);
  return [...new Set(inFlight.filter(({ host }) => (byHost.get(host) ?? 0) >= perHost).map(hostKey))];
}

/** The vendors that have as much in flight as they may. */
export function fullVendors({ inFlight, perVendor, shares }: Room): readonly number[] {
  const byVendor = [...countBy(inFlight, ({ vendor }) => vendor)];
  return byVendor
    .filter(([vendor, count]) => count >= (shares.get(vendor) ?? perVendor))
    .map(([vendor]) => vendor);
}

/** The first candidates of each lane. */
export function oldestOfEachLane(candidates: readonly Candidate[], most: number): readonly Candidate[] {
  const counts = new Map<string, number>();
  return candidates.toSorted(byAge).filter((candidate) => {
    const count = counts.get(laneKey(candidate)) ?? 0;
    counts.set(laneKey(candidate), count + 1);
    return count < most;
  });
}

const byAge = (a: Candidate, b: Candidate): number => a.dueAt - b.dueAt || a.id - b.id;

/**
 * Picks candidates fairly, within the limits per host and per vendor. On a host that several vendors have endpoints on,
 * there is always a place for a vendor that holds none there: however many places the others hold, and whether their
 * endpoints answer or not.
 */
export function pickCandidates(candidates: readonly Candidate[], request: Room): number[] {
  const { inFlight, perHost, perVendor, shares, reserve, probing, limit } = request;
  const byHost = countBy(inFlight, ({ host }) => host);
  const byVendor = countBy(inFlight, ({ vendor }) => vendor);
  const byVendorAndHost = countBy(inFlight, hostKey);
  const probes = new Set(probing.map(laneKey));
  const picked: number[] = [];
  for (const candidate of inTurns(candidates.toSorted(byAge), byVendor)) {
    const { id, host, vendor } = candidate;
    const held = byVendor.get(vendor) ?? 0;
    const left = limit - picked.length;
    if (left <= 0) break;
    const there = byVendorAndHost.get(hostKey(candidate)) ?? 0;
    if ((byHost.get(host) ?? 0) >= perHost && there > 0) continue;
    if (held >= (shares.get(vendor) ?? perVendor)) continue;
    // The last free places are reserved for vendors with nothing in flight.
    if (left <= reserve && held > 0) continue;
    if (probing.some((lane) => laneKey(lane) === laneKey(candidate)) && !probes.delete(laneKey(candidate)))
      continue;
    byHost.set(host, (byHost.get(host) ?? 0) + 1);
    byVendorAndHost.set(hostKey(candidate), there + 1);
    byVendor.set(vendor, held + 1);
    picked.push(id);
  }
  return picked;
}

/**
 * Orders what is of vendors fairly. A turn is the number of places that a vendor holds plus the position in the vendor's
 * own queue. Within a turn the order stays.
 */
export function inTurns<Item extends { readonly vendor: number }>(
  items: readonly Item[],
  held: ReadonlyMap<number, number> = new Map(),
): readonly Item[] {
  const turns = new Map(held);
  return items
    .map((item) => {
      const turn = (turns.get(item.vendor) ?? 0) + 1;
      turns.set(item.vendor, turn);
      return { item, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ item }) => item);
}

/** How many places are in use, by host, by vendor or by both. */
function countBy<Key>(lanes: readonly Lane[], keyOf: (lane: Lane) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const lane of lanes) counts.set(keyOf(lane), (counts.get(keyOf(lane)) ?? 0) + 1);
  return counts;
}

function hostKey({ vendor, host }: Lane): string {
  return `${vendor} ${host}`;
}
