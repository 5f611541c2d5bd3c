import type { State, Subscription, SubscriptionType, UpgradeResult } from "@syndikit/contract";
import { DEMO_PLANS } from "../../src/sandbox/seed/catalogue.js";
import type { Account } from "./accounts.js";
import { type Factory, idIn, type Thing } from "./things.js";
import type { World } from "./world.js";

interface Placed {
  readonly name: string;
  readonly reach: Thing["reach"];
  readonly subscription: number;
  readonly order: number;
  readonly invoice: number | undefined;
}

/** The orders of each marketplace; orders and invoices are made together with the subscriptions. */
const placed = new WeakMap<World, readonly Placed[]>();

/** Orders, subscriptions and invoices. */
export const subscriptionFactories = {
  async subscription(world) {
    const orders = await placeOrders(world);
    placed.set(world, orders);
    return orders.map(({ subscription, ...rest }) => ({ ...rest, id: subscription }));
  },

  order: async (world) => (placed.get(world) ?? []).map(({ order, ...rest }) => ({ ...rest, id: order })),

  invoice: async (world) =>
    (placed.get(world) ?? []).flatMap(({ invoice, ...rest }) =>
      invoice === undefined ? [] : [{ ...rest, id: invoice }],
    ),

  /** Written by the marketplace when subscriptions were deployed, failed or ended: only to buyers. */
  async message(world) {
    const things: Thing[] = [];
    for (const buyer of ["customer", "vendor"] as const) {
      const { body } = await world.ask({ account: buyer, method: "GET", path: "message" });
      const [first] = body as { id: number }[];
      if (first === undefined) throw new Error(`Nothing was written to ${buyer}.`);
      things.push({ name: `a message to the ${buyer}`, id: first.id, reach: { [buyer]: ["own"] } });
    }
    return things;
  },

  async comment(world) {
    const review = async (account: "customer" | "customer2", product: number) => {
      const body = { product: { url: `product/${product}` }, rating: 4, comment: "Good." };
      return (await world.make(account, "POST", "comment", body)).id;
    };
    return [
      { name: "the customer's review", id: await review("customer", 1), reach: { customer: ["own"] } },
      {
        name: "the second customer's review",
        id: await review("customer2", 2),
        reach: { customer2: ["own"] },
      },
    ];
  },

  async event(world) {
    const test = async (account: Account, target: object) => {
      const body = { entityName: "Subscription", entityId: 12, type: "CREATED", ...target };
      return (await world.make(account, "POST", "event", body)).id;
    };
    return [
      {
        name: "an event for the first vendor's endpoint",
        id: await test("vendor", { product: { url: "product/1" } }),
        reach: { vendor: ["endpoints"] },
      },
      {
        name: "an event for the second vendor's endpoint",
        id: await test("vendor2", { product: { url: "product/2" } }),
        reach: { vendor2: ["endpoints"] },
      },
      {
        name: "an event for the platform's endpoint",
        id: await test("admin", { endpoint: "https://platform.test/events" }),
        reach: {},
      },
    ];
  },

  async eventEndpoint(world) {
    // An endpoint is stored when the first event is sent to it.
    await world.make("admin", "PUT", "sandbox/clock?settle=true", { advance: "PT1S" });
    const idOf = async (account: Account): Promise<number> => {
      const { body } = await world.ask({ account, method: "GET", path: "eventEndpoint" });
      const [first] = body as { id: number }[];
      if (first === undefined) throw new Error(`${account} has no endpoint.`);
      return first.id;
    };
    return [
      { name: "the first vendor's endpoint", id: await idOf("vendor"), reach: { vendor: ["endpoints"] } },
      { name: "the second vendor's endpoint", id: await idOf("vendor2"), reach: { vendor2: ["endpoints"] } },
    ];
  },
} as const satisfies Record<string, Factory>;

/**
 * The customer's subscriptions in every state, one of the second customer, a self-billed one, and one with which the
 * vendor tests.
 */
async function placeOrders(world: World): Promise<readonly Placed[]> {
  const sold: Thing["reach"] = { customer: ["own"], colleague: ["own"], vendor: ["product"] };
  const { basic, pro, selfBilled, tools } = DEMO_PLANS;
  const orders: Placed[] = [];
  for (const state of Object.keys(ways).filter((name): name is State => name in ways)) {
    // The colleague's card is declined, so its order waits for the payment.
    const account = state === "WAITING_PAYMENT" ? "colleague" : "customer";
    orders.push(await place(world, { account, productVersion: basic, reach: sold, state }));
  }
  const second: Thing["reach"] = { customer2: ["own"], vendor2: ["product"] };
  const tried: Thing["reach"] = { ...sold, vendor: ["product", "trials"] };
  const tested: Thing["reach"] = { vendor: ["own", "product", "trials"] };
  const more: readonly NewOrder[] = [
    { account: "customer", productVersion: selfBilled, reach: sold, state: "PENDING" },
    { account: "customer", type: "TRIAL", productVersion: basic, reach: tried, state: "DEPLOYED" },
    { account: "customer2", productVersion: tools, reach: second, state: "WAITING_PAYMENT" },
    { account: "vendor", type: "SANDBOX", productVersion: pro, reach: tested, state: "DEPLOYED" },
  ];
  for (const order of more) orders.push(await place(world, order));
  orders.push(await placeDeferred(world, sold));
  return orders;
}

/** A subscription with a deferred upgrade, whose order can be cancelled. */
async function placeDeferred(world: World, reach: Thing["reach"]): Promise<Placed> {
  const order: NewOrder = { account: "customer", productVersion: DEMO_PLANS.basic, reach, state: "DEPLOYED" };
  const placed = await place(world, order);
  const path = `subscription/${placed.subscription}`;
  const body = {
    action: "SYNDICATED_UPGRADE",
    productVersion: { url: `productVersion/${DEMO_PLANS.yearly}` },
  };
  const answer = await world.ask({ account: "vendor", method: "PATCH", path, body });
  const { order: deferred = "" } = answer.body as UpgradeResult;
  return { ...placed, name: "an upgrade of the customer that waits", order: idIn(deferred) };
}

interface NewOrder {
  readonly account: Account;
  readonly type?: SubscriptionType;
  readonly productVersion: number;
  readonly reach: Thing["reach"];
  readonly state: State;
}

/** The actions that bring a paid subscription into each state. */
const ways: { readonly [S in State]: readonly object[] } = {
  WAITING_PAYMENT: [],
  PENDING: [],
  DEPLOYED: [{ deploymentStatus: "DEPLOYED" }],
  STOPPED: [{ deploymentStatus: "DEPLOYED" }, { action: "STOP" }],
  FAILED: [{ deploymentStatus: "FAILED" }],
  UNDEPLOY_SENT: [{ deploymentStatus: "DEPLOYED" }, { action: "KILL" }],
  UNDEPLOYED: [{ deploymentStatus: "DEPLOYED" }, { action: "KILL" }, { deploymentStatus: "UNDEPLOYED" }],
};

async function place(world: World, order: NewOrder): Promise<Placed> {
  const { account, type = "NORMAL", productVersion, reach, state } = order;
  const wanted = { type, productVersion: { url: `productVersion/${productVersion}` } };
  const made = await world.make(account, "POST", "order", wanted);
  const self = made.subscription?.url ?? "";
  for (const body of ways[state]) await world.make("admin", "PATCH", self, body);
  const { body } = await world.ask({ account: "admin", method: "GET", path: self });
  const { deploymentStatus } = body as Subscription;
  if (deploymentStatus !== state) throw new Error(`${self} was to be ${state}, and is ${deploymentStatus}.`);
  const [invoice] = made.invoices ?? [];
  return {
    name: `${type} on plan ${productVersion} of the ${account}, ${state}`,
    reach,
    subscription: idIn(self),
    order: made.id,
    invoice: invoice === undefined ? undefined : idIn(invoice.url),
  };
}
