import { expect } from "vitest";
import { runHostile } from "./run.js";

/** Each seed gives a different run: `HOSTILE_SEED=7 npm run test:long -- hostile`. */
export const seed = Number(process.env["HOSTILE_SEED"] ?? 1);

/** Takes subscriptions through a hostile marketplace with a careful vendor, and checks all of them at the end. */
export async function expectNoneLost(subscriptions: number, postgresUrl?: string): Promise<void> {
  const result = await runHostile({
    program: "careful",
    subscriptions,
    seed,
    ...(postgresUrl === undefined ? {} : { postgresUrl }),
  });
  console.info(result.summary);
  expect(result.faults).toEqual([]);
  expect(result.lives).toBe(subscriptions);
  expect(result.kills).toBeGreaterThan(subscriptions / 40);
}
