import { describe, expect, test } from "vitest";
import { billsOf, invoicesOf, rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { addProductVersion, advance, deploy, openShop, order, storeCard } from "../support/shop.js";

describe("paying an invoice", () => {
  test("with the default card starts the subscription", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    await advance(shop, "P5D");
    await storeCard(shop, "customer");
    await listen(shop);
    expect((await shop.as("customer").post("invoice/1/pay", {})).status).toBe(204);
    expect(await invoicesOf(shop, id)).toMatchObject([
      { status: "PAID", paymentReceived: Date.UTC(2026, 1, 5, 8, 15), paymentReference: "pay_1" },
    ]);
    expect(await rowOf(shop, id)).toMatchObject({
      deploymentStatus: "PENDING",
      // Provisional, counted from the order.
      periodStart: Date.UTC(2026, 0, 31, 8, 15),
    });
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.MODIFIED invoice/1",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
  });

  test("with a named card leaves the default one alone", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    const visa = await storeCard(shop, "customer");
    await storeCard(shop, "customer", "pm_card_chargeDeclined");
    const answer = await shop
      .as("customer")
      .post("invoice/1/pay", { paymentMethod: { url: `paymentMethod/${visa}` } });
    expect(answer.status).toBe(204);
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "PENDING" });
  });

  test("that is declined keeps the reason and moves nothing, until another card pays", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    await storeCard(shop, "customer", "pm_card_chargeDeclined");
    await listen(shop);
    expect(errorOf(await shop.as("customer").post("invoice/1/pay", {}))).toBe(
      "422 payment-declined-card declined",
    );
    expect(await invoicesOf(shop, id)).toMatchObject([
      { status: "UNPAID", lastPaymentError: "card declined" },
    ]);
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "WAITING_PAYMENT" });
    expect(await emittedEvents(shop)).toEqual([]);
    await storeCard(shop, "customer");
    expect((await shop.as("customer").post("invoice/1/pay", {})).status).toBe(204);
    expect(await invoicesOf(shop, id)).toMatchObject([{ status: "PAID", lastPaymentError: null }]);
  });

  test("takes one payment when two arrive together", async () => {
    const shop = await openShop();
    await order(shop, "customer");
    await storeCard(shop, "customer");
    await listen(shop);
    const answers = await Promise.all([
      shop.as("customer").post("invoice/1/pay", {}),
      shop.as("customer").post("invoice/1/pay", {}),
    ]);
    expect(answers.map(errorOf).sort()).toEqual(["204", "409 invoice-1-already-paid"]);
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.MODIFIED invoice/1",
      "Subscription.MODIFIED subscription/1",
    ]);
  });

  test("needs a card that is the payer's own", async () => {
    const shop = await openShop();
    await order(shop, "customer");
    expect(errorOf(await shop.as("customer").post("invoice/1/pay", {}))).toBe("422 payment-method-missing");
    const foreign = await storeCard(shop, "customer2");
    const body = { paymentMethod: { url: `paymentMethod/${foreign}` } };
    expect(errorOf(await shop.as("customer").post("invoice/1/pay", body))).toBe(
      `400 paymentMethod-reference-paymentMethod/${foreign}-unknown`,
    );
  });

  test("is for colleagues with their own cards, and for administrators with the buyer's", async () => {
    const shop = await openShop();
    await order(shop, "customer");
    await order(shop, "customer");
    await storeCard(shop, "customer");
    expect(errorOf(await shop.as("colleague").post("invoice/1/pay", {}))).toBe("422 payment-method-missing");
    await storeCard(shop, "colleague");
    expect((await shop.as("colleague").post("invoice/1/pay", {})).status).toBe(204);
    expect((await shop.as("admin").post("invoice/2/pay", {})).status).toBe(204);
  });

  test("is nobody else's matter", async () => {
    const shop = await openShop();
    await order(shop, "customer");
    expect(errorOf(await shop.as("customer2").post("invoice/1/pay", {}))).toBe("404 invoice-1-not-found");
    expect(errorOf(await shop.as("vendor").post("invoice/1/pay", {}))).toBe("404 invoice-1-not-found");
    expect((await shop.as("customer").post("invoice/1/pay", { paymentMethod: "1" })).status).toBe(400);
  });
});

describe("marking an invoice paid", () => {
  test("is for administrators, once", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    await listen(shop);
    const paid = { reference: "bank-7" };
    expect((await shop.as("admin").patch("invoice/1/pay", paid)).status).toBe(204);
    expect((await shop.as("admin").patch("invoice/1/pay", { reference: "bank-8" })).status).toBe(204);
    expect(await invoicesOf(shop, id)).toMatchObject([{ status: "PAID", paymentReference: "bank-7" }]);
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "PENDING" });
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.MODIFIED invoice/1",
      "Subscription.MODIFIED subscription/1",
    ]);
  });

  test("is for vendors where they collect the money, which customers cannot pay here", async () => {
    const shop = await openShop();
    const productVersion = await addProductVersion(shop, {
      productId: shop.product,
      name: "Direct",
      selfBilling: true,
    });
    await storeCard(shop, "customer");
    const id = await deploy(shop, "customer", {
      productVersion: { url: `productVersion/${productVersion}` },
    });
    const lines = [{ description: "Support", price: { price: "5.0000" } }];
    expect((await shop.as("vendor").post(`subscription/${id}/invoice`, lines)).status).toBe(201);
    expect(await invoicesOf(shop, id)).toMatchObject([{ status: "UNPAID", selfBilled: true }]);
    expect(errorOf(await shop.as("customer").post("invoice/1/pay", {}))).toBe("409 invoice-1-self-billed");
    expect((await shop.as("vendor").patch("invoice/1/pay", { reference: "cash" })).status).toBe(204);
    expect(await billsOf(shop, id)).toEqual(["2026-01-31T08:15:00Z UPSELL 5.0000 PAID"]);
  });

  test("is not for vendors otherwise, and not for customers", async () => {
    const shop = await openShop();
    await order(shop, "customer");
    const paid = { reference: "bank-7" };
    expect(errorOf(await shop.as("vendor").patch("invoice/1/pay", paid))).toBe(
      "409 invoice-1-not-self-billed",
    );
    expect(errorOf(await shop.as("vendor2").patch("invoice/1/pay", paid))).toBe("404 invoice-1-not-found");
    expect((await shop.as("customer").patch("invoice/1/pay", paid)).status).toBe(403);
    expect((await shop.as("admin").patch("invoice/1/pay", {})).status).toBe(400);
  });
});

test("what ended unpaid is not paid any more, not by an administrator's word either", async () => {
  const shop = await openShop();
  const id = await order(shop, "customer");
  await storeCard(shop, "customer");
  await listen(shop);
  expect((await shop.as("customer").patch(`subscription/${id}`, { action: "KILL" })).status).toBe(204);
  expect(await invoicesOf(shop, id)).toMatchObject([{ status: "EXPIRED" }]);
  expect(await emittedEvents(shop)).toEqual([
    "Invoice.MODIFIED invoice/1",
    `Subscription.DELETED subscription/${id}`,
  ]);
  expect(errorOf(await shop.as("customer").post("invoice/1/pay", {}))).toBe("409 invoice-1-expired");
  const late = { reference: "late" };
  expect(errorOf(await shop.as("admin").patch("invoice/1/pay", late))).toBe("409 invoice-1-expired");
  expect(await invoicesOf(shop, id)).toMatchObject([{ status: "EXPIRED", paymentReceived: null }]);
  expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOYED" });
});

test("an invoice is paid without a body, by the stored default method", async () => {
  const shop = await openShop();
  const id = await order(shop, "customer");
  await storeCard(shop, "customer");
  expect((await shop.as("customer").post("invoice/1/pay")).status).toBe(204);
  expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "PENDING" });
});
