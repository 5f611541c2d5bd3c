import type { Clock } from "../clock.js";
import type { Reporter } from "../hooks.js";

/** After this many milliseconds in which no look at the due work succeeded, a queue stands still. */
const STANDSTILL_AFTER = 60_000;

/** Notices that a queue does not move, although it was started. */
export interface StandstillWatch {
  /** Since when the queue has not moved, once that is too long. */
  readonly since: number | undefined;
  /** The queue begins to look for due work. */
  looks(): void;
  /** It has looked, and has begun what could begin. */
  moved(): void;
  /** The look failed. */
  failed(error: unknown): void;
}

/**
 * What counts is that the queue looks: work that takes long has a time limit of its own, and a pause is what somebody asked
 * for. Every call that a look makes has a time limit, so each look ends.
 */
export function createStandstillWatch({
  clock,
  report,
}: {
  readonly clock: Clock;
  readonly report: Reporter;
}): StandstillWatch {
  /** When the first look began of which none has succeeded. */
  let lookingSince: number | undefined;
  let isTold = false;

  const since = (): number | undefined =>
    lookingSince !== undefined && clock.now() - lookingSince >= STANDSTILL_AFTER ? lookingSince : undefined;

  return {
    get since() {
      return since();
    },
    looks() {
      lookingSince ??= clock.now();
    },
    moved() {
      lookingSince = undefined;
      isTold = false;
    },
    failed(error) {
      const from = since();
      if (from === undefined || isTold) return;
      isTold = true;
      const seconds = Math.round((clock.now() - from) / 1000);
      report.warning({
        code: "standstill",
        message:
          `The queue has not moved for ${seconds} s, so stored work waits, and the health check fails. ` +
          `The last look failed: ${String(error)}`,
      });
    },
  };
}
