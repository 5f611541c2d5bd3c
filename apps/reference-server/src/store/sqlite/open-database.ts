import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import Database from "better-sqlite3";
import { StoreError } from "../port.js";

/** SQLite is not there: its binary was not compiled, or for another Node, or would end the process. */
export class SqliteNotLoaded extends StoreError {
  readonly code = "SQLITE_NOT_LOADED";
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
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
  if (!wasChecked) checkBinary();
  try {
    return new Database(content, options);
  } catch (cause) {
    throw explainOpening(cause);
  }
}

/** Says what to do about a binary that cannot be loaded. Other errors stay as they are. */
export function explainOpening(cause: unknown): unknown {
  return cause instanceof Error && NOT_LOADED.test(cause.message)
    ? new SqliteNotLoaded(advice(), { cause })
    : cause;
}

/** Whether the binary that is installed has been looked at. */
let wasChecked = false;

function checkBinary(): void {
  const folder = join(createRequire(import.meta.url).resolve("better-sqlite3/package.json"), "..");
  const binary = join(folder, "build/Release/better_sqlite3.node");
  if (existsSync(binary)) assertSafe(process.versions.node, () => readFileSync(binary));
  wasChecked = true;
}

/** What the headers of Node since 24.19 put into a binary that wraps objects as better-sqlite3 12 does. */
const REMOVES_HOOKS = "RemoveEnvironmentCleanupHook";

/**
 * Refuses a binary that ends the process at any time, without a word of ours: Node 24 aborts when it collects a statement
 * of such a binary while no JavaScript runs (nodejs/node 65446). One that was compiled with older headers does not.
 *
 * @throws {SqliteNotLoaded} when the binary was compiled with such headers.
 */
export function assertSafe(node: string, read: () => Buffer): void {
  if (!node.startsWith("24.") || !read().includes(REMOVES_HOOKS)) return;
  throw new SqliteNotLoaded(
    [
      `better-sqlite3 was compiled with headers that end Node ${node} while it runs.`,
      "Run Node 22 or 26 and type `npm rebuild better-sqlite3`.",
      "Or keep Node 24, and compile with the headers of Node 24.18, unpacked in a folder:",
      "`npm_config_nodedir=<that folder> npm rebuild better-sqlite3`.",
    ].join(" "),
  );
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
