import Database from "better-sqlite3";
import { StoreUnavailable, UniqueViolation } from "../port.js";
import { engineError, withoutValues } from "../query-error.js";

const UNAVAILABLE = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|CORRUPT|NOTADB|PROTOCOL|NOMEM)/;

const REASONS: Readonly<Record<string, string>> = {
  FULL: "the disk is full",
  IOERR: "the disk reports an error",
  READONLY: "the file cannot be written",
  CANTOPEN: "the file cannot be opened",
  BUSY: "the file is locked",
  LOCKED: "the file is locked",
  CORRUPT: "the file is damaged",
  NOTADB: "the file is not a database",
  NOMEM: "there is no memory left",
};

/**
 * Translates an error of SQLite into an error of the store. Other errors pass through, but for the values of a
 * statement.
 */
export function translate(error: unknown): unknown {
  const engine = engineError(error);
  const cause = withoutValues(error);
  if (!(engine instanceof Database.SqliteError)) return cause;
  const unavailable = UNAVAILABLE.exec(engine.code);
  if (unavailable !== null) {
    return new StoreUnavailable(REASONS[unavailable[1] ?? ""] ?? engine.message, { cause });
  }
  if (engine.code === "SQLITE_CONSTRAINT_UNIQUE" || engine.code === "SQLITE_CONSTRAINT_PRIMARYKEY") {
    return new UniqueViolation(engine.message.replace(/^.*failed: /, ""), { cause });
  }
  return cause;
}

/** Whether another process has locked the file. Nothing was done, so it may be tried again. */
export function isLocked(error: unknown): boolean {
  const engine = engineError(error);
  return engine instanceof Database.SqliteError && engine.code.startsWith("SQLITE_BUSY");
}
