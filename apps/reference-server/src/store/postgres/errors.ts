import { DatabaseError } from "pg";
import { StoreError, StoreUnavailable, UniqueViolation, UnstorableText } from "../port.js";
import { engineError, withoutValues } from "../query-error.js";

/** Errors of the operating system and the driver when the database cannot be reached or the connection is cut. */
const CUT_OFF =
  /^(ECONN|EPIPE|EHOST|ENET|ENOTFOUND|EAI_AGAIN)|Connection terminated|not queryable|Client was closed/;

/** Errors when the database, or the network to it, says nothing in the time for a connection. */
const SILENT = /^ETIMEDOUT|timeout expired|connection timeout|timeout exceeded when trying to connect/;

const DISK_FULL = "53100";

/** Error conditions in which nothing can be stored, by the first characters of their code. */
const REASONS: readonly (readonly [prefix: string, reason: string])[] = [
  ["08", "the connection to the database is broken"],
  ["28", "the database refuses this user"],
  ["3D", "there is no such database"],
  ["42501", "this user of the database lacks a right that it needs: let it own the database"],
  ["3F", "there is no such schema: look at the search path of the database"],
  [DISK_FULL, "the disk of the database is full"],
  ["53", "the database has no memory left, or too many connections"],
  ["57P", "the database is shutting down or starting"],
  ["58", "the disk of the database reports an error"],
  ["25P03", "the write waited for too long"],
  ["25006", "the database is read-only"],
  ["55000", "the database takes no connections"],
  ["55P03", "another process has locked the database"],
  ["57014", "the database took too long"],
  ["40", "other writes interfered again and again"],
];

/**
 * Translates a database error into an error of the store. Other errors pass through, but for the values of a statement:
 * errors are logged, and a value may be a secret.
 */
export function translate(error: unknown): unknown {
  if (error instanceof StoreError) return error;
  const engine = engineError(error);
  const cause = withoutValues(error);
  if (engine instanceof DatabaseError) {
    const { code = "", table } = engine;
    const column = columnOf(engine);
    // They contain values.
    engine.detail = undefined;
    engine.where = undefined;
    if (code === "23505") return new UniqueViolation(`${table}.${column}`, { cause });
    if (code === "22021" || code === "22P05") return new UnstorableText({ cause });
    const reason = REASONS.find(([prefix]) => code.startsWith(prefix));
    return reason === undefined ? cause : new StoreUnavailable(reason[1], { cause });
  }
  if (isLike(engine, SILENT)) return new StoreUnavailable("the database does not answer", { cause });
  return isLike(engine, CUT_OFF) ? new StoreUnavailable("the database cannot be reached", { cause }) : cause;
}

/** Whether the disk of the database was full, by an error of the store. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause.code === DISK_FULL;
  }
  return false;
}

/** The column of a value that is taken, as in `Key (lower(email))=(a@b.example) already exists.` */
function columnOf(error: DatabaseError): string | undefined {
  return /^Key \((?:lower\()?"?(\w+)/.exec(error.detail ?? "")?.[1] ?? error.constraint;
}

/** Whether the database itself has said that a statement failed. */
export function isOfDatabase(error: unknown): boolean {
  return engineError(error) instanceof DatabaseError;
}

/** Whether the transaction may be run again: the database rolled it back because of a conflict with another one. */
export function isOvertaken(error: unknown): boolean {
  const cause = engineError(error);
  return cause instanceof DatabaseError && (cause.code === "40001" || cause.code === "40P01");
}

function isLike(error: unknown, pattern: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return pattern.test(code) || pattern.test(error.message);
}
