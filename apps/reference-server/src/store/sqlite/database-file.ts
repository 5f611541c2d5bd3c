import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  statfsSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { StoreInUse, StoreMisplaced, StoreUnavailable } from "../port.js";
import { openDatabase } from "./open-database.js";

/** A database file that only this process uses. */
export interface DatabaseFile {
  /** The real path, with all symbolic links resolved. */
  readonly path: string;
  /** @throws {StoreUnavailable} when the path now leads to another file: writes would be lost. */
  assertInPlace(): void;
  /** Call it after the file was replaced on purpose. */
  replaced(): void;
  release(): void;
}

/**
 * Locks a database file for this process. SQLite allows one writer, and finds the write-ahead log by the name of the
 * file: two processes that open the same file under different names would each have a log, and each would lose the
 * other's writes. So the lock is taken at the real path, and a file is refused when it may have names that this process
 * cannot see.
 *
 * @throws {StoreInUse} when another process has it.
 * @throws {StoreMisplaced} when it has two names, is itself a mount point, is on a network file system, or its folder
 * cannot be created.
 */
export function takeFile(file: string): DatabaseFile {
  makeFolder(file);
  assertFile(file);
  try {
    ensurePrivate(file);
  } catch (cause) {
    throw cannotWrite(file, cause);
  }
  const path = realpathSync(file);
  const problem = placeProblem(path);
  if (problem !== undefined) throw new StoreMisplaced(path, problem);
  let lock = takeLock(path);
  let own = identityOf(path);
  return {
    path,
    assertInPlace() {
      if (identityOf(path) !== own) {
        throw new StoreUnavailable(`${path} was moved, removed or replaced while it was in use`);
      }
      if (identityOf(lock.path) === lock.identity) return;
      // People delete lock files that look stale. Then the lock is taken again, before another process takes it.
      lock.release();
      try {
        lock = takeLock(path);
      } catch (cause) {
        throw new StoreUnavailable(`another process has taken ${path}`, { cause });
      }
    },
    replaced() {
      own = identityOf(path);
    },
    release: () => lock.release(),
  };
}

/**
 * Makes the file readable for its owner only, because it holds a marketplace's data. SQLite gives the log the same
 * permissions.
 */
export function ensurePrivate(file: string): void {
  if (!existsSync(file)) {
    // Without `O_EXCL`: a symbolic link to a missing file is followed, as SQLite does.
    closeSync(openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600));
    return;
  }
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    // Access of a group may be intended; access of everybody never is.
    if ((mode & 0o007) !== 0) chmodSync(path, 0o600);
  }
}

interface Lock {
  readonly path: string;
  readonly identity: string | undefined;
  release(): void;
}

/**
 * The lock belongs to the operating system. It ends with the process, even when the process is killed, so it is never
 * stale.
 */
function takeLock(database: string): Lock {
  const path = `${database}.lock`;
  ensurePrivate(path);
  const lock = openDatabase(path);
  try {
    lock.pragma("busy_timeout = 0");
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    throw new StoreInUse(database, { cause });
  }
  return {
    path,
    identity: identityOf(path),
    release() {
      if (lock.inTransaction) lock.exec("rollback");
      lock.close();
    },
  };
}

/** Identifies the file that a path leads to; absent when there is none. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

/** Why a file cannot be a database here, as a message for {@link StoreMisplaced}; absent when it can. */
export function placeProblem(path: string): string | undefined {
  const { nlink } = statSync(path);
  if (nlink > 1) {
    return `has ${nlink} names (hard links), and its log lies beside one of them. Remove the other names, or copy the file`;
  }
  if (process.platform !== "linux") return undefined;
  if (isMountPoint(path, readFileSync("/proc/self/mountinfo", "utf8"))) {
    return "is mounted by itself, and its log would lie outside of the mount. Mount its folder";
  }
  const network = networkFileSystem(statfsSync(path).type);
  return network === undefined
    ? undefined
    : `is on a network file system (${network}), where SQLite's log does not work. Move it to a local disk`;
}

/** Whether a path is itself a mount point, according to the kernel's mount table. */
export function isMountPoint(path: string, mountinfo: string): boolean {
  return mountinfo.split("\n").some((line) => {
    const mounted = line.split(" ")[4] ?? "";
    return (
      mounted.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8))) === path
    );
  });
}

/** Linux's numbers of file system types. */
const NETWORK_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0x6969, "NFS"],
  [0x517b, "SMB"],
  [0xff534d42, "CIFS"],
  [0xfe534d42, "SMB"],
  [0x5346414f, "AFS"],
  [0x00c36400, "Ceph"],
]);

export function networkFileSystem(type: number): string | undefined {
  // Some of the numbers are returned as negative.
  return NETWORK_FILE_SYSTEMS.get(type >>> 0);
}

/** @throws {StoreMisplaced} when it is something else than a file. */
function assertFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.isFile()) return;
  throw new StoreMisplaced(
    file,
    found.isDirectory() ? "is a folder. Name a file in it" : "is not a file. Name one",
  );
}

/** Words for a file that this user cannot open or make. Other errors stay what they are. */
function cannotWrite(file: string, cause: unknown): unknown {
  const { code } = cause as NodeJS.ErrnoException;
  switch (code) {
    case "EACCES":
    case "EPERM":
      return new StoreMisplaced(
        file,
        `may not be written by this user (${code}). Give the user the right to write the file and its folder`,
        { cause },
      );
    case "EROFS":
      return new StoreMisplaced(file, "is on a disk that can only be read. Move it to another one", {
        cause,
      });
    case "ENOSPC":
    case "EDQUOT":
      return new StoreMisplaced(file, `does not fit: the disk is full (${code}). Make room`, { cause });
    case "ENOENT":
    case "ENOTDIR":
      return new StoreMisplaced(file, `cannot be made there (${code}). Name a file in a folder of a disk`, {
        cause,
      });
    default:
      return cause;
  }
}

function makeFolder(file: string): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StoreMisplaced(
      file,
      `has no folder, and ${folder} cannot be made (${code}): make it yourself`,
      { cause },
    );
  }
}
