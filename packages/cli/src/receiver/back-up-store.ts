import { existsSync, renameSync, rmSync } from "node:fs";
import { usageError } from "../frame/cli-error.js";

/**
 * Copies the store in a SQLite file while receivers work on it. The copy is of one moment. Copying the file itself would
 * leave out what is still in the log beside it (`-wal`), which may be everything.
 *
 * @throws {CliError} when the target exists. It is not changed.
 */
export async function backUpStore(file: string, target: string): Promise<void> {
  if (existsSync(target)) throw usageError(`${target} exists. Name a file that does not exist yet.`);
  const { default: Database } = await import("better-sqlite3");
  // Under another name until it is whole: a copy that was interrupted is none.
  const part = `${target}.part`;
  rmSync(part, { force: true });
  const client = new Database(file, { readonly: true });
  try {
    client.prepare("vacuum into ?").run(part);
    renameSync(part, target);
  } catch (cause) {
    rmSync(part, { force: true });
    const why = cause instanceof Error ? cause.message : String(cause);
    throw usageError(`${file} cannot be copied to ${target}: ${why}`, { cause });
  } finally {
    client.close();
  }
}
