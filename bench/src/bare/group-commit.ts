import type { Database } from "better-sqlite3";

interface Job {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** As many as the server's own group. */
const LARGEST_GROUP = 64;

/**
 * Runs writes that wait at the same moment in one transaction, each in its own savepoint: the disk is waited for
 * once. Nobody hears of success before the commit.
 */
export function createGroupCommit(db: Database): <T>(run: () => T) => Promise<T> {
  const jobs: Job[] = [];
  let draining = false;

  function drain(): void {
    const group = jobs.splice(0, LARGEST_GROUP);
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

  /** Waits, as the server does, as long as each turn of the event loop brings more jobs. */
  function gather(before: number): void {
    if (jobs.length > before && jobs.length < LARGEST_GROUP) setImmediate(gather, jobs.length);
    else drain();
  }

  return <T>(run: () => T) =>
    new Promise<T>((resolve, reject) => {
      // The queue does not know of T, and gives back what `run` gave it.
      jobs.push({ run, resolve: (value) => resolve(value as T), reject });
      if (draining) return;
      draining = true;
      gather(0);
    });
}
