import { expect, test } from "vitest";
import { printFigures } from "../support/progress.js";
import { playInSteps } from "./oracle/independence.js";
import { playLives } from "./oracle/lives.js";

// Twenty seeds of a hundred lives each.
test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  "2,000 lives keep the laws of money: seed %i",
  { timeout: 2 * 3_600_000 },
  async (seed) => {
    const { lives, open, taken } = await playLives(seed, 100);
    printFigures({ seed, lives, open });
    expect(taken.size).toBe(17);
    expect(open / lives).toBeLessThan(0.4);
  },
);

test.each([1, 2, 3])(
  "in 100 lives the same costs the same, in whatever steps it was reached: seed %i",
  { timeout: 3_600_000 },
  (seed) => playInSteps(seed, 100),
);
