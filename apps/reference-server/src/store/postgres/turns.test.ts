import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { ofCompany } from "../../shares/owner.js";
import { createWriteShares } from "../../shares/table.js";
import { Turns } from "./turns.js";

const createTurns = (): Turns => new Turns(createWriteShares(() => 0));

/** Callbacks that run until the test ends them. */
function createWorks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => (): Promise<void> => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    },
    async end(name: string) {
      ends.get(name)?.();
      await turn();
    },
  };
}

test("works with a name in common run one after the other, others at once", async () => {
  const turns = createTurns();
  const { begun, work, end } = createWorks();
  const all = [
    turns.take(["a"], work("first")),
    turns.take(["a", "b"], work("second")),
    turns.take(["b"], work("third")),
    turns.take(["c"], work("fourth")),
  ];
  await turn();
  expect(begun).toEqual(["first", "fourth"]);
  await end("first");
  expect(begun).toEqual(["first", "fourth", "second"]);
  await end("second");
  expect(begun).toEqual(["first", "fourth", "second", "third"]);
  await end("third");
  await end("fourth");
  await Promise.all(all);
});

test("a work that fails lets the next one run", async () => {
  const turns = createTurns();
  const failing = turns.take(["a"], async () => {
    throw new Error("It failed.");
  });
  const next = turns.take(["a"], async () => "next");
  await expect(failing).rejects.toThrow("It failed.");
  expect(await next).toBe("next");
});

test("so many run at a time, and the others in the order in which they came", async () => {
  const turns = createTurns();
  const { begun, work, end } = createWorks();
  const names = Array.from({ length: 8 }, (_, index) => `work ${index}`);
  const all = names.map((name, index) => turns.takeOneOf([name], work(name), ofCompany(index)));
  await turn();
  expect(begun).toEqual(names.slice(0, 6));
  await end("work 3");
  expect(begun).toEqual(names.slice(0, 7));
  await end("work 0");
  expect(begun).toEqual(names);
  for (const name of names) await end(name);
  await Promise.all(all);
});

test("an owner that writes without a pause leaves others a place, and delays what runs alone by one write", async () => {
  const turns = createTurns();
  const { begun, work, end } = createWorks();
  const flood = Array.from({ length: 20 }, (_, index) => `flood ${index}`);
  const all = flood.map((name) => turns.takeOneOf([name], work(name), ofCompany(1)));
  all.push(turns.takeOneOf(["victim"], work("victim"), ofCompany(2)));
  await turn();
  expect(begun).toContain("victim");
  expect(begun.filter((name) => name.startsWith("flood"))).toHaveLength(4);
  const alone = ["a", "b", "c"].map((name) => `alone ${name}`);
  all.push(...alone.map((name) => turns.takeAlone(["everything"], work(name), ofCompany(1))));
  all.push(turns.takeAlone(["everything"], work("the victim's"), ofCompany(2)));
  await turn();
  await end("alone a");
  await end("alone b");
  expect(begun).toContain("the victim's");
  expect(begun).not.toContain("alone c");
  for (const name of ["the victim's", ...alone, "victim", ...flood]) await end(name);
  await Promise.all(all);
});

test("all have ended when nobody waits any more", async () => {
  const turns = createTurns();
  const { work, end } = createWorks();
  void turns.take(["a"], work("first"));
  const later = turns.take(["a"], async () => turns.take(["b"], async () => "last"));
  let isOver = false;
  const ended = turns.ended().then(() => {
    isOver = true;
  });
  await turn();
  expect(isOver).toBe(false);
  await end("first");
  await ended;
  expect(await later).toBe("last");
});
