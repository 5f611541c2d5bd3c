import { test } from "vitest";
import { assertLives } from "../test-support/lives.js";

test.each([1, 2, 3])(
  "in 100,000 lives, invoices and what waits are what was delivered, seed %d",
  (seed) => {
    assertLives(100_000, seed);
  },
  1_800_000,
);
