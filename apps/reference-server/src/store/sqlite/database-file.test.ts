import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, describe, expect, test } from "vitest";
import { type Store, StoreInUse, StoreMisplaced, StoreUnavailable } from "../port.js";
import { companies } from "../tables/company.js";
import { isMountPoint, networkFileSystem, takeFile } from "./database-file.js";
import { openSqlite } from "./open.js";

const folders: string[] = [];
const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-file-"));
  folders.push(folder);
  mkdirSync(join(folder, "data"));
  return join(folder, "data", "marketplace.sqlite");
}

function open(file: string, lockTimeout = 5_000): Store {
  const store = openSqlite({ file, durability: "fast", lockTimeout });
  stores.push(store);
  return store;
}

const insert = (store: Store): Promise<void> =>
  store.write(async (tx) => {
    await tx.insert(companies).values({ kind: "CUSTOMER", name: "Northwind", createdAt: 0 });
  });

const count = (store: Store): Promise<number> => store.read((db) => db.$count(companies));

describe("a second process is refused", () => {
  test("by a symbolic link to the file, also one that was made before it", () => {
    const file = freshFile();
    const link = join(dirname(file), "..", "link.sqlite");
    symlinkSync(file, link);
    open(link);
    expect(() => open(file)).toThrow(StoreInUse);
    expect(() => open(link)).toThrow(StoreInUse);
  });

  test("by a link to the folder, and by another spelling of the path", () => {
    const file = freshFile();
    open(file);
    const link = join(dirname(file), "..", "other");
    symlinkSync(dirname(file), link);
    expect(() => open(join(link, "marketplace.sqlite"))).toThrow(StoreInUse);
    expect(() => open(`${dirname(file)}/../data/./marketplace.sqlite`)).toThrow(StoreInUse);
  });

  test("by a hard link, for the file has two logs then", () => {
    const file = freshFile();
    open(file);
    const link = join(dirname(file), "..", "hard.sqlite");
    linkSync(file, link);
    expect(() => open(link)).toThrow(StoreMisplaced);
    expect(() => open(link)).toThrow(/2 names \(hard links\).*Remove the other names/);
    rmSync(link);
    expect(() => open(file)).toThrow(StoreInUse);
  });

  test("after somebody has removed the lock's file", async () => {
    const file = freshFile();
    const store = open(file);
    rmSync(`${file}.lock`);
    await insert(store);
    expect(() => open(file)).toThrow(StoreInUse);
    expect(await count(store)).toBe(1);
  });
});

test("a lock's file that another process has taken ends the writing here", async () => {
  const file = freshFile();
  const store = open(file);
  rmSync(`${file}.lock`);
  const other = open(file);
  await expect(insert(store)).rejects.toBeInstanceOf(StoreUnavailable);
  await insert(other);
});

test.each([
  ["removed", (file: string) => rmSync(file)],
  ["moved away", (file: string) => renameSync(file, `${file}.old`)],
  [
    "replaced",
    (file: string) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
])("nothing is acknowledged once the file was %s: it would be lost", async (_, act) => {
  const file = freshFile();
  const store = open(file);
  await insert(store);
  act(file);
  await expect(insert(store)).rejects.toThrow(/moved, removed or replaced/);
  await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
});

test("a file that is mounted by itself is told from one in a folder that is mounted", () => {
  const line = (path: string): string =>
    `36 35 98:0 /root/x ${path} rw,noatime master:1 - ext4 /dev/root rw,errors=continue`;
  const mounts = [line("/"), line("/data"), line("/my\\040data/a.sqlite")].join("\n");
  expect(isMountPoint("/my data/a.sqlite", mounts)).toBe(true);
  expect(isMountPoint("/data/a.sqlite", mounts)).toBe(false);
});

test("a folder that cannot be made is named, with what to do", () => {
  expect(() => takeFile("/dev/null/market/marketplace.sqlite")).toThrow(
    "/dev/null/market/marketplace.sqlite has no folder, and /dev/null/market cannot be made (ENOTDIR): make it yourself, or choose another file with --database.",
  );
});

test("a network file system is known by its number", () => {
  expect(networkFileSystem(0x6969)).toBe("NFS");
  expect(networkFileSystem(0xff534d42 | 0)).toBe("CIFS");
  expect(networkFileSystem(0xef53)).toBeUndefined();
});

describe("only the owner may read", () => {
  const mode = (path: string): number => statSync(path).mode & 0o777;

  test("a new database, its log, its lock and its copies", async () => {
    const file = freshFile();
    const store = open(file);
    await insert(store);
    const copy = join(dirname(file), "..", "copy.sqlite");
    await store.backup(copy);
    const files = [...readdirSync(dirname(file)).map((name) => join(dirname(file), name)), copy];
    expect(files.map((path) => path.slice(path.indexOf("marketplace"))).sort()).toEqual(
      expect.arrayContaining(["marketplace.sqlite", "marketplace.sqlite-shm", "marketplace.sqlite-wal"]),
    );
    for (const path of files) expect(mode(path), path).toBe(0o600);
  });

  test("a database that everybody could read until now; a group that was let in stays", async () => {
    const file = freshFile();
    writeFileSync(file, "", { mode: 0o644 });
    await open(file).close();
    stores.pop();
    expect(mode(file)).toBe(0o600);
    chmodSync(file, 0o640);
    open(file);
    expect(mode(file)).toBe(0o640);
  });

  test("a copy, before anything is in it", async () => {
    const file = freshFile();
    const store = open(file);
    const copy = join(dirname(file), "copy.sqlite");
    const copying = store.backup(copy);
    await expect.poll(() => existsSync(`${copy}.partial`) || existsSync(copy)).toBe(true);
    expect(mode(existsSync(copy) ? copy : `${copy}.partial`)).toBe(0o600);
    await copying;
  });
});

describe("while another process has locked the file", () => {
  function lock(file: string): { release(): void } {
    const other = new Database(file);
    other.exec("begin immediate");
    return {
      release() {
        other.exec("rollback");
        other.close();
      },
    };
  }

  test("a write waits, reads go on, and nobody is blocked", async () => {
    const file = freshFile();
    const store = open(file);
    const foreign = lock(file);
    let written = false;
    const writing = insert(store).then(() => {
      written = true;
    });
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    expect(await count(store)).toBe(0);
    expect(written).toBe(false);
    foreign.release();
    await writing;
    expect(await count(store)).toBe(1);
  });

  test("each write waits for as long as it may, and is told then that nothing was changed", async () => {
    const file = freshFile();
    const store = open(file, 50);
    const foreign = lock(file);
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => insert(store)));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { code: "STORE_UNAVAILABLE" } });
    }
    await expect(store.check()).rejects.toThrow(/another process has locked the file/);
    foreign.release();
    await expect(store.check()).resolves.toBeUndefined();
    await insert(store);
    expect(await count(store)).toBe(1);
  });
});
