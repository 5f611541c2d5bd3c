import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Entry } from "./entry.js";
import { stateName } from "./state-file.js";

/** The deliveries of a product's listener, kept for the next run. */
export interface History {
  /** Entries of earlier runs, the oldest first. */
  readonly former: readonly Entry[];
  append(entry: Entry): void;
  /** Waits until everything that can be written is written. */
  close(): Promise<void>;
}

/** The limits of a history, in entries and bytes. */
export const MAX_ENTRIES = 200;
const MAX_BYTES = 4 * 1_048_576;

/** A history that stores nothing. */
export const noHistory: History = { former: [], append: () => undefined, close: async () => undefined };

const FILE_NAME = /^history-[0-9a-f]+\.jsonl$/;

export function historyFile(folder: string, marketplace: string, product: string): string {
  return join(folder, `history-${stateName(marketplace, product)}.jsonl`);
}

/**
 * Opens the history of a product. Only its owner can read the file: bodies of events name people.
 *
 * @param onTrouble - called once when the file cannot be read or written. The listener then goes on without a
 * history.
 */
export async function openHistory(
  file: string,
  onTrouble: (error: NodeJS.ErrnoException) => void,
): Promise<History> {
  let isBroken = false;
  const breakOff = (error: NodeJS.ErrnoException): void => {
    if (!isBroken) onTrouble(error);
    isBroken = true;
  };
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") breakOff(error);
    return "";
  });
  const lines = text.split("\n").filter((line) => readLine(line) !== undefined);
  let size = text.length;
  let count = text.split("\n").length;

  /** Drops the oldest lines until the rest is within the limits. */
  const trim = (): void => {
    let bytes = lines.reduce((sum, line) => sum + line.length + 1, 0);
    while (lines.length > MAX_ENTRIES || bytes > MAX_BYTES) bytes -= (lines.shift()?.length ?? 0) + 1;
  };
  trim();

  let written: Promise<unknown> = Promise.resolve();
  const write = (work: () => Promise<void>): void => {
    written = written.then(() => (isBroken ? undefined : work().catch(breakOff)));
  };
  return {
    former: lines.flatMap((line) => readLine(line) ?? []),
    append(entry) {
      const line = JSON.stringify(entry);
      // A very large entry would push out all others.
      if (line.length > MAX_BYTES / 4) return;
      lines.push(line);
      trim();
      size += line.length + 1;
      count += 1;
      // The file is rewritten when half of it is old, and appended to otherwise. A kill in between loses nothing.
      if (count > MAX_ENTRIES * 2 || size > MAX_BYTES * 2) {
        const whole = `${lines.join("\n")}\n`;
        size = whole.length;
        count = lines.length;
        write(() => replace(file, whole));
      } else {
        write(async () => {
          await mkdir(dirname(file), { recursive: true, mode: 0o700 });
          await appendFile(file, `${line}\n`, { mode: 0o600 });
        });
      }
    },
    async close() {
      await written;
    },
  };
}

async function replace(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, file);
}

/** A line that a kill has cut in half is ignored. */
function readLine(line: string): Entry | undefined {
  if (line === "") return undefined;
  try {
    // Written above, by this program.
    const entry = JSON.parse(line) as Partial<Entry>;
    return typeof entry.number === "number" && typeof entry.method === "string"
      ? (entry as Entry)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Removes every history, and returns the files that were removed. */
export async function clearHistories(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => FILE_NAME.test(name)).map((name) => join(folder, name));
  for (const file of files) await rm(file, { force: true });
  return files;
}
