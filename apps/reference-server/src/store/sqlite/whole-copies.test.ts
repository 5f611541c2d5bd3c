import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { max, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { nextTurn } from "../../ports.js";
import { type Store, StoreUnavailable, type Tx, UniqueViolation } from "../port.js";
import { auditEntries } from "../tables/audit.js";
import { events } from "../tables/event.js";
import { settings } from "../tables/setting.js";
import { users } from "../tables/user.js";
import { emptyTables } from "./image.js";
import { openSqlite } from "./open.js";

const MEBIBYTE = 1024 * 1024;
const ROWS = 6_000;

let folder: string;
let store: Store;
let serialised: ReturnType<typeof vi.spyOn>;

/** 6,000 events of 12 KiB: as a whole in memory they are more than the copy may take. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "whole-copies-"));
  store = openSqlite({ file: join(folder, "market.sqlite"), durability: "fast" });
  await store.write(async (tx) => {
    await tx.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
      insert into events (vendor, host, endpoint, entity_name, entity_id, type, recipient, date, payload)
      select 1, 'x.example', 'https://x.example/', 'Subscription', i, 'MODIFIED', 'PRODUCT', 0, hex(zeroblob(6144)) from n`);
    await tx.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
      insert into audit_entries (date, operation, status, address, request_id)
      select i, 'orderCreate', 204, '::1', 'r' || i from n`);
  });
  serialised = vi.spyOn(Database.prototype, "serialize");
});

afterEach(async () => {
  serialised.mockRestore();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** What happened while work ran: how many reads were served, each in a turn of its own, and the memory that it took. */
async function beside(
  work: Promise<unknown>,
): Promise<{ readonly counts: readonly number[]; readonly bytes: number }> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const counts: number[] = [];
  const used = (): number => process.memoryUsage().external;
  const before = used();
  let most = before;
  while (!isOver) {
    // Numbers are given in order, so this one is how many there are, and one step in the index.
    const [row] = await store.read((db) => db.select({ last: max(events.id) }).from(events));
    counts.push(row?.last ?? 0);
    most = Math.max(most, used());
    await nextTurn();
  }
  await ended;
  return { counts, bytes: most - before };
}

describe("a whole database is copied page by page", { timeout: 120_000 }, () => {
  test("for a snapshot, without the audit, while others read", async () => {
    const file = join(folder, "snapshot.sqlite");
    if (store.snapshotTo === undefined) throw new Error("A store in a file writes its snapshots to a file.");
    const inTheEventLoop = vi.spyOn(Database.prototype, "backup");
    const { counts, bytes } = await beside(store.snapshotTo(file));
    expect(inTheEventLoop).not.toHaveBeenCalled();
    inTheEventLoop.mockRestore();

    expect(statSync(file).size).toBeGreaterThan(64 * MEBIBYTE);
    // At a hundred pages in a turn.
    expect(counts.length).toBeGreaterThan(100);
    expect(bytes).toBeLessThan(50 * MEBIBYTE);
    expect(serialised).not.toHaveBeenCalled();
    expect(readdirSync(folder).filter((name) => name.startsWith("snapshot"))).toEqual(["snapshot.sqlite"]);
    const copy = new Database(file, { readonly: true });
    expect(copy.prepare("select count(*) from events").pluck().get()).toBe(ROWS);
    expect(copy.prepare("select count(*) from audit_entries").pluck().get()).toBe(0);
    copy.close();
  });

  test("and back by a restore: until it is done, others read what was there", async () => {
    const file = join(folder, "snapshot.sqlite");
    await store.snapshotTo?.(file);
    await store.write((tx) => tx.delete(events).where(sql`${events.id} > ${ROWS - 10}`));
    const { counts, bytes } = await beside(store.restore({ file }));

    // 6,000 rows of 12 KiB take far more turns of ten milliseconds than this.
    const before = counts.filter((count) => count === ROWS - 10).length;
    expect(before).toBeGreaterThan(10);
    expect(counts.slice(before).filter((count) => count !== ROWS)).toEqual([]);
    expect(bytes).toBeLessThan(50 * MEBIBYTE);
    expect(serialised).not.toHaveBeenCalled();
    expect(await store.read((db) => db.$count(events))).toBe(ROWS);
    expect(await store.read((db) => db.$count(auditEntries))).toBe(1_000);
  });
});

test("a copy that is under way ends with an error when the store is closed, and leaves nothing", async () => {
  const copied = store.snapshotTo?.(join(folder, "snapshot.sqlite"));
  const refused = expect(copied).rejects.toThrow();
  await nextTurn();
  await store.close();
  await refused;

  expect(readdirSync(folder).filter((name) => name.startsWith("snapshot"))).toEqual([]);
  store = openSqlite({ file: join(folder, "market.sqlite") });
});

test("a snapshot of an earlier version is brought up to date in a copy, which is removed", async () => {
  const release = join(import.meta.dirname, "../../../test/releases/0.1.0/marketplace.sqlite.gz");
  const file = join(folder, "earlier.sqlite");
  writeFileSync(file, gunzipSync(readFileSync(release)));
  const bytes = statSync(file).size;
  await store.restore({ file });
  expect(await store.read((db) => db.$count(users))).toBeGreaterThan(1);
  expect(statSync(file).size).toBe(bytes);
  expect(readdirSync(folder).filter((name) => name.startsWith("earlier"))).toEqual(["earlier.sqlite"]);
});

test("what is no snapshot is refused, and everything stays", async () => {
  await expect(store.restore({ file: join(folder, "missing.sqlite") })).rejects.toThrow();
  new Database(join(folder, "empty.sqlite")).close();
  await expect(store.restore({ file: join(folder, "empty.sqlite") })).rejects.toThrow();
  expect(await store.read((db) => db.$count(events))).toBe(ROWS);
});

describe("a restore of a large database", { timeout: 120_000 }, () => {
  const file = (): string => join(folder, "snapshot.sqlite");
  beforeEach(async () => {
    await store.snapshotTo?.(file());
    await store.write((tx) => tx.delete(events).where(sql`${events.id} > ${ROWS - 10}`));
  });

  test("serves others while it is committed, and while its log is copied into the file", async () => {
    let isAdapted = false;
    let turns = 0;
    let isOver = false;
    const restored = store
      .restore({ file: file() }, async (tx) => {
        await tx.delete(users);
        isAdapted = true;
      })
      .finally(() => {
        isOver = true;
      });
    while (!isOver) {
      await nextTurn();
      if (isAdapted) turns += 1;
    }
    await restored;

    // In one call there would be none, but for about twenty in which promises settle.
    expect(turns).toBeGreaterThan(200);
    expect(await store.read((db) => db.$count(users))).toBe(0);
    expect(statSync(join(folder, "market.sqlite-wal")).size).toBeLessThan(MEBIBYTE);
  });

  test("changes nothing when what adapts it fails, and the store is written to afterwards", async () => {
    const failed = store.restore({ file: file() }, async (tx) => {
      await tx.delete(events);
      throw new Error("It does not fit here.");
    });

    await expect(failed).rejects.toThrow("It does not fit here.");
    expect(await store.read((db) => db.$count(events))).toBe(ROWS - 10);
    await store.write((tx) => tx.delete(events).where(sql`${events.id} > ${ROWS - 20}`));
    expect(await store.read((db) => db.$count(events))).toBe(ROWS - 20);
  });

  test("tells an error of a statement from one of the disk", async () => {
    const twice = async (tx: Tx): Promise<void> => {
      await tx.insert(settings).values({ name: "one", value: "1" });
      await tx.insert(settings).values({ name: "one", value: "2" });
    };
    await expect(store.restore({ file: file() }, twice)).rejects.toThrow(UniqueViolation);
    expect(store.trouble?.()).toBeUndefined();

    await store.close();
    const maxPages = Math.ceil(statSync(join(folder, "market.sqlite")).size / 4096);
    store = openSqlite({ file: join(folder, "market.sqlite"), maxPages });
    const more = async (tx: Tx): Promise<void> => {
      await tx.insert(settings).values({ name: "large", value: "x".repeat(8 * MEBIBYTE) });
    };
    await expect(store.restore({ file: file() }, more)).rejects.toThrow(StoreUnavailable);
    expect(await store.read((db) => db.$count(events))).toBe(ROWS - 10);
  });

  test("waits for the lock of another process as long as a write does", async () => {
    await store.close();
    store = openSqlite({ file: join(folder, "market.sqlite"), lockTimeout: 200 });
    const other = new Database(join(folder, "market.sqlite"));
    other.exec("begin immediate");
    await expect(store.restore({ file: file() })).rejects.toThrow(StoreUnavailable);
    other.exec("rollback");
    other.close();
    await store.restore({ file: file() });
    expect(await store.read((db) => db.$count(events))).toBe(ROWS);
  });

  test("takes one from memory, too", async () => {
    await store.restore(emptyTables(), async (tx) => {
      await tx.insert(settings).values({ name: "one", value: "1" });
    });
    expect(await store.read((db) => db.$count(events))).toBe(0);
    expect(await store.read((db) => db.$count(auditEntries))).toBe(1_000);
  });
});
