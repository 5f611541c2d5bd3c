import { expect, test } from "vitest";
import { runHostile } from "./run.js";

// Another seed is another story: `HOSTILE_SEED=7 npx vitest run e2e/test/hostile`.
const seed = Number(process.env["HOSTILE_SEED"] ?? 1);
const subscriptions = Number(process.env["HOSTILE_SUBSCRIPTIONS"] ?? 1_000);

test("every tenant is made once and only once, every subscription ends in its state, none is forgotten", async () => {
  const { faults, kills, evidence, summary } = await runHostile({
    program: "careful",
    subscriptions,
    seed,
    patience: 60_000,
  });
  console.info(summary);
  expect(faults).toEqual([]);
  expect(evidence.lives).toHaveLength(subscriptions);
  expect(kills).toBeGreaterThan(subscriptions / 200);
}, 300_000);

test("a receiver that looks first and inserts then is found out", async () => {
  const { faults, summary } = await runHostile({
    program: "careless",
    subscriptions: 50,
    seed,
    patience: 5_000,
  });
  console.info(summary);
  expect(faults).toContainEqual(expect.stringMatching(/has [2-9] tenants/));
  expect(faults).toContainEqual(expect.stringMatching(/is PENDING, not DEPLOYED/));
}, 120_000);
