import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { gte, lt } from "drizzle-orm";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { storeConformance } from "../../test-support/store-conformance.js";
import { NestedTransaction, StoreInUse, StoreTooNew, StoreUnavailable } from "../port.js";
import { companies } from "../tables/company.js";
import { openSqlite } from "./open.js";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-store-"));
  folders.push(folder);
  return join(folder, "data", "marketplace.sqlite");
}

const company = { kind: "CUSTOMER", name: "Northwind", createdAt: 0 } as const;

test("a transaction of one store is none of another", async () => {
  const [one, other] = [openSqlite({ file: ":memory:" }), openSqlite({ file: ":memory:" })];
  await one.write(async (tx) => {
    await tx.insert(companies).values(company);
    await other.write(async (inner) => {
      await inner.insert(companies).values([company, { ...company, name: "Southwind" }]);
      await expect(one.read(async () => undefined)).rejects.toThrow(NestedTransaction);
    });
    expect(await other.read((db) => db.$count(companies))).toBe(2);
  });
  expect(await one.read((db) => db.$count(companies))).toBe(1);
  await Promise.all([one.close(), other.close()]);
});

test("writes that arrive in one turn of the event loop after the other share a commit", async () => {
  const store = openSqlite({ file: ":memory:" });
  let commits = 0;
  store.onCommit([companies], () => {
    commits += 1;
  });
  const write = () => store.write((tx) => tx.insert(companies).values(company));
  const others = new Promise<unknown>((resolve) => {
    setImmediate(() => {
      setImmediate(() => resolve(Promise.all([second, write()])));
      const second = write();
    });
  });
  await Promise.all([write(), others]);
  expect(await store.read((db) => db.$count(companies))).toBe(3);
  expect(commits).toBe(1);
  await store.close();
});

describe("a SQLite store in a file", () => {
  storeConformance(() => openSqlite({ file: freshFile(), durability: "fast" }));

  test("survives being closed, and leaves no log behind", async () => {
    const file = freshFile();
    const first = openSqlite({ file });
    await first.write(async (tx) => {
      await tx.insert(companies).values(company);
    });
    await first.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    const second = openSqlite({ file });
    expect(await second.read((db) => db.$count(companies))).toBe(1);
    await second.close();
  });

  test("forgets statistics of its tables: those of an empty one would make every query read all of it", async () => {
    const file = freshFile();
    await openSqlite({ file }).close();
    const statistics = new Database(file);
    statistics.exec("insert into companies (kind, name, created_at) values ('CUSTOMER', 'Northwind', 0)");
    statistics.exec("analyze");
    const kept = statistics.prepare("select count(*) from sqlite_stat1").pluck();
    expect(kept.get()).toBeGreaterThan(0);
    const store = openSqlite({ file });
    expect(kept.get()).toBe(0);
    await store.close();
    statistics.close();
  });

  test("is refused to a second owner, with a message that says what to do", async () => {
    const file = freshFile();
    const store = openSqlite({ file });
    expect(() => openSqlite({ file })).toThrow(StoreInUse);
    expect(() => openSqlite({ file })).toThrow(/--database/);
    await store.close();
    await openSqlite({ file }).close();
  });

  test("that a newer version has opened is refused, and stays as it is", async () => {
    const file = freshFile();
    await openSqlite({ file }).close();
    const newer = new Database(file);
    newer.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)");
    newer.close();
    expect(() => openSqlite({ file })).toThrow(StoreTooNew);
    expect(() => openSqlite({ file })).toThrow(/Install that version/);
  });

  test("is free again after its owner was killed", async () => {
    const file = freshFile();
    await openSqlite({ file }).close();
    const script = `
      const Database = require("better-sqlite3");
      const lock = new Database(${JSON.stringify(`${file}.lock`)});
      lock.exec("begin exclusive");
      process.kill(process.pid, "SIGKILL");`;
    const { signal } = spawnSync(process.execPath, ["-e", script]);
    expect(signal).toBe("SIGKILL");
    await openSqlite({ file }).close();
  });

  test("is copied while it is in use, and the copy is whole", async () => {
    const file = freshFile();
    const store = openSqlite({ file, durability: "fast" });
    const writing = Promise.all(
      Array.from({ length: 200 }, () =>
        store.write(async (tx) => {
          await tx.insert(companies).values([company, company]);
        }),
      ),
    );
    const copy = join(file, "..", "copy.sqlite");
    await store.backup(copy);
    await writing;
    await store.close();
    const copied = new Database(copy, { readonly: true });
    expect(copied.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(Number(copied.prepare("select count(*) from companies").pluck().get()) % 2).toBe(0);
    copied.close();
    expect(readdirSync(join(file, "..")).filter((name) => name.endsWith(".partial"))).toEqual([]);
  });

  test("says that it is full, changes nothing then, and recovers", async () => {
    const store = openSqlite({ file: freshFile(), durability: "fast", maxPages: 200 });
    const large = { ...company, name: "x".repeat(100_000) };
    const fill = async (): Promise<void> => {
      for (;;) {
        await store.write(async (tx) => {
          await tx.insert(companies).values([large, large]);
        });
      }
    };
    await expect(fill()).rejects.toBeInstanceOf(StoreUnavailable);
    expect((await store.read((db) => db.$count(companies))) % 2).toBe(0);
    await store.write(async (tx) => {
      await tx.delete(companies);
    });
    await expect(store.check()).resolves.toBeUndefined();
    await store.close();
  });

  test("stays unavailable for as long as the disk is full", async () => {
    const store = openSqlite({ file: freshFile(), durability: "fast", maxPages: 1 });
    const insert = store.write(async (tx) => {
      await tx.insert(companies).values({ ...company, name: "x".repeat(100_000) });
    });
    await expect(insert).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.read((db) => db.$count(companies))).resolves.toBe(0);
    await store.close();
  });

  test("counts once, until something is written", async () => {
    const file = freshFile();
    const store = openSqlite({ file, durability: "fast" });
    const total = (): Promise<number> => store.read((db) => db.$count(companies));
    expect(await total()).toBe(0);
    // Written behind the store's back: only a new count sees it.
    const other = new Database(file);
    other.exec("insert into companies (kind, name, created_at) values ('CUSTOMER', 'Northwind', 0)");
    other.close();
    expect(await total()).toBe(0);
    await store.write(async (tx) => {
      await tx.insert(companies).values(company);
    });
    expect(await total()).toBe(2);
    await store.close();
  });
});

describe("a SQLite store in memory", () => {
  storeConformance(() => openSqlite({ file: ":memory:" }));
});

test("what was deleted or written over is neither in a backup nor in the file", async () => {
  const file = freshFile();
  const store = openSqlite({ file });
  // Some lie on pages of their own, which are free when they are gone.
  const rows = Array.from({ length: 200 }, (_, at) => ({
    ...company,
    name: `Secretive ${at}`,
    companyDescription: `Undisclosed ${at} `.repeat(at % 2 === 0 ? 1 : 500),
  }));
  await store.write((tx) => tx.insert(companies).values(rows));
  await store.write((tx) => tx.delete(companies).where(lt(companies.id, 150)));
  await store.write((tx) =>
    tx.update(companies).set({ name: "deleted", companyDescription: null }).where(gte(companies.id, 150)),
  );
  const backup = join(file, "../backup.sqlite");
  await store.backup(backup);
  await store.close();
  for (const each of [backup, file]) {
    expect(readFileSync(each, "latin1").match(/secretive|undisclosed/gi) ?? []).toEqual([]);
  }
});

test("the database of another program is refused, and gets no tables", () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-others-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "receiver.db");
  const theirs = new Database(file);
  theirs.exec("create table syndikit_tasks (key text)");
  expect(() => openSqlite({ file })).toThrow(
    `${file} is the database of another program: it has the table syndikit_tasks. Choose another file with --database.`,
  );
  expect(theirs.prepare("select count(*) from sqlite_master").pluck().get()).toBe(1);
  expect(theirs.pragma("journal_mode", { simple: true })).toBe("delete");
  theirs.close();
});
