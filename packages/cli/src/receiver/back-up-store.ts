import { assertFree, type NewFileOptions, writeNew } from "@syndikit/reference-server/files";
import Database from "better-sqlite3";
import { CliError, usageError } from "../frame/cli-error.js";
import { asUsageError } from "../frame/file-not-written.js";

/**
 * Copies a SQLite store while receivers work on it. The copy is a snapshot of one moment. Copying the file itself
 * would miss what is still in the log beside it (`-wal`), which may be everything.
 *
 * @returns the path under which an earlier file was kept; undefined if there was none.
 * @throws {CliError} when the target exists without `forceAt`, or cannot be written. It is not changed.
 */
export async function backUpStore(
  file: string,
  target: string,
  { forceAt }: Pick<NewFileOptions, "forceAt"> = {},
): Promise<string | undefined> {
  const options: NewFileOptions = { forceAt, copyOf: file };
  await asUsageError(assertFree(target, options));
  const client = new Database(file, { readonly: true });
  try {
    const copy = async (draft: string) => client.prepare("vacuum into ?").run(draft);
    return await asUsageError(writeNew(target, copy, options));
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw usageError(`${file} cannot be copied to ${target}: ${why}`, { cause });
  } finally {
    client.close();
  }
}
