import { validateSchema } from "@syndikit/contract/validators";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { products } from "../../src/store/tables/product.js";
import { eur } from "../../src/test-support/subscriptions.js";
import { billsOf, invoicesOf, ordersOf, rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf, firstError } from "../support/errors.js";
import type { Answer } from "../support/marketplace.js";
import {
  addProductOf,
  addProductVersion,
  advance,
  deploy,
  openShop,
  order,
  type Shop,
  storeCard,
} from "../support/shop.js";

interface Sold {
  readonly shop: Shop;
  readonly id: number;
  /** 30.00 EUR a month. */
  readonly pro: number;
  upgrade(productVersion: number, more?: object): Promise<Answer>;
}

/** A deployed subscription of the plan of 10.00 EUR a month, and a more expensive plan. */
async function sell(body: object = {}): Promise<Sold> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer", body);
  const pro = await addProductVersion(shop, { productId: shop.product, name: "Pro", price: eur("30.00") });
  await listen(shop);
  const upgrade = (productVersion: number, more: object = {}) =>
    shop.as("vendor").patch(`subscription/${id}`, {
      action: "syndicated_upgrade",
      productVersion: { url: `productVersion/${productVersion}` },
      ...more,
    });
  return { shop, id, pro, upgrade };
}

describe("an upgrade now", () => {
  test("is PAID for the whole days that are left", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await advance(shop, "P14D");
    const answer = await upgrade(pro);
    expect(answer).toMatchObject({ status: 200, body: { upgrade: "PAID", invoice: "invoice/2" } });
    expect(validateSchema("UpgradeResult", answer.body)).toEqual([]);
    // 20.00 EUR more, for 14 of 28 days.
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-14T08:15:00Z SYNDICATED_UPGRADE 10.0000 PAID");
    expect(await rowOf(shop, id)).toMatchObject({
      productVersionId: pro,
      productVersion: { id: pro },
      deferredUpgrade: null,
    });
    expect(await ordersOf(shop, id)).toMatchObject([
      { type: "NORMAL", productVersionId: shop.productVersion },
      { type: "SYNDICATED_UPGRADE", status: "PAID", productVersionId: pro, creatorId: 2 },
    ]);
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
    await advance(shop, "P14D");
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-28T08:15:00Z RENEWAL 30.0000 PAID");
  });

  test("is FREE when no whole day is left", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await advance(shop, "P27DT1H");
    expect(await upgrade(pro)).toMatchObject({ status: 200, body: { upgrade: "FREE" } });
    expect((await invoicesOf(shop, id)).length).toBe(1);
    expect(await ordersOf(shop, id)).toMatchObject([{}, { type: "SYNDICATED_UPGRADE", status: "FREE" }]);
    expect(await emittedEvents(shop)).toEqual([`Subscription.MODIFIED subscription/${id}`]);
  });

  test("of a trial is FREE, for nothing was paid yet", async () => {
    const { shop, id, pro, upgrade } = await sell({ type: "TRIAL" });
    expect(await upgrade(pro)).toMatchObject({ status: 200, body: { upgrade: "FREE" } });
    expect(await rowOf(shop, id)).toMatchObject({ type: "TRIAL", productVersionId: pro });
  });

  test("that is declined leaves an invoice to pay, and the subscription not paid", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await storeCard(shop, "customer", "pm_card_chargeDeclined");
    expect(await upgrade(pro)).toMatchObject({ status: 200, body: { upgrade: "PAID" } });
    expect(await invoicesOf(shop, id)).toMatchObject([
      {},
      { status: "UNPAID", lastPaymentError: "card declined" },
    ]);
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ paid: false });
    await storeCard(shop, "customer");
    expect((await shop.as("customer").post("invoice/2/pay", {})).status).toBe(204);
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ paid: true });
    expect(await rowOf(shop, id)).toMatchObject({ graceUntil: null });
  });

  test("that stays unpaid is undone after three days, and what was delivered of it stays owed", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await storeCard(shop, "customer", "pm_card_chargeDeclined");
    await upgrade(pro);
    await advance(shop, "P2D");
    expect(await rowOf(shop, id)).toMatchObject({ productVersionId: pro });
    await advance(shop, "P1D");
    expect(await rowOf(shop, id)).toMatchObject({
      deploymentStatus: "DEPLOYED",
      productVersionId: shop.productVersion,
      graceUntil: null,
    });
    // 20.00 for the month, of which 25 of 28 days are left.
    expect(await billsOf(shop, id)).toEqual([
      "2026-01-31T08:15:00Z NORMAL 10.0000 PAID",
      "2026-01-31T08:15:00Z SYNDICATED_UPGRADE 20.0000 UNPAID",
      "2026-02-03T08:15:00Z CREDIT -17.8600 PAID",
    ]);
    expect((await ordersOf(shop, id)).at(-1)).toMatchObject({ status: "REJECTED" });
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
      "Invoice.CREATED invoice/3",
      "Invoice.MODIFIED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
  });

  test("that stays unpaid until the end of the period is undone just before, and the old plan renews", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await advance(shop, "P26D");
    await storeCard(shop, "customer", "pm_card_chargeDeclined");
    await upgrade(pro);
    await storeCard(shop, "customer");
    await advance(shop, "P2DT12H");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "DEPLOYED", pendingRenewal: null });
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-28T08:15:00Z RENEWAL 10.0000 PAID");
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ paid: false });
    expect((await shop.as("customer").post("invoice/2/pay", {})).status).toBe(204);
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ paid: true });
  });
});

describe("an upgrade that is deferred", () => {
  test("by another billing period changes nothing until the period ends", async () => {
    const { shop, id, upgrade } = await sell();
    const yearly = await addProductVersion(shop, {
      productId: shop.product,
      name: "Yearly",
      price: eur("300.00"),
      billingPeriod: 12,
    });
    const before = await rowOf(shop, id);
    const read = async () => (await shop.as("vendor").get(`subscription/${id}`)).body;
    const seen = await read();
    await advance(shop, "PT1H");
    const answer = await upgrade(yearly);
    expect(await read()).toEqual(seen);
    expect(answer).toMatchObject({ status: 200, body: { upgrade: "DEFERRED", order: "order/2" } });
    expect(await rowOf(shop, id)).toMatchObject({
      productVersionId: before.productVersionId,
      periodEnd: before.periodEnd,
    });
    expect(await ordersOf(shop, id)).toMatchObject([
      {},
      { status: "DEFERRED", startDate: before.periodEnd, productVersionId: yearly },
    ]);
    expect(await emittedEvents(shop)).toEqual([]);

    expect(errorOf(await upgrade(yearly))).toBe("423 upgrade-in-flight");

    await advance(shop, "P1M");
    expect(await rowOf(shop, id)).toMatchObject({
      productVersionId: yearly,
      billingPeriod: 12,
      deferredUpgrade: null,
      periodEnd: Date.UTC(2027, 1, 28, 8, 15),
    });
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-28T08:15:00Z RENEWAL 300.0000 PAID");
    expect(await ordersOf(shop, id)).toMatchObject([
      { type: "NORMAL" },
      { type: "SYNDICATED_UPGRADE", status: "FREE" },
      { type: "RENEWAL", productVersionId: yearly },
    ]);
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
    expect(await read()).toMatchObject({
      orders: [
        { orderType: "NORMAL" },
        { url: "order/3", orderType: "RENEWAL" },
        { url: "order/2", orderType: "SYNDICATED_UPGRADE" },
      ],
    });
    expect((await shop.as("vendor").get("order/2")).body).toMatchObject({ totalPrice: "0.0000" });
  });

  test("is cancelled by its vendor until then, and by nobody else", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await upgrade(pro, { from: "2026-02-20T00:00:00Z" });
    const seen = (await shop.as("vendor").get(`subscription/${id}`)).body;
    expect((await shop.as("customer").delete("order/2")).status).toBe(403);
    expect(errorOf(await shop.as("vendor2").delete("order/2"))).toBe("404 order-2-not-found");
    expect(errorOf(await shop.as("vendor").delete("order/1"))).toBe("409 order-1-not-deferred");
    expect((await shop.as("vendor").delete("order/2")).status).toBe(204);
    expect((await shop.as("vendor").delete("order/2")).status).toBe(204);
    expect((await shop.as("vendor").get("order/2")).body).toMatchObject({ status: "REJECTED" });
    expect((await shop.as("vendor").get(`subscription/${id}`)).body).toEqual(seen);
    expect(await emittedEvents(shop)).toEqual([]);
    await advance(shop, "P1M");
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-28T08:15:00Z RENEWAL 10.0000 PAID");
    expect((await upgrade(pro, { from: "2026-03-20T00:00:00Z" })).status).toBe(200);
  });

  test("is not cancelled once it has taken effect", async () => {
    const { shop, pro, upgrade } = await sell();
    await upgrade(pro, { from: "2026-02-20T00:00:00Z" });
    await advance(shop, "P1M");
    expect(errorOf(await shop.as("admin").delete("order/2"))).toBe("409 order-2-not-deferred");
  });

  test("moves with the end of the period when the customer renews meanwhile", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await upgrade(pro, { from: "2026-02-20T00:00:00Z" });
    expect((await shop.as("customer").patch(`subscription/${id}`, { action: "RENEW" })).status).toBe(204);
    expect(await rowOf(shop, id)).toMatchObject({
      productVersionId: shop.productVersion,
      deferredUpgrade: { orderId: 2 },
      periodEnd: Date.UTC(2026, 2, 31, 8, 15),
    });
    expect((await ordersOf(shop, id))[1]).toMatchObject({
      status: "DEFERRED",
      startDate: Date.UTC(2026, 2, 31, 8, 15),
    });
    await advance(shop, "P2M");
    expect(await billsOf(shop, id)).toEqual([
      "2026-01-31T08:15:00Z NORMAL 10.0000 PAID",
      "2026-01-31T08:15:00Z RENEWAL 10.0000 PAID",
      "2026-03-31T08:15:00Z RENEWAL 30.0000 PAID",
    ]);
    expect(await rowOf(shop, id)).toMatchObject({ productVersionId: pro, deferredUpgrade: null });
  });

  test("by a date waits for the first period that begins after it", async () => {
    const { shop, id, pro, upgrade } = await sell();
    const answer = await upgrade(pro, { from: "2026-03-01T00:00:00Z" });
    expect(answer).toMatchObject({ body: { upgrade: "DEFERRED" } });
    expect(await ordersOf(shop, id)).toMatchObject([{}, { startDate: Date.UTC(2026, 2, 31, 8, 15) }]);
    await advance(shop, "P2M");
    expect((await invoicesOf(shop, id)).map(({ total }) => total / 10_000)).toEqual([10, 10, 30]);
    expect(await rowOf(shop, id)).toMatchObject({ productVersionId: pro });
  });

  test("never runs when the subscription ends before", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await upgrade(pro, { from: "2026-02-20T00:00:00Z" });
    await shop.as("customer").patch(`subscription/${id}`, { action: "KILL" });
    expect(await ordersOf(shop, id)).toMatchObject([{}, { status: "REJECTED" }]);
    expect(await rowOf(shop, id)).toMatchObject({
      productVersionId: shop.productVersion,
      deferredUpgrade: null,
    });
  });

  test("runs when a declined renewal is paid in its grace", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await upgrade(pro, { from: "2026-02-20T00:00:00Z" });
    await storeCard(shop, "customer", "pm_card_expired");
    await advance(shop, "P29D");
    expect(await rowOf(shop, id)).toMatchObject({
      productVersionId: shop.productVersion,
      deferredUpgrade: { orderId: 2 },
    });
    await storeCard(shop, "customer");
    expect((await shop.as("customer").post("invoice/2/pay", {})).status).toBe(204);
    expect(await rowOf(shop, id)).toMatchObject({ productVersionId: pro, deferredUpgrade: null });
    expect(await ordersOf(shop, id)).toMatchObject([{}, { status: "FREE" }, { type: "RENEWAL" }]);
  });

  test("is not cancelled while a renewal that bills it waits for its payment", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await upgrade(pro, { from: "2026-02-20T00:00:00Z" });
    await storeCard(shop, "customer", "pm_card_expired");
    await advance(shop, "P29D");
    const answer = await shop.as("vendor").delete("order/2");
    expect(errorOf(answer)).toBe("409 order-2-billed");
    expect(firstError(answer).error).toBe(
      "Order 2 cannot be cancelled: the unpaid invoice of the renewal bills it, and its payment applies it.",
    );
    expect(errorOf(await shop.as("admin").delete("order/2"))).toBe("409 order-2-billed");
    expect((await shop.as("customer").get("invoice/2")).body).toMatchObject({
      productVersion: "Pro",
      total: { price: "30.0000" },
    });
    expect(await ordersOf(shop, id)).toMatchObject([
      {},
      { status: "DEFERRED" },
      { type: "RENEWAL", productVersionId: pro, endOfPeriod: Date.UTC(2026, 2, 31, 8, 15) },
    ]);
    await storeCard(shop, "customer");
    expect((await shop.as("customer").post("invoice/2/pay", {})).status).toBe(204);
    expect(await rowOf(shop, id)).toMatchObject({ productVersionId: pro, pendingRenewal: null });
    expect(errorOf(await shop.as("vendor").delete("order/2"))).toBe("409 order-2-not-deferred");
  });

  test("by a date after a renewal that waits for its payment is cancelled, and does not come back", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await upgrade(pro, { from: "2026-03-20T00:00:00Z" });
    await storeCard(shop, "customer", "pm_card_expired");
    await advance(shop, "P29D");
    expect((await shop.as("vendor").delete("order/2")).status).toBe(204);
    await storeCard(shop, "customer");
    expect((await shop.as("customer").post("invoice/2/pay", {})).status).toBe(204);
    await advance(shop, "P2M");
    expect((await invoicesOf(shop, id)).map(({ total }) => total / 10_000)).toEqual([10, 10, 10, 10]);
    expect(await rowOf(shop, id)).toMatchObject({
      productVersionId: shop.productVersion,
      deferredUpgrade: null,
    });
  });

  test("by a date after a renewal that waits for its payment still waits when that is paid", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await upgrade(pro, { from: "2026-03-20T00:00:00Z" });
    await storeCard(shop, "customer", "pm_card_expired");
    await advance(shop, "P29D");
    await storeCard(shop, "customer");
    expect((await shop.as("customer").post("invoice/2/pay", {})).status).toBe(204);
    expect(await rowOf(shop, id)).toMatchObject({
      productVersionId: shop.productVersion,
      deferredUpgrade: { orderId: 2 },
    });
    await advance(shop, "P2M");
    expect((await invoicesOf(shop, id)).map(({ total }) => total / 10_000)).toEqual([10, 10, 30, 30]);
  });
});

describe("an upgrade is refused", () => {
  test("to a plan that is not dearer, not on sale, or of another product", async () => {
    const { shop, upgrade } = await sell();
    const { product: productId } = shop;
    const same = await addProductVersion(shop, { productId, name: "Same" });
    const draft = await addProductVersion(shop, {
      productId,
      name: "Draft",
      price: eur("30.00"),
      published: false,
    });
    const other = await addProductVersion(shop, {
      productId: await addProductOf(shop, shop.northwind),
      name: "Other",
      price: eur("30.00"),
    });
    expect(errorOf(await upgrade(same))).toBe("422 downgrade-not-supported");
    expect(errorOf(await upgrade(draft))).toBe("422 plan-not-published");
    expect(errorOf(await upgrade(other))).toBe("422 upgrade-to-other-product");
    expect(errorOf(await upgrade(999))).toBe("400 productVersion-reference-productVersion/999-unknown");
  });

  test("with extra resources that the new plan does not offer", async () => {
    const { pro, upgrade } = await sell();
    expect(errorOf(await upgrade(pro, { billingItems: { "billingItem/9": 1 } }))).toBe(
      "422 extra-resource-billingItem/9-unknown",
    );
  });

  test("by the vendor's own validation, which is asked about the new plan", async () => {
    const { shop, id, pro, upgrade } = await sell();
    await shop.services.store.write((tx) =>
      tx
        .update(products)
        .set({ orderValidationUrls: ["https://app.test/validate"] })
        .where(eq(products.id, shop.product)),
    );
    const asked: unknown[] = [];
    shop.vendors.set("https://app.test", async (request) => {
      asked.push(await request.json());
      return Response.json({ errors: [{ message: "Not yet." }] });
    });
    expect(errorOf(await upgrade(pro))).toBe("422 order-refused");
    expect(asked).toMatchObject([
      { orderType: "SYNDICATED_UPGRADE", productVersionId: pro, subscriptionId: id },
    ]);
    expect(await rowOf(shop, id)).toMatchObject({ productVersionId: shop.productVersion });
  });

  test("to customers, and to other vendors", async () => {
    const { shop, id, pro } = await sell();
    const body = { action: "SYNDICATED_UPGRADE", productVersion: { url: `productVersion/${pro}` } };
    expect(errorOf(await shop.as("customer").patch(`subscription/${id}`, body))).toBe(
      "403 action-SYNDICATED_UPGRADE-not-allowed-for-ROLE_USER",
    );
    expect(errorOf(await shop.as("vendor2").patch(`subscription/${id}`, body))).toBe(
      `404 subscription-${id}-not-found`,
    );
  });

  test("before the tenant is there", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    const pro = await addProductVersion(shop, { productId: shop.product, name: "Pro", price: eur("30.00") });
    const body = { action: "SYNDICATED_UPGRADE", productVersion: { url: `productVersion/${pro}` } };
    expect(errorOf(await shop.as("vendor").patch(`subscription/${id}`, body))).toBe(
      "409 action-SYNDICATED_UPGRADE-not-allowed-in-WAITING_PAYMENT",
    );
  });
});
