const FIRST_WAIT = 4;
const MAX_WAIT = 100;

/** Milliseconds after which a call without a signal is given up. */
const GIVE_UP_AFTER = 5000;

/**
 * Runs work on a SQLite file, and tries it again while another connection holds the lock. The waits are in JavaScript:
 * SQLite's own would stop the event loop, and so also the code of this process that is to release the lock.
 *
 * @throws what SQLite threw, when the signal is aborted. The work is not tried again then.
 */
export async function whileBusy<Result>(
  signal: AbortSignal | undefined,
  work: () => Result,
): Promise<Result> {
  let limit = signal;
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, MAX_WAIT)) {
    let busy: unknown;
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      busy = error;
    }
    limit ??= AbortSignal.timeout(GIVE_UP_AFTER);
    // Several that wait for one lock must not all come back at the same moment.
    const delay = wait * (0.5 + Math.random());
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (limit.aborted) throw busy;
  }
}

/** Whether another connection has the lock. Every library uses SQLite's message. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && /database (?:table |schema )?is locked/.test(error.message);
}
