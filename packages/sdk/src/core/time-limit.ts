import type { Clock } from "./clock.js";

/** Why a step was stopped: the limit of the step, of the whole call, or the caller's signal. */
export type StopReason = "timeout" | "deadline" | "signal";

/** A stopped step rejects with this. The call makes the error for the caller, so that its stack holds the caller's line. */
export class Stopped extends Error {
  readonly reason: StopReason;

  /** `detail`: milliseconds, or the reason that the caller's signal gives. */
  constructor(reason: StopReason, detail: unknown) {
    super(reason === "signal" ? "was aborted" : `passed its ${reason} of ${detail} ms`);
    this.reason = reason;
    if (reason === "signal") this.cause = detail;
  }
}

/** The time limits of one call, over all of its steps. */
export interface TimeLimit {
  /** Milliseconds until the deadline. */
  left(): number;
  /**
   * Runs `work` for at most `ms`, and not beyond the deadline. When the time is over or the caller aborts, it rejects
   * with `Stopped` at once, even if `work` ignores its signal.
   */
  run<Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
  /** Waits, unless the caller aborts. */
  wait(ms: number): Promise<void>;
  /** Clears the timer of the last step, and stops listening to the caller's signal. */
  close(): void;
}

/**
 * A controller and a timer for each step, and one task on the caller's signal: `AbortSignal.any` and
 * `AbortSignal.timeout` cost eight times as much, and leave listeners behind.
 *
 * @throws {Stopped} when the signal has fired already.
 */
export function openTimeLimit(clock: Clock, deadline: number, signal: AbortSignal | undefined): TimeLimit {
  const end = clock.now() + deadline;
  const left = (): number => end - clock.now();
  // Both belong to the last step. Once that has settled, stopping it changes nothing.
  let stop: ((reason: StopReason) => void) | undefined;
  let cancelTimer: (() => void) | undefined;
  if (signal?.aborted) throw new Stopped("signal", signal.reason);
  const release = signal && onAbort(signal, () => stop?.("signal"));

  const step = <Value>(ms: number, work?: (signal: AbortSignal) => Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) throw new Stopped("signal", signal.reason);
      const controller = new AbortController();
      const rest = left();
      cancelTimer?.();
      stop = (reason) => {
        cancelTimer?.();
        const detail = { signal: signal?.reason, timeout: ms, deadline }[reason];
        const stopped = new Stopped(reason, detail);
        reject(stopped);
        controller.abort(stopped);
      };
      cancelTimer = clock.after(Math.min(ms, rest), () =>
        // A wait ends well when its time is over.
        work ? stop?.(ms < rest ? "timeout" : "deadline") : resolve(undefined as Value),
      );
      work?.(controller.signal).then(resolve, reject);
    });

  return {
    left,
    run: step,
    wait: step,
    close() {
      cancelTimer?.();
      release?.();
    },
  };
}

/** The tasks of all calls on one signal, behind one listener: Node warns of a leak when there are more than ten. */
class Watch extends Set<() => void> {
  handleEvent(): void {
    for (const task of this) task();
  }
}

const watches = new WeakMap<AbortSignal, Watch>();

/** Runs `task` when the signal fires. The function returned removes the task, and with the last task the listener. */
export function onAbort(signal: AbortSignal, task: () => void): () => void {
  const watch = watches.get(signal) ?? new Watch();
  watches.set(signal, watch.add(task));
  // Adding the same listener again has no effect.
  signal.addEventListener("abort", watch);
  return () => {
    watch.delete(task);
    if (!watch.size) signal.removeEventListener("abort", watch);
  };
}
