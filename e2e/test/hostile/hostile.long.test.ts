import { expect, test } from "vitest";
import { runHostile } from "./run.js";

// Another seed is another story: `HOSTILE_SEED=7 npx vitest run e2e/test/hostile`.
const seed = Number(process.env["HOSTILE_SEED"] ?? 1);
const subscriptions = Number(process.env["HOSTILE_SUBSCRIPTIONS"] ?? 1_000);

test("every tenant is made once and only once, every subscription ends in its state, none is forgotten", async () => {
  const result = await runHostile({ program: "careful", subscriptions, seed, limit: 270_000 });
  console.info(result.summary);
  expect(result.faults).toEqual([]);
  expect(result.lives).toBe(subscriptions);
  expect(result.kills).toBeGreaterThan(subscriptions / 200);
}, 300_000);

test("a receiver that looks first and inserts then is found out", async () => {
  const result = await runHostile({
    program: "careless",
    subscriptions: 50,
    seed,
    limit: 8_000,
    mischief: { "twice at once": 0.5 },
  });
  console.info(result.summary);
  expect(result.faults).toContainEqual(expect.stringMatching(/has [2-9] tenants/));
}, 60_000);
