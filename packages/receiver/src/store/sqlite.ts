import Database from "better-sqlite3";
import { ReceiverError } from "../receiver-error.js";
import { schema, schemaVersion } from "./sqlite-schema.js";
import type { Claim, DeadLetter, NewDeadLetter, Store, TaskCause } from "./store.js";

interface TaskRow {
  readonly key: string;
  readonly payload: string | null;
  readonly cause: TaskCause;
  readonly version: number;
  readonly attempt: number;
  readonly due_at: number | null;
  readonly owner: string;
  readonly fence: number;
}

interface LetterRow {
  readonly id: number;
  readonly key: string;
  readonly reason: DeadLetter["reason"];
  readonly at: number;
  readonly error: string | null;
  readonly payload: string | null;
}

const claimColumns = "key, payload, cause, version, attempt, due_at, owner, fence";

/**
 * A store in one SQLite file. It is durable: a write is on disk before the event is acknowledged. Several
 * processes of one machine may share the file. It needs the package `better-sqlite3`.
 *
 * @param path the file, made if it is absent; or `:memory:`.
 * @throws {ReceiverError} `invalid_option`: the file was written by a newer version of the kit.
 *
 * @example
 * ```ts
 * const store = sqliteStore("./receiver.db");
 * ```
 */
export function sqliteStore(path: string): Store {
  const database = new Database(path);
  prepareDatabase(database, path);

  const statements = {
    find: database.prepare<[string], { due_at: number | null }>("select due_at from tasks where key = ?"),
    insert: database.prepare(
      `insert into tasks values (@key, @payload, @cause, @once, 1, 0, @dueAt, null, null, 0, 0)`,
    ),
    wake: database.prepare(
      `update tasks set version = version + 1, cause = @cause, payload = coalesce(@payload, payload),
         due_at = min(coalesce(due_at, @dueAt), @dueAt), attempt = iif(@resetAttempts, 0, attempt)
       where key = @key`,
    ),
    claimNext: database.prepare<unknown[], TaskRow>(
      `update tasks set owner = @owner, lease_until = @until, fence = fence + 1, attempt = attempt + 1
       where key = (select key from tasks where due_at <= @now and (owner is null or lease_until <= @now)
                    order by due_at limit 1)
       returning ${claimColumns}`,
    ),
    claimKey: database.prepare<unknown[], TaskRow>(
      `update tasks set owner = @owner, lease_until = @until, fence = fence + 1, attempt = attempt + 1
       where key = @key and due_at is not null and (owner is null or lease_until <= @now)
       returning ${claimColumns}`,
    ),
    extend: database.prepare<unknown[], { version: number }>(
      `update tasks set lease_until = @until where key = @key and owner = @owner and fence = @fence
       returning version`,
    ),
    finish: database.prepare(
      `update tasks set owner = null, attempt = 0, done_at = @now, due_at = iif(version = @version, null, @now)
       where key = @key and owner = @owner and fence = @fence`,
    ),
    retry: database.prepare(
      `update tasks set owner = null, attempt = max(0, attempt - @uncount),
         due_at = iif(version = @version, @dueAt, @now)
       where key = @key and owner = @owner and fence = @fence`,
    ),
    nextDue: database.prepare<[], { at: number | null }>(
      `select min(iif(owner is null, due_at, max(due_at, lease_until))) as at from tasks where due_at is not null`,
    ),
    backlog: database.prepare<[number], { waiting: number }>(
      "select count(*) as waiting from (select 1 from tasks where due_at is not null limit ?)",
    ),
    readRecord: database.prepare<[string], { record: string }>("select record from records where key = ?"),
    writeRecord: database.prepare(
      `insert into records (key, record, tracked)
       select @key, @record, @tracked from tasks where key = @key and owner = @owner and fence = @fence
       on conflict (key) do update set record = excluded.record, tracked = excluded.tracked`,
    ),
    tracked: database.prepare<[], { key: string }>("select key from records where tracked = 1 order by key"),
    bury: database.prepare(
      "insert into dead_letters (key, reason, at, error, payload) values (@key, @reason, @at, @error, @payload)",
    ),
    letters: database.prepare<[string | null, string | null], LetterRow>(
      "select * from dead_letters where ? is null or key = ? order by id",
    ),
    removeLetters: database.prepare("delete from dead_letters where key = ?"),
    pruneRecords: database.prepare(
      `delete from records where key in
         (select key from tasks where once = 1 and due_at is null and done_at < ?)`,
    ),
    pruneTasks: database.prepare("delete from tasks where once = 1 and due_at is null and done_at < ?"),
  };

  function bury(letter: NewDeadLetter): DeadLetter {
    const { error = null, payload = null, ...rest } = letter;
    const { lastInsertRowid } = statements.bury.run({ ...rest, error, payload });
    return { ...letter, id: Number(lastInsertRowid) };
  }

  // Immediate: the lock is taken before the first read, so no other process writes in between.
  const atomic = <Result>(work: () => Result): Result => database.transaction(work).immediate();

  return {
    durable: path !== ":memory:",

    async enqueue(newTask) {
      const {
        key,
        payload = null,
        cause,
        dueAt,
        once = false,
        resetAttempts = false,
        onlyIdle = false,
      } = newTask;
      return atomic(() => {
        const task = statements.find.get(key);
        if (task === undefined) {
          statements.insert.run({ key, payload, cause, once: Number(once), dueAt });
          return "added";
        }
        if (once) return "duplicate";
        const waiting = task.due_at !== null;
        if (waiting && onlyIdle) return "coalesced";
        statements.wake.run({ key, payload, cause, dueAt, resetAttempts: Number(resetAttempts) });
        return waiting ? "coalesced" : "added";
      });
    },

    async claimNext(lease) {
      const row = statements.claimNext.get(lease);
      return row && toClaim(row);
    },

    async claimKey(key, lease) {
      return atomic(() => {
        const row = statements.claimKey.get({ ...lease, key });
        if (row !== undefined) return toClaim(row);
        return typeof statements.find.get(key)?.due_at === "number" ? "busy" : "idle";
      });
    },

    async extend({ key, owner, fence, version }, until) {
      const row = statements.extend.get({ key, owner, fence, until });
      if (row === undefined) return "lost";
      return row.version === version ? "held" : "dirty";
    },

    async settle({ key, owner, fence, version }, settlement) {
      const { now } = settlement;
      return atomic(() => {
        if (settlement.kind === "retry") {
          const { dueAt, countAttempt } = settlement;
          const uncount = countAttempt ? 0 : 1;
          return statements.retry.run({ key, owner, fence, version, now, dueAt, uncount }).changes === 1;
        }
        const settled = statements.finish.run({ key, owner, fence, version, now }).changes === 1;
        if (settled && settlement.kind === "dead") bury(settlement.letter);
        return settled;
      });
    },

    async nextDue() {
      return statements.nextDue.get()?.at ?? undefined;
    },

    async backlog(limit) {
      return statements.backlog.get(limit)?.waiting ?? 0;
    },

    async readRecord(key) {
      return statements.readRecord.get(key)?.record;
    },

    async writeRecord({ key, owner, fence }, record, tracked) {
      return (
        statements.writeRecord.run({ key, owner, fence, record, tracked: Number(tracked) }).changes === 1
      );
    },

    async trackedKeys() {
      return statements.tracked.all().map(({ key }) => key);
    },

    async bury(letter) {
      return bury(letter);
    },

    async deadLetters(key = undefined) {
      return statements.letters.all(key ?? null, key ?? null).map(toLetter);
    },

    async removeDeadLetters(key) {
      return statements.removeLetters.run(key).changes;
    },

    async prune(doneBefore) {
      return atomic(() => {
        statements.pruneRecords.run(doneBefore);
        return statements.pruneTasks.run(doneBefore).changes;
      });
    },

    async close() {
      database.close();
    },
  };
}

function prepareDatabase(database: Database.Database, path: string): void {
  database.pragma("journal_mode = WAL");
  // FULL: in WAL mode anything less may lose the last acknowledged events when the power fails.
  database.pragma("synchronous = FULL");
  database.pragma("busy_timeout = 5000");
  const prepare = database.transaction(() => {
    const version = database.pragma("user_version", { simple: true });
    if (version === 0) database.exec(schema);
    else if (version !== schemaVersion) {
      throw new ReceiverError(
        "invalid_option",
        `${path} has the form ${version}, and this version of the kit reads ${schemaVersion}.`,
      );
    }
  });
  prepare.immediate();
}

function toClaim({ payload, due_at: _, ...row }: TaskRow): Claim {
  return { ...row, payload: payload ?? undefined };
}

function toLetter({ error, payload, ...row }: LetterRow): DeadLetter {
  return { ...row, ...(error === null ? {} : { error }), ...(payload === null ? {} : { payload }) };
}
