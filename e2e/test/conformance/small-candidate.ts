import type { Candidate } from "../../src/receivers/candidate.js";
import type { Flaw } from "../../src/receivers/small/flaws.js";
import { type Disk, startSmall } from "../../src/receivers/small/small-receiver.js";

/** The small receiver in this process. All its lives share one disk, which is kept in memory. */
export function smallCandidate(flaw?: Flaw): Candidate {
  const disk: Disk = { due: new Map(), tenants: new Set(), notes: new Map() };
  const options = { disk, flaw, sweepEvery: 10 * 60_000 };
  return { start: async (surroundings) => startSmall(surroundings, options), async dispose() {} };
}
