// The program of the thread that copies whole databases. It has connections of its own. A replacement is one transaction
// from the first row to the commit.
import type Database from "better-sqlite3";
import { workInThread } from "../../thread.js";
import { copyRowsAtOnce } from "./backup.js";
import { openWriter } from "./connection.js";
import { createStatements, type RunStatement } from "./database.js";
import { openSnapshot } from "./image.js";
import { openDatabase } from "./open-database.js";
import type { Answer, Job, Replacement } from "./whole-copies.js";

/** Milliseconds that the commit waits for whoever still reads what was there before, until its log stays as it is. */
const READERS_TIMEOUT = 60_000;

interface Replacing {
  readonly client: Database.Database;
  readonly run: RunStatement;
}

let replacing: Replacing | undefined;

workInThread<Job, Answer>(async (job) => {
  try {
    return { rows: await act(job) };
  } catch (error) {
    return { failed: describe(error) };
  }
});

async function act(job: Job): Promise<unknown[]> {
  if (job.do === "copy") {
    await copy(job.file, job.to);
    return [];
  }
  if (job.do === "begin") {
    replacing = await begin(job.replacement);
    return [];
  }
  if (replacing === undefined) throw new Error("Nothing is being replaced.");
  const { client, run } = replacing;
  if (job.do === "run") return run(job.text, job.params, job.method).rows;
  client.exec("commit");
  // The whole log is of this transaction: until it is in the file, each commit of another connection would try to put
  // all of it there.
  client.pragma(`busy_timeout = ${READERS_TIMEOUT}`);
  client.pragma("wal_checkpoint(TRUNCATE)");
  client.close();
  return [];
}

async function copy(file: string, to: string): Promise<void> {
  const client = openDatabase(file, { readonly: true });
  try {
    // Inside a read transaction the copy has one state, and writes cannot make it start again.
    client.exec("begin");
    client.prepare("select count(*) from settings").get();
    await client.backup(to);
  } finally {
    client.close();
  }
}

/** Takes the lock of the file, and replaces the rows. */
async function begin({ file, snapshot, durability, maxPages, lockTimeout }: Replacement): Promise<Replacing> {
  const source = await openSnapshot(snapshot);
  try {
    const { client } = openWriter(file, durability);
    if (maxPages !== undefined) client.pragma(`max_page_count = ${maxPages}`);
    client.pragma("wal_autocheckpoint = 0");
    // What a statement of very many rows keeps to be undone would be in memory.
    client.pragma("temp_store = FILE");
    // In a thread of its own SQLite may wait for a lock.
    client.pragma(`busy_timeout = ${lockTimeout}`);
    await copyRowsAtOnce(source.client, client, () => client.exec("begin immediate"));
    return { client, run: createStatements(client, { onWrite: () => undefined, totals: undefined }) };
  } finally {
    await source.close();
  }
}

/** What is left of an error on its way to another thread. */
function describe(error: unknown): { readonly message: string; readonly code?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const code: unknown = Reflect.get(error, "code");
  return { message: error.message, ...(typeof code === "string" ? { code } : {}) };
}
