import { headerNames } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { invoiceLines } from "../../src/store/tables/billing.js";
import { eur } from "../../src/test-support/subscriptions.js";
import { billsOf, invoicesOf, ordersOf, rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { advance, deploy, openShop, order, type Shop, storeCard } from "../support/shop.js";

const lines = (price: string | number, more: object = {}) => [
  { description: "Support", price: { price }, ...more },
];

async function sell(): Promise<{ readonly shop: Shop; readonly id: number; readonly path: string }> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer");
  await listen(shop);
  return { shop, id, path: `subscription/${id}/invoice` };
}

describe("custom billing", () => {
  test("above zero is an UPSELL, charged at once", async () => {
    const { shop, id, path } = await sell();
    const answer = await shop.as("vendor").post(path, lines("5.0000", { quantity: 2 }));
    expect(answer).toMatchObject({ status: 201, body: undefined });
    expect(answer.headers.get("location")).toBe("http://marketplace.test/api/invoice/2");
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-01-31T08:15:00Z UPSELL 10.0000 PAID");
    expect((await ordersOf(shop, id)).at(-1)).toMatchObject({ type: "UPSELL", creatorId: 2 });
    expect(await emittedEvents(shop)).toEqual(["Invoice.CREATED invoice/2"]);
  });

  test("below zero is a REFUND, with nothing to pay", async () => {
    const { shop, id, path } = await sell();
    expect((await shop.as("vendor").post(path, lines("-4.0000"))).status).toBe(201);
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-01-31T08:15:00Z REFUND -4.0000 PAID");
    expect((await invoicesOf(shop, id)).at(-1)).toMatchObject({ paymentReference: null });
  });

  test("of zero is a REFUND as well, for it is not positive", async () => {
    const { shop, id, path } = await sell();
    expect((await shop.as("vendor").post(path, lines(0))).status).toBe(201);
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-01-31T08:15:00Z REFUND 0.0000 PAID");
  });

  test.each(["?cashed=true", "?type=CASHED", "?cashed=true&type=CASHED"])(
    "with %s declares proceeds that nobody pays",
    async (query) => {
      const { shop, id, path } = await sell();
      await storeCard(shop, "customer", "pm_card_chargeDeclined");
      const body = [{ description: "Sold", price: { price: "100.0000", vat: 22 } }];
      expect((await shop.as("vendor").post(`${path}${query}`, body)).status).toBe(201);
      expect((await invoicesOf(shop, id)).at(-1)).toMatchObject({ cashed: true, total: eur("122.00") });
      expect((await shop.as("customer").get(`subscription/${id}`)).body).toMatchObject({ paid: true });
    },
  );

  test.each(["", "/oneshot", "/recurring"])("takes a VAT of null as none: invoice%s", async (way) => {
    const { shop, path } = await sell();
    const body = [{ description: "Calls", price: { price: "5.0000", vat: null } }];
    const answer = await shop.as("vendor").post(`${path}${way}`, body);
    expect(answer.status).toBe(way === "" ? 201 : 200);
    await advance(shop, "P1M");
    const invoice = (await shop.as("customer").get("invoice/2")).body;
    const total = way === "" ? "5.0000" : "15.0000";
    expect(invoice).toMatchObject({ total: { price: total, vatSpunOff: "0.0000", total } });
  });

  test("comes to whole cents, and the card pays just that", async () => {
    const { shop, id, path } = await sell();
    const body = [
      { description: "Calls", price: { price: "0.0333", vat: 22 }, quantity: 7 },
      { description: "Mails", price: { price: "12.6666", vat: 10 } },
    ];
    expect((await shop.as("vendor").post(path, body)).status).toBe(201);
    const invoice = (await shop.as("customer").get("invoice/2")).body;
    expect(invoice).toMatchObject({
      paid: true,
      entries: [{ subtotal: "0.2331" }, { subtotal: "12.6666" }],
      total: { price: "12.9000", currency: "EUR", vatSpunOff: "1.3200", total: "14.2200" },
    });
    expect(invoice).not.toHaveProperty("total.vat");
    expect((await shop.as("customer").get("order/2")).body).toMatchObject({ totalPrice: "14.2200" });
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-01-31T08:15:00Z UPSELL 14.2200 PAID");
  });

  test("of less than half a cent is nothing, so it is a REFUND", async () => {
    const { shop, id, path } = await sell();
    expect((await shop.as("vendor").post(path, lines("0.0049"))).status).toBe(201);
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-01-31T08:15:00Z REFUND 0.0000 PAID");
  });

  test("by `cashed`, which a later version took away, says so, and by `type` it does not", async () => {
    const { shop, path } = await sell();
    const deprecated = async (query: string): Promise<string | null> =>
      (await shop.as("vendor").post(`${path}${query}`, lines(1))).headers.get(
        headerNames.deprecatedByVersion,
      );
    expect(await deprecated("?cashed=true")).toBe("20201117");
    expect(await deprecated("?type=CASHED")).toBeNull();
    expect(await deprecated("")).toBeNull();
  });

  test("that is declined makes the subscription unpaid, until it is paid", async () => {
    const { shop, id, path } = await sell();
    await storeCard(shop, "customer", "pm_card_chargeDeclined");
    expect((await shop.as("vendor").post(path, lines("5.0000"))).status).toBe(201);
    expect((await shop.as("vendor").get(`subscription/${id}`)).body).toMatchObject({ paid: false });
    await storeCard(shop, "customer");
    await shop.as("customer").post("invoice/2/pay", {});
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/2",
      "Subscription.MODIFIED subscription/1",
      "Invoice.MODIFIED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
  });

  test("in USD is converted, and says so", async () => {
    const { shop, id, path } = await sell();
    const body = [{ price: { price: "10.0000", currency: "USD" } }];
    expect((await shop.as("vendor").post(path, body)).status).toBe(201);
    expect((await invoicesOf(shop, id)).at(-1)).toMatchObject({
      total: eur("9.30"),
      currencyConversion: { USD: 0.93 },
    });
  });

  test("keeps what the vendor says of each line", async () => {
    const { shop, path } = await sell();
    const line = {
      description: "Calls",
      identifier: "calls",
      price: { price: "0.0125" },
      quantity: 1000,
      unit: "calls",
      purchased: "2026-01-30T00:00:00Z",
    };
    await shop.as("vendor").post(path, [line]);
    const kept = await shop.services.store.read((db) => db.select().from(invoiceLines));
    expect(kept.at(-1)).toMatchObject({
      type: "CUSTOM",
      description: "Calls",
      identifier: "calls",
      price: eur("0.0125"),
      quantity: 1000,
      unit: "calls",
      subtotal: eur("12.50"),
      purchased: Date.UTC(2026, 0, 30),
    });
  });

  test("is refused on trial, after the end, and before the tenant is there", async () => {
    const { shop, id, path } = await sell();
    const bill = (subscription: number) =>
      shop.as("vendor").post(`subscription/${subscription}/invoice`, lines("5.0000"));
    const refusal = "400 subscription-undeployed-expired-or-trial";
    expect(errorOf(await bill(await deploy(shop, "customer", { type: "TRIAL" })))).toBe(refusal);
    expect(errorOf(await bill(await order(shop, "customer")))).toBe(refusal);
    await shop.as("customer").patch(`subscription/${id}`, { action: "KILL" });
    expect(errorOf(await shop.as("vendor").post(path, lines("5.0000")))).toBe(refusal);
  });

  test("is refused in the grace of a renewal, which lies after the end", async () => {
    const { shop, path } = await sell();
    await storeCard(shop, "customer", "pm_card_expired");
    await advance(shop, "P29D");
    expect(errorOf(await shop.as("vendor").post(path, lines("5.0000")))).toBe(
      "400 subscription-undeployed-expired-or-trial",
    );
  });

  test("is refused with a type that the total does not have, or that is at odds", async () => {
    const { shop, path } = await sell();
    const vendor = shop.as("vendor");
    expect(errorOf(await vendor.post(`${path}?type=REFUND`, lines("5.0000")))).toBe("400 type-invalid");
    expect(errorOf(await vendor.post(`${path}?cashed=true&type=UPSELL`, lines("5.0000")))).toBe(
      "400 type-invalid",
    );
    expect((await vendor.post(`${path}?type=UPSELL`, lines("5.0000"))).status).toBe(201);
  });

  test("is refused in another currency, above every amount, and without lines", async () => {
    const { shop, id, path } = await sell();
    const vendor = shop.as("vendor");
    expect(errorOf(await vendor.post(path, [{ price: { price: "1.0000", currency: "GBP" } }]))).toBe(
      "422 currency-GBP-not-accepted",
    );
    expect(errorOf(await vendor.post(path, lines("99999999999", { quantity: 1_000_000_000 })))).toBe(
      "422 amount-too-large",
    );
    expect((await vendor.post(path, [])).status).toBe(400);
    expect((await invoicesOf(shop, id)).length).toBe(1);
  });

  test("is for the vendor of the product", async () => {
    const { shop, id, path } = await sell();
    expect(errorOf(await shop.as("vendor2").post(path, lines("5.0000")))).toBe(
      `404 subscription-${id}-not-found`,
    );
    expect((await shop.as("customer").post(path, lines("5.0000"))).status).toBe(403);
    expect((await shop.as("admin").post(path, lines("5.0000"))).status).toBe(201);
  });
});

describe("lines that wait for an invoice", () => {
  test.each([
    ["oneshot", "oneshotCosts", "ONESHOTCOST"],
    ["recurring", "recurringCosts", "RECURRINGCOST"],
  ])("%s replace those before, and are shown", async (kind, field, type) => {
    const { shop, id, path } = await sell();
    const set = (body: object) => shop.as("vendor").post(`${path}/${kind}`, body);
    expect(await set(lines("5.0000"))).toMatchObject({
      status: 200,
      body: { id, [field]: [{ type, description: "Support", subtotal: "5.0000" }] },
    });
    expect(await set(lines("6.0000"))).toMatchObject({ body: { [field]: [{ subtotal: "6.0000" }] } });
    expect(await set([])).toMatchObject({ status: 200, body: { [field]: [] } });
    expect(await emittedEvents(shop)).toEqual([]);
    expect((await rowOf(shop, id)).updatedAt).toBe(Date.UTC(2026, 0, 31, 8, 15));
  });

  test("are refused where nothing can be billed, and by whom it does not concern", async () => {
    const { shop, path, id } = await sell();
    const waiting = await order(shop, "customer2");
    expect(errorOf(await shop.as("vendor").post(`subscription/${waiting}/invoice/oneshot`, []))).toBe(
      "400 subscription-undeployed-expired-or-trial",
    );
    expect((await shop.as("customer").post(`${path}/oneshot`, [])).status).toBe(403);
    expect(errorOf(await shop.as("vendor2").post(`${path}/recurring`, []))).toBe(
      `404 subscription-${id}-not-found`,
    );
  });

  test("of the next invoice are billed when the subscription ends before it", async () => {
    const { shop, id, path } = await sell();
    await shop.as("vendor").post(`${path}/oneshot`, lines("7.0000"));
    await shop.as("customer").patch(`subscription/${id}`, { action: "KILL" });
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-01-31T08:15:00Z UPSELL 7.0000 PAID");
    expect(await emittedEvents(shop)).toEqual([
      "Invoice.CREATED invoice/2",
      `Subscription.MODIFIED subscription/${id}`,
    ]);
  });
});
