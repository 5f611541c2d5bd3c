import type { Gate } from "../queue/places.js";

/**
 * Subscriptions that must fail without an answer in between, until it is the marketplace that is away: one that has
 * trouble with a subscription or two is called as ever.
 */
const ENOUGH_SUBSCRIPTIONS = 3;

/**
 * Calls that must fail without an answer in between, where that takes less time than `base`. A marketplace that fails
 * every second call does so once in a thousand times; and one that is away is spared the rest.
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
 * Keeps calls from a marketplace that is away. While it is open nothing is called; then one subscription at a time
 * is tried, and the first answer closes it. Nobody's attempts are spent meanwhile.
 */
export interface Breaker extends Gate {
  /** Whether the work on this key may call the marketplace now. */
  admits(key: string): boolean;
  /** The marketplace answered. */
  succeeded(): void;
  /** A call failed for a reason that is not the caller's; `forAll`: it would for every caller. */
  failed(
    key: string,
    failure: { readonly error: unknown; readonly forAll: boolean; readonly wait?: number | undefined },
  ): void;
  /** Until when nothing is called, and why. */
  readonly pause: { readonly until: number; readonly error: unknown } | undefined;
}

/** Makes a breaker. It belongs to one process: what it knows is found out again within seconds. */
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
    opensAt: () => (open === undefined ? undefined : Math.max(open.until, now())),
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
