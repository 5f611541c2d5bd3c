import { ReceiverError } from "../receiver-error.js";

/** The values of parameters and columns. */
export type SqliteValue = string | number | null;

/** What the store needs from a SQLite library. */
export interface SqliteDriver {
  exec(sql: string): void;
  /** Runs a statement, and returns its rows. The caller names the columns, and `Row` is their type. */
  all<Row>(sql: string, ...values: readonly SqliteValue[]): Row[];
  close(): void;
}

/** What the three libraries have in common. */
interface Database {
  exec(sql: string): unknown;
  prepare(sql: string): {
    all(...values: readonly SqliteValue[]): unknown[];
    run(...values: readonly SqliteValue[]): { readonly changes: number | bigint };
  };
  close(): void;
}

type DatabaseClass = new (path: string) => Database;

/** A library, as it is imported. */
interface Library {
  readonly default?: unknown;
  readonly DatabaseSync?: unknown;
  readonly Database?: unknown;
}

/** The libraries, in the order in which they are tried, and the class of each. Bun cannot load better-sqlite3. */
const libraries = [
  { name: "bun:sqlite", pick: ({ Database: found }: Library) => found },
  { name: "better-sqlite3", pick: ({ default: found }: Library) => found },
  { name: "node:sqlite", pick: ({ DatabaseSync: found }: Library) => found },
] as const;

/** Imports a library by its name. Tests pass one that lacks some. */
export type ImportLibrary = (name: string) => Promise<object>;

// A literal, so that bundlers find the package. The others are not imported directly: bundlers do not know them.
const importLibrary: ImportLibrary = async (name) => {
  if (name === "better-sqlite3") {
    // With a handler of its failure, bundlers know that it may be missing.
    return import("better-sqlite3").catch((error: unknown) => {
      throw error;
    });
  }
  const found: unknown = globalThis.process?.getBuiltinModule?.(name);
  if (typeof found === "object" && found !== null) return found;
  throw new Error("this runtime has none");
};

/**
 * Opens a file with the first library that loads.
 *
 * @throws {ReceiverError} `invalid_option` when none does.
 */
export async function openSqliteDriver(
  path: string,
  load: ImportLibrary = importLibrary,
  nodeApi = Number(globalThis.process?.versions?.["napi"]),
  node = globalThis.process?.versions?.node ?? "",
): Promise<SqliteDriver> {
  const failures: string[] = [];
  for (const { name, pick } of libraries) {
    let found: unknown;
    try {
      found = pick(await load(name));
      if (found === undefined) throw new Error("it does not export the expected class");
      if (name === "better-sqlite3") assertLoadable(found, { nodeApi, node });
      // better-sqlite3 loads its binary only when the first database is opened.
      new (found as DatabaseClass)(":memory:").close();
    } catch (error) {
      failures.push(`${name}: ${inOneLine(error)}`);
      continue;
    }
    return toDriver(new (found as DatabaseClass)(path));
  }
  const tried = failures.join("; ");
  // It is there, and was installed with another Node. Somebody who installed it anew would have it once more.
  const advice = /different Node\.js version/.test(tried)
    ? `better-sqlite3 was installed with another version of Node than this one, ${node}. Run: npm rebuild better-sqlite3`
    : "No SQLite was found. Install better-sqlite3@12 and, where the program is bundled, mark it as external; or run Node 22.13 or newer, or Bun";
  throw new ReceiverError("invalid_option", `${advice}. ${tried}`);
}

/** Messages of loaders have several lines, and the cause is seldom in the first one. Where it was looked for is left out. */
function inOneLine(error: unknown): string {
  const [text = ""] = (error instanceof Error ? error.message : String(error)).split(/\nRequire stack:/);
  return text.replace(/\s*\n\s*/g, " ").trim();
}

/** Since this version better-sqlite3 needs a newer interface to Node than Node 20 has. */
const NEEDS_NODE_API_10 = 13;

/** What the headers of Node since 24.19 put into a binary that wraps objects as better-sqlite3 12 does. */
const REMOVES_HOOKS = "RemoveEnvironmentCleanupHook";

/**
 * Refuses a better-sqlite3 that would end this process without a word: with a segmentation fault when its binary is
 * loaded, or later, because Node 24 aborts when it collects a statement of a binary that was compiled with headers of
 * Node 24.19 or newer (nodejs/node 65446).
 */
function assertLoadable(
  library: unknown,
  { nodeApi, node }: { readonly nodeApi: number; readonly node: string },
): void {
  const installed = nodeApi < 10 || node.startsWith("24.") ? findInstalled(library) : undefined;
  if (installed === undefined) return;
  const { version, hasInBinary } = installed;
  if (nodeApi < 10 && Number.parseInt(version, 10) >= NEEDS_NODE_API_10) {
    throw new Error(
      `version ${version} crashes on Node ${node}. Install better-sqlite3@12, or run Node 22.14 or later`,
    );
  }
  if (node.startsWith("24.") && hasInBinary(REMOVES_HOOKS)) {
    throw new Error(
      `version ${version} was compiled with headers that end Node ${node} while it runs. Install better-sqlite3@13`,
    );
  }
}

/** The package of a library that has been loaded from a folder `lib`, or nothing where none is known. */
function findInstalled(
  library: unknown,
): { readonly version: string; hasInBinary(text: string): boolean } | undefined {
  const { process } = globalThis;
  const module = process?.getBuiltinModule?.("node:module");
  const files = process?.getBuiltinModule?.("node:fs");
  if (module === undefined || files === undefined) return undefined;
  // What has been loaded is known to all of Node. To ask for it by name, one must know from which folder it was asked for.
  const { cache } = module.createRequire(process.execPath);
  const file = Object.values(cache).find((loaded) => loaded?.exports === library)?.filename;
  if (file === undefined) return undefined;
  const { version } = module.createRequire(file)("../package.json") as { readonly version?: unknown };
  if (typeof version !== "string") return undefined;
  return {
    version,
    hasInBinary(text) {
      const binary = file.replace(/lib[/\\][^/\\]+$/, "build/Release/better_sqlite3.node");
      return files.existsSync(binary) && files.readFileSync(binary).includes(text);
    },
  };
}

function toDriver(database: Database): SqliteDriver {
  const statements = new Map<string, ReturnType<Database["prepare"]>>();
  return {
    exec: (sql) => void database.exec(sql),
    all<Row>(sql: string, ...values: readonly SqliteValue[]) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement.all(...values) as Row[];
    },
    close: () => database.close(),
  };
}
