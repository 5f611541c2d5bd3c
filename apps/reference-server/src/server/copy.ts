import { existsSync, readFileSync } from "node:fs";
import { mkdir, open, rename, rm, truncate } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { formatMoney } from "../billing/money.js";
import { isPostgres, withoutPassword } from "../config/values.js";
import { ConfigError } from "../errors.js";
import { decodeKey, keyFingerprint } from "../security/seals.js";
import { assertFree, FileNotWritten, giveName } from "../store/files/new-file.js";
import type { Copied, Reserved } from "../store/postgres/reserve.js";
import type { SnapshotFile } from "../store/postgres/snapshots.js";
import { nameOfSnapshotFile, snapshotsInFolder } from "../store/snapshots.js";
import { openReader } from "../store/sqlite/connection.js";
import { takeFile } from "../store/sqlite/database-file.js";
import { createImageFile, fingerprintIn, isBehind } from "../store/sqlite/image.js";
import { withPostgres } from "./optional.js";
import { backupProblem } from "./restore.js";
import { COPYING, placeOf } from "./unfinished.js";

/** The source and the destination: one is a file, the other a PostgreSQL URL. */
export interface CopyOptions {
  readonly from: string;
  readonly to: string;
  /** The value of `SYNDIKIT_SECRET_KEY`, if it is set. */
  readonly secretKey?: string | undefined;
  /** With `--force`: the machine's time. An existing file at `to` is set aside then. */
  readonly forceAt?: Date | undefined;
  /** Called repeatedly with the number of rows of a table that were copied so far. */
  readonly onProgress?: (table: string, rows: number) => void;
}

/** What was copied, and which key opens its secrets. */
export interface CopyReport extends Copied {
  readonly from: string;
  readonly to: string;
  /** The number of the sandbox's snapshots. */
  readonly snapshots: number;
  /** The fingerprint of the key that seals the secrets; absent when there are none. */
  readonly keyFingerprint: string | undefined;
  /** The file with the key; absent when the key is in the environment. */
  readonly keyFile: string | undefined;
  /** Where an existing file is kept; absent when there was none. */
  readonly kept?: string | undefined;
}

/**
 * Copies a whole database from SQLite to PostgreSQL, or back: tables, snapshots, the marketplace's time and everybody's
 * tokens. The original is not changed. The copy is complete, with equal rows, or there is none.
 *
 * @throws {ConfigError} when one of the sides cannot be used. Nothing was changed then.
 * @throws {StoreInUse} when a server has the file.
 */
export async function copyDatabase(options: CopyOptions): Promise<CopyReport> {
  const { from, to } = options;
  if (isPostgres(from) === isPostgres(to)) {
    throw new ConfigError(
      isPostgres(from)
        ? "Both are PostgreSQL. Use its own tools: pg_dump and pg_restore."
        : "Both are files. Use backup, which copies one also while a server runs.",
    );
  }
  if ([from, to].includes(":memory:")) {
    throw new ConfigError("A database in memory ends with its process. Name a file.");
  }
  return isPostgres(to) ? copyToPostgres(options) : copyToFile(options);
}

async function copyToPostgres({ from, to, secretKey, onProgress }: CopyOptions): Promise<CopyReport> {
  if (!existsSync(from)) throw new ConfigError(`There is no database ${from}. Name it with --from.`);
  const file = takeFile(from);
  try {
    const { client: image } = openReader(file.path);
    try {
      const problem = backupProblem(image);
      if (problem !== undefined) throw new ConfigError(`${from} cannot be copied: ${problem}.`);
      if (isBehind(image)) {
        throw new ConfigError(
          `${from} is of an earlier version. Start a server of this one on it once, and stop it.`,
        );
      }
      const keyFile = `${file.path}.key`;
      const key = assertKey(fingerprintIn(image), secretKey, keyFile);
      const snapshots = await readSnapshots(`${file.path}.snapshots`);
      return await reserved(to, async (database) => {
        await database.makeTables();
        // Reads one state, whatever else reads the file.
        image.exec("begin");
        const copied = await database.fill(image, snapshots, counting(onProgress));
        image.exec("commit");
        return { from, to: withoutPassword(to), ...copied, snapshots: snapshots.length, ...key };
      });
    } finally {
      image.close();
    }
  } finally {
    file.release();
  }
}

/**
 * Writes under a name of its own, and gives the file its name at the end. Until then there is no database under that
 * name, and a server does not make one: see `unfinishedProblem`.
 */
async function copyToFile({ from, to, secretKey, forceAt, onProgress }: CopyOptions): Promise<CopyReport> {
  const path = placeOf(to);
  await assertFree(path, { forceAt });
  assertNoSnapshots(path, forceAt);
  return reserved(from, async (database) => {
    await database.assertCurrent();
    const copying = `${path}${COPYING}`;
    const copyingSnapshots = `${copying}.snapshots`;
    // Keeps other copies away. A server that starts meanwhile sees the file.
    const lock = takeFile(copying);
    try {
      // What an earlier one has left.
      await rm(copyingSnapshots, { recursive: true, force: true });
      await rm(`${copying}-journal`, { force: true });
      await truncate(copying);
      const image = createImageFile(copying);
      let copied: Copied;
      let fingerprint: string | undefined;
      try {
        copied = await database.read(image, counting(onProgress));
        fingerprint = fingerprintIn(image);
      } finally {
        image.close();
      }
      const keeps = forceAt === undefined || holdsKey(`${path}.key`, fingerprint);
      const key = assertKey(fingerprint, secretKey, keeps ? `${path}.key` : undefined);
      const snapshots = await writeSnapshots(copyingSnapshots, database);
      await flush(copying);
      assertNoSnapshots(path, forceAt);
      const kept = await giveName(copying, path, {
        forceAt,
        stays: keeps ? [".key"] : [],
        // Before the file, which makes the copy one: there is no copy without its snapshots.
        alongside: async () => {
          if (snapshots > 0) await rename(copyingSnapshots, `${path}.snapshots`);
          return async () => {
            if (snapshots > 0) await rename(`${path}.snapshots`, copyingSnapshots);
          };
        },
      });
      await flush(dirname(path));
      return { from: withoutPassword(from), to, ...copied, snapshots, ...key, kept };
    } finally {
      await rm(copying, { force: true });
      await rm(copyingSnapshots, { recursive: true, force: true });
      lock.release();
      await rm(`${copying}.lock`, { force: true });
    }
  });
}

/** @throws {FileNotWritten} when there are snapshots of another database, and they are not set aside with it. */
function assertNoSnapshots(file: string, forceAt: Date | undefined): void {
  const snapshots = `${file}.snapshots`;
  if (forceAt !== undefined || !existsSync(snapshots)) return;
  throw new FileNotWritten(
    `${snapshots} belongs to another database: name another file, or add --force, which keeps it as ${file}.before-<time>.snapshots.`,
  );
}

/** Whether a key file holds the key of the copy, so that it must stay. */
function holdsKey(file: string, fingerprint: string | undefined): boolean {
  if (fingerprint === undefined || !existsSync(file)) return false;
  try {
    return keyFingerprint(decodeKey(readFileSync(file, "utf8").trim(), file)) === fingerprint;
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
}

/** Loads PostgreSQL's packages only when needed. */
async function reserved<T>(url: string, work: (database: Reserved) => Promise<T>): Promise<T> {
  const { reserve } = await withPostgres(() => import("../store/postgres/reserve.js"));
  return reserve(url, withoutPassword(url), work);
}

/**
 * Finds the key that opens the secrets of a database, as far as possible here.
 *
 * @throws {ConfigError} when the available key is another one.
 */
function assertKey(
  keyFingerprintOfData: string | undefined,
  given: string | undefined,
  file: string | undefined,
): Pick<CopyReport, "keyFingerprint" | "keyFile"> {
  const inFile = given === undefined && file !== undefined && existsSync(file);
  const source = inFile ? file : "SYNDIKIT_SECRET_KEY";
  const text = inFile ? readFileSync(file, "utf8").trim() : given;
  if (text !== undefined && keyFingerprintOfData !== undefined) {
    const found = keyFingerprint(decodeKey(text, source));
    if (found !== keyFingerprintOfData) {
      throw new ConfigError(
        `${source} holds another key (fingerprint ${found}) than the one that seals the secrets of this database (${keyFingerprintOfData}). Use that one, or leave it out.`,
      );
    }
  }
  return { keyFingerprint: keyFingerprintOfData, keyFile: inFile ? file : undefined };
}

async function readSnapshots(folder: string): Promise<readonly SnapshotFile[]> {
  if (!existsSync(folder)) return [];
  const store = snapshotsInFolder(folder);
  const snapshots: SnapshotFile[] = [];
  for (const { name } of await store.list()) {
    await store.use(name, async ({ now, content }) => {
      // In a folder each of them is a file, which stays.
      if (!(content instanceof Uint8Array)) snapshots.push({ name, now, file: content.file });
    });
  }
  return snapshots;
}

async function writeSnapshots(
  folder: string,
  database: Pick<Reserved, "snapshots" | "snapshotTo">,
): Promise<number> {
  const snapshots = await database.snapshots();
  if (snapshots.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  // Flushed with the copy, of which they are a part.
  for (const { name, now } of snapshots) {
    const file = join(folder, nameOfSnapshotFile(name, now));
    await database.snapshotTo(name, file);
    await flush(file);
  }
  return snapshots.length;
}

/** Rows between two progress messages. */
const ROWS_IN_A_LINE = 20_000;

/** Adds up the copied rows, and reports each table at its start and then at intervals. */
function counting(
  onProgress: CopyOptions["onProgress"] = () => undefined,
): (table: string, rows: number) => void {
  let current = "";
  let [sum, told] = [0, 0];
  return (table, rows) => {
    if (table !== current) [current, sum, told] = [table, 0, -ROWS_IN_A_LINE];
    sum += rows;
    if (sum - told < ROWS_IN_A_LINE) return;
    told = sum;
    onProgress(table, sum);
  };
}

async function flush(path: string): Promise<void> {
  const opened = await open(resolve(path), "r");
  await opened.sync().finally(() => opened.close());
}

/** The summary for people. */
export function describeCopy(report: CopyReport): string {
  const { from, to, rows, books, snapshots } = report;
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const sums = Object.entries(books).map(([book, sum]) => `${book} ${formatMoney(sum)}`);
  const lines = [
    `${all} rows of ${Object.keys(rows).length} tables, and ${snapshots} snapshots of the sandbox, are copied from ${from} to ${to}.`,
    `Each row was compared, and so were the books: ${sums.join(", ")} EUR.`,
  ];
  const { keyFingerprint: fingerprint, keyFile, kept } = report;
  if (kept !== undefined) lines.push(`What was there before is in ${kept}.`);
  if (fingerprint !== undefined) {
    const where = keyFile === undefined ? "" : ` It is in ${keyFile}.`;
    lines.push(
      `Start it with the key that the secrets were sealed with (fingerprint ${fingerprint}), as SYNDIKIT_SECRET_KEY.${where}`,
    );
  }
  return `${lines.join("\n")}\n`;
}
