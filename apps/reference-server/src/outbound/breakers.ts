import { type Lane, laneKey } from "./lane.js";

/** Endpoints that do not answer in time, and are left alone for a while. Any answer makes an endpoint usual again. */
interface Breakers {
  note(lane: Lane, outcome: "answer" | "timeout"): void;
  /** How long nothing is sent to an endpoint; `undefined` when it is not resting. */
  rest(lane: Pick<Lane, "vendor" | "endpoint">): Rest | undefined;
  /** The endpoints that rest, or may be tried by one call. */
  putAside(): readonly { readonly lane: Lane; readonly left: number }[];
}

export interface Rest {
  /** Time-outs in a row. */
  readonly timeouts: number;
  /** Milliseconds until one call is made as a probe. */
  readonly left: number;
}

/** Time-outs in a row after which an endpoint rests. */
const MAX_TIMEOUTS = 5;

/** The first and the longest rest, in milliseconds. */
const FIRST_REST = 30_000;
const MAX_REST = 15 * 60_000;

interface Silence {
  readonly lane: Lane;
  timeouts: number;
  rest: number;
  until: number;
}

/** @param elapsed - a monotonic clock in milliseconds: the marketplace's clock can advance by a month in an instant. */
export function createBreakers(elapsed: () => number): Breakers {
  const silences = new Map<string, Silence>();
  const leftOf = ({ until }: Silence): number => Math.max(0, until - elapsed());
  const isPutAside = ({ timeouts }: Silence): boolean => timeouts >= MAX_TIMEOUTS;

  return {
    note(lane, outcome) {
      if (outcome === "answer") {
        silences.delete(laneKey(lane));
        return;
      }
      const silence = silences.get(laneKey(lane)) ?? { lane, timeouts: 0, rest: FIRST_REST / 2, until: 0 };
      silences.set(laneKey(lane), silence);
      silence.timeouts += 1;
      // Time-outs of calls that were in flight when the rest began tell nothing new.
      if (!isPutAside(silence) || silence.until > elapsed()) return;
      silence.rest = Math.min(MAX_REST, silence.rest * 2);
      silence.until = elapsed() + silence.rest;
    },
    rest(lane) {
      const silence = silences.get(laneKey(lane));
      if (silence === undefined || !isPutAside(silence)) return undefined;
      return { timeouts: silence.timeouts, left: leftOf(silence) };
    },
    putAside: () =>
      [...silences.values()]
        .filter(isPutAside)
        .map((silence) => ({ lane: silence.lane, left: leftOf(silence) })),
  };
}
