import { statSync } from "node:fs";
import Database from "better-sqlite3";
import { createThread, threadProgram } from "../../thread.js";
import { type SnapshotContent, StoreTooNew, type Tx } from "../port.js";
import type { Durability } from "./connection.js";
import { createBuilder } from "./database.js";

// What is large is copied in a thread: SQLite does a part of it in one call each, which would keep the event loop from
// everybody.

/** What is replaced, and by what. */
export interface Replacement {
  readonly file: string;
  readonly snapshot: SnapshotContent;
  readonly durability: Durability;
  /** The largest size, in pages. */
  readonly maxPages: number | undefined;
  /** Milliseconds that the lock of the file is waited for. */
  readonly lockTimeout: number;
}

/** What the thread is asked to do: one copy, or a replacement in this order. */
export type Job =
  | { readonly do: "copy"; readonly file: string; readonly to: string }
  | { readonly do: "begin"; readonly replacement: Replacement }
  | {
      readonly do: "run";
      readonly text: string;
      readonly params: readonly unknown[];
      readonly method: string;
    }
  | { readonly do: "commit" };

export type Answer =
  | { readonly rows: unknown[] }
  | { readonly failed: { readonly message: string; readonly code?: string } };

/**
 * In bytes. The commit of a replacement, and the copy of the log into the file after it, are one call each, of 2.3 s at
 * 309 MB and of 16 s at 3.5 GB. A copy waits for the disk at its end, for 3 s at 3.5 GB.
 */
const LARGE = 4 * 1024 * 1024;

/** Whether copying the database, or this snapshot into it, would keep the event loop from others. */
export function isLarge(file: string, snapshot: SnapshotContent = { file }): boolean {
  const size = snapshot instanceof Uint8Array ? snapshot.length : statSync(snapshot.file).size;
  return Math.max(size, statSync(file).size) > LARGE;
}

/**
 * Copies a database to a file, in its state at the beginning.
 *
 * @param signal - ends the copy with an error.
 */
export async function copyInThread(file: string, to: string, signal: AbortSignal): Promise<void> {
  await inThread((ask) => ask({ do: "copy", file, to }), signal);
}

/**
 * Replaces all rows in a thread, which has a connection of its own: the event loop serves others from the first row to the
 * end of the commit.
 *
 * @throws what `restore` of the store throws. Nothing was changed then.
 */
export async function replaceInThread(
  replacement: Replacement,
  adapt: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> {
  await inThread(async (ask) => {
    await ask({ do: "begin", replacement });
    await adapt(
      createBuilder(async (text, params, method) => ({
        rows: await ask({ do: "run", text, params, method }),
      })),
    );
    await ask({ do: "commit" });
  });
}

async function inThread(
  work: (ask: (job: Job) => Promise<unknown[]>) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const thread = createThread<Job, Answer>({
    program: threadProgram("whole-copies"),
    does: "copies whole databases",
    megabytes: 512,
  });
  try {
    await work(async (job) => {
      const answer = await thread.run(job, signal);
      if ("rows" in answer) return answer.rows;
      throw toError(answer.failed);
    });
  } finally {
    // Its connections end with it, and what was not committed is rolled back.
    await thread.close();
  }
}

const TOO_NEW = "STORE_TOO_NEW" satisfies StoreTooNew["code"];

/** The error of the thread again. */
function toError({ message, code }: { readonly message: string; readonly code?: string }): Error {
  if (code === TOO_NEW) return new StoreTooNew();
  return code === undefined ? new Error(message) : new Database.SqliteError(message, code);
}
