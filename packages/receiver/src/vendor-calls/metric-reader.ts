import type { Clock } from "../clock.js";
import { withTimeLimit } from "../time-limit.js";

/** Reads a value: one at a time for each key, kept for a short time. */
export interface MetricReader {
  read(key: string, work: (signal: AbortSignal) => unknown): Promise<unknown>;
}

/** The limits of the reader, in milliseconds. */
export interface MetricReaderOptions {
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly cacheMs: number;
}

// More than the subscriptions that are polled within one cache time.
const sweepAbove = 10_000;

/** Makes a reader. A failed read is not kept. */
export function createMetricReader({ clock, timeoutMs, cacheMs }: MetricReaderOptions): MetricReader {
  const kept = new Map<string, { readonly value: Promise<unknown>; until: number }>();

  function forgetOld(): void {
    if (kept.size < sweepAbove) return;
    for (const [key, { until }] of kept) if (until <= clock.now()) kept.delete(key);
  }

  return {
    read(key, work) {
      const known = kept.get(key);
      if (known !== undefined && known.until > clock.now()) return known.value;
      forgetOld();
      const value = withTimeLimit({ clock, ms: timeoutMs }, work);
      // While it is read, everybody waits for the one read.
      const entry = { value, until: Number.POSITIVE_INFINITY };
      kept.set(key, entry);
      value.then(
        () => {
          entry.until = clock.now() + cacheMs;
        },
        () => kept.delete(key),
      );
      return value;
    },
  };
}
