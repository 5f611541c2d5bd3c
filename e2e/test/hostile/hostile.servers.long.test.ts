import { test } from "vitest";
import { createDatabase } from "./create-database.js";
import { expectNoneLost } from "./expect-none-lost.js";

test("two processes on one PostgreSQL, of which one is killed again and again, make every tenant once", async () => {
  await expectNoneLost(200, await createDatabase("hostile"));
}, 600_000);
