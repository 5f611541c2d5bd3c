import type { Clock } from "../clock.js";
import type { Reporter } from "../hooks.js";

/** After this many milliseconds without a look at the due work, a queue stands still. */
const STANDSTILL_AFTER = 60_000;

/** Notices that a queue does not move, although it was started. */
export interface StandstillWatch {
  /** Since when the queue has not moved, once that is too long. */
  readonly since: number | undefined;
  start(): void;
  stop(): void;
  /** The queue has looked for due work, and begun what could begin. */
  moved(): void;
  /** The look failed. */
  failed(error: unknown): void;
}

/**
 * Watches from outside the loop, so that a loop that hangs is noticed too. What counts is that the queue looks: work that
 * takes long has a time limit of its own, and a pause is what somebody asked for.
 */
export function createStandstillWatch({
  clock,
  report,
}: {
  readonly clock: Clock;
  readonly report: Reporter;
}): StandstillWatch {
  let movedAt: number | undefined;
  let lastError: unknown;
  let isTold = false;
  let cancel = (): void => {};

  const since = (): number | undefined =>
    movedAt !== undefined && clock.now() - movedAt >= STANDSTILL_AFTER ? movedAt : undefined;

  function check(): void {
    if (movedAt === undefined) return;
    const standsStill = since() !== undefined;
    if (standsStill && !isTold) {
      isTold = true;
      const seconds = Math.round((clock.now() - movedAt) / 1000);
      const reason = lastError === undefined ? "" : ` The last look failed: ${String(lastError)}`;
      report.warning({
        code: "standstill",
        message: `The queue has not moved for ${seconds} s, so stored work waits, and the health check fails.${reason}`,
      });
    }
    cancel = clock.after(standsStill ? STANDSTILL_AFTER : movedAt + STANDSTILL_AFTER - clock.now(), check);
  }

  return {
    get since() {
      return since();
    },
    start() {
      movedAt = clock.now();
      cancel();
      check();
    },
    stop() {
      movedAt = undefined;
      cancel();
    },
    moved() {
      if (movedAt === undefined) return;
      movedAt = clock.now();
      lastError = undefined;
      isTold = false;
    },
    failed(error) {
      lastError = error;
    },
  };
}
