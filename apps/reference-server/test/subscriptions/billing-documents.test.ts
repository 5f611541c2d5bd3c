import { headerNames } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { errorOf } from "../support/errors.js";
import type { Answer } from "../support/marketplace.js";
import { advance, deploy, openShop, order, type Shop, storeCard } from "../support/shop.js";

/**
 * Acme: subscription 1, paid on 31 January and renewed on 28 February, with order and invoice 1 and 2. Umbra:
 * subscription 2, ordered on 1 March and not paid, with order and invoice 3. Proceeds of acme, declared on
 * 1 March, with order and invoice 4.
 */
async function openBooks(): Promise<Shop> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer", { externalReference: "PO-1" });
  await advance(shop, "P29D");
  await order(shop, "customer2");
  await shop.as("vendor").post(`subscription/${id}/invoice?cashed=true`, [
    {
      description: "Training",
      identifier: "training",
      price: { price: "120", currency: "USD", vat: 22 },
      quantity: 2.5,
      unit: "hours",
    },
    { price: { price: "10.0000", vat: 22 } },
  ]);
  return shop;
}

function idsOf({ body }: Answer): readonly number[] {
  return (body as readonly { readonly id: number }[]).map(({ id }) => id);
}

describe("an order", () => {
  test("has an invoice where its status is PAID, and says by itself whether that is paid", async () => {
    const { as } = await openBooks();
    const unpaid = (await as("customer2").get("order?paid=false")).body;
    expect(unpaid).toMatchObject([{ status: "PAID", paid: false }]);
    expect(idsOf(await as("customer2").get("order?paid=true"))).toEqual([]);
    expect(idsOf(await as("customer").get("order?paid=false"))).toEqual([]);
    expect(idsOf(await as("customer").get("order?paid=true"))).toEqual([1, 2]);
  });

  test("is found by the buyer's own reference, which no second order of the buyer has", async () => {
    const shop = await openBooks();
    const { as } = shop;
    const productVersion = { url: `productVersion/${shop.productVersion}` };
    const body = { type: "NORMAL", productVersion, externalReference: "PO-1" };
    expect(idsOf(await as("customer").get("order?externalReference=PO-1"))).toEqual([1]);
    expect(idsOf(await as("customer").get("order?externalReference=PO-2"))).toEqual([]);
    expect(errorOf(await as("customer").post("order", body))).toBe("409 externalReference-PO-1-taken");
    expect((await as("customer").get("order?externalReference=PO-1")).body).toHaveLength(1);
    expect((await as("customer2").post("order", body)).status).toBe(201);
  });

  test("of one reference is taken once, however many are sent together", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const productVersion = { url: `productVersion/${shop.productVersion}` };
    const body = { type: "NORMAL", productVersion, externalReference: "PO-7" };
    const send = () => shop.as("customer").post("order", body);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test("is read by its customer, its vendor and administrators", async () => {
    const { as, productVersion } = await openBooks();
    for (const reader of ["customer", "colleague", "vendor", "admin"]) {
      const { status, body } = await as(reader).get("order/1");
      expect(status, reader).toBe(200);
      expect(body, reader).toEqual({
        id: 1,
        self: "order/1",
        type: "NORMAL",
        orderType: "NORMAL",
        status: "PAID",
        paid: true,
        date: "2026-01-31T08:15:00Z",
        buyer: { url: expect.stringMatching(/^user\/\d+$/) },
        subscription: { url: "subscription/1" },
        productVersion: { url: `productVersion/${productVersion}` },
        invoices: [{ url: "invoice/1" }],
        billingItems: {},
        configurationParameters: {},
        externalReference: "PO-1",
        totalPrice: "10.0000",
        currency: "EUR",
      });
    }
  });

  test("is not found by others", async () => {
    const { as } = await openBooks();
    for (const stranger of ["customer2", "vendor2", "homeless"]) {
      expect(errorOf(await as(stranger).get("order/1")), stranger).toBe("404 order-1-not-found");
    }
    expect(errorOf(await as("admin").get("order/99"))).toBe("404 order-99-not-found");
  });

  test("behind declared proceeds is the vendor's, and in no list", async () => {
    const { as } = await openBooks();
    expect((await as("vendor").get("order/4")).body).toMatchObject({ invoices: [], totalPrice: "352.5800" });
    expect(errorOf(await as("customer").get("order/4"))).toBe("404 order-4-not-found");
    expect(idsOf(await as("admin").get("order"))).toEqual([1, 2, 3]);
  });
});

describe("the list of orders", () => {
  test("holds what a caller reaches", async () => {
    const { as } = await openBooks();
    expect(idsOf(await as("customer").get("order"))).toEqual([1, 2]);
    expect(idsOf(await as("customer2").get("order"))).toEqual([3]);
    expect(idsOf(await as("vendor").get("order"))).toEqual([1, 2, 3]);
    expect(idsOf(await as("vendor2").get("order"))).toEqual([]);
  });

  test("is filtered, sorted and counted", async () => {
    const { as } = await openBooks();
    const list = async (query: string): Promise<readonly number[]> =>
      idsOf(await as("admin").get(`order?${query}`));
    expect(await list("type=RENEWAL")).toEqual([2]);
    expect(await list("status=PAID")).toEqual([1, 2, 3]);
    expect(await list("status=DEFERRED")).toEqual([]);
    expect(await list("subscriptionId=2")).toEqual([3]);
    expect(await list("from=2026-02-28T08:15:00Z")).toEqual([2, 3]);
    expect(await list("from=2026-02-28T08:15:00Z&to=2026-03-01T08:15:00Z")).toEqual([2]);
    expect(await list("from=2026-02-28T09:15:00%2B01:00&to=2026-02-28T08:15:01Z")).toEqual([2]);
    expect(await list("from=2026-02-01&to=2026-03-01")).toEqual([2]);
    expect(await list("from=2026-02-28&to=2026-02-28T08:15:00Z")).toEqual([]);
    expect(await list("sortField=date&sortDirection=DESC")).toEqual([3, 2, 1]);
    expect((await as("admin").get("order?from=yesterday")).status).toBe(400);
    const head = await as("admin").head("order?subscriptionId=1");
    expect(head.headers.get(headerNames.totalItems)).toBe("2");
  });
});

describe("an invoice", () => {
  test("is read by its customer, its vendor and administrators", async () => {
    const { as, acme } = await openBooks();
    for (const reader of ["customer", "colleague", "vendor", "admin"]) {
      const { status, body } = await as(reader).get("invoice/1");
      expect(status, reader).toBe(200);
      expect(body, reader).toMatchObject({
        id: 1,
        self: "invoice/1",
        type: "NORMAL",
        status: "PAID",
        paid: true,
        date: "2026-01-31T08:15:00Z",
        company: { url: `userCompany/${acme}` },
        nominee: { url: expect.stringMatching(/^user\/\d+$/) },
        product: "Notes",
        productVersion: "Basic",
        subscription: { url: "subscription/1" },
        order: { url: "order/1" },
        entries: [
          {
            type: "CONFIGURATION",
            description: "Basic",
            price: { price: "10.0000", currency: "EUR" },
            quantity: 1,
            subtotal: "10.0000",
          },
        ],
        total: { price: "10.0000", currency: "EUR" },
        selfBilled: false,
        cashed: false,
        paymentReceived: "2026-01-31T08:15:00Z",
      });
      expect(body, reader).not.toHaveProperty("lastPaymentError");
      expect(body, reader).not.toHaveProperty("currencyConversion");
    }
  });

  test("that nobody paid says so", async () => {
    const { as } = await openBooks();
    const { body } = await as("customer2").get("invoice/3");
    expect(body).toMatchObject({ status: "UNPAID", paid: false });
    expect(body).not.toHaveProperty("paymentReceived");
  });

  test("is not found by others", async () => {
    const { as } = await openBooks();
    for (const stranger of ["customer2", "vendor2", "homeless"]) {
      expect(errorOf(await as(stranger).get("invoice/1")), stranger).toBe("404 invoice-1-not-found");
    }
    expect(errorOf(await as("admin").get("invoice/99"))).toBe("404 invoice-99-not-found");
  });

  test("of declared proceeds is the vendor's, and in no list", async () => {
    const { as } = await openBooks();
    expect((await as("vendor").get("invoice/4")).body).toMatchObject({
      cashed: true,
      total: {
        price: "289.0000",
        currency: "EUR",
        vat: 22,
        vatSpunOff: "63.5800",
        total: "352.5800",
      },
      entries: [
        {
          description: "Training",
          identifier: "training",
          price: { price: "111.6000", currency: "EUR", vat: 22 },
          originalCurrency: "USD",
          quantity: 2.5,
          unit: "hours",
          subtotal: "279.0000",
        },
        { price: { price: "10.0000", vat: 22 }, quantity: 1 },
      ],
      currencyConversion: { USD: 0.93 },
    });
    expect(errorOf(await as("customer").get("invoice/4"))).toBe("404 invoice-4-not-found");
    expect(idsOf(await as("admin").get("invoice"))).toEqual([1, 2, 3]);
  });
});

describe("the list of invoices", () => {
  test("holds what a caller reaches", async () => {
    const { as } = await openBooks();
    expect(idsOf(await as("customer").get("invoice"))).toEqual([1, 2]);
    expect(idsOf(await as("customer2").get("invoice"))).toEqual([3]);
    expect(idsOf(await as("vendor").get("invoice"))).toEqual([1, 2, 3]);
    expect(idsOf(await as("vendor2").get("invoice"))).toEqual([]);
  });

  test("is filtered, sorted and counted", async () => {
    const { as } = await openBooks();
    const list = async (query: string): Promise<readonly number[]> =>
      idsOf(await as("admin").get(`invoice?${query}`));
    expect(await list("status=UNPAID")).toEqual([3]);
    expect(await list("status=UNPAID,PAID")).toEqual([1, 2, 3]);
    expect(await list("paid=true")).toEqual([1, 2]);
    expect(await list("paid=false")).toEqual([3]);
    expect(await list("subscriptionId=1&paid=false")).toEqual([]);
    expect(await list("from=2026-02-01T00:00:00Z&to=2026-03-01T00:00:00Z")).toEqual([2]);
    expect(await list("from=2026-02-01&to=2026-03-01")).toEqual([2]);
    expect(await list("from=2026-02-28&to=2026-02-28T08:15:00Z")).toEqual([]);
    expect(await list("sortField=date&sortDirection=DESC&pageSize=2")).toEqual([3, 2]);
    const head = await as("vendor").head("invoice");
    expect(head.headers.get(headerNames.totalItems)).toBe("3");
  });
});

describe("the balance report", () => {
  const training = {
    subscription: { url: "subscription/1" },
    invoice: { url: "invoice/4" },
    date: "2026-03-01T08:15:00Z",
    description: "Training",
    identifier: "training",
    price: "111.6000",
    currency: "EUR",
    quantity: 2.5,
    unit: "hours",
    vat: 22,
    total: "279.0000",
  };

  test("holds the declared lines, and nothing else", async () => {
    const { as, product } = await openBooks();
    const { status, body } = await as("vendor").get("proceedsReport");
    expect(status).toBe(200);
    expect(body).toEqual({
      entries: [
        { ...training, product: { url: `product/${product}` } },
        expect.objectContaining({ price: "10.0000", quantity: 1, total: "10.0000" }),
      ],
      total: { EUR: "289.0000" },
    });
  });

  test("ends before `to`", async () => {
    const { as } = await openBooks();
    const report = async (query: string): Promise<unknown> =>
      (await as("admin").get(`proceedsReport?${query}`)).body;
    expect(await report("from=2026-03-01T08:15:00Z&to=2026-03-01T08:15:01Z")).toMatchObject({
      from: "2026-03-01T08:15:00Z",
      to: "2026-03-01T08:15:01Z",
      entries: [training, {}],
    });
    expect(await report("from=2026-02-01T00:00:00Z&to=2026-03-01T08:15:00Z")).toEqual({
      from: "2026-02-01T00:00:00Z",
      to: "2026-03-01T08:15:00Z",
      entries: [],
      total: {},
    });
  });

  test("takes dates, which are midnight in UTC", async () => {
    const { as } = await openBooks();
    expect((await as("vendor").get("proceedsReport?from=2026-03-01&to=2026-03-02")).body).toMatchObject({
      from: "2026-03-01T00:00:00Z",
      to: "2026-03-02T00:00:00Z",
      entries: [training, {}],
    });
    for (const query of ["from=2026-02-30", "to=2026-3-1", "form=2026-03-01"]) {
      expect((await as("vendor").get(`proceedsReport?${query}`)).status, query).toBe(400);
    }
  });

  test("is of the vendor's own products, and no customer's affair", async () => {
    const { as } = await openBooks();
    expect((await as("vendor2").get("proceedsReport")).body).toEqual({ entries: [], total: {} });
    expect((await as("customer").get("proceedsReport")).status).toBe(403);
    expect((await as("vendor").get("proceedsReport?from=2026")).status).toBe(400);
  });
});
