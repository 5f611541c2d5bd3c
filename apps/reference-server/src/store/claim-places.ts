// Which of the due deliveries are taken, on every engine.
import type { ClaimRequest, Lane } from "./port.js";

/** A delivery that may be taken. */
export interface Candidate extends Lane {
  readonly id: number;
}

/** Takes candidates in their order, within the limits of hosts and vendors. */
export function pickCandidates(
  candidates: readonly Candidate[],
  request: Omit<ClaimRequest, "leaseToken" | "leaseUntil">,
): number[] {
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
    // The last places are for vendors that hold none.
    if (left <= reserve && held > 0) continue;
    if (probing.some((lane) => laneKey(lane) === laneKey(candidate)) && !probes.delete(laneKey(candidate)))
      continue;
    byHost.set(host, (byHost.get(host) ?? 0) + 1);
    byVendor.set(vendor, held + 1);
    picked.push(id);
  }
  return picked;
}

/** How many places are taken, by host or by vendor. */
export function countBy<Key>(lanes: readonly Lane[], keyOf: (lane: Lane) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const lane of lanes) counts.set(keyOf(lane), (counts.get(keyOf(lane)) ?? 0) + 1);
  return counts;
}

export function laneKey({ vendor, host }: Lane): string {
  return `${vendor} ${host}`;
}
