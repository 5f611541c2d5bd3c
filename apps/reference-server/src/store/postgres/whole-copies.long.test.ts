import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import Database from "better-sqlite3";
import { max, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { nextTurn } from "../../ports.js";
import { openTestStore } from "../../test-support/open-test-store.js";
import type { Store } from "../port.js";
import { emptyTables } from "../sqlite/image.js";
import { auditEntries } from "../tables/audit.js";
import { events } from "../tables/event.js";
import type { SharedStore } from "./open.js";

const MEBIBYTE = 1024 * 1024;
const ROWS = 6_000;

let folder: string;
let store: SharedStore;
let serialised: ReturnType<typeof vi.spyOn>;

function assertShared(opened: Store): asserts opened is SharedStore {
  if (!("snapshots" in opened)) throw new Error("These tests are for PostgreSQL.");
}

/** 6,000 events of 12 KiB: as a whole in memory they are more than a copy may take. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "whole-copies-"));
  // Where the store keeps its working files.
  vi.stubEnv("TMPDIR", folder);
  const opened = openTestStore();
  assertShared(opened);
  store = opened;
  await store.write(async (tx) => {
    // All of them in one statement may take longer than a statement may, on a busy machine.
    for (let from = 1; from <= ROWS; from += 500) {
      const numbers = sql.raw(`generate_series(${from}, ${from + 499})`);
      await tx.run(sql`insert into events (vendor, host, endpoint, entity_name, entity_id, type, recipient, date, payload)
        select 1, 'x.example', 'https://x.example/', 'Subscription', i, 'MODIFIED', 'PRODUCT', 0, to_json(repeat(md5(i::text), 384))
          from ${numbers} as i`);
    }
    await tx.run(sql`insert into audit_entries (date, operation, status, address, request_id)
      select i, 'orderCreate', 204, '::1', 'r' || i from generate_series(1, 1000) as i`);
  });
  // Made once in a process.
  emptyTables();
  serialised = vi.spyOn(Database.prototype, "serialize");
});

afterEach(() => {
  serialised.mockRestore();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

// What waits to be collected is the engine's business, and more on a busy machine.
setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** For how many turns the memory is looked at once. */
const LOOK = 200;

/** What happened while work ran: what reads found, each in turns of its own, the turns, and the memory that it held. */
async function beside(work: Promise<unknown>): Promise<{
  readonly counts: readonly number[];
  readonly turns: number;
  readonly bytes: number;
}> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const used = (): number => {
    collect();
    return process.memoryUsage().external;
  };
  const before = used();
  let [most, turns] = [before, 0];
  const turning = (async () => {
    while (!isOver) {
      if (turns % LOOK === 0) most = Math.max(most, used());
      turns += 1;
      await nextTurn();
    }
  })();
  const counts: number[] = [];
  while (!isOver) {
    // Numbers are given in order, so this one is how many there are, and one step in the index.
    const [row] = await store.read((db) => db.select({ last: max(events.id) }).from(events));
    counts.push(row?.last ?? 0);
  }
  await Promise.all([ended, turning]);
  return { counts, turns, bytes: most - before };
}

describe("a whole database is copied row by row", () => {
  test("to a file, without the audit, while others read", async () => {
    const file = join(folder, "snapshot.sqlite");
    if (store.snapshotTo === undefined)
      throw new Error("A store in a server writes its snapshots to a file.");
    const { counts, turns, bytes } = await beside(store.snapshotTo(file));

    expect(statSync(file).size).toBeGreaterThan(64 * MEBIBYTE);
    expect(counts.length).toBeGreaterThan(10);
    // At two hundred rows in a batch, each of which comes in several pieces.
    expect(turns).toBeGreaterThan(100);
    expect(bytes).toBeLessThan(32 * MEBIBYTE);
    expect(serialised).not.toHaveBeenCalled();
    expect(readdirSync(folder)).toEqual(["snapshot.sqlite"]);
    const copy = new Database(file, { readonly: true });
    expect(copy.prepare("select count(*) from events").pluck().get()).toBe(ROWS);
    expect(copy.prepare("select count(*) from audit_entries").pluck().get()).toBe(0);
    copy.close();
  });

  test("to a snapshot in parts, and back by a restore: until it is done, others read what was there", async () => {
    const taking = await beside(store.snapshots.take("whole", 5, store));
    const [info] = await store.snapshots.list();
    expect(info).toMatchObject({ name: "whole", now: 5 });
    expect(info?.size).toBeGreaterThan(64 * MEBIBYTE);
    await store.write((tx) => tx.delete(events).where(sql`${events.id} > ${ROWS - 10}`));
    const restoring = await beside(
      store.snapshots.use("whole", async ({ now, content }) => {
        expect(now).toBe(5);
        expect("file" in content && statSync(content.file).size).toBe(info?.size);
        await store.restore(content);
      }),
    );

    const before = restoring.counts.filter((count) => count === ROWS - 10).length;
    expect(before).toBeGreaterThan(10);
    expect(restoring.counts.slice(before).filter((count) => count !== ROWS)).toEqual([]);
    // At 256 KiB in a statement these are three hundred.
    expect(restoring.turns).toBeGreaterThan(300);
    expect(taking.bytes).toBeLessThan(32 * MEBIBYTE);
    // The driver writes each statement to buffers that grow.
    expect(restoring.bytes).toBeLessThan(50 * MEBIBYTE);
    expect(serialised).not.toHaveBeenCalled();
    expect(await store.read((db) => db.$count(events))).toBe(ROWS);
    expect(await store.read((db) => db.$count(auditEntries))).toBe(1_000);
    // Nothing of it is left.
    expect(readdirSync(folder)).toEqual([]);
  });
});

test("a snapshot replaces all parts of the one before it, is found by its whole name, and is removed whole", async () => {
  const { snapshots } = store;
  await snapshots.take("one", 1, store);
  await store.write((tx) => tx.delete(events));
  await Promise.all([snapshots.take("one", 2, store), snapshots.take("one-more", 3, store)]);
  const [one, more, ...others] = await snapshots.list();
  expect([one?.name, one?.now, more?.name, others]).toEqual(["one", 2, "one-more", []]);
  expect(one?.size).toBeLessThan(4 * MEBIBYTE);
  await snapshots.use("one", ({ content }) => store.restore(content));
  expect(await store.read((db) => db.$count(events))).toBe(0);
  expect([await snapshots.remove("one"), await snapshots.remove("one")]).toEqual([true, false]);
  expect(await snapshots.use("one", async () => "found")).toBeUndefined();
  expect(await snapshots.use("one-more", async () => "found")).toBe("found");
});

test("a snapshot that a version before parts has stored is restored", async () => {
  await store.write((tx) => tx.delete(events));
  const image = Buffer.from(await store.snapshot()).toString("hex");
  await store.write((tx) =>
    tx.run(sql`insert into snapshots (name, now, image) values ('earlier', 7, decode(${image}, 'hex'))`),
  );
  const restored = await store.snapshots.use("earlier", async ({ now, content }) => {
    await store.restore(content);
    return now;
  });
  expect(restored).toBe(7);
});

test("without a folder for working files a snapshot fails with the reason, and nothing else does", async () => {
  vi.stubEnv("TMPDIR", join(folder, "missing"));
  await expect(store.snapshots.take("one", 1, store)).rejects.toThrow(
    /no folder for temporary files: .*missing cannot be written to. Name another one in TMPDIR/,
  );
  expect(existsSync(join(folder, "missing"))).toBe(false);
  expect(await store.snapshots.list()).toEqual([]);
  expect(await store.read((db) => db.$count(events))).toBe(ROWS);
});
