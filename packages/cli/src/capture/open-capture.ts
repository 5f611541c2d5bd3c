import { open } from "node:fs/promises";
import { usageError } from "../frame/cli-error.js";
import type { CaptureRecord } from "./capture-record.js";

export interface Capture {
  write(record: CaptureRecord): void;
  /** Rejects when a record cannot be written: a capture with gaps would be no capture. */
  readonly broken: Promise<never>;
  /** Waits until everything is in the file that can be. */
  close(): Promise<void>;
}

/**
 * Opens a file that records are appended to; without a name nothing is kept.
 *
 * @throws {CliError} when it cannot be written.
 */
export async function openCapture(file: string | undefined): Promise<Capture> {
  if (file === undefined) return { write: () => undefined, broken: never, close: async () => undefined };
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

const never = new Promise<never>(() => undefined);
