import { expect, onTestFinished, test } from "vitest";
import { differing, dump } from "./dump.js";
import { furnish } from "./factories.js";
import { openWorld } from "./world.js";

test("a marketplace that goes back to a snapshot has every row that it had, and no other", async () => {
  const world = await openWorld();
  onTestFinished(() => world.server.close());
  await furnish(world);
  // A restore drops leases and unsent mails, so rows are compared between two restores.
  await world.restore();
  // The clock stores its offset again, so the settings are not compared.
  const stored = () => dump(world.server.store, ["settings"]);
  const before = await stored();
  expect((await world.ask({ account: "admin", method: "DELETE", path: "user/4" })).status).toBe(409);
  await world.make("admin", "POST", "user", {
    ...{ userName: "more", name: "More", email: "more@market.example", password: "more-than-1" },
  });
  await world.make("admin", "PATCH", "subscription/1", { action: "KILL" });
  await world.server.settle();
  expect(differing(before, await stored())).toContain("subscriptions");
  await world.restore();
  await world.server.settle();
  expect(differing(before, await stored())).toEqual([]);
});
