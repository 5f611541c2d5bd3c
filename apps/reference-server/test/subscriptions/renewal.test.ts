import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { paymentMethods } from "../../src/store/tables/account.js";
import { productVersions } from "../../src/store/tables/product.js";
import { subscriptions } from "../../src/store/tables/subscription.js";
import { createPeriodEndRunner } from "../../src/subscriptions/period-end.js";
import { eur } from "../../src/test-support/subscriptions.js";
import { billsOf, invoicesOf, ordersOf, rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import {
  addProductVersion,
  advance,
  deploy,
  openShop,
  order,
  type Shop,
  storeCard,
} from "../support/shop.js";

const at = (text: string) => Date.parse(text);

/** Sells a plan, deployed and paid by a card that works. */
async function deployed(shop: Shop, body: object = {}): Promise<number> {
  await storeCard(shop, "customer");
  return deploy(shop, "customer", body);
}

describe("the minimum duration of a plan", () => {
  const bindingFor = (shop: Shop, minimumDuration: number, more: object = {}): Promise<number> =>
    addProductVersion(shop, { productId: shop.product, name: "Bound", minimumDuration, ...more });

  const stopRenewing = async (shop: Shop, id: number): Promise<void> => {
    const body = { action: "AUTORENEW", autoRenew: false };
    expect((await shop.as("customer").patch(`subscription/${id}`, body)).status).toBe(204);
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ autoRenew: false });
  };

  const ofPlan = (plan: number): object => ({ productVersion: { url: `productVersion/${plan}` } });

  test("lets auto-renewal be switched off, and renews until it has passed", async () => {
    const shop = await openShop();
    const id = await deployed(shop, ofPlan(await bindingFor(shop, 3)));
    await stopRenewing(shop, id);
    await advance(shop, "P2M");
    expect(await billsOf(shop, id)).toHaveLength(3);
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "DEPLOYED", autoRenew: false });
    await advance(shop, "P1M");
    expect(await billsOf(shop, id)).toHaveLength(3);
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  });

  test("counts from the first DEPLOYED, not from the order", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const id = await order(shop, "customer", ofPlan(await bindingFor(shop, 2)));
    await advance(shop, "P20D");
    await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
    await stopRenewing(shop, id);
    await advance(shop, "P1M");
    await advance(shop, "P29D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "DEPLOYED" });
    await advance(shop, "P3D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  });

  test("counts from the renewal that makes a trial paid, and does not bind the trial", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const trial = { trial: "ALLOWED", trialLength: 14 } as const;
    const plan = await bindingFor(shop, 2, trial);
    const id = await deploy(shop, "customer", { type: "TRIAL", ...ofPlan(plan) });
    await advance(shop, "P10D");
    expect((await shop.as("customer").patch(`subscription/${id}`, { action: "renew" })).status).toBe(204);
    await stopRenewing(shop, id);
    // 54 days after the first DEPLOYED, 44 after the renewal.
    await advance(shop, "P44D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "DEPLOYED" });
    expect(await billsOf(shop, id)).toHaveLength(2);
    await advance(shop, "P20D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });

    const other = await openShop();
    await storeCard(other, "customer");
    const tried = await deploy(other, "customer", {
      type: "TRIAL",
      ...ofPlan(await bindingFor(other, 2, trial)),
    });
    await stopRenewing(other, tried);
    await advance(other, "P14D");
    expect(await rowOf(other, tried)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  });

  test.each(["userCompany", "company"])("does not hold a deactivated %s", async (resource) => {
    const shop = await openShop();
    const id = await deployed(shop, ofPlan(await bindingFor(shop, 6)));
    const company = resource === "company" ? shop.northwind : shop.acme;
    await shop.as("admin").patch(`${resource}/${company}`, { action: "DEACTIVATION" });
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "DEPLOYED" });
    await advance(shop, "P1M");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  });

  test("does not hold a plan that does not renew, or a KILL", async () => {
    const shop = await openShop();
    const id = await deployed(shop, ofPlan(await bindingFor(shop, 6, { autoRenewable: false })));
    const bound = await deploy(shop, "customer", ofPlan(await bindingFor(shop, 6)));
    expect((await shop.as("customer").patch(`subscription/${bound}`, { action: "KILL" })).status).toBe(204);
    await advance(shop, "P1M");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  });

  test("has the buyer told of the end when the end comes, not before a period that renews", async () => {
    const shop = await openShop();
    const id = await deployed(shop, ofPlan(await bindingFor(shop, 2)));
    await stopRenewing(shop, id);
    const told = async () => {
      const { body } = await shop.as("customer").get("message?pageSize=50");
      return Array.isArray(body) ? body.filter(({ subject }) => /ends/.test(String(subject))).length : -1;
    };
    await advance(shop, "P25D");
    expect(await told()).toBe(0);
    await advance(shop, "P33D");
    expect(await told()).toBe(1);
  });
});

describe("a subscription that renews by itself", () => {
  test("keeps its day over the months, from 31 January", async () => {
    const shop = await openShop();
    const id = await deployed(shop);
    await listen(shop);
    await advance(shop, "P4M");
    expect(await billsOf(shop, id)).toEqual([
      "2026-01-31T08:15:00Z NORMAL 10.0000 PAID",
      "2026-02-28T08:15:00Z RENEWAL 10.0000 PAID",
      "2026-03-31T08:15:00Z RENEWAL 10.0000 PAID",
      "2026-04-30T08:15:00Z RENEWAL 10.0000 PAID",
      "2026-05-31T08:15:00Z RENEWAL 10.0000 PAID",
    ]);
    expect(await rowOf(shop, id)).toMatchObject({
      deploymentStatus: "DEPLOYED",
      periodStart: at("2026-05-31T08:15:00Z"),
      periodEnd: at("2026-06-30T08:15:00Z"),
    });
    const monthly = (invoice: number) => [
      `Invoice.CREATED invoice/${invoice}`,
      `Subscription.MODIFIED subscription/${id}`,
    ];
    expect(await emittedEvents(shop)).toEqual([2, 3, 4, 5].flatMap(monthly));
  });

  test("is billed the same in one move of the clock and in many", async () => {
    const [whole, parts] = await Promise.all([openShop(), openShop()]);
    const [a, b] = [await deployed(whole), await deployed(parts)];
    await advance(whole, "P90D");
    for (let day = 0; day < 90; day += 9) await advance(parts, "P9D");
    expect(await billsOf(parts, b)).toEqual(await billsOf(whole, a));
    expect(await rowOf(parts, b)).toEqual(await rowOf(whole, a));
  });

  test("takes the prices that hold at the renewal, but not while the customer is bound", async () => {
    const shop = await openShop();
    const bound = await addProductVersion(shop, {
      productId: shop.product,
      name: "Bound",
      minimumDuration: 3,
    });
    const free = await deployed(shop);
    const tied = await deploy(shop, "customer", { productVersion: { url: `productVersion/${bound}` } });
    await shop.services.store.write((tx) => tx.update(productVersions).set({ price: eur("12.00") }));
    await advance(shop, "P3M");
    expect((await invoicesOf(shop, free)).map(({ total }) => total / 10_000)).toEqual([10, 12, 12, 12]);
    expect((await invoicesOf(shop, tied)).map(({ total }) => total / 10_000)).toEqual([10, 10, 10, 12]);
  });

  test("bills one-shot lines once and recurring lines each time", async () => {
    const shop = await openShop();
    const id = await deployed(shop);
    const line = (price: string) => [{ description: "Extra", price: { price } }];
    const vendor = shop.as("vendor");
    expect((await vendor.post(`subscription/${id}/invoice/oneshot`, line("3.0000"))).status).toBe(200);
    expect((await vendor.post(`subscription/${id}/invoice/recurring`, line("1.0000"))).status).toBe(200);
    await advance(shop, "P2M");
    expect((await invoicesOf(shop, id)).map(({ total }) => total / 10_000)).toEqual([10, 14, 11]);
  });

  test("of a self-billing plan has orders, and no invoices", async () => {
    const shop = await openShop();
    const productVersion = await addProductVersion(shop, {
      productId: shop.product,
      name: "Direct",
      selfBilling: true,
    });
    const id = await deploy(shop, "customer", {
      productVersion: { url: `productVersion/${productVersion}` },
    });
    await advance(shop, "P1M");
    expect(await ordersOf(shop, id)).toMatchObject([
      { type: "NORMAL", status: "FREE" },
      { type: "RENEWAL", status: "FREE" },
    ]);
    expect(await invoicesOf(shop, id)).toEqual([]);
    expect(await rowOf(shop, id)).toMatchObject({ periodEnd: at("2026-03-31T08:15:00Z") });
  });

  test("that was deployed two months late is billed from then on, not for the wait", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const id = await order(shop, "customer");
    await listen(shop);
    await advance(shop, "P60D");
    expect(await emittedEvents(shop)).toEqual([]);
    await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({
      startDate: "2026-04-01T08:15:00Z",
      lastInvoice: "2026-04-01T08:15:00Z",
      nextInvoice: "2026-05-01T08:15:00Z",
      endDate: "2026-05-01T08:15:00Z",
    });
    await advance(shop, "P30D");
    expect(await billsOf(shop, id)).toEqual([
      "2026-01-31T08:15:00Z NORMAL 10.0000 PAID",
      "2026-05-01T08:15:00Z RENEWAL 10.0000 PAID",
    ]);
  });

  test.each([
    ["a trial", { type: "TRIAL" }, "2026-02-20T08:15:00Z"],
    ["a short life", { productVersion: { url: "productVersion/2" } }, "2026-02-06T12:15:00Z"],
  ])("that is %s begins when it is deployed", async (_, body, endDate) => {
    const shop = await openShop();
    await addProductVersion(shop, { productId: shop.product, name: "Burst", lifespan: 4 });
    await storeCard(shop, "customer");
    const id = await order(shop, "customer", body);
    await advance(shop, "P6D");
    await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ endDate });
  });
});

describe("an order that is never paid", () => {
  test("expires after 30 days, and its invoice with it", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    await listen(shop);
    await advance(shop, "P29D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "WAITING_PAYMENT" });
    await advance(shop, "P1D");
    expect(await rowOf(shop, id)).toMatchObject({
      deploymentStatus: "UNDEPLOYED",
      updatedAt: at("2026-03-02T08:15:00Z"),
    });
    expect(await billsOf(shop, id)).toEqual(["2026-01-31T08:15:00Z NORMAL 10.0000 EXPIRED"]);
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.MODIFIED invoice/1",
      `Subscription.DELETED subscription/${id}`,
    ]);
  });

  test("does not expire once it is paid", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    await advance(shop, "P20D");
    await storeCard(shop, "customer");
    expect((await shop.as("customer").post("invoice/1/pay", {})).status).toBe(204);
    await advance(shop, "P20D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "PENDING" });
  });
});

describe("a renewal that is declined", () => {
  async function declined(): Promise<{ readonly shop: Shop; readonly id: number }> {
    const shop = await openShop();
    const id = await deployed(shop);
    await storeCard(shop, "customer", "pm_card_expired");
    await listen(shop);
    await advance(shop, "P29D");
    return { shop, id };
  }

  test("leaves the subscription deployed for three days", async () => {
    const { shop, id } = await declined();
    expect(await rowOf(shop, id)).toMatchObject({
      deploymentStatus: "DEPLOYED",
      periodEnd: at("2026-02-28T08:15:00Z"),
      graceUntil: at("2026-03-03T08:15:00Z"),
    });
    expect(await invoicesOf(shop, id)).toMatchObject([
      {},
      { status: "UNPAID", lastPaymentError: "card expired" },
    ]);
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
    expect((await shop.as("vendor").get(`subscription/${id}`)).body).toMatchObject({ paid: false });
  });

  test("goes on from the end of the period when it is paid in time", async () => {
    const { shop, id } = await declined();
    await storeCard(shop, "customer");
    expect((await shop.as("customer").post("invoice/2/pay", {})).status).toBe(204);
    expect(await rowOf(shop, id)).toMatchObject({
      periodStart: at("2026-02-28T08:15:00Z"),
      periodEnd: at("2026-03-31T08:15:00Z"),
      graceUntil: null,
    });
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
      "Invoice.MODIFIED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
    await advance(shop, "P10D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "DEPLOYED" });
  });

  test("grants what was billed when it is paid, though the vendor changed the plan meanwhile", async () => {
    const { shop, id } = await declined();
    const path = `productVersion/${shop.productVersion}`;
    const { body } = await shop.as("vendor").get(path);
    const changed = await shop.as("vendor").put(path, { ...(body as object), billingPeriod: 12 });
    expect(changed.body).toMatchObject({ billingPeriod: 12 });
    await shop.services.store.write((tx) => tx.update(productVersions).set({ price: eur("300.00") }));
    await storeCard(shop, "customer");
    expect((await shop.as("customer").post("invoice/2/pay", {})).status).toBe(204);
    expect(await rowOf(shop, id)).toMatchObject({
      billingPeriod: 1,
      productVersion: { price: eur("10.00"), billingPeriod: 1 },
      periodEnd: at("2026-03-31T08:15:00Z"),
      pendingRenewal: null,
    });
    await advance(shop, "P2M");
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-03-31T08:15:00Z RENEWAL 300.0000 PAID");
    expect(await rowOf(shop, id)).toMatchObject({ periodEnd: at("2027-03-31T08:15:00Z") });
  });

  test("ends it when nobody pays", async () => {
    const { shop, id } = await declined();
    await advance(shop, "P3D");
    expect(await rowOf(shop, id)).toMatchObject({
      deploymentStatus: "UNDEPLOY_SENT",
      graceUntil: null,
      pendingRenewal: null,
    });
    expect(await billsOf(shop, id)).toEqual([
      "2026-01-31T08:15:00Z NORMAL 10.0000 PAID",
      // Three of 31 days were delivered, and stay owed.
      "2026-02-28T08:15:00Z RENEWAL 10.0000 UNPAID",
      "2026-03-03T08:15:00Z CREDIT -9.0300 PAID",
    ]);
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
      "Invoice.CREATED invoice/3",
      "Invoice.MODIFIED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
  });

  test("is not renewed once more by hand", async () => {
    const { shop, id } = await declined();
    const answer = await shop.as("customer").patch(`subscription/${id}`, { action: "RENEW" });
    expect(errorOf(answer)).toBe("409 action-RENEW-not-allowed-in-DEPLOYED with an unpaid invoice");
  });
});

describe("a subscription that does not renew", () => {
  test("expires at the end of its period", async () => {
    const shop = await openShop();
    const id = await deployed(shop);
    const body = { action: "AUTORENEW", autoRenew: false };
    expect((await shop.as("customer").patch(`subscription/${id}`, body)).status).toBe(204);
    await listen(shop);
    await advance(shop, "P27D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "DEPLOYED" });
    await advance(shop, "P1D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
    expect(await emittedEvents(shop)).toEqual([`Subscription.MODIFIED subscription/${id}`]);
    expect((await invoicesOf(shop, id)).length).toBe(1);
  });

  test("because its plan lives for hours ends with them", async () => {
    const shop = await openShop();
    const productVersion = await addProductVersion(shop, {
      productId: shop.product,
      name: "Burst",
      lifespan: 4,
    });
    const id = await deployed(shop, { productVersion: { url: `productVersion/${productVersion}` } });
    expect(await rowOf(shop, id)).toMatchObject({ lifespan: 4, periodEnd: at("2026-01-31T12:15:00Z") });
    await advance(shop, "PT3H59M");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "DEPLOYED" });
    await advance(shop, "PT1M");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
    expect((await invoicesOf(shop, id)).length).toBe(1);
  });
});

describe("a company that is deactivated", () => {
  const deactivate = (shop: Shop, path: string) => shop.as("admin").patch(path, { action: "DEACTIVATION" });
  const onBasic = ({ productVersion }: Shop) => ({
    type: "NORMAL",
    productVersion: { url: `productVersion/${productVersion}` },
  });

  test("as the vendor, sells nothing: its products leave the lists, and take no orders", async () => {
    const shop = await openShop();
    const { northwind, product, productVersion } = shop;
    await storeCard(shop, "customer");
    expect((await deactivate(shop, `company/${northwind}`)).status).toBe(204);
    expect((await shop.as("customer").get("product")).body).toEqual([]);
    expect((await shop.as("customer").get("productVersion")).body).toEqual([]);
    expect((await shop.as("customer").get(`product/${product}`)).status).toBe(404);
    expect((await shop.as("customer").get(`productVersion/${productVersion}`)).status).toBe(404);
    expect(errorOf(await shop.as("customer").post("order", onBasic(shop)))).toBe("422 vendor-deactivated");
    await shop.as("admin").patch(`company/${northwind}`, { action: "ACTIVATION" });
    expect((await shop.as("customer").post("order", onBasic(shop))).status).toBe(201);
  });

  test("as the vendor, leaves its subscriptions until their end, and renews none", async () => {
    const shop = await openShop();
    const id = await deployed(shop);
    await deactivate(shop, `company/${shop.northwind}`);
    const renew = { action: "RENEW" };
    expect(errorOf(await shop.as("customer").patch(`subscription/${id}`, renew))).toBe(
      "422 vendor-deactivated",
    );
    await advance(shop, "P27D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "DEPLOYED" });
    await advance(shop, "P1D");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
    expect((await invoicesOf(shop, id)).length).toBe(1);
  });

  test("as the customer, cannot sign in, and its subscriptions do not renew", async () => {
    const shop = await openShop();
    const id = await deployed(shop);
    await deactivate(shop, `userCompany/${shop.acme}`);
    expect((await shop.as("customer").get("user/me")).status).toBe(401);
    await advance(shop, "P1M");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
    expect((await invoicesOf(shop, id)).length).toBe(1);
  });
});

describe("a trial at its end", () => {
  test("becomes NORMAL with a card, and is paid from then on", async () => {
    const shop = await openShop();
    const id = await deployed(shop, { type: "TRIAL" });
    await advance(shop, "P14D");
    expect(await rowOf(shop, id)).toMatchObject({
      type: "NORMAL",
      periodStart: at("2026-02-14T08:15:00Z"),
      periodEnd: at("2026-03-14T08:15:00Z"),
    });
    expect(await billsOf(shop, id)).toEqual(["2026-02-14T08:15:00Z RENEWAL 10.0000 PAID"]);
  });

  test("expires without a card", async () => {
    const shop = await openShop();
    const id = await deploy(shop, "customer", { type: "TRIAL" });
    await advance(shop, "P14D");
    expect(await rowOf(shop, id)).toMatchObject({ type: "TRIAL", deploymentStatus: "UNDEPLOY_SENT" });
    expect(await invoicesOf(shop, id)).toEqual([]);
  });

  test("was turned into a paid subscription by the customer before", async () => {
    const shop = await openShop();
    const id = await deployed(shop, { type: "TRIAL" });
    await advance(shop, "P3D");
    await listen(shop);
    expect((await shop.as("customer").patch(`subscription/${id}`, { action: "renew" })).status).toBe(204);
    expect(await rowOf(shop, id)).toMatchObject({
      type: "NORMAL",
      periodStart: at("2026-02-03T08:15:00Z"),
      periodEnd: at("2026-03-03T08:15:00Z"),
    });
    expect(await billsOf(shop, id)).toEqual(["2026-02-03T08:15:00Z RENEWAL 10.0000 PAID"]);
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/1",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
  });
});

describe("renewing by hand", () => {
  test("adds a period to what was paid, and charges it", async () => {
    const shop = await openShop();
    const id = await deployed(shop);
    expect((await shop.as("customer").patch(`subscription/${id}`, { action: "RENEW" })).status).toBe(204);
    expect(await rowOf(shop, id)).toMatchObject({ periodEnd: at("2026-03-31T08:15:00Z") });
    expect(await ordersOf(shop, id)).toMatchObject([{ type: "NORMAL" }, { type: "RENEWAL", creatorId: 4 }]);
  });

  test.each([
    ["a card that is declined", "pm_card_chargeDeclined"],
    ["no card", undefined],
  ])("with %s lapses after three days, and the paid time runs on", async (_, card) => {
    const shop = await openShop();
    const id = await deployed(shop);
    await advance(shop, "P5D");
    await shop.services.store.write((tx) => tx.delete(paymentMethods));
    if (card !== undefined) await storeCard(shop, "customer", card);
    await listen(shop);
    expect((await shop.as("customer").patch(`subscription/${id}`, { action: "RENEW" })).status).toBe(204);
    expect(await rowOf(shop, id)).toMatchObject({
      periodEnd: at("2026-02-28T08:15:00Z"),
      graceUntil: at("2026-02-08T08:15:00Z"),
    });
    const again = await shop.as("customer").patch(`subscription/${id}`, { action: "RENEW" });
    expect(again.status).toBe(409);
    await advance(shop, "P3D");
    expect(await rowOf(shop, id)).toMatchObject({
      deploymentStatus: "DEPLOYED",
      periodEnd: at("2026-02-28T08:15:00Z"),
      graceUntil: null,
    });
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-05T08:15:00Z RENEWAL 10.0000 EXPIRED");
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ paid: true });
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
      "Invoice.MODIFIED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
  });

  test("adds hours to a SANDBOX subscription, free of charge", async () => {
    const shop = await openShop();
    await storeCard(shop, "vendor");
    const id = await deploy(shop, "vendor", { type: "SANDBOX" });
    expect((await shop.as("vendor").patch(`subscription/${id}`, { action: "RENEW", hours: 5 })).status).toBe(
      204,
    );
    expect(await rowOf(shop, id)).toMatchObject({ periodEnd: at("2026-02-28T13:15:00Z") });
    expect((await invoicesOf(shop, id)).length).toBe(1);
  });

  test("is not the vendor's: the customer's card is charged only when the customer asks", async () => {
    const shop = await openShop();
    const id = await deployed(shop);
    await shop.as("customer").patch(`subscription/${id}`, { action: "AUTORENEW", autoRenew: false });
    const before = await rowOf(shop, id);
    const answer = await shop.as("vendor").patch(`subscription/${id}`, { action: "RENEW" });
    expect(errorOf(answer)).toBe("403 action-RENEW-not-allowed-for-ROLE_VENDOR");
    expect(await rowOf(shop, id)).toEqual(before);
    expect((await invoicesOf(shop, id)).length).toBe(1);
  });

  test("takes hours for nothing else", async () => {
    const shop = await openShop();
    const id = await deployed(shop);
    const answer = await shop.as("customer").patch(`subscription/${id}`, { action: "RENEW", hours: 5 });
    expect(errorOf(answer)).toBe("400 hours-invalid");
  });
});

describe("the jobs of the clock", () => {
  test("do nothing when they run again", async () => {
    const shop = await openShop();
    const id = await deployed(shop);
    const runner = createPeriodEndRunner(shop.services);
    const until = at("2026-02-28T08:15:00Z");
    const job = await shop.services.store.read((db) => runner.nextJob(db, until));
    const { signal } = new AbortController();
    expect(job).toEqual({ kind: "periodEnd", id: String(id), dueAt: until });
    if (job === undefined) return;
    await runner.run(job, signal);
    const after = [await rowOf(shop, id), await billsOf(shop, id)];
    await runner.run(job, signal);
    expect([await rowOf(shop, id), await billsOf(shop, id)]).toEqual(after);
    expect(await shop.services.store.read((db) => runner.nextJob(db, until))).toBeUndefined();
  });

  test("run in the order of their times over all subscriptions", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift(await deploy(shop, "customer"));
      await advance(shop, "P2D");
    }
    await advance(shop, "P2M");
    const dates = await shop.services.store.read((db) =>
      db.select({ date: subscriptions.updatedAt }).from(subscriptions).orderBy(asc(subscriptions.id)),
    );
    expect(dates.map(({ date }) => date)).toEqual(dates.map(({ date }) => date).sort((a, b) => a - b));
    const bills = (await Promise.all(ids.map((id) => invoicesOf(shop, id)))).flat();
    const inOrder = bills.sort((a, b) => a.id - b.id).map(({ date }) => date);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  });

  test("leave what has no card left to charge to its grace", async () => {
    const shop = await openShop();
    const id = await deployed(shop);
    await shop.services.store.write((tx) => tx.delete(paymentMethods));
    await advance(shop, "P1M");
    expect(await rowOf(shop, id)).toMatchObject({ graceUntil: at("2026-03-03T08:15:00Z") });
  });
});
