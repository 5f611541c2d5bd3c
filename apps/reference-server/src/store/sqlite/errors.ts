import Database from "better-sqlite3";
import { StoreUnavailable, UniqueViolation } from "../port.js";

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

/** Translates an error of SQLite into an error of the store. Other errors pass through. */
export function translate(error: unknown): unknown {
  const cause = engineError(error);
  if (cause === undefined) return error;
  const unavailable = UNAVAILABLE.exec(cause.code);
  if (unavailable !== null) {
    return new StoreUnavailable(REASONS[unavailable[1] ?? ""] ?? cause.message, { cause: error });
  }
  if (cause.code === "SQLITE_CONSTRAINT_UNIQUE" || cause.code === "SQLITE_CONSTRAINT_PRIMARYKEY") {
    return new UniqueViolation(cause.message.replace(/^.*failed: /, ""), { cause: error });
  }
  return error;
}

/** Whether another process has locked the file. Nothing was done, so it may be tried again. */
export function isLocked(error: unknown): boolean {
  return engineError(error)?.code.startsWith("SQLITE_BUSY") === true;
}

/** Unwraps the error that the query builder may have wrapped. */
function engineError(error: unknown): InstanceType<typeof Database.SqliteError> | undefined {
  if (error instanceof Database.SqliteError) return error;
  return error instanceof Error && error.cause instanceof Database.SqliteError ? error.cause : undefined;
}
