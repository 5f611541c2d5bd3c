import { expect, test, vi } from "vitest";
import { fakeClock } from "../../test/fake-clock.js";
import { storeRow } from "../../test/store-row.js";
import { memoryStore } from "../store/memory.js";
import type { Store } from "../store/store.js";
import { createPruner } from "./pruner.js";

const hour = 3_600_000;

async function prunerOver(store: Store, rows: number) {
  const clock = fakeClock();
  for (let count = 1; count <= rows; count += 1) {
    const row = { key: `event/${count}`, lane: "handler", state: "done", readyAt: undefined };
    await store.write(storeRow({ ...row, changedAt: clock.now() }), undefined);
  }
  const prune = createPruner({ store, clock, scope: "", remember: hour / 2 });
  await prune();
  await clock.advance(hour);
  return { clock, prune };
}

const left = async (store: Store): Promise<number> =>
  (await store.list({ lanes: ["handler"], limit: 1e9 })).length;

test("old events of a huge table are deleted five hundred at a time, and work begins in between", async () => {
  const store = memoryStore();
  const { prune, clock } = await prunerOver(store, 2500);

  await prune();
  expect(await left(store)).toBe(2000);
  for (let times = 1; times <= 5; times += 1) await prune();
  expect(await left(store)).toBe(0);

  const called = vi.spyOn(store, "prune");
  await prune();
  expect(called).not.toHaveBeenCalled();
  await clock.advance(hour);
  await prune();
  expect(called).toHaveBeenCalled();
});

test("a store that knows no limit, and deletes everything at once, is asked once more", async () => {
  const store = memoryStore();
  const all = vi.fn((query: Parameters<Store["prune"]>[0]) => store.prune({ ...query, limit: 1e9 }));
  const { prune } = await prunerOver({ ...store, prune: all }, 2500);

  for (let times = 1; times <= 4; times += 1) await prune();

  expect(await left(store)).toBe(0);
  expect(all.mock.calls.filter(([{ state }]) => state === "done")).toHaveLength(2);
});

test("a store that fails is asked again after an hour, and not at each look for work", async () => {
  const store = memoryStore();
  const { prune } = await prunerOver(store, 1);
  const failing = vi.spyOn(store, "prune").mockRejectedValue(new Error("the disk is full"));

  await expect(prune()).rejects.toThrow("the disk is full");
  await prune();

  expect(failing).toHaveBeenCalledOnce();
});
