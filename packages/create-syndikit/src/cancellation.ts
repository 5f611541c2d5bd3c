/** The process, as a source of signals. */
export interface Interruptible {
  on(signal: "SIGINT" | "SIGTERM" | "SIGHUP", heard: () => void): unknown;
  exit(code: number): void;
}

/**
 * Signals within this many milliseconds of the first are the same Ctrl-C: npm forwards to its children a signal that
 * they have already received from the terminal.
 */
const SAME_WISH = 1_000;

/** Aborted at the first signal, so that nothing is left half-written. A later one does not wait. */
export function cancellation(process: Interruptible, now: () => number): AbortSignal {
  const controller = new AbortController();
  let askedAt: number | undefined;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (askedAt !== undefined && now() - askedAt >= SAME_WISH) process.exit(130);
      askedAt ??= now();
      controller.abort();
    });
  }
  return controller.signal;
}
