import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { isNotNull } from "drizzle-orm";
import { ConfigError } from "../errors.js";
import { delay, type Log } from "../ports.js";
import { nameForKept } from "../store/files/new-file.js";
import type { Store, Tx } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";
import { writeBytes } from "../store/sqlite/backup.js";
import { eventShares, events } from "../store/tables/event.js";
import { messages } from "../store/tables/message.js";
import { tokens } from "../store/tables/user.js";

// Restores while a server runs. The command puts a checked copy of the backup next to the database, and the server
// loads it. Whoever can write there could also restore without a server, so this gives nobody more rights.

/** The files next to a database during a restore. */
function placesOf(database: string) {
  return {
    /** A complete, checked copy of the backup. */
    asked: `${database}.restore`,
    /** The same file, after the server has taken it. */
    taken: `${database}.restore-taken`,
    /** The result. */
    result: `${database}.restore-result`,
  };
}

interface Result {
  /** The copy of the previous state. */
  readonly kept?: string;
  /** Why nothing was changed. */
  readonly problem?: string;
}

/** Milliseconds between two checks. */
const INTERVAL = 250;

/**
 * Asks the server that uses a database to load a backup, and waits for the result.
 *
 * @param copy - a checked copy of the backup, on the same disk. It is consumed.
 * @param patience - milliseconds to wait for the server to begin.
 * @returns the path of the copy of the previous state; `undefined` when no server has begun. Nothing was changed then.
 * @throws {ConfigError} when the server refuses it, or ended meanwhile.
 */
export async function askToRestore(
  database: string,
  copy: string,
  patience: number,
): Promise<{ readonly kept: string | undefined } | undefined> {
  const { asked, taken, result } = placesOf(database);
  if (existsSync(asked) || existsSync(taken)) {
    throw new ConfigError(
      `${database} is being restored already. Wait until ${asked} and ${taken} are gone.`,
    );
  }
  await rm(result, { force: true });
  await rename(copy, asked);
  for (let waited = 0; existsSync(asked); waited += INTERVAL) {
    if (waited >= patience) {
      await rm(asked, { force: true });
      // The server may have taken it first.
      if (!existsSync(taken) && !existsSync(result)) return undefined;
    }
    await delay(INTERVAL);
  }
  while (!existsSync(result)) await delay(INTERVAL);
  const { kept, problem }: Result = JSON.parse(await readFile(result, "utf8"));
  await rm(result, { force: true });
  if (problem !== undefined) throw new ConfigError(`The backup was not restored: ${problem}.`);
  return { kept };
}

/** Loads backups that the command `restore` puts next to the database. */
export interface RestoreRequests {
  start(): Promise<void>;
  /** Waits for a restore in progress. */
  stop(): Promise<void>;
}

interface RestoreRequestsOptions {
  /** The file of the database. */
  readonly database: string;
  readonly store: Store;
  readonly log: Log;
  /** The fingerprint of the key that seals the secrets. */
  readonly keyFingerprint: string;
  /** Whether a demo may be restored: its passwords are public. */
  readonly allowsDemo: boolean;
  /** The machine's time. */
  readonly wall: () => number;
  /** Runs the restore while no jobs run. Afterwards it reloads the state that the server caches from the store. */
  readonly replace: (restore: (setTime: (tx: Tx) => Promise<void>) => Promise<void>) => Promise<void>;
}

export function createRestoreRequests(options: RestoreRequestsOptions): RestoreRequests {
  const { database, log } = options;
  const { asked, taken, result } = placesOf(database);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const answer = (content: Result): Promise<void> =>
    writeBytes(result, new TextEncoder().encode(JSON.stringify(content)));

  async function takeIn(): Promise<void> {
    await rename(asked, taken);
    try {
      const kept = await restoreFrom(taken, options);
      log.warn({ kept }, "the database was restored from a backup; everybody must sign in again");
      await rm(taken, { force: true });
      await answer({ kept });
    } catch (error) {
      log.error({ err: error }, "a backup could not be restored; nothing was changed");
      await rm(taken, { force: true });
      await answer({ problem: error instanceof Error ? error.message.replace(/\.$/, "") : String(error) });
    }
  }

  return {
    async start() {
      if (existsSync(taken)) {
        // A process ended during a restore. Because of the transaction, everything was replaced or nothing.
        await rm(taken, { force: true });
        await answer({
          problem: "the server ended meanwhile, so it is restored or as it was. Restore it once more",
        });
      }
      timer = setInterval(() => {
        if (running !== undefined || !existsSync(asked)) return;
        running = takeIn()
          .catch((error: unknown) => log.error({ err: error }, "a restore could not be answered"))
          .finally(() => {
            running = undefined;
          });
      }, INTERVAL);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Replaces everything with a backup, in one transaction. First copies the previous state to a file. */
async function restoreFrom(
  file: string,
  { database, store, wall, keyFingerprint, allowsDemo, replace }: RestoreRequestsOptions,
): Promise<string> {
  const kept = await nameForKept(database, new Date(wall()));
  await store.backup(kept);
  await replace((setTime) =>
    store.restore({ file }, async (tx) => {
      await assertUsable(tx, keyFingerprint, allowsDemo);
      // Tokens that were revoked or replaced since the backup must not work again, so everybody has to sign in again.
      await tx.delete(tokens);
      await tx.delete(eventShares);
      await tx.update(events).set({ leaseToken: null, leaseUntil: null }).where(isNotNull(events.leaseUntil));
      // Unsent mails of the backup were sent since, or are outdated.
      await tx.update(messages).set({ dueAt: null }).where(isNotNull(messages.dueAt));
      await setTime(tx);
    }),
  );
  return kept;
}

/** @throws {Error} when the backup's secrets could not be opened, or its passwords are public. */
async function assertUsable(tx: Tx, keyFingerprint: string, allowsDemo: boolean): Promise<void> {
  const sealedBy = await readSetting(tx, "keyFingerprint");
  if (sealedBy !== null && sealedBy !== keyFingerprint) {
    throw new Error(`it was sealed with another key, of the fingerprint ${sealedBy}`);
  }
  if (sealedBy === null) await writeSetting(tx, "keyFingerprint", keyFingerprint);
  if (!allowsDemo && (await readSetting(tx, "demo"))) {
    throw new Error("it began as the demo, whose passwords are public");
  }
}
