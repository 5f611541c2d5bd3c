import { closeSync, createReadStream, fstatSync, openSync, readSync, writeSync } from "node:fs";

/** What a receiver has written, in a file that its process writes to. Nothing of it is cut. */
export interface ReceiverLog {
  /** For the process: where its standard output and standard error go. */
  readonly descriptor: number;
  /** Adds a line of our own. */
  note(line: string): void;
  /** All of it, from the beginning, in pieces. A letter is never cut between two pieces. */
  read(): AsyncIterable<string>;
  /** Its last lines. */
  tail(lines: number): string;
  close(): void;
}

/** How many bytes at the end are looked through for the last lines. */
const TAIL_BYTES = 64 * 1024;

/** Opens a log in a file, which is made if it is not there. */
export function openReceiverLog(path: string): ReceiverLog {
  const descriptor = openSync(path, "a+");
  return {
    descriptor,
    note: (line) => void writeSync(descriptor, `${line}\n`),
    read: () => createReadStream(path, { encoding: "utf8", highWaterMark: 1_048_576 }),
    tail(lines) {
      const { size } = fstatSync(descriptor);
      const length = Math.min(size, TAIL_BYTES);
      const bytes = Buffer.alloc(length);
      readSync(descriptor, bytes, 0, length, size - length);
      return bytes.toString().trim().split("\n").slice(-lines).join("\n");
    },
    close: () => closeSync(descriptor),
  };
}
