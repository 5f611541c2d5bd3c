// The input of a vendor's handlers when money, seats and access change: the table in the receiver's README.
import type { Change } from "@syndikit/receiver";
import { describe, expect, test } from "vitest";
import { BASIC, orderBasic } from "./life.js";
import { type Loop, MONTHS, openLoop } from "./loop.js";

const seats = (quantity: number) => ({ "billingItem/1": quantity });

async function orderSeats({ customer, server }: Loop, quantity: number): Promise<number> {
  const order = await customer.orders.create({
    type: "NORMAL",
    productVersion: BASIC,
    billingItems: seats(quantity),
  });
  await server.settle();
  return Number(order.subscription.url.split("/")[1]);
}

/** The changes passed to `update`, with the quantities before and after. */
const changesOf = ({ tenants }: Loop): readonly [Change["kind"], unknown, unknown][] =>
  tenants.changed.map(({ kind, from, to }) => [kind, from.billingItems, to.billingItems]);

/** Makes the customer's charges fail from now on. */
async function spoilCard({ customer }: Loop): Promise<void> {
  await customer.paymentMethods.create({
    label: "Card",
    defaultMethod: true,
    payload: { paymentMethodId: "pm_card_chargeDeclined" },
  });
}

describe("update is given", () => {
  test("the quantities before and after, when seats are added, and when they are taken away", {
    timeout: MONTHS,
  }, async () => {
    const loop = await openLoop();
    const id = await orderSeats(loop, 2);
    await loop.customer.subscriptions.changeQuantities(id, seats(3));
    await loop.server.settle();
    expect(changesOf(loop)).toEqual([["parameters", seats(2), seats(3)]]);
    const fewer = await loop.customer.subscriptions.changeQuantities(id, seats(1));
    await loop.server.settle();
    expect([fewer.upgrade, changesOf(loop).length]).toEqual(["DEFERRED", 1]);
    await loop.advance("P1M");
    expect(changesOf(loop)).toContainEqual(["parameters", seats(3), seats(1)]);
  });

  test("a stop and a start", async () => {
    const loop = await openLoop();
    const id = await orderBasic(loop);
    await loop.vendor.subscriptions.stop(id);
    await loop.server.settle();
    await loop.vendor.subscriptions.start(id);
    await loop.server.settle();
    expect(loop.tenants.changed.map(({ kind }) => kind)).toEqual(["stopped", "started"]);
    expect(loop.tenants).toMatchObject({ made: [id], removed: [] });
  });
});

describe("no handler is called", () => {
  test("when an upgrade is deferred and cancelled", { timeout: MONTHS }, async () => {
    const loop = await openLoop();
    const id = await orderBasic(loop);
    const { order } = await loop.vendor.subscriptions.upgrade(id, { url: "productVersion/3" });
    if (order === undefined) throw new Error("The upgrade was not deferred.");
    await loop.vendor.orders.cancel(order);
    await loop.advance("P1M");
    expect(loop.tenants.changed.map(({ kind }) => kind)).toEqual(["renewed"]);
  });

  test("when grace begins; when it ends unpaid, the tenant goes", { timeout: MONTHS }, async () => {
    const loop = await openLoop();
    const id = await orderBasic(loop);
    await spoilCard(loop);
    await loop.advance("P1MT1H");
    expect(await loop.vendor.subscriptions.get(id)).toMatchObject({
      paid: false,
      deploymentStatus: "DEPLOYED",
    });
    expect(loop.tenants).toMatchObject({ changed: [], removed: [] });
    await loop.advance("P3D");
    expect(loop.tenants).toMatchObject({ changed: [], removed: [id] });
  });

  test("when an invoice is credited", async () => {
    const loop = await openLoop();
    const id = await orderBasic(loop);
    const { invoices } = await loop.customer.subscriptions.get(id);
    const [first] = invoices;
    if (first === undefined) throw new Error("The order has no invoice.");
    await loop.admin.invoices.credit(first, { reason: "It was down." });
    await loop.server.settle();
    expect(loop.tenants).toMatchObject({ made: [id], changed: [], removed: [] });
  });
});
