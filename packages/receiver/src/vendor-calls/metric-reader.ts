import type { Clock } from "../clock.js";
import { withTimeLimit } from "../time-limit.js";

/** Reads a value: one read at a time for each key, cached for a short time. */
export interface MetricReader {
  read(key: string, work: (signal: AbortSignal) => unknown): Promise<unknown>;
}

export interface MetricReaderOptions {
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly cacheMs: number;
}

/** Makes a reader. A failed read is not cached. */
export function createMetricReader({ clock, timeoutMs, cacheMs }: MetricReaderOptions): MetricReader {
  // In the order in which they were read, so the oldest are first.
  const kept = new Map<string, { readonly value: Promise<unknown>; until: number }>();
  // Also reads that took too long: not every poll may start another query on a slow database.
  const running = new Map<string, Promise<unknown>>();

  function forgetOld(): void {
    for (const [key, { until }] of kept) {
      if (until > clock.now()) return;
      kept.delete(key);
    }
  }

  async function begin(
    key: string,
    work: (signal: AbortSignal) => unknown,
    signal: AbortSignal,
  ): Promise<unknown> {
    const reading = (async () => work(signal))();
    running.set(key, reading);
    try {
      return await reading;
    } finally {
      running.delete(key);
    }
  }

  return {
    read(key, work) {
      const known = kept.get(key);
      if (known !== undefined && known.until > clock.now()) return known.value;
      forgetOld();
      const before = running.get(key);
      const limit = { clock, ms: timeoutMs, what: `The reading of ${key}` };
      const value = withTimeLimit(limit, (signal) => before ?? begin(key, work, signal));
      // Everybody who asks meanwhile waits for the same read.
      const entry = { value, until: clock.now() + timeoutMs };
      kept.delete(key);
      kept.set(key, entry);
      value.then(
        () => {
          entry.until = clock.now() + cacheMs;
          if (kept.get(key) !== entry) return;
          kept.delete(key);
          kept.set(key, entry);
        },
        () => {
          if (kept.get(key) === entry) kept.delete(key);
        },
      );
      return value;
    },
  };
}
