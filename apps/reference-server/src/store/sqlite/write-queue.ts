import { delay, nextTurn } from "../../ports.js";
import type { Owner } from "../../shares/owner.js";
import type { ShareState } from "../../shares/shares.js";
import { WRITE_QUANTUM } from "../../shares/table.js";
import { createTurns } from "../../shares/turns.js";
import { StoreUnavailable, type WriteOptions } from "../port.js";
import type { Connection } from "./connection.js";
import { LOCK_POLL } from "./database.js";
import { isLocked, translate } from "./errors.js";

interface Job {
  readonly owner: Owner | undefined;
  /** Not known before it has run: it is charged afterwards. */
  readonly cost: 0;
  readonly run: () => Promise<unknown>;
  /** Listeners are not called for it. */
  readonly quiet: boolean;
  readonly alone: boolean;
  readonly apart: boolean;
  /** Milliseconds of a monotonic clock. */
  readonly queuedAt: number;
  /** Whether others were there when it came. */
  readonly waits: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown };

export interface JobOptions extends Pick<WriteOptions, "quiet"> {
  readonly owner?: Owner | undefined;
  /**
   * The job has a transaction for itself, without a savepoint. Meant for writes of very many rows: in a savepoint,
   * 16,000 rows took forty times as long, and 32,000 rows four times that.
   */
  readonly alone?: boolean;
  /** Likewise, but the job writes on another connection, with a transaction of its own. */
  readonly apart?: boolean;
}

/** The most jobs that share a commit. The first one waits for all of them. */
const MAX_GROUP = 64;

/**
 * The most turns of the event loop that a group waits for more jobs. While it is written, other requests arrive, but
 * the process reads them only in a later turn. With one turn, 64 clients needed twice as many commits, and a PATCH
 * took 1.15 times as long.
 */
const MAX_TURNS = 4;

/** Milliseconds after which a group begins no other job: a group of long jobs would hold everybody up. */
const GROUP_TIME = 20;

/** Callbacks at the beginning and the end of a group. */
interface GroupListener {
  /** Called before a group begins. If it throws, the group fails. */
  assertWritable(): void;
  /** Called first, before the callers learn the outcome, with the tables that were written to. */
  touched(tables: ReadonlySet<string>): void;
  /** Called last, with the tables that jobs that are not quiet wrote to. */
  committed(tables: ReadonlySet<string>): void;
  failed(error: StoreUnavailable): void;
}

/**
 * Runs jobs one after another on the writing connection. Their owners take turns by the time that their jobs take, so
 * nobody waits for more than a quantum of each other owner, and for the job that has begun.
 *
 * Jobs that queue up during a commit share the next one, so they wait for the disk only once. Each still has a savepoint
 * of its own, unless it runs alone. With a commit for each, a PATCH costs 1.63 times the processor time, besides the
 * waiting.
 */
export class WriteQueue {
  readonly #jobs = createTurns<Owner | undefined, Job>(WRITE_QUANTUM);
  readonly #connection: Connection;
  readonly #listener: GroupListener;
  readonly #lockTimeout: number;
  readonly #waits = { waited: 0, waitedFor: 0 };
  #draining: Promise<void> | undefined;

  /** @param lockTimeout - milliseconds that a job waits at most while another process has locked the file. */
  constructor(connection: Connection, lockTimeout: number, listener: GroupListener) {
    this.#connection = connection;
    this.#lockTimeout = lockTimeout;
    this.#listener = listener;
  }

  /**
   * Queues a job. Its promise settles after the commit, never before.
   *
   * @param owner - on whose behalf; `undefined` for the server's own.
   */
  add<T>(
    run: () => Promise<T>,
    { quiet = false, apart = false, alone = apart, owner }: JobOptions = {},
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const queuedAt = performance.now();
      const settle = { resolve: (value: unknown) => resolve(value as T), reject };
      const waits = this.#draining !== undefined;
      if (waits) this.#waits.waited += 1;
      this.#jobs.add(owner, { owner, cost: 0, run, quiet, alone, apart, queuedAt, waits, ...settle });
      this.#draining ??= this.#drain();
    });
  }

  state(): ShareState {
    return {
      running: this.#draining === undefined ? 0 : 1,
      waiting: this.#jobs.size,
      ...this.#waits,
      refused: 0,
    };
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.#draining !== undefined) await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#jobs.size > 0) {
      await this.#gather();
      await this.#group();
    }
    this.#draining = undefined;
  }

  /** Waits while each turn of the event loop brings more jobs, so that requests that arrive together share a commit. */
  async #gather(): Promise<void> {
    let before = 0;
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const count = this.#jobs.size;
      if (count === before || count >= MAX_GROUP) return;
      before = count;
      await nextTurn();
    }
  }

  async #group(): Promise<void> {
    const done: { job: Job; outcome: Outcome }[] = [];
    const heard = new Set<string>();
    const written = new Set<string>();
    try {
      this.#listener.assertWritable();
      if (!(await this.#begin())) return;
      const begun = performance.now();
      let now = begun;
      const isFull = (): boolean =>
        done.length >= MAX_GROUP || now - begun >= GROUP_TIME || done.at(-1)?.job.alone === true;
      const next = (): Job | undefined =>
        isFull() ? undefined : this.#jobs.next((_, { alone }) => !alone || done.length === 0);
      for (let job = next(); job !== undefined; job = next()) {
        done.push({ job, outcome: { ok: false, error: undefined } });
        if (job.waits) this.#waits.waitedFor += now - job.queuedAt;
        const outcome = await this.#run(job);
        const ended = performance.now();
        this.#jobs.charge(job.owner, ended - now);
        now = ended;
        done[done.length - 1] = { job, outcome };
        for (const table of this.#takeTouched()) {
          // Its writes were rolled back.
          if (!outcome.ok) continue;
          written.add(table);
          if (!job.quiet) heard.add(table);
        }
      }
      const last = done.at(-1);
      // What failed alone was rolled back with its transaction, and what ran apart had its own.
      if (last === undefined || !last.job.alone || (last.outcome.ok && !last.job.apart)) this.#exec("commit");
    } catch (error) {
      // It is not known how far the group got.
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
   * Takes the lock of the file. While another process has it, the event loop is not blocked, and jobs that have waited
   * too long are rejected.
   *
   * @returns false when no job is left.
   */
  async #begin(): Promise<boolean> {
    for (;;) {
      try {
        this.#exec("begin immediate");
        return true;
      } catch (error) {
        if (!isLocked(error)) throw error;
        this.#turnAway(error);
        if (this.#jobs.size === 0) return false;
        await delay(LOCK_POLL);
      }
    }
  }

  /** Rejects the jobs that have waited longer than the timeout. */
  #turnAway(cause: unknown): void {
    const error = new StoreUnavailable("another process has locked the file", { cause });
    const since = performance.now() - this.#lockTimeout;
    // In the order of their arrival in each line.
    for (const [owner, jobs] of [...this.#jobs.lines()]) {
      for (const job of jobs.filter(({ queuedAt }) => queuedAt <= since)) {
        this.#jobs.remove(owner, job);
        job.reject(error);
        this.#listener.failed(error);
      }
    }
  }

  /** The tables that were written to since the last call. */
  #takeTouched(): readonly string[] {
    const { touched } = this.#connection;
    if (touched.size === 0) return [];
    const tables = [...touched];
    touched.clear();
    return tables;
  }

  #run(job: Job): Promise<Outcome> {
    if (job.apart) return this.#apart(job);
    return job.alone ? this.#inTransaction(job) : this.#inSavepoint(job);
  }

  /** Runs a job that writes on another connection, to which the lock of the file is left. */
  async #apart(job: Job): Promise<Outcome> {
    this.#exec("rollback");
    try {
      return { ok: true, value: await job.run() };
    } catch (thrown) {
      const error = translate(thrown);
      if (error instanceof StoreUnavailable) throw error;
      return { ok: false, error };
    }
  }

  /** Runs a job that has the transaction for itself. */
  async #inTransaction(job: Job): Promise<Outcome> {
    try {
      return { ok: true, value: await job.run() };
    } catch (thrown) {
      const error = translate(thrown);
      if (error instanceof StoreUnavailable || !this.#connection.client.inTransaction) throw error;
      this.#exec("rollback");
      return { ok: false, error };
    }
  }

  async #inSavepoint(job: Job): Promise<Outcome> {
    this.#exec("savepoint work");
    try {
      const value = await job.run();
      this.#exec("release work");
      return { ok: true, value };
    } catch (thrown) {
      const error = translate(thrown);
      // Some failures, such as a full disk, roll back the whole transaction, with the writes of all jobs.
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
      // SQLite rolls back by itself when it is opened or written to again. The callers are told below.
    }
    // A failed "begin" has not taken a job from the queue yet. Without this the jobs would wait forever.
    const failed = done.length > 0 ? done.map(({ job }) => job) : this.#takeGroup();
    for (const job of failed) job.reject(error);
    this.#listener.failed(error);
  }

  #takeGroup(): readonly Job[] {
    const jobs: Job[] = [];
    for (let job = this.#jobs.next(); job !== undefined; job = this.#jobs.next()) {
      jobs.push(job);
      if (jobs.length === MAX_GROUP) break;
    }
    return jobs;
  }

  #exec(statement: string): void {
    this.#connection.client.exec(statement);
  }
}
