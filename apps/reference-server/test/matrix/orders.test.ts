import {
  events as catalogue,
  type EventDTO,
  type Guard,
  lifecycle,
  type Subscription,
  type SubscriptionType,
  type Transition,
} from "@syndikit/contract";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Account } from "./accounts.js";
import { LISTENERS, openWorld, type World } from "./world.js";

// How subscriptions begin: every lifecycle transition that an order triggers.

type Begin = Extract<Transition, { trigger: "order" }>;

/** The order that satisfies each guard. A new row of the table needs an entry here to compile. */
const orders: { readonly [G in Begin["guard"] & Guard]: { account: Account; type: SubscriptionType } } = {
  noStoredPayment: { account: "customer2", type: "NORMAL" },
  settledAtOrder: { account: "customer", type: "NORMAL" },
  trial: { account: "customer2", type: "TRIAL" },
};

const rows = lifecycle.transitions.filter((row): row is Begin => row.trigger === "order");

let world: World;

beforeEach(async () => {
  world = await openWorld();
  onTestFinished(() => world.server.close());
});

describe("an order", () => {
  test.each(rows)(
    "$name: a subscription begins $to, and emits its events once",
    async ({ guard, to, events }) => {
      const endpoint = { url: `${LISTENERS.platform}/events` };
      await world.make("admin", "PUT", "platformEndpoints", [endpoint]);
      const { account, type } = orders[guard];
      const body = { type, productVersion: { url: "productVersion/1" } };
      const { subscription } = await world.make(account, "POST", "order", body);
      const path = subscription?.url ?? "";
      const read = await world.ask({ account, method: "GET", path });
      const { deploymentStatus, paid } = read.body as Subscription; // Checked against the contract by the server.
      expect([deploymentStatus, paid]).toEqual([to, guard !== "noStoredPayment"]);
      const list = await world.ask({
        account: "admin",
        method: "GET",
        path: "event?entityName=Subscription",
      });
      const emitted = (list.body as EventDTO[]).map(({ type: what, entityUrl }) => [what, entityUrl.url]);
      expect(emitted).toEqual(events.map((name) => [catalogue[name].type, path]));
    },
  );
});
