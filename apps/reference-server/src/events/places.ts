import { EventAttemptOutcome } from "@syndikit/contract";
import type { ClaimRequest, Lane } from "../store/port.js";

/**
 * Decides which events may be sent next. Places for deliveries are limited and shared fairly: a vendor whose hosts do
 * not answer holds few of them, and only delays its own events.
 */
export interface Places {
  /** The limits for the next claim. */
  claimable(): Pick<
    ClaimRequest,
    "limit" | "perHost" | "perVendor" | "reserve" | "shares" | "inFlight" | "resting" | "probing"
  >;
  take(lane: Lane): void;
  /**
   * Returns a place.
   *
   * @param outcome - of the attempt; absent when nothing was sent.
   */
  giveBack(lane: Lane, outcome?: EventAttemptOutcome): void;
  /** How long nothing is sent to a host that does not answer; `undefined` when the host is not resting. */
  rest(lane: Lane): Rest | undefined;
}

export interface Rest {
  /** Time-outs in a row. */
  readonly timeouts: number;
  /** Milliseconds until one event is sent as a probe. */
  readonly left: number;
}

interface PlacesOptions {
  /** The most deliveries in flight. */
  readonly concurrency: number;
  /** The most deliveries in flight to one host. */
  readonly perHost: number;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
}

/** Time-outs in a row after which a host rests. */
const MAX_TIMEOUTS = 5;

/** The first and the longest rest, in milliseconds. */
const FIRST_REST = 30_000;
const MAX_REST = 15 * 60_000;

interface Silence {
  timeouts: number;
  rest: number;
  until: number;
}

export function createPlaces({ concurrency, perHost, elapsed }: PlacesOptions): Places {
  /** A vendor may hold half of the places. The last quarter is reserved for vendors that hold none. */
  const perVendor = Math.ceil(concurrency / 2);
  const reserve = Math.floor(concurrency / 4);
  const inFlight: Lane[] = [];
  /**
   * Reduced shares of vendors whose hosts do not answer. Each time-out halves a share, and each answer adds one place.
   */
  const shares = new Map<number, number>();
  const silences = new Map<string, Silence & { readonly lane: Lane }>();

  const isPutAside = ({ timeouts }: Silence): boolean => timeouts >= MAX_TIMEOUTS;

  function noteTimeout(lane: Lane): void {
    shares.set(lane.vendor, Math.max(1, Math.floor((shares.get(lane.vendor) ?? perVendor) / 2)));
    const silence = silences.get(keyOf(lane)) ?? { lane, timeouts: 0, rest: FIRST_REST / 2, until: 0 };
    silences.set(keyOf(lane), silence);
    silence.timeouts += 1;
    // Time-outs of deliveries that were in flight when the rest began tell nothing new.
    if (!isPutAside(silence) || silence.until > elapsed()) return;
    silence.rest = Math.min(MAX_REST, silence.rest * 2);
    silence.until = elapsed() + silence.rest;
  }

  function noteAnswer(lane: Lane): void {
    silences.delete(keyOf(lane));
    const share = shares.get(lane.vendor);
    if (share === undefined) return;
    if (share + 1 >= perVendor) shares.delete(lane.vendor);
    else shares.set(lane.vendor, share + 1);
  }

  return {
    claimable() {
      const now = elapsed();
      const putAside = [...silences.values()].filter(isPutAside);
      const isFree = ({ lane, until }: (typeof putAside)[number]): boolean =>
        until <= now && !inFlight.some((other) => keyOf(other) === keyOf(lane));
      return {
        limit: Math.max(0, concurrency - inFlight.length),
        perHost,
        perVendor,
        reserve,
        shares,
        inFlight,
        resting: putAside.filter((silence) => !isFree(silence)).map(({ lane }) => lane),
        probing: putAside.filter(isFree).map(({ lane }) => lane),
      };
    },
    take(lane) {
      inFlight.push(lane);
    },
    giveBack(lane, outcome) {
      const at = inFlight.findIndex((other) => keyOf(other) === keyOf(lane));
      if (at >= 0) inFlight.splice(at, 1);
      if (outcome === EventAttemptOutcome.TIMEOUT) noteTimeout(lane);
      else if (outcome !== undefined && outcome !== EventAttemptOutcome.INTERRUPTED) noteAnswer(lane);
    },
    rest(lane) {
      const silence = silences.get(keyOf(lane));
      if (silence === undefined || !isPutAside(silence)) return undefined;
      return { timeouts: silence.timeouts, left: Math.max(0, silence.until - elapsed()) };
    },
  };
}

/** Per vendor, because another vendor's path on the same host may be the one that does not answer. */
function keyOf({ vendor, host }: Lane): string {
  return `${vendor} ${host}`;
}
