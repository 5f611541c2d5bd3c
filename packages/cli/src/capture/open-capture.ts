import { open, realpath, stat } from "node:fs/promises";
import { usageError } from "../frame/cli-error.js";
import type { CaptureRecord } from "./capture-record.js";
import { readCapture } from "./read-capture.js";

export interface Capture {
  write(record: CaptureRecord): void;
  /** Rejects when a record cannot be written. A capture with gaps would be useless. */
  readonly broken: Promise<never>;
  /** The path under which an earlier file was kept; absent if there was none. */
  readonly kept?: string | undefined;
  /** Waits until every record that can be written is in the file. */
  close(): Promise<void>;
}

/**
 * Opens a file to append records to: a new one, or one with records of earlier runs. Without a file name nothing is
 * saved.
 *
 * @param forceAt - with `--force`: the time for the name under which a file that holds something else is kept.
 * @throws {CliError} when the file cannot be written, or holds something other than records.
 */
export async function openCapture(file: string | undefined, forceAt?: Date): Promise<Capture> {
  if (file === undefined) return { write: () => undefined, broken: never, close: async () => undefined };
  const kept = (await holdsRecordsOnly(file)) ? undefined : await setAside(file, forceAt);
  const handle = await open(file, "a", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw usageError(`${file} cannot be written (${error.code}): choose another file with --save.`, {
      cause: error,
    });
  });
  let written: Promise<unknown> = Promise.resolve();
  let breakOff = (_: Error): void => undefined;
  const broken = new Promise<never>((_, reject) => {
    breakOff = reject;
  });
  // If nobody awaits it, the rejection must not end the process as an unhandled one.
  broken.catch(() => undefined);
  let isBroken = false;
  return {
    broken,
    kept,
    write(record) {
      written = written.then(async () => {
        if (isBroken) return;
        await handle.appendFile(`${JSON.stringify(record)}\n`).catch((error: NodeJS.ErrnoException) => {
          isBroken = true;
          breakOff(
            usageError(`${file} can no longer be written (${error.code}): new events are not saved.`, {
              cause: error,
            }),
          );
        });
      });
    },
    async close() {
      await written;
      await handle.close();
    },
  };
}

/** Whether records can be appended to a file: it is absent, empty or a pipe, or holds only records. */
async function holdsRecordsOnly(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined && !found.isFile()) return true;
  if (found === undefined || found.size === 0) {
    await assertNoDatabase(file);
    return true;
  }
  return readCapture(file).then(
    () => true,
    () => false,
  );
}

/**
 * An empty or absent file can still belong to a database: as its log, its lock, or the database itself before its
 * first table.
 *
 * @throws {CliError} when it does.
 */
async function assertNoDatabase(file: string): Promise<void> {
  const { assertFree, asUsageError } = await loadFiles();
  const target = await realpath(file).catch(() => file);
  // `forceAt` is set because an empty file may exist. Nothing is set aside here.
  await asUsageError(assertFree(target, { forceAt: new Date(0) }));
}

/**
 * Sets aside a file that holds something else and puts an empty one in its place, or throws without `forceAt`.
 * Returns the path under which the earlier file is kept.
 */
async function setAside(file: string, forceAt: Date | undefined): Promise<string | undefined> {
  if (forceAt === undefined) {
    throw usageError(
      `${file} holds something else than saved events: name a file that does not exist, or add --force, which keeps it as ${file}.before-<time>.`,
    );
  }
  const { asUsageError, writeNew } = await loadFiles();
  return asUsageError(writeNew(file, "", { forceAt }));
}

/** Imported on demand because it loads SQLite, which only a run with a new file needs. */
async function loadFiles() {
  const { asUsageError } = await import("../frame/file-not-written.js");
  return { asUsageError, ...(await import("@syndikit/reference-server/files")) };
}

const never = new Promise<never>(() => undefined);
