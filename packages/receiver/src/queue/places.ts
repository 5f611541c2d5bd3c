import { type LaneName, laneNames } from "./task.js";

/** Something that may stop a lane from being worked on. */
export interface Gate {
  /** How many tasks may begin now. */
  places(): number;
  /** When to ask again, in milliseconds since 1970, if no task may begin now. */
  opensAt(): number | undefined;
  /** Records that a task of the lane begins; the returned function records its end. */
  begin(key: string): () => void;
}

/** How many tasks of each lane may begin now in this process. */
export interface Places {
  /** Puts a gate on a lane; all gates of a lane must be open. */
  guard(lane: LaneName, gate: Gate): void;
  /** The lanes with free places. */
  free(): readonly { readonly name: LaneName; readonly limit: number }[];
  /** The gate that keeps a lane closed. */
  closedGate(lane: LaneName): Gate | undefined;
  /** When gates open, as far as known: those that are closed now, or all. */
  openings(which: "closed" | "all"): readonly number[];
  /** Takes a place for a task; the returned function gives it back. */
  take(lane: LaneName, key: string): () => void;
}

/** Each lane has its own places, so that a thousand checks, or eight calls that hang, do not delay orders. */
export function createPlaces(concurrency: number): Places {
  const limits: Record<LaneName, number> = {
    event: concurrency,
    handler: concurrency,
    retry: Math.ceil(concurrency / 2),
    sweep: Math.ceil(concurrency / 4),
    kept: 0,
    former: 0,
  };
  const taken: Record<LaneName, number> = { event: 0, handler: 0, retry: 0, sweep: 0, kept: 0, former: 0 };
  const gates = new Map<LaneName, Gate[]>();
  const gatesOf = (lane: LaneName): readonly Gate[] => gates.get(lane) ?? [];

  return {
    guard(lane, gate) {
      gates.set(lane, [...gatesOf(lane), gate]);
    },
    free() {
      const shares = laneNames.map((name) => {
        const allowed = gatesOf(name).map((gate) => gate.places());
        return { name, limit: Math.max(0, Math.min(limits[name] - taken[name], ...allowed)) };
      });
      return shares.filter(({ limit }) => limit > 0);
    },
    closedGate: (lane) => gatesOf(lane).find((gate) => gate.places() <= 0),
    openings: (which) =>
      [...gates.values()]
        .flat()
        .filter((gate) => which === "all" || gate.places() <= 0)
        .flatMap((gate) => gate.opensAt() ?? []),
    take(lane, key) {
      taken[lane] += 1;
      const ends = gatesOf(lane).map((gate) => gate.begin(key));
      return () => {
        taken[lane] -= 1;
        for (const end of ends) end();
      };
    },
  };
}
