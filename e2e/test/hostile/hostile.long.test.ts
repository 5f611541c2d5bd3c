import { expect, test } from "vitest";
import { runHostile } from "./run.js";

// Another seed is another story: `HOSTILE_SEED=7 npm run test:long -- hostile.long`.
const seed = Number(process.env["HOSTILE_SEED"] ?? 1);
const subscriptions = Number(process.env["HOSTILE_SUBSCRIPTIONS"] ?? 1_000);

test("every tenant is made once and only once, every subscription ends in its state, none is forgotten", async () => {
  const result = await runHostile({ program: "careful", subscriptions, seed });
  console.info(result.summary);
  expect(result.faults).toEqual([]);
  expect(result.lives).toBe(subscriptions);
  expect(result.kills).toBeGreaterThan(subscriptions / 100);
}, 900_000);

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
