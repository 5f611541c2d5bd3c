import { existsSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { StoreError } from "../port.js";

/** SQLite is not there: its binary was not compiled, or for another Node. */
export class SqliteNotLoaded extends StoreError {
  readonly code = "SQLITE_NOT_LOADED";
  constructor(cause: unknown) {
    super(advice(), { cause });
    this.name = "SqliteNotLoaded";
  }
}

/** What better-sqlite3 and Node say of a binary that is missing, or is for another Node or another machine. */
const NOT_LOADED =
  /Could not locate the bindings file|NODE_MODULE_VERSION|invalid ELF header|wrong architecture/;

/**
 * Opens a database. Everything that needs one opens it here, because the binary is loaded with the first one.
 *
 * @throws {SqliteNotLoaded} when there is no binary for this Node.
 */
export function openDatabase(content: string | Buffer, options?: Database.Options): Database.Database {
  try {
    return new Database(content, options);
  } catch (cause) {
    throw explainOpening(cause);
  }
}

/** Says what to do about a binary that cannot be loaded. Other errors stay as they are. */
export function explainOpening(cause: unknown): unknown {
  return cause instanceof Error && NOT_LOADED.test(cause.message) ? new SqliteNotLoaded(cause) : cause;
}

function advice(): string {
  const folder = join(process.execPath, "../..");
  // Node brings them along, but for some packages of systems.
  const hasHeaders = existsSync(join(folder, "include/node/node_api.h"));
  const nodedir = hasHeaders ? folder : "<the folder that Node was unpacked in>";
  return [
    `SQLite cannot be loaded: better-sqlite3 has no binary for Node ${process.versions.node} here.`,
    "Type `npm rebuild better-sqlite3`. It downloads the binary, or compiles it with python3, make and a C++ compiler.",
    `On a network that reaches only a registry of packages: \`npm_config_nodedir=${nodedir} npm rebuild better-sqlite3\`.`,
  ].join(" ");
}
