import { validateSchema } from "@syndikit/contract/validators";
import { describe, expect, test } from "vitest";
import { billsOf, rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { advance, deploy, openShop, order, type Shop, storeCard } from "../support/shop.js";

async function paying(): Promise<Shop> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  return shop;
}

const credit = (shop: Shop, id: number, body: object = {}) =>
  shop.as("admin").post(`invoice/${id}/credit`, { reason: "It was down.", ...body });

describe("what was paid and never delivered is credited", () => {
  test.each([
    ["when the vendor reports FAILED", "vendor", { deploymentStatus: "FAILED" }],
    ["when the customer ends it before the first DEPLOYED", "customer", { action: "KILL" }],
    ["when the vendor ends it before the first DEPLOYED", "vendor", { action: "KILL", reason: "Sold out." }],
  ])("%s", async (_, userName, body) => {
    const shop = await paying();
    const id = await order(shop, "customer");
    await listen(shop);
    expect((await shop.as(userName).patch(`subscription/${id}`, body)).status).toBe(204);
    expect(await billsOf(shop, id)).toEqual([
      "2026-01-31T08:15:00Z NORMAL 10.0000 PAID",
      "2026-01-31T08:15:00Z CREDIT -10.0000 PAID",
    ]);
    const { body: note } = await shop.as("customer").get("invoice/2");
    expect(validateSchema("InvoiceDTO", note)).toEqual([]);
    expect(note).toMatchObject({
      number: "CN-2026-000002",
      type: "CREDIT",
      creditOf: { url: "invoice/1" },
      order: { url: "order/1" },
      paymentReference: "refund_2",
      entries: [{ type: "CONFIGURATION", subtotal: "-10.0000" }],
    });
    expect((await shop.as("customer").get("invoice/1")).body).toMatchObject({
      number: "INV-2026-000001",
      credited: "10.0000",
      paid: true,
    });
    expect(await emittedEvents(shop)).toEqual(
      expect.arrayContaining(["Invoice.CREATED invoice/2", "Invoice.MODIFIED invoice/1"]),
    );
  });

  test("once: ending what has failed credits nothing more", async () => {
    const shop = await paying();
    const id = await order(shop, "customer");
    await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "FAILED" });
    await shop.as("customer").patch(`subscription/${id}`, { action: "KILL" });
    expect((await billsOf(shop, id)).length).toBe(2);
  });

  test("and not when it was delivered, or never paid", async () => {
    const shop = await paying();
    const used = await deploy(shop, "customer");
    await shop.as("customer").patch(`subscription/${used}`, { action: "KILL" });
    expect(await billsOf(shop, used)).toEqual(["2026-01-31T08:15:00Z NORMAL 10.0000 PAID"]);
    const unpaid = await order(shop, "customer2");
    await shop.as("customer2").patch(`subscription/${unpaid}`, { action: "KILL" });
    expect(await billsOf(shop, unpaid)).toEqual(["2026-01-31T08:15:00Z NORMAL 10.0000 EXPIRED"]);
  });
});

describe("an administrator credits an invoice", () => {
  test("in part, and then what is left, and never more", async () => {
    const shop = await paying();
    const id = await deploy(shop, "customer");
    const first = await credit(shop, 1, { amount: "2.50" });
    expect(first).toMatchObject({
      status: 201,
      body: { total: { total: "-2.5000" }, reason: "It was down." },
    });
    expect(first.headers.get("location")).toMatch(/\/invoice\/2$/);
    expect(errorOf(await credit(shop, 1, { amount: "7.51" }))).toBe("422 invoice-1-credit-above-7.5000");
    expect((await credit(shop, 1)).body).toMatchObject({ total: { total: "-7.5000" } });
    expect(errorOf(await credit(shop, 1))).toBe("422 invoice-1-credit-above-0.0000");
    expect(errorOf(await credit(shop, 2))).toBe("422 invoice-2-credit-above-0.0000");
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ paid: true });
  });

  test("with VAT, which is paid back by the same rate", async () => {
    const shop = await paying();
    const id = await deploy(shop, "customer");
    const line = { price: { price: "10.0000", vat: 22 }, quantity: 1 };
    await shop.as("vendor").post(`subscription/${id}/invoice`, [line]);
    expect((await credit(shop, 2, { amount: "6.10" })).body).toMatchObject({
      total: { price: "-5.0000", vat: 22, vatSpunOff: "-1.1000", total: "-6.1000" },
    });
    expect((await credit(shop, 2)).body).toMatchObject({
      total: { price: "-5.0000", vatSpunOff: "-1.1000", total: "-6.1000" },
    });
  });

  test("that is unpaid: in whole it is settled, and the subscription goes on", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    await credit(shop, 1, { amount: "4.00" });
    expect((await rowOf(shop, id)).deploymentStatus).toBe("WAITING_PAYMENT");
    await credit(shop, 1);
    expect((await rowOf(shop, id)).deploymentStatus).toBe("PENDING");
    expect((await shop.as("customer").get("invoice/1")).body).toMatchObject({
      status: "PAID",
      paymentReference: "credit_3",
      credited: "10.0000",
    });
    expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ paid: true });
  });

  test("that waits for a renewal: the grace is over, and the next period begins", async () => {
    const shop = await paying();
    const id = await deploy(shop, "customer");
    await storeCard(shop, "customer", "pm_card_chargeDeclined");
    await advance(shop, "P28D");
    expect((await rowOf(shop, id)).graceUntil).not.toBeNull();
    expect((await credit(shop, 2)).status).toBe(201);
    expect(await rowOf(shop, id)).toMatchObject({
      graceUntil: null,
      periodEnd: Date.UTC(2026, 2, 31, 8, 15),
    });
  });

  test("that declares proceeds: the balance report takes them back", async () => {
    const shop = await paying();
    const id = await deploy(shop, "customer");
    const line = { price: { price: "50.0000" }, quantity: 1 };
    await shop.as("vendor").post(`subscription/${id}/invoice?cashed=true`, [line]);
    await credit(shop, 2, { amount: "20.00" });
    expect((await shop.as("vendor").get("proceedsReport")).body).toMatchObject({
      total: { EUR: "30.0000" },
    });
  });

  test("and nobody else does, of an invoice that is owed, with a reason and an amount above zero", async () => {
    const shop = await paying();
    const id = await deploy(shop, "customer");
    for (const userName of ["customer", "vendor"]) {
      const answer = await shop.as(userName).post("invoice/1/credit", { reason: "Please." });
      expect(answer.status).toBe(403);
    }
    for (const reason of [undefined, " "])
      expect(errorOf(await credit(shop, 1, { reason }))).toBe("400 reason-required");
    for (const amount of ["0", "0.005"])
      expect(errorOf(await credit(shop, 1, { amount }))).toBe("400 amount-invalid");
    const unpaid = await order(shop, "customer2");
    await shop.as("customer2").patch(`subscription/${unpaid}`, { action: "KILL" });
    expect(errorOf(await credit(shop, 2))).toMatch(/^409 /);
    expect((await billsOf(shop, id)).length).toBe(1);
  });
});
