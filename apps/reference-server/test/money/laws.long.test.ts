import { expect, test } from "vitest";
import { playInSteps } from "./oracle/independence.js";
import { playLives } from "./oracle/lives.js";

test("300 lives keep the laws of money", { timeout: 3_600_000 }, async () => {
  const { lives, open, taken } = await playLives(20_300_701, 300);
  // Lives whose every step is refused, or whose costs are left open, would keep every law.
  expect(taken.size).toBe(17);
  expect(open / lives).toBeLessThan(0.3);
});

test("in 60 lives the same costs the same, in whatever steps it was reached", {
  timeout: 3_600_000,
}, async () => {
  await playInSteps(20_300_702, 60);
});
