import { expect, test } from "vitest";
import { expectNoneLost, seed } from "./expect-none-lost.js";
import { runHostile } from "./run.js";

test("every tenant is made once and only once, every subscription ends in its state, none is forgotten", async () => {
  await expectNoneLost(200);
}, 600_000);

const twice = /has [2-9] tenants/;

test("a receiver that looks first and inserts then is found out", async () => {
  const result = await runHostile({
    program: "careless",
    subscriptions: 50,
    seed,
    mischief: { "twice at once": 0.5 },
    until: (faults) => faults.some((fault) => twice.test(fault)),
  });
  console.info(result.summary);
  expect(result.faults).toContainEqual(expect.stringMatching(twice));
}, 300_000);
