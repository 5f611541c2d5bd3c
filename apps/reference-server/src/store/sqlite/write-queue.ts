import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "../port.js";
import type { Connection } from "./connection.js";
import { LOCK_POLL } from "./database.js";
import { isLocked, translate } from "./errors.js";

interface Job {
  readonly run: () => Promise<unknown>;
  /** Nobody needs to hear of it. */
  readonly quiet: boolean;
  /** Milliseconds that never jump. */
  readonly queuedAt: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown };

/** Works that wait at the same moment share a commit, but not more than so many: the first one waits for all. */
const MAX_GROUP = 64;

/** What happens at the beginning and at the end of a group. */
interface GroupListener {
  /** Called before a group begins. What it throws ends the group. */
  assertWritable(): void;
  /** Called first, before anybody hears how it ended, with the tables that were written to. */
  touched(tables: ReadonlySet<string>): void;
  /** Called last, with the tables that were written to by works that others need to hear of. */
  committed(tables: ReadonlySet<string>): void;
  failed(error: StoreUnavailable): void;
}

/**
 * Runs works one after another on the writing connection. Those that queue up while a commit is on its way to
 * the disk share the next one: the disk is waited for once, and each still has its own savepoint. With a commit for each, a PATCH costs
 * 1.63 times the processor time, besides the waiting.
 */
export class WriteQueue {
  readonly #jobs: Job[] = [];
  readonly #connection: Connection;
  readonly #listener: GroupListener;
  readonly #lockTimeout: number;
  #draining: Promise<void> | undefined;

  /** @param lockTimeout - milliseconds that a work waits at most while another process has locked the file. */
  constructor(connection: Connection, lockTimeout: number, listener: GroupListener) {
    this.#connection = connection;
    this.#lockTimeout = lockTimeout;
    this.#listener = listener;
  }

  /** Queues a work. Its promise settles after the commit, never before. */
  add<T>(run: () => Promise<T>, quiet = false): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const queuedAt = performance.now();
      this.#jobs.push({ run, quiet, queuedAt, resolve: (value) => resolve(value as T), reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Runs something alone, between two groups, outside of any transaction. */
  async idle(): Promise<void> {
    while (this.#draining !== undefined) await this.#draining;
  }

  async #drain(): Promise<void> {
    // One turn of the event loop lets the requests that arrived together share the first commit too.
    await new Promise(setImmediate);
    while (this.#jobs.length > 0) await this.#group();
    this.#draining = undefined;
  }

  async #group(): Promise<void> {
    const done: { job: Job; outcome: Outcome }[] = [];
    const heard = new Set<string>();
    const written = new Set<string>();
    try {
      this.#listener.assertWritable();
      if (!(await this.#begin())) return;
      for (let job = this.#jobs.shift(); job !== undefined; job = this.#next(done.length)) {
        done.push({ job, outcome: { ok: false, error: undefined } });
        const outcome = await this.#inSavepoint(job);
        done[done.length - 1] = { job, outcome };
        for (const table of this.#takeTouched()) {
          // What was rolled back was not written.
          if (!outcome.ok) continue;
          written.add(table);
          if (!job.quiet) heard.add(table);
        }
      }
      this.#exec("commit");
    } catch (error) {
      // How far it came is not known.
      this.#listener.touched(new Set([...written, ...this.#takeTouched()]));
      this.#abandon(done, error);
      return;
    }
    if (written.size > 0) this.#listener.touched(written);
    for (const { job, outcome } of done) {
      if (outcome.ok) job.resolve(outcome.value);
      else job.reject(outcome.error);
    }
    this.#listener.committed(heard);
  }

  /**
   * Takes the lock of the file. While another process has it, the event loop goes on, and those who have waited for
   * too long are told.
   *
   * @returns false when nobody is left who waits.
   */
  async #begin(): Promise<boolean> {
    for (;;) {
      try {
        this.#exec("begin immediate");
        return true;
      } catch (error) {
        if (!isLocked(error)) throw error;
        this.#turnAway(error);
        if (this.#jobs.length === 0) return false;
        await sleep(LOCK_POLL);
      }
    }
  }

  /** Rejects the works that have waited for as long as they may. The first ones in the queue have waited longest. */
  #turnAway(cause: unknown): void {
    const error = new StoreUnavailable("another process has locked the file", { cause });
    const since = performance.now() - this.#lockTimeout;
    for (let job = this.#jobs[0]; job !== undefined && job.queuedAt <= since; job = this.#jobs[0]) {
      this.#jobs.shift();
      job.reject(error);
      this.#listener.failed(error);
    }
  }

  /** The tables that were written to since it was asked last. */
  #takeTouched(): readonly string[] {
    const { touched } = this.#connection;
    if (touched.size === 0) return [];
    const tables = [...touched];
    touched.clear();
    return tables;
  }

  #next(finished: number): Job | undefined {
    return finished < MAX_GROUP ? this.#jobs.shift() : undefined;
  }

  async #inSavepoint(job: Job): Promise<Outcome> {
    this.#exec("savepoint work");
    try {
      const value = await job.run();
      this.#exec("release work");
      return { ok: true, value };
    } catch (thrown) {
      const error = translate(thrown);
      // Some failures, a full disk among them, roll back the whole transaction: then nobody's work is left.
      if (error instanceof StoreUnavailable || !this.#connection.client.inTransaction) throw error;
      this.#exec("rollback to work");
      this.#exec("release work");
      return { ok: false, error };
    }
  }

  #abandon(done: readonly { job: Job }[], thrown: unknown): void {
    const cause = translate(thrown);
    const error =
      cause instanceof StoreUnavailable
        ? cause
        : new StoreUnavailable("the commit failed", { cause: thrown });
    try {
      if (this.#connection.client.inTransaction) this.#exec("rollback");
    } catch {
      // The engine rolls back by itself when it is opened or written to again; the callers are told below.
    }
    // A failed "begin" has taken no job from the queue yet; without this they would wait for ever.
    const failed = done.length > 0 ? done.map(({ job }) => job) : this.#jobs.splice(0, MAX_GROUP);
    for (const job of failed) job.reject(error);
    this.#listener.failed(error);
  }

  #exec(statement: string): void {
    this.#connection.client.exec(statement);
  }
}
