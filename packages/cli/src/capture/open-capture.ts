import { open, realpath, stat } from "node:fs/promises";
import { usageError } from "../frame/cli-error.js";
import type { CaptureRecord } from "./capture-record.js";
import { readCapture } from "./read-capture.js";

export interface Capture {
  write(record: CaptureRecord): void;
  /** Rejects when a record cannot be written: a capture with gaps would be no capture. */
  readonly broken: Promise<never>;
  /** Where a file with something else is kept; absent when there was none. */
  readonly kept?: string | undefined;
  /** Waits until everything is in the file that can be. */
  close(): Promise<void>;
}

/**
 * Opens a file that records are appended to: a new one, or one with records of earlier runs. Without a name nothing is
 * kept.
 *
 * @param forceAt - with `--force`, the time in the name under which a file with something else is kept.
 * @throws {CliError} when it cannot be written, or holds something else.
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
  // Whoever awaits it hears of it.
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

/** Whether records can be added to a file: there is none, it is empty, it has records alone, or it is a pipe. */
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
 * A file may be empty, or absent, and yet belong to a database: its log, its lock, or itself before its first table.
 *
 * @throws {CliError} when it does.
 */
async function assertNoDatabase(file: string): Promise<void> {
  const { assertFree, asUsageError } = await loadFiles();
  const target = await realpath(file).catch(() => file);
  // With a time, for an empty file may exist. It is not set aside here.
  await asUsageError(assertFree(target, { forceAt: new Date(0) }));
}

/** Makes a file of something else give its name to an empty one, or refuses it. Answers where it is kept. */
async function setAside(file: string, forceAt: Date | undefined): Promise<string | undefined> {
  if (forceAt === undefined) {
    throw usageError(
      `${file} holds something else than saved events: name a file that does not exist, or add --force, which keeps it as ${file}.before-<time>.`,
    );
  }
  const { asUsageError, writeNew } = await loadFiles();
  return asUsageError(writeNew(file, "", { forceAt }));
}

/** Loads SQLite, which runs without a new file do not need. */
async function loadFiles() {
  const { asUsageError } = await import("../frame/file-not-written.js");
  return { asUsageError, ...(await import("@syndikit/reference-server/files")) };
}

const never = new Promise<never>(() => undefined);
