import type { Clock } from "./clock.js";
import { Aborted, type CallError, type CallFacts, TimedOut } from "./errors.js";
import { onAbort } from "./on-abort.js";

/** What the limits of a call are made of. */
export interface Bounds {
  readonly clock: Clock;
  /** Milliseconds for the whole call. */
  readonly deadline: number;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
  /** What is known of the call, for the error when it is stopped. */
  readonly facts: () => CallFacts;
}

/** What bounds one call, over all of its attempts. */
export interface Limits {
  /** Milliseconds until the deadline. */
  left(): number;
  /**
   * Runs `work` for at most `ms`, and until the deadline. When the time is over or the caller aborts, it rejects at
   * once, with `TimedOut` or `Aborted`, even if `work` ignores its signal.
   */
  within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Waits, unless the caller aborts. */
  within(ms: number): Promise<void>;
  /** Lets go of the timer of the last step, and of the caller's signal. */
  close(): void;
}

/**
 * A controller and a timer for each step, and one task on the caller's signal:
 * `AbortSignal.any` and `AbortSignal.timeout` cost eight times as much, and leave listeners behind.
 *
 * @throws Aborted when the signal has fired already.
 */
export function openLimits({ clock, facts, signal, deadline }: Bounds): Limits {
  const end = clock.now() + deadline;
  const left = (): number => end - clock.now();
  const aborted = (): CallError => new Aborted("was aborted", facts(), { cause: signal?.reason });
  // Of the last step. Once that has ended, there is nothing left to stop.
  let stop: ((error: CallError) => void) | undefined;
  let cancel: (() => void) | undefined;
  if (signal?.aborted) throw aborted();
  const release = signal && onAbort(signal, () => stop?.(aborted()));

  const within = <T>(ms: number, work?: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) throw aborted();
      const controller = new AbortController();
      const rest = left();
      cancel?.();
      cancel = clock.after(Math.min(ms, rest), () =>
        work
          ? stop?.(new TimedOut(`passed its ${ms < rest ? "timeout" : "deadline"}`, facts()))
          : resolve(work),
      );
      stop = (error) => {
        cancel?.();
        reject(error);
        controller.abort(error);
      };
      work?.(controller.signal).then(resolve, reject);
    });

  return {
    left,
    within: within as Limits["within"],
    close: () => {
      cancel?.();
      release?.();
    },
  };
}
