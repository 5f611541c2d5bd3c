import type { Database } from "better-sqlite3";

interface Job {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The same limit as in the server. */
const MAX_GROUP = 64;

/**
 * Runs writes that are waiting at the same time in one transaction, each in its own savepoint, so that the disk is
 * waited for only once. No write is reported as done before the commit.
 */
export function createGroupCommit(db: Database): <T>(run: () => T) => Promise<T> {
  const jobs: Job[] = [];
  let draining = false;

  function drain(): void {
    const group = jobs.splice(0, MAX_GROUP);
    const settle: (() => void)[] = [];
    db.exec("begin immediate");
    for (const { run, resolve, reject } of group) {
      db.exec("savepoint work");
      try {
        const value = run();
        db.exec("release work");
        settle.push(() => resolve(value));
      } catch (error) {
        db.exec("rollback to work");
        db.exec("release work");
        settle.push(() => reject(error));
      }
    }
    db.exec("commit");
    for (const tell of settle) tell();
    if (jobs.length > 0) gather(0);
    else draining = false;
  }

  /** Waits as the server does: as long as each turn of the event loop brings more jobs. */
  function gather(before: number): void {
    if (jobs.length > before && jobs.length < MAX_GROUP) setImmediate(gather, jobs.length);
    else drain();
  }

  return <T>(run: () => T) =>
    new Promise<T>((resolve, reject) => {
      // The queue is not typed by T, but it passes on the value that `run` returned.
      jobs.push({ run, resolve: (value) => resolve(value as T), reject });
      if (draining) return;
      draining = true;
      gather(0);
    });
}
