import { open } from "node:fs/promises";
import { usageError } from "../frame/cli-error.js";
import type { CaptureRecord } from "./capture-record.js";

/** A capture that is being written. */
export interface Capture {
  write(record: CaptureRecord): void;
  /** Waits until everything is in the file. */
  close(): Promise<void>;
}

/**
 * Opens a file that records are appended to; without a name nothing is kept.
 *
 * @throws CliError when it cannot be written.
 */
export async function openCapture(file: string | undefined): Promise<Capture> {
  if (file === undefined) return { write: () => undefined, close: async () => undefined };
  const handle = await open(file, "a", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw usageError(`${file} cannot be written (${error.code}): choose another file with --save.`, {
      cause: error,
    });
  });
  let written: Promise<unknown> = Promise.resolve();
  return {
    write(record) {
      written = written.then(() => handle.appendFile(`${JSON.stringify(record)}\n`));
    },
    async close() {
      await written;
      await handle.close();
    },
  };
}
