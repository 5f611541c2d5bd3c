import type { Clock } from "./clock.js";
import { onAbort } from "./on-abort.js";

/** Why a call was stopped from our side: its caller, its deadline, or the timeout of the attempt. */
export class Stop {
  constructor(
    readonly why: "aborted" | "deadline" | "timeout",
    readonly reason?: unknown,
  ) {}
}

/** What bounds one call, over all of its attempts. */
export interface Limits {
  /** Throws a `Stop` when the call is aborted already. */
  check(): void;
  /** Milliseconds until the deadline. */
  left(): number;
  /** Runs `work` until the deadline, or for at most `ms`. Rejects with a `Stop` at once, even if `work` ignores its signal. */
  within<T>(work: (signal: AbortSignal) => Promise<T>, ms?: number): Promise<T>;
  /** Waits; rejects with a `Stop` when the call is aborted meanwhile. */
  sleep(ms: number): Promise<void>;
  /** Lets go of the caller's signal. */
  close(): void;
}

/**
 * A controller and a timer for each step, and one task on the caller's signal:
 * `AbortSignal.any` and `AbortSignal.timeout` cost eight times as much, and leave listeners behind.
 */
export function openLimits(clock: Clock, deadline: number, signal?: AbortSignal): Limits {
  const end = clock.now() + deadline;
  const left = (): number => end - clock.now();
  let stop: ((stop: Stop) => void) | undefined;
  const close = signal && onAbort(signal, () => stop?.(new Stop("aborted", signal.reason)));

  const check = (): void => {
    if (signal?.aborted) throw new Stop("aborted", signal.reason);
  };

  async function within<T>(work: (signal: AbortSignal) => Promise<T>, ms?: number): Promise<T> {
    check();
    const controller = new AbortController();
    const rest = left();
    const timeout = ms !== undefined && ms < rest;
    let cancel: (() => void) | undefined;
    try {
      return await new Promise<T>((resolve, reject) => {
        stop = (why) => {
          reject(why);
          controller.abort(why);
        };
        const timedOut = new Stop(timeout ? "timeout" : "deadline");
        cancel = clock.after(timeout ? ms : rest, () => stop?.(timedOut));
        work(controller.signal).then(resolve, reject);
      });
    } finally {
      cancel?.();
      stop = undefined;
    }
  }

  return {
    check,
    left,
    within,
    sleep: (ms) =>
      within(
        (stopped) =>
          new Promise<void>((resolve) => {
            const cancel = clock.after(ms, resolve);
            stopped.addEventListener("abort", cancel);
          }),
      ),
    close: () => close?.(),
  };
}
