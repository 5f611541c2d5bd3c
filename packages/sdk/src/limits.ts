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
  /** Lets go of the caller's signal. */
  close(): void;
}

/**
 * A controller and a timer for each step, and one task on the caller's signal:
 * `AbortSignal.any` and `AbortSignal.timeout` cost eight times as much, and leave listeners behind.
 *
 * @throws Aborted when the signal has fired already.
 */
export function openLimits({ clock, deadline, signal, facts }: Bounds): Limits {
  const end = clock.now() + deadline;
  const left = (): number => end - clock.now();
  const aborted = (): CallError => new Aborted("was aborted", facts(), { cause: signal?.reason });
  // What an abort stops: nothing, between two steps.
  let stop: ((error: CallError) => void) | undefined;
  if (signal?.aborted) throw aborted();
  const close = signal && onAbort(signal, () => stop?.(aborted()));

  async function within<T>(ms: number, work?: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (signal?.aborted) throw aborted();
    const controller = new AbortController();
    const rest = left();
    let cancel: (() => void) | undefined;
    try {
      return await new Promise<T | undefined>((resolve, reject) => {
        stop = (error) => {
          reject(error);
          controller.abort(error);
        };
        const over = (): void =>
          work
            ? stop?.(new TimedOut(`passed its ${ms < rest ? "timeout" : "deadline"}`, facts()))
            : resolve(undefined);
        cancel = clock.after(Math.min(ms, rest), over);
        work?.(controller.signal).then(resolve, reject);
      });
    } finally {
      cancel?.();
      stop = undefined;
    }
  }

  return { left, within: within as Limits["within"], close: () => close?.() };
}
