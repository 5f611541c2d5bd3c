import { findTransitions, lifecycle, type State, type Transition, type Trigger } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { eur } from "../../src/test-support/subscriptions.js";
import { rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import type { Answer } from "../support/marketplace.js";
import {
  addProductVersion,
  addSeats,
  advance,
  deploy,
  openShop,
  order,
  type Shop,
  storeCard,
} from "../support/shop.js";

// Every state with every trigger, derived from the contract's table: a new row or state gets its tests without a change
// here.

/** How to bring a subscription into each state. */
const reach: { readonly [S in State]: (shop: Shop, body: object) => Promise<number> } = {
  WAITING_PAYMENT: async (shop, body) => order(shop, "customer2", body),
  PENDING: async (shop, body) => order(shop, "customer", body),
  DEPLOYED: async (shop, body) => deploy(shop, "customer", body),
  STOPPED: async (shop, body) => {
    const id = await deploy(shop, "customer", body);
    await shop.as("vendor").patch(`subscription/${id}`, { action: "STOP" });
    return id;
  },
  FAILED: async (shop, body) => {
    const id = await order(shop, "customer", body);
    await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "FAILED" });
    return id;
  },
  UNDEPLOY_SENT: async (shop, body) => {
    const id = await deploy(shop, "customer", body);
    await shop.as("customer").patch(`subscription/${id}`, { action: "KILL" });
    return id;
  },
  UNDEPLOYED: async (shop, body) => {
    const id = await reach.UNDEPLOY_SENT(shop, body);
    await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "UNDEPLOYED" });
    return id;
  },
};

/** How to cause each trigger from outside. A report names its state. */
const pull: {
  readonly [T in Exclude<Trigger, "order">]: (shop: Shop, id: number, to: State) => Promise<Answer>;
} = {
  payment: (shop) => shop.as("admin").post("invoice/1/pay", {}),
  report: (shop, id, to) => shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: to }),
  kill: (shop, id) => shop.as("admin").patch(`subscription/${id}`, { action: "KILL" }),
  stop: (shop, id) => shop.as("vendor").patch(`subscription/${id}`, { action: "STOP" }),
  start: (shop, id) => shop.as("vendor").patch(`subscription/${id}`, { action: "START" }),
  renewal: (shop, id) => shop.as("admin").patch(`subscription/${id}`, { action: "RENEW" }),
  trialToPaid: (shop, id) => shop.as("admin").patch(`subscription/${id}`, { action: "renew" }),
  quantities: (shop, id) => {
    const billingItems = { "billingItem/1": 2 };
    return shop.as("admin").patch(`subscription/${id}`, { action: "BILLING_ITEM_UPGRADE", billingItems });
  },
  upgrade: async (shop, id) => {
    const pro = await addProductVersion(shop, { productId: shop.product, name: "Pro", price: eur("30.00") });
    const productVersion = { url: `productVersion/${pro}` };
    return shop.as("vendor").patch(`subscription/${id}`, { action: "SYNDICATED_UPGRADE", productVersion });
  },
  expiry: async (shop) => {
    await advance(shop, "P2M");
    return { status: 204, headers: new Headers(), body: undefined };
  },
};

const states = Object.keys(lifecycle.states).filter((name): name is State => name in reach);
const cases = states.flatMap((from) => [
  ...["DEPLOYED" as const, "FAILED" as const, "UNDEPLOYED" as const].map((to) => caseOf(from, "report", to)),
  ...(
    ["payment", "kill", "stop", "start", "renewal", "trialToPaid", "upgrade", "quantities", "expiry"] as const
  )
    // A trial never waits for its payment.
    .filter((trigger) => !(trigger === "trialToPaid" && from === "WAITING_PAYMENT"))
    .map((trigger) => caseOf(from, trigger)),
]);

interface Case {
  readonly title: string;
  readonly from: State;
  readonly trigger: Exclude<Trigger, "order">;
  readonly to: State | undefined;
  readonly row: Transition | undefined;
  /** The subscription is already in the state. */
  readonly already: boolean;
}

function caseOf(from: State, trigger: Case["trigger"], to?: State): Case {
  const rows = findTransitions({ trigger, ...(to === undefined ? {} : { to }) });
  const row = rows.find((candidate) => candidate.from === from);
  const ends = rows.map((candidate) => candidate.to);
  const asked = ["kill", "stop", "start"].includes(trigger);
  const already = trigger === "report" ? to === from : asked && ends.includes(from);
  const outcome = row === undefined ? (already ? "changes nothing" : "is refused") : `makes it ${row.to}`;
  return { title: `${trigger} ${to ?? ""} of ${from} ${outcome}`, from, trigger, to, row, already };
}

describe("a subscription", () => {
  test.each(cases)("$title", async ({ from, trigger, to, row, already }) => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    if (trigger === "quantities") await addSeats(shop);
    const body = trigger === "trialToPaid" ? { type: "TRIAL" } : {};
    const id = await reach[from](shop, body);
    if (trigger === "payment") await storeCard(shop, "customer2");
    if (trigger === "expiry") await switchOff(shop, id);
    expect((await rowOf(shop, id)).deploymentStatus).toBe(from);
    await listen(shop);

    const { status } = await pull[trigger](shop, id, to ?? from);

    const emitted = (await emittedEvents(shop)).filter((event) => event.startsWith("Subscription"));
    const moved = row !== undefined;
    expect(emitted).toEqual(moved ? row.events.map((event) => `${event} subscription/${id}`) : []);
    expect((await rowOf(shop, id)).deploymentStatus).toBe(moved ? row.to : from);
    if (trigger === "expiry") return;
    if (moved || already) expect(status).toBe(["upgrade", "quantities"].includes(trigger) ? 200 : 204);
    else expect(status).toBe(409);
  });

  test("is watched at every row of the table that somebody can pull", () => {
    const watched = new Set(cases.map(({ row }) => row?.name));
    const rows = lifecycle.transitions.filter(({ trigger }) => trigger !== "order");
    expect(rows.map(({ name }) => name).filter((name) => !watched.has(name))).toEqual([]);
  });
});

/** Without auto-renewal it expires. If auto-renewal can no longer be switched, the subscription has already ended. */
async function switchOff(shop: Shop, id: number): Promise<void> {
  await shop.as("admin").patch(`subscription/${id}`, { action: "AUTORENEW", autoRenew: false });
}
