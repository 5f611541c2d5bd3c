import { expect, test } from "vitest";
import { createTurns, TurnRefused } from "./turns.js";

/** Callbacks that run until the test ends them, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, endOne };
}

test("who waits alone is next, however many of another source came before", async () => {
  const turns = createTurns({ slots: 1, maxWaiting: 100 });
  const { begun, work, endOne } = works();
  const all = ["a1", "a2", "a3", "a4", "b1"].map((name) => turns.run(name[0] ?? "", work(name)));
  for (const _ of all) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "a4"]);
});

test("a source that fills the queue gives its last places to others, and only to them", async () => {
  const turns = createTurns({ slots: 1, maxWaiting: 3 });
  const { begun, work, endOne } = works();
  const flood = ["a1", "a2", "a3", "a4"].map((name) => turns.run("a", work(name)));
  await expect(turns.run("a", work("a5"))).rejects.toThrow(TurnRefused);
  const other = turns.run("b", work("b1"));
  await expect(flood[3]).rejects.toThrow(TurnRefused);
  for (let ended = 0; ended < 4; ended += 1) await endOne();
  await Promise.all([...flood.slice(0, 3), other]);
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

test("a work that fails gives its turn on", async () => {
  const turns = createTurns({ slots: 1, maxWaiting: 1 });
  const failing = turns.run("a", () => Promise.reject(new Error("no")));
  const next = turns.run("a", async () => "done");
  await expect(failing).rejects.toThrow("no");
  await expect(next).resolves.toBe("done");
});
