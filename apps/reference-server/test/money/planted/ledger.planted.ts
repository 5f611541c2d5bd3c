import { test } from "vitest";
import { assertLives } from "../../../src/test-support/lives.js";

test("in any life, invoices and what waits are what was delivered", () => {
  assertLives(5_000, 1);
});
