import { randomUUID } from "node:crypto";
import { constants, type Stats } from "node:fs";
import { copyFile, link, lstat, open, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { ConfigError } from "../../errors.js";
import { databaseOfPart, isDatabase, isInUse, isServed, takeLockBeside } from "../sqlite/in-use.js";

/** A file that a command was asked to write was not written. The message says why, and what to do. */
export class FileNotWritten extends ConfigError {
  readonly code = "FILE_NOT_WRITTEN";
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FileNotWritten";
  }
}

/** How a command treats a file that exists. */
export interface NewFileOptions {
  /** With `--force`: the machine's time, as a part of the name under which an existing file is kept. Refused when absent. */
  readonly forceAt?: Date | undefined;
  /** The permissions of the new file; for its owner alone when absent. */
  readonly mode?: number | undefined;
  /** The database of which the new file is a copy. It is always refused, under each of its names. */
  readonly copyOf?: string | undefined;
}

/** What the file holds, or a function that writes it under a name of its own. */
export type Content = string | Uint8Array | ((draft: string) => Promise<unknown>);

/** What belongs to a database, and stays with it when it is set aside. */
const COMPANIONS = ["-wal", "-shm", "-journal", ".snapshots", ".key"];
/** What SQLite would take for a part of the new file. */
const LEFT_BY_SQLITE = ["-wal", "-shm", "-journal"];

/**
 * Makes sure that {@link writeNew} can write a file. Call it before long work.
 *
 * @throws {FileNotWritten} when the file exists, without `forceAt`; always when it is a folder, a device, a part of a
 * database, a database that anything has open, or the original of the copy.
 */
export async function assertFree(file: string, options: NewFileOptions = {}): Promise<void> {
  await assertNew(file, options).catch((error: unknown) => {
    throw explain(file, error);
  });
}

async function assertNew(file: string, { forceAt, copyOf }: NewFileOptions): Promise<void> {
  const force = forceAt !== undefined;
  const found = await lstat(file).catch(ignoreMissing);
  if (found === undefined || /[/\\]$/.test(file)) await assertFolder(file);
  const target = await stat(file).catch(ignoreMissing);
  if (target?.isDirectory())
    throw new FileNotWritten(`${file} cannot be written: it is a folder. Name a file in it.`);
  if (target !== undefined && !target.isFile()) {
    throw new FileNotWritten(`${file} cannot be written: it is a device or a pipe. Name a file.`);
  }
  // First: to look into the original would release the locks of whoever reads it in this process.
  if (copyOf !== undefined && (await isSame(copyOf, file))) {
    throw new FileNotWritten(`${file} is the database itself. Name the file of the copy.`);
  }
  const database = databaseOfPart(resolve(file));
  if (database !== undefined) {
    throw new FileNotWritten(`${file} belongs to the database ${database}. Name another file.`);
  }
  if (found !== undefined) await assertReplaceable(file, { found, force });
  for (const ending of LEFT_BY_SQLITE) {
    if (force || (await lstat(file + ending).catch(ignoreMissing)) === undefined) continue;
    throw new FileNotWritten(
      `${file}${ending} belongs to another database: name another file, or add --force, which keeps it as ${file}.before-<time>${ending}.`,
    );
  }
}

async function assertFolder(file: string): Promise<void> {
  const folder = /[/\\]$/.test(file) ? resolve(file) : dirname(resolve(file));
  const found = await stat(folder).catch(ignoreMissing);
  if (found?.isDirectory()) return;
  throw new FileNotWritten(
    found === undefined
      ? `${file} cannot be written. There is no folder ${folder}: create it, or name another file.`
      : `${file} cannot be written: ${folder} is not a folder. Name another file.`,
  );
}

async function assertReplaceable(
  file: string,
  { found, force }: { readonly found: Stats; readonly force: boolean },
): Promise<void> {
  // Where a link leads. A link that leads nowhere can be set aside like a file.
  const path = found.isSymbolicLink() ? await realpath(file).catch(ignoreMissing) : resolve(file);
  // Without `force` nothing of the file is touched, and a look at the lock beside it touches nothing.
  if (path !== undefined && (force ? isInUse(path) : isServed(path))) throw inUse(file);
  if (!force) throw exists(file);
}

/** Whether two names lead to one file. */
async function isSame(one: string, other: string): Promise<boolean> {
  const first = await stat(one).catch(ignoreMissing);
  const second = await stat(other).catch(ignoreMissing);
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

function inUse(file: string): FileNotWritten {
  return new FileNotWritten(
    `${file} is a database that is in use. Name another file. To put a backup in its place, use restore.`,
  );
}

function exists(file: string): FileNotWritten {
  return new FileNotWritten(
    `${file} exists: name a file that does not exist, or add --force, which keeps it as ${file}.before-<time>.`,
  );
}

/**
 * Writes a new file, completely or not at all, and never over another one. The content is written beside it, flushed,
 * and then gets its name in one step that fails if the name was taken meanwhile.
 *
 * @returns where an existing file is kept; absent when there was none.
 * @throws {FileNotWritten} when there is such a file (see {@link assertFree}), or it cannot be written. Nothing has
 * changed then.
 */
export async function writeNew(
  file: string,
  content: Content,
  options: NewFileOptions = {},
): Promise<string | undefined> {
  await assertFree(file, options);
  const draft = `${file}.partial-${randomUUID().slice(0, 8)}`;
  try {
    // Sets the permissions before the file has any content.
    await (await open(draft, "wx", options.mode ?? 0o600)).close();
    if (typeof content === "function") await content(draft);
    else await writeFile(draft, content);
    await flush(draft);
    return await giveName(draft, file, options);
  } catch (error) {
    throw explain(file, error);
  } finally {
    await rm(draft, { force: true });
    await rm(`${draft}-journal`, { force: true });
  }
}

/** What else happens when a file gets its name. */
interface GiveNameOptions extends NewFileOptions {
  /** Endings of files beside the existing one that are not set aside with it. */
  readonly stays?: readonly string[];
  /** Puts what belongs to the file in its place, when the names are free, and returns how to undo that. */
  readonly alongside?: () => Promise<() => Promise<void>>;
}

/**
 * Gives a complete file its name, without replacing another one. An existing one is set aside with `forceAt`.
 *
 * @param draft - a file in the same folder. It is gone afterwards.
 * @returns where the existing file is kept; absent when there was none.
 * @throws {FileNotWritten} when there is such a file, or was made meanwhile. Nothing has changed then.
 */
export async function giveName(
  draft: string,
  file: string,
  options: GiveNameOptions = {},
): Promise<string | undefined> {
  // Again: writing the content may have taken long.
  await assertFree(file, options);
  const { forceAt, stays = [] } = options;
  const lock = forceAt === undefined ? undefined : takeLockBeside(resolve(file));
  if (lock === "in use") throw inUse(file);
  try {
    const moved = forceAt === undefined ? undefined : await setAside(file, forceAt, stays);
    let undo: (() => Promise<void>) | undefined;
    try {
      undo = await options.alongside?.();
      await linkOrCopy(draft, file);
    } catch (error) {
      await undo?.();
      await moved?.back();
      throw (error as NodeJS.ErrnoException).code === "EEXIST" ? exists(file) : explain(file, error);
    }
    await rm(draft, { force: true });
    await flushFolder(dirname(resolve(file)));
    return moved?.kept;
  } finally {
    lock?.release();
  }
}

/**
 * The name under which a file is kept that makes place for another. Nothing has it yet, and nothing is left that belonged
 * to a database of that name.
 */
export async function nameForKept(file: string, now: Date): Promise<string> {
  const name = `${file}.before-${now.toISOString().replaceAll(":", "-")}`;
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    const names = ["", ...COMPANIONS].map((ending) => candidate + ending);
    const found = await Promise.all(names.map((each) => lstat(each).catch(ignoreMissing)));
    if (found.every((each) => each === undefined)) return candidate;
  }
}

interface Aside {
  /** Absent when there was no file, but only something that belonged to one. */
  readonly kept: string | undefined;
  /** Undoes it, as far as nothing has taken the names meanwhile. */
  back(): Promise<void>;
}

/** Renames an existing file and what belongs to it. Absent when there is nothing. */
async function setAside(file: string, now: Date, stays: readonly string[]): Promise<Aside | undefined> {
  const companions = isDatabase(resolve(file)) ? COMPANIONS : LEFT_BY_SQLITE;
  const kept = await reserveName(file, now);
  const moved: (readonly [from: string, to: string])[] = [];
  const back = async (): Promise<void> => {
    for (const [from, to] of moved.reverse()) await giveBack(to, from);
  };
  try {
    // Onto the empty file that reserves the name: of two that do this at once, none replaces the other's.
    const wasThere = await rename(file, kept).then(() => true, ignoreMissing);
    if (wasThere) moved.push([file, kept]);
    else await rm(kept);
    for (const ending of companions.filter((each) => !stays.includes(each))) {
      if (await rename(file + ending, kept + ending).then(() => true, ignoreMissing)) {
        moved.push([file + ending, kept + ending]);
      }
    }
    return moved.length === 0 ? undefined : { kept: wasThere ? kept : undefined, back };
  } catch (error) {
    await back();
    throw explain(file, error);
  }
}

/** Gives a file its old name again, unless another one took it meanwhile, which a rename would replace. */
async function giveBack(kept: string, name: string): Promise<void> {
  try {
    await linkOrCopy(kept, name);
    await rm(kept);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    // A folder, which replaces none that holds something; or a disk that makes no new file now.
    if ((await lstat(name).catch(ignoreMissing)) === undefined) await rename(kept, name);
  }
}

async function reserveName(file: string, now: Date): Promise<string> {
  for (;;) {
    const name = await nameForKept(file, now);
    try {
      await (await open(name, "wx", 0o600)).close();
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** What a file system says that knows no hard links. */
const WITHOUT_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EXDEV"];

/** Both fail with EEXIST where there is a file. A copy that fails half-way is removed by Node. */
async function linkOrCopy(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!WITHOUT_LINKS.includes(code)) throw error;
    await copyFile(draft, file, constants.COPYFILE_EXCL);
    await flush(file);
  }
}

/** Flushes a file to the disk. */
async function flush(file: string): Promise<void> {
  const opened = await open(file, "r+");
  await opened.sync().finally(() => opened.close());
}

/** Not every system can open a folder; then the name is as safe as the system makes it. */
async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder, "r").catch(() => undefined);
  if (opened === undefined) return;
  await opened.sync().catch(() => undefined);
  await opened.close();
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the quota of the disk is used up",
  EACCES: "it is not allowed",
  EPERM: "it is not allowed",
  EIO: "the disk reports an error",
  EROFS: "the disk can only be read",
  ENAMETOOLONG: "the name is too long",
  EFBIG: "it is larger than a file may be",
};

/** Words for an error of the file system. Other errors stay what they are. */
function explain(file: string, error: unknown): unknown {
  if (error instanceof FileNotWritten) return error;
  const code =
    error instanceof Error && "syscall" in error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code === undefined) return error;
  const reason = REASONS[code];
  return new FileNotWritten(
    `${file} cannot be written: ${reason === undefined ? (error as Error).message : `${reason} (${code})`}. Nothing was changed.`,
    { cause: error },
  );
}

/** @throws the error, unless it says that there is no such file. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
  throw error;
}
