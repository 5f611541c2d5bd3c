// On PostgreSQL, which the other soak test of these laws does not need.
import "../../src/test-support/on-postgres.js";
import { expect, test } from "vitest";
import { playLives } from "../money/oracle/lives.js";

// Ten lives at a time: their databases are free again when a test ends.
test.each(Array.from({ length: 30 }, (_, index) => index + 101))(
  "300 lives keep the laws of money on PostgreSQL: seed %i",
  { timeout: 3_600_000 },
  async (seed) => {
    const { lives } = await playLives(seed, 10);
    expect(lives).toBe(10);
  },
);
