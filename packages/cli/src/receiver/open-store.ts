import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Store } from "@syndikit/receiver";
import { CliError, ExitCode, usageError } from "../frame/cli-error.js";

/** Opens the store at an address: a SQLite file, `postgres://...`, or a module that has one. */
export async function openStore(address: string | undefined, schema: string | undefined): Promise<Store> {
  if (address === undefined) {
    throw usageError(
      "Which receiver? Pass --store with a file, a module or postgres://..., or --url with its operator page; or set RECEIVER_STORE or RECEIVER_URL.",
    );
  }
  if (isPostgres(address)) {
    const { postgresStore } = await import("@syndikit/receiver/store/postgres");
    const { Pool } = (await import("pg")).default;
    const client = new Pool({ connectionString: address, max: 1 });
    const store = postgresStore({ client, ...(schema === undefined ? {} : { schema }) });
    return { ...store, close: () => client.end() };
  }
  if (/^[a-z]+:\/\//.test(address)) {
    throw usageError(
      "--store takes no address of such a database. Write a module that exports your store, as in `export const store = mysqlStore({ client })`, and pass its path.",
    );
  }
  // Looking at a store must not create one.
  if (!existsSync(address)) throw usageError(`There is no store at ${address}.`);
  if (isModule(address)) return importStore(address);
  await assertStore(address);
  const { sqliteStore } = await import("@syndikit/receiver/store/sqlite");
  return sqliteStore(address);
}

/** The message leaves out the address, which may contain a password. */
export function explainStore(address: string | undefined, cause: unknown): CliError {
  const why = cause instanceof Error ? cause.message || cause.name : String(cause);
  if (!isPostgres(address)) return usageError(`The store cannot be opened: ${why}`, { cause });
  const what = `The store in PostgreSQL cannot be opened: ${why}. Is it running there, and is the address right?`;
  return new CliError(ExitCode.UNREACHABLE, what, { cause });
}

export function isPostgres(address = ""): boolean {
  return /^postgres(?:ql)?:/.test(address);
}

export function isModule(address = ""): boolean {
  return /\.[cm]?[jt]s$/.test(address);
}

/** The store that a module of the vendor exports: for stores that this program does not know. */
async function importStore(file: string): Promise<Store> {
  let store: unknown;
  try {
    const exported: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
    const found = exported["store"] ?? exported["default"];
    store = typeof found === "function" ? await found() : found;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw usageError(`${file} cannot be imported, or makes no store: ${why}`, { cause });
  }
  if (isStore(store)) return store;
  throw usageError(
    `${file} exports no store. Write \`export const store = ...\`, or export a function \`store\` that returns one.`,
  );
}

/** The receiver's own check of a store says what is missing. */
function isStore(value: unknown): value is Store {
  return typeof value === "object" && value !== null && "open" in value && "close" in value;
}

/**
 * Opening a store creates its tables. That must not happen in the database of another program.
 *
 * @throws {CliError} when the file is not the store of a receiver. The file is not changed.
 */
export async function assertStore(file: string): Promise<void> {
  const { default: Database } = await import("better-sqlite3");
  let client: InstanceType<typeof Database> | undefined;
  try {
    client = new Database(file, { readonly: true });
    if (client.prepare("select 1 from sqlite_master where name = 'syndikit_schema'").get() !== undefined)
      return;
  } catch (cause) {
    throw explainStore(file, cause);
  } finally {
    client?.close();
  }
  throw usageError(
    `${file} is not the store of a receiver. Name the file that the receiver gives to sqliteStore.`,
  );
}
