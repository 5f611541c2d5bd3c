import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Store, StoreRow } from "../src/index.js";
import { storeRow } from "./store-row.js";

/** What every store must do. `open` makes an empty one; it is closed after each test. */
export function describeStore(name: string, open: () => Store | Promise<Store>): void {
  describe(`${name}: the store port`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
      await store.open();
    });
    afterEach(() => store.close());

    async function put(...rows: readonly StoreRow[]): Promise<void> {
      for (const row of rows) expect(await store.write(row, undefined)).toBe(true);
    }

    const keys = (rows: readonly StoreRow[]): string[] => rows.map(({ key }) => key);

    test("gives back a row as it was written, and nothing for a key that was not", async () => {
      const row = storeRow({ body: '{"text":"a\\u0000b \\"\' ♥ 😀"}', changedAt: 1_767_225_600_000.5 });
      await put(row);

      expect(await store.read(row.key)).toEqual(row);
      expect(await store.read("subscription/1")).toBeUndefined();
    });

    test("keeps a row that is never ready", async () => {
      const row = storeRow({ readyAt: undefined });
      await put(row);

      expect(await store.read(row.key)).toEqual(row);
      expect(await store.next(["event"])).toBeUndefined();
      expect(await store.due([{ lane: "event", limit: 9 }], 1e15)).toEqual([]);
    });

    test("makes a row where there is none, and only there", async () => {
      const first = storeRow();
      await put(first);

      expect(await store.write(storeRow({ body: "other" }), undefined)).toBe(false);
      expect(await store.read(first.key)).toEqual(first);
    });

    test("writes over the revision that was read, and over no other", async () => {
      const first = storeRow();
      const second = storeRow({
        body: "second",
        lane: "retry",
        state: "retrying",
        readyAt: 99,
        changedAt: 98,
      });
      await put(first);

      expect(await store.write(second, first.revision)).toBe(true);
      expect(await store.write(storeRow({ body: "late" }), first.revision)).toBe(false);
      expect(await store.read(first.key)).toEqual(second);
    });

    test("does not make a row in place of one that was removed", async () => {
      const first = storeRow();
      await put(first);

      expect(await store.remove(first.key, first.revision)).toBe(true);
      expect(await store.write(storeRow(), first.revision)).toBe(false);
      expect(await store.read(first.key)).toBeUndefined();
    });

    test("removes the revision that was read, and no other", async () => {
      const row = storeRow();
      await put(row);

      expect(await store.remove(row.key, "another")).toBe(false);
      expect(await store.remove(row.key, row.revision)).toBe(true);
      expect(await store.remove(row.key, row.revision)).toBe(false);
    });

    test("lets one of many that write over the same revision win", async () => {
      const row = storeRow();
      await put(row);
      const rivals = Array.from({ length: 20 }, () => storeRow());

      const won = await Promise.all(rivals.map((rival) => store.write(rival, row.revision)));

      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await store.read(row.key))?.revision).toBe(rivals[won.indexOf(true)]?.revision);
    });

    test("lets one of many that make the same row win", async () => {
      const won = await Promise.all(Array.from({ length: 20 }, () => store.write(storeRow(), undefined)));

      expect(won.filter(Boolean)).toHaveLength(1);
    });

    test("finds what is ready in a lane, longest first, and no more than asked for", async () => {
      await put(
        storeRow({ key: "a", readyAt: 30 }),
        storeRow({ key: "b", readyAt: 10 }),
        storeRow({ key: "c", readyAt: 20 }),
        storeRow({ key: "d", readyAt: 41 }),
        storeRow({ key: "e", readyAt: 1, lane: "sweep" }),
      );

      expect(keys(await store.due([{ lane: "event", limit: 9 }], 40))).toEqual(["b", "c", "a"]);
      expect(keys(await store.due([{ lane: "event", limit: 2 }], 40))).toEqual(["b", "c"]);
      expect(keys(await store.due([{ lane: "event", limit: 9 }], 9))).toEqual([]);
      expect(await store.due([], 40)).toEqual([]);
    });

    test("finds each lane's share, in the order of the lanes", async () => {
      await put(
        storeRow({ key: "a", readyAt: 1, lane: "sweep" }),
        storeRow({ key: "b", readyAt: 2, lane: "sweep" }),
        storeRow({ key: "c", readyAt: 30 }),
      );
      const shares = [
        { lane: "event", limit: 5 },
        { lane: "sweep", limit: 1 },
      ];

      expect(keys(await store.due(shares, 40))).toEqual(["c", "a"]);
    });

    test("says when the next row of some lanes is ready", async () => {
      await put(
        storeRow({ key: "a", readyAt: 30 }),
        storeRow({ key: "b", readyAt: 20 }),
        storeRow({ key: "c", readyAt: 10, lane: "sweep" }),
      );

      expect(await store.next(["event"])).toBe(20);
      expect(await store.next(["event", "sweep"])).toBe(10);
      expect(await store.next(["retry"])).toBeUndefined();
      expect(await store.next([])).toBeUndefined();
    });

    test("follows a row into another lane", async () => {
      const row = storeRow();
      await put(row);
      await store.write(storeRow({ lane: "sweep", readyAt: 50 }), row.revision);

      expect(await store.next(["event"])).toBeUndefined();
      expect(await store.next(["sweep"])).toBe(50);
      expect(await store.waiting(["event"], 9)).toBe(0);
    });

    test("counts what waits in some lanes, no further than asked", async () => {
      await put(
        storeRow({ key: "a" }),
        storeRow({ key: "b" }),
        storeRow({ key: "c", readyAt: undefined }),
        storeRow({ key: "d", lane: "sweep" }),
      );

      expect(await store.waiting(["event"], 9)).toBe(2);
      expect(await store.waiting(["event", "sweep"], 9)).toBe(3);
      expect(await store.waiting(["event", "sweep"], 1)).toBe(1);
    });

    test("lists rows in pages, by lane and state, in the order of their keys", async () => {
      await put(
        ...["subscription/2", "subscription/10", "Event/1", "subscription/1"].map((key) => storeRow({ key })),
        storeRow({ key: "dead", state: "dead" }),
        storeRow({ key: "elsewhere", lane: "b/event" }),
      );
      const lanes = ["event"];

      expect(keys(await store.list({ lanes, limit: 9 }))).toEqual([
        "Event/1",
        "dead",
        "subscription/1",
        "subscription/10",
        "subscription/2",
      ]);
      expect(keys(await store.list({ lanes, states: ["waiting"], limit: 2 }))).toEqual([
        "Event/1",
        "subscription/1",
      ]);
      expect(
        keys(await store.list({ lanes, states: ["waiting"], after: "subscription/1", limit: 2 })),
      ).toEqual(["subscription/10", "subscription/2"]);
    });

    test("counts the rows of each lane and state", async () => {
      await put(storeRow({ key: "a" }), storeRow({ key: "b" }), storeRow({ key: "c", state: "dead" }));
      await put(storeRow({ key: "d", lane: "other" }));

      const counts = [...(await store.count(["event"]))].sort((left, right) => left.count - right.count);
      expect(counts).toEqual([
        { lane: "event", state: "dead", count: 1 },
        { lane: "event", state: "waiting", count: 2 },
      ]);
    });

    test("forgets what changed before a time, in one lane and state", async () => {
      await put(
        storeRow({ key: "old", state: "done", changedAt: 9 }),
        storeRow({ key: "young", state: "done", changedAt: 10 }),
        storeRow({ key: "waits", changedAt: 1 }),
        storeRow({ key: "elsewhere", lane: "sweep", state: "done", changedAt: 1 }),
      );

      expect(await store.prune({ lane: "event", state: "done", before: 10 })).toBe(1);
      expect(keys(await store.list({ lanes: ["event", "sweep"], limit: 9 }))).toEqual([
        "elsewhere",
        "waits",
        "young",
      ]);
    });

    test("forgets all but the newest, where so many are kept", async () => {
      for (const changedAt of [3, 1, 4, 2]) {
        await put(storeRow({ key: `finding/${changedAt}`, state: "dead", changedAt }));
      }

      expect(await store.prune({ lane: "event", state: "dead", before: 0, keep: 2 })).toBe(2);
      expect(keys(await store.list({ lanes: ["event"], limit: 9 }))).toEqual(["finding/3", "finding/4"]);
    });
  });
}
