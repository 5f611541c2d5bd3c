// Chooses which of the due deliveries to claim. Every engine uses it.
import { listed } from "./dialect.js";
import type { ClaimRequest, Lane } from "./port.js";

type Places = Omit<ClaimRequest, "leaseToken" | "leaseUntil">;

/** A delivery that may be claimed. */
interface Candidate extends Lane {
  readonly id: number;
}

/** The parameters of the query for candidates. */
export function candidateQuestion(request: Places) {
  const { now, wall, limit, perHost, perVendor, inFlight, shares, resting, probing } = request;
  const byHost = [...countBy(inFlight, ({ host }) => host)];
  const byVendor = [...countBy(inFlight, ({ vendor }) => vendor)];
  return {
    now,
    wall,
    perHost,
    perVendor,
    fullHosts: listed(byHost.filter(([, count]) => count >= perHost).map(([host]) => host)),
    fullVendors: listed(
      byVendor
        .filter(([vendor, count]) => count >= (shares.get(vendor) ?? perVendor))
        .map(([vendor]) => vendor),
    ),
    resting: listed(resting.map(laneKey)),
    held: JSON.stringify(Object.fromEntries(byVendor)),
    shares: JSON.stringify(Object.fromEntries(shares)),
    // A host may have fewer places left than `perHost`, so some candidates are dropped later: fetch more than the
    // limit.
    most: limit + inFlight.length + probing.length * perHost,
  };
}

/** Picks candidates in their order, within the limits per host and per vendor. */
export function pickCandidates(candidates: readonly Candidate[], request: Places): number[] {
  const { inFlight, perHost, perVendor, shares, reserve, probing, limit } = request;
  const byHost = countBy(inFlight, ({ host }) => host);
  const byVendor = countBy(inFlight, ({ vendor }) => vendor);
  const probes = new Set(probing.map(laneKey));
  const picked: number[] = [];
  for (const candidate of candidates) {
    const { id, host, vendor } = candidate;
    const held = byVendor.get(vendor) ?? 0;
    const left = limit - picked.length;
    if (left <= 0) break;
    if ((byHost.get(host) ?? 0) >= perHost || held >= (shares.get(vendor) ?? perVendor)) continue;
    // The last free places are reserved for vendors with nothing in flight.
    if (left <= reserve && held > 0) continue;
    if (probing.some((lane) => laneKey(lane) === laneKey(candidate)) && !probes.delete(laneKey(candidate)))
      continue;
    byHost.set(host, (byHost.get(host) ?? 0) + 1);
    byVendor.set(vendor, held + 1);
    picked.push(id);
  }
  return picked;
}

/** How many places are in use, by host or by vendor. */
function countBy<Key>(lanes: readonly Lane[], keyOf: (lane: Lane) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const lane of lanes) counts.set(keyOf(lane), (counts.get(keyOf(lane)) ?? 0) + 1);
  return counts;
}

export function laneKey({ vendor, host }: Lane): string {
  return `${vendor} ${host}`;
}
