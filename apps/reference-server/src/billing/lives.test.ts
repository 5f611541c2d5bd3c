import { test } from "vitest";
import { assertLives } from "../test-support/lives.js";

test("in any life, invoices and what waits are what was delivered, to the tenth digit", () => {
  assertLives(5_000);
}, 120_000);
