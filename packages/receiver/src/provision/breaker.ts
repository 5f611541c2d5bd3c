import type { Gate } from "../queue/places.js";

/**
 * How many subscriptions must fail, without any success in between, before the marketplace counts as down. If only one
 * or two subscriptions fail, calls continue as usual.
 */
const ENOUGH_SUBSCRIPTIONS = 3;

/**
 * How many calls in a row must fail, if that happens faster than `base`. If a marketplace fails every second call, ten
 * failures in a row happen once in a thousand times. One that is down gets no more calls than these.
 */
const ENOUGH_CALLS = 10;

export interface BreakerOptions {
  readonly now: () => number;
  /** Milliseconds until the first probe; the wait doubles with each that fails. */
  readonly base: number;
  readonly max: number;
  /** The calls stop until then. */
  readonly opened?: (pause: { readonly until: number; readonly error: unknown }) => void;
  /** The marketplace answers again. */
  readonly closed?: () => void;
}

/**
 * A circuit breaker for the marketplace. While it is open, no calls are made. Later one subscription at a time makes a
 * probe, and the first successful answer closes the breaker. Nothing counts as a failed attempt meanwhile.
 */
export interface Breaker extends Gate {
  /** Whether the work on this key may call the marketplace now. */
  admits(key: string): boolean;
  /** The marketplace answered. */
  succeeded(): void;
  /** A call failed through no fault of the caller. `forAll`: it would fail for every caller. */
  failed(
    key: string,
    failure: { readonly error: unknown; readonly forAll: boolean; readonly wait?: number | undefined },
  ): void;
  /** Until when no calls are made, and why. */
  readonly pause: { readonly until: number; readonly error: unknown } | undefined;
}

/** Makes a breaker. It belongs to one process; a new process learns the state within seconds. */
export function createBreaker({ now, base, max, opened, closed }: BreakerOptions): Breaker {
  const failing = new Set<string>();
  let failures = 0;
  let failingSince: number | undefined;
  let open: { readonly until: number; readonly error: unknown; readonly delay: number } | undefined;
  let probe: string | undefined;

  function close(): void {
    failing.clear();
    failures = 0;
    failingSince = undefined;
    probe = undefined;
    if (open === undefined) return;
    open = undefined;
    closed?.();
  }

  return {
    places() {
      if (open === undefined) return Number.POSITIVE_INFINITY;
      return now() >= open.until && probe === undefined ? 1 : 0;
    },
    // While a probe is under way, it opens when that ends, and nobody knows when.
    opensAt: () => (open === undefined || probe !== undefined ? undefined : Math.max(open.until, now())),
    begin(key) {
      if (open !== undefined && probe === undefined && now() >= open.until) probe = key;
      return () => {
        if (probe === key) probe = undefined;
      };
    },
    admits: (key) => open === undefined || probe === key,
    succeeded: close,
    failed(key, { error, forAll, wait }) {
      if (open !== undefined && probe !== key) return;
      failing.add(key);
      failures += 1;
      failingSince ??= now();
      const isLong = failures >= ENOUGH_CALLS || now() - failingSince >= base;
      const isAway = failing.size >= ENOUGH_SUBSCRIPTIONS && isLong;
      if (open === undefined && !forAll && !isAway) return;
      const delay = Math.min(max, open === undefined ? base : open.delay * 2);
      open = { delay, error, until: now() + Math.max(delay, wait ?? 0) };
      opened?.({ until: open.until, error });
    },
    get pause() {
      return open && { until: open.until, error: open.error };
    },
  };
}
