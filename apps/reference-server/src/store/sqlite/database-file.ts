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
import Database from "better-sqlite3";
import { StoreInUse, StoreMisplaced, StoreUnavailable } from "../port.js";

/** A database file that belongs to this process alone. */
export interface DatabaseFile {
  /** Where it really is: every link on the way is followed. */
  readonly path: string;
  /** @throws {StoreUnavailable} when the path leads to another file by now: what is written would be lost. */
  assertInPlace(): void;
  /** Takes note of a file that was moved into its place on purpose. */
  replaced(): void;
  release(): void;
}

/**
 * Makes a database file this process's own. SQLite allows one writer, and finds the log by the name of the file: two
 * processes that call the same file by different names would each have a log, and each would lose what the other one
 * wrote. So it is locked where it really is, and refused where it has names that nobody can see from here.
 *
 * @throws {StoreInUse} when another process has it.
 * @throws {StoreMisplaced} when it has two names, is mounted by itself, is on another machine, or can have no folder.
 */
export function takeFile(file: string): DatabaseFile {
  makeFolder(file);
  ensurePrivate(file);
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
      // People remove what looks left behind. The lock is taken anew then, before anybody else takes it.
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

/** Only the owner may read what a marketplace knows. SQLite gives the log the permissions of the database. */
export function ensurePrivate(file: string): void {
  if (!existsSync(file)) {
    // Not exclusive: a link that leads nowhere yet is followed, as SQLite does.
    closeSync(openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600));
    return;
  }
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    // A group that was let in on purpose stays; everybody never was.
    if ((mode & 0o007) !== 0) chmodSync(path, 0o600);
  }
}

interface Lock {
  readonly path: string;
  readonly identity: string | undefined;
  release(): void;
}

/** The lock is the operating system's, so it ends with the process, also when that is killed: none is ever stale. */
function takeLock(database: string): Lock {
  const path = `${database}.lock`;
  ensurePrivate(path);
  const lock = new Database(path);
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

/** Which file a path leads to; absent when there is none. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

/** Why a file cannot be a database here, in the words of {@link StoreMisplaced}; absent when it can. */
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

/** Whether a path is a mount of its own, by the kernel's table of mounts. */
export function isMountPoint(path: string, mountinfo: string): boolean {
  return mountinfo.split("\n").some((line) => {
    const mounted = line.split(" ")[4] ?? "";
    return (
      mounted.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8))) === path
    );
  });
}

/** The numbers by which Linux tells file systems apart. */
const NETWORK_FILE_SYSTEMS: ReadonlyMap<number, string> = new Map([
  [0x6969, "NFS"],
  [0x517b, "SMB"],
  [0xff534d42, "CIFS"],
  [0xfe534d42, "SMB"],
  [0x5346414f, "AFS"],
  [0x00c36400, "Ceph"],
]);

export function networkFileSystem(type: number): string | undefined {
  // Some of the numbers come out negative.
  return NETWORK_FILE_SYSTEMS.get(type >>> 0);
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
