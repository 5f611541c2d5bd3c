import { test } from "vitest";
import { createDatabase } from "./create-database.js";
import { expectNoneLost } from "./expect-none-lost.js";

const subscriptions = Number(process.env["HOSTILE_SUBSCRIPTIONS"] ?? 1_000);

test(`two processes on one PostgreSQL make every tenant of ${subscriptions} subscriptions once`, async () => {
  await expectNoneLost(subscriptions, await createDatabase("hostile"));
}, 3_600_000);
