import { test } from "vitest";
import { expectNoneLost } from "./expect-none-lost.js";

const subscriptions = Number(process.env["HOSTILE_SUBSCRIPTIONS"] ?? 1_000);

test(`of ${subscriptions} subscriptions every tenant is made once, and none is forgotten`, async () => {
  await expectNoneLost(subscriptions);
}, 3_600_000);
