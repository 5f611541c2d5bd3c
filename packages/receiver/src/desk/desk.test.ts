import { expect, test, vi } from "vitest";
import { fakeClock } from "../../test/fake-clock.js";
import { memoryStore } from "../store/memory.js";
import { openDesk } from "./open-desk.js";

function deskOver(rows: number) {
  const clock = fakeClock();
  const inner = memoryStore();
  const count = vi.fn(async () => [{ lane: "handler", state: "done", count: rows }]);
  return { clock, count, desk: openDesk({ ...inner, count }, { clock }) };
}

test("very many rows are counted once for all that look within ten seconds", async () => {
  const { desk, count, clock } = deskOver(1_000_000);
  for (let views = 1; views <= 20; views += 1) expect((await desk.inspect()).counts.done).toBe(1_000_000);
  expect(count).toHaveBeenCalledTimes(1);
  await clock.advance(10_000);
  await desk.inspect();
  expect(count).toHaveBeenCalledTimes(2);
});

test("who changed something sees new counts, however many there are", async () => {
  const { desk, count } = deskOver(1_000_000);
  await desk.inspect();
  await desk.forget(12);
  await desk.inspect();
  expect(count).toHaveBeenCalledTimes(2);
});

test("few rows are counted for each view", async () => {
  const { desk, count } = deskOver(9_999);
  await desk.inspect();
  await desk.inspect();
  expect(count).toHaveBeenCalledTimes(2);
});
