import { lifecycle, SubscriptionMoveCause } from "@syndikit/contract";
import { expect, test } from "vitest";
import { advance, deploy, openShop, order, type Shop, storeCard } from "../support/shop.js";

interface Move {
  readonly date: string;
  readonly from?: string;
  readonly to: string;
  readonly cause: string;
  readonly reason?: string;
}

async function historyOf(shop: Shop, id: number, userName = "customer"): Promise<readonly string[]> {
  const { status, body } = await shop.as(userName).get(`subscription/${id}/history`);
  expect(status).toBe(200);
  return (body as readonly Move[]).map(({ from = "", to, cause, reason }) =>
    [`${from}>${to}`, cause, reason].filter(Boolean).join(" "),
  );
}

test("a subscription tells each state it went through, what moved it, and why", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer");
  const path = `subscription/${id}`;
  await shop.as("vendor").patch(path, { action: "STOP", reason: "It sends spam." });
  await advance(shop, "P1D");
  await shop.as("vendor").patch(path, { action: "START" });
  await shop.as("vendor").patch(path, { action: "KILL", reason: "It did so again." });
  await shop.as("vendor").patch(path, { deploymentStatus: "UNDEPLOYED" });
  const told = [
    ">PENDING order",
    "PENDING>DEPLOYED report No endpoint was given, so the customer has no address yet",
    "DEPLOYED>STOPPED stop It sends spam.",
    "STOPPED>DEPLOYED start",
    "DEPLOYED>UNDEPLOY_SENT kill It did so again.",
    "UNDEPLOY_SENT>UNDEPLOYED report",
  ];
  expect(await historyOf(shop, id)).toEqual(told);
  expect(await historyOf(shop, id, "vendor")).toEqual(told);
  expect(await historyOf(shop, id, "admin")).toEqual(told);
  const { body } = await shop.as("customer").get(`${path}/history`);
  expect((body as readonly Move[]).map(({ date }) => date)).toEqual([
    "2026-01-31T08:15:00Z",
    "2026-01-31T08:15:00Z",
    "2026-01-31T08:15:00Z",
    "2026-02-01T08:15:00Z",
    "2026-02-01T08:15:00Z",
    "2026-02-01T08:15:00Z",
  ]);
});

test("payments and expiries move it too, and what keeps the state is not told", async () => {
  const shop = await openShop();
  const paid = await order(shop, "customer");
  const forgotten = await order(shop, "customer2");
  await storeCard(shop, "customer");
  const [invoice] = (await shop.as("customer").get(`invoice?subscriptionId=${paid}`)).body as {
    readonly id: number;
  }[];
  await shop.as("customer").post(`invoice/${invoice?.id}/pay`, {});
  await shop.as("vendor").patch(`subscription/${paid}`, { deploymentStatus: "DEPLOYED" });
  await shop.as("vendor").patch(`subscription/${paid}`, { deploymentStatus: "DEPLOYED" });
  await shop.as("customer").patch(`subscription/${paid}`, { action: "SET_NAME", name: "Team" });
  await shop.as("customer").patch(`subscription/${paid}`, { action: "AUTORENEW", autoRenew: false });
  await advance(shop, "P2M");
  expect(await historyOf(shop, paid)).toEqual([
    ">WAITING_PAYMENT order",
    "WAITING_PAYMENT>PENDING payment",
    "PENDING>DEPLOYED report No endpoint was given, so the customer has no address yet",
    "DEPLOYED>UNDEPLOY_SENT expiry",
  ]);
  expect(await historyOf(shop, forgotten, "customer2")).toEqual([
    ">WAITING_PAYMENT order",
    "WAITING_PAYMENT>UNDEPLOYED expiry",
  ]);
});

test("another's history is not there", async () => {
  const shop = await openShop();
  const id = await order(shop, "customer");
  for (const stranger of ["customer2", "vendor2"])
    expect((await shop.as(stranger).get(`subscription/${id}/history`)).status).toBe(404);
});

test("whatever can move a subscription to another state has a name in its history", () => {
  const movers = lifecycle.transitions.filter(({ from, to }) => from !== to).map(({ trigger }) => trigger);
  expect(new Set<string>(movers)).toEqual(new Set<string>(Object.values(SubscriptionMoveCause)));
});
