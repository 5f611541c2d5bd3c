import { existsSync, realpathSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type Database from "better-sqlite3";
import type { Config } from "../config/config.js";
import { withoutPassword } from "../config/values.js";
import { ConfigError } from "../errors.js";
import { type Db, StoreTooNew } from "../store/port.js";
import type { Look } from "../store/postgres/look.js";
import { openReader } from "../store/sqlite/connection.js";
import { placeProblem } from "../store/sqlite/database-file.js";
import { withPostgres } from "./optional.js";
import { backupProblem } from "./restore.js";
import { unfinishedProblem } from "./unfinished.js";

/** The result of one check. */
export interface Finding {
  readonly check: "config" | "telemetry" | "key" | "database" | "clock" | "targets" | "subscriptions";
  /** `warn` may be intended; `fail` keeps the server from working. */
  readonly status: "ok" | "warn" | "fail";
  readonly message: string;
}

/** The input of the doctor. */
export interface Patient {
  /** The settings, or why they are invalid. Checks that do not need them still run. */
  readonly config: Config | ConfigError;
  /** A path, or `:memory:`. */
  readonly database: string;
  /** The machine's time, in milliseconds. */
  readonly now: number;
}

/** The findings about a database, and access to it. */
export interface Examined {
  readonly found: readonly Finding[];
  /** Absent when it cannot be read. */
  readonly db: Db | undefined;
  close(): Promise<void> | void;
}

const finding = (status: Finding["status"], message: string): Finding => ({
  check: "database",
  status,
  message,
});

const nothingToClose = (): void => undefined;

export function examineFile({ database }: Patient): Examined {
  if (database === ":memory:") {
    const found = [finding("warn", "The database is in memory: it ends with the process.")];
    return { found, db: undefined, close: nothingToClose };
  }
  const unfinished = unfinishedProblem(database);
  if (unfinished !== undefined) {
    return { found: [finding("fail", unfinished)], db: undefined, close: nothingToClose };
  }
  if (!existsSync(database)) {
    const found = [finding("ok", `There is no database ${database} yet. The first start makes one.`)];
    return { found, db: undefined, close: nothingToClose };
  }
  const opened = openQuietly(database);
  return {
    found: findingsOfFile(database, opened?.client),
    db: opened?.db,
    close() {
      opened?.client.close();
    },
  };
}

function openQuietly(database: string): ReturnType<typeof openReader> | undefined {
  if (statSync(database).size === 0) return undefined;
  try {
    const opened = openReader(database);
    // Opening does not read anything yet.
    opened.client.prepare("select count(*) from settings").get();
    return opened;
  } catch {
    return undefined;
  }
}

/** In bytes. With less free space, SQLite's log and backups will soon not fit. */
const LITTLE_SPACE = 512 * 1024 * 1024;

function findingsOfFile(database: string, client: Database.Database | undefined): readonly Finding[] {
  const path = realPathOf(database);
  const findings: Finding[] = [];
  const place = placeProblem(path);
  if (place !== undefined) findings.push(finding("fail", `${path} ${place}.`));
  if ((statSync(path).mode & 0o007) !== 0) {
    findings.push(finding("fail", `Everybody can read ${path}: chmod 600 ${path}`));
  }
  const { bavail, bsize } = statfsSync(dirname(path));
  const free = bavail * bsize;
  if (free < LITTLE_SPACE) {
    findings.push(finding("warn", `Only ${Math.floor(free / 1024 / 1024)} MiB are free beside ${path}.`));
  }
  if (client === undefined) {
    findings.push(finding("fail", `${path} is not the database of a marketplace, or is damaged.`));
    return findings;
  }
  const problem = problemOf(client);
  if (problem === undefined) findings.push(finding("ok", `${path} is whole.`));
  else findings.push(finding("fail", `${path} cannot be used: ${problem}.`));
  return findings;
}

function problemOf(client: Database.Database): string | undefined {
  try {
    return backupProblem(client);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function realPathOf(database: string): string {
  return existsSync(database) ? realpathSync(database) : database;
}

export async function examinePostgres({ config, database, now }: Patient): Promise<Examined> {
  const shown = withoutPassword(database);
  const started = performance.now();
  let look: Look;
  try {
    const { lookInto } = await withPostgres(() => import("../store/postgres/look.js"));
    look = await lookInto(database, () => now + performance.now() - started);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { found: [finding("fail", `${shown}: ${reason}`)], db: undefined, close: nothingToClose };
  }
  const production = !(config instanceof ConfigError) && config.production;
  const isReadable = look.state === "current" || look.state === "ahead";
  return {
    found: findingsOfPostgres(look, shown, production),
    db: isReadable && look.rights.unreadable.length === 0 ? look.db : undefined,
    close: () => look.close(),
  };
}

/** The connections of a server: ten for requests, one for each of its long-lived locks, and one spare. */
const CONNECTIONS_OF_SERVER = 13;
/** Milliseconds by which clocks may differ before somebody is told: logs and certificates go by the machine's. */
const SMALL_SKEW = 2_000;

function findingsOfPostgres(look: Look, shown: string, production: boolean): readonly Finding[] {
  const { version, servers, connections, clockSkew } = look;
  const skew = `The clock of the database differs from this machine's by ${Math.round(Math.abs(clockSkew) / 1_000)} s. The server goes by that of the database: set both.`;
  const room = Math.floor(connections / CONNECTIONS_OF_SERVER);
  const findings = [
    stateFinding(look, shown),
    look.encoding !== "UTF8" &&
      finding(
        "fail",
        `${shown} has the encoding ${look.encoding}. Create it again, for example with createdb --encoding UTF8.`,
      ),
    ...rightsFindings(look, shown),
    look.isReadOnly &&
      finding(
        "fail",
        `${shown} is read-only for this user: default_transaction_read_only is on. Reset it, for the database or for the user.`,
      ),
    look.isStandby && finding("fail", `${shown} only follows another database: name that one.`),
    look.losesOnPowerCut &&
      finding(
        "warn",
        "fsync, full_page_writes or synchronous_commit is off: a power cut loses acknowledged changes.",
      ),
    look.isOpenOnNetwork &&
      finding(
        production ? "warn" : "ok",
        "The connection to the database is not encrypted: add ?sslmode=verify-full to its address.",
      ),
    Math.abs(clockSkew) > SMALL_SKEW && finding("warn", skew),
    servers >= room &&
      finding(
        "warn",
        `It allows ${connections} connections, enough for ${room} servers, and ${servers} use it: raise max_connections before you add more.`,
      ),
  ].filter((each) => each !== false);
  if (findings.some(({ status }) => status === "fail")) return findings;
  const others =
    servers === 0 ? "no server uses it" : servers === 1 ? "a server uses it" : `${servers} servers use it`;
  return [...findings, finding("ok", `${shown} is PostgreSQL ${version}, and ${others}.`)];
}

/** What a user lacks who does not own the database. */
function rightsFindings({ state, rights }: Look, shown: string): readonly Finding[] {
  // Without tables there is one right to have, which the state tells.
  if (state === "none" || state === "forbidden" || state === "foreign") return [];
  const { user, schema, mayMakeTables, unwritable, fixedCounters, notOwned } = rights;
  const [first = "", ...others] = unwritable.length > 0 ? unwritable : notOwned;
  const some = [first, ...others.slice(0, 1)].join(", ");
  const named = others.length > 1 ? `${some} and ${others.length - 1} more tables` : some;
  const own = `Let it own each of them: alter table ${first} owner to ${user}, and so on.`;
  return [
    !mayMakeTables &&
      finding(
        "fail",
        `The user ${user} may not make tables in ${shown}, and each start needs that: grant create on schema ${schema} to ${user}`,
      ),
    unwritable.length > 0 &&
      finding("fail", `The user ${user} may not write to ${named} of ${shown}. ${own}`),
    unwritable.length === 0 &&
      fixedCounters.length > 0 &&
      finding(
        "fail",
        `The user ${user} may not set the counters of the tables of ${shown}: grant all on all sequences in schema ${schema} to ${user}`,
      ),
    unwritable.length === 0 &&
      notOwned.length > 0 &&
      finding(
        state === "behind" ? "fail" : "warn",
        `The user ${user} does not own ${named} of ${shown}, and the upgrade to a next version will need that. ${own}`,
      ),
  ].filter((each) => each !== false);
}

function stateFinding({ state, servers }: Look, shown: string): Finding | false {
  switch (state) {
    case "current":
      return false;
    case "none":
      return finding("ok", `${shown} is empty. The first start makes its tables.`);
    case "forbidden":
      return finding(
        "fail",
        `${shown} is empty, and this user may not make tables in it: let it own the database.`,
      );
    case "foreign":
      return finding(
        "fail",
        `${shown} has tables that are not those of a marketplace. Name a database of its own.`,
      );
    case "behind":
      return finding(
        servers > 0 ? "warn" : "ok",
        `${shown} is of an earlier version. The next start brings it up to date${servers > 0 ? `, while ${servers} servers use it` : ""}.`,
      );
    case "ahead":
      return finding("ok", `A newer version has opened ${shown}. This one may work beside it.`);
    case "tooNew":
      return finding("fail", new StoreTooNew().message);
    default:
      return state satisfies never;
  }
}
