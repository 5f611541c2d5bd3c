import { describe, expect, test } from "vitest";
import { eur } from "../../src/test-support/subscriptions.js";
import { type Dump, dump } from "../matrix/dump.js";
import { errorOf } from "../support/errors.js";
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

interface Estimate {
  readonly status: string;
  readonly lines: readonly { readonly subtotal: string }[];
  readonly total: { readonly total: string };
  readonly periodStart: string;
  readonly periodEnd: string;
}

async function estimate(shop: Shop, body: object, userName = "customer"): Promise<Estimate> {
  const answer = await shop.as(userName).post("order/estimate", body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Estimate;
}

const stateOf = (shop: Shop): Promise<Dump> => dump(shop.services.store);

describe("the estimate of an order", () => {
  test("has the lines, the total and the period that the order then has, and writes nothing", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const seats = `billingItem/${await addSeats(shop)}`;
    const body = {
      type: "NORMAL",
      productVersion: { url: "productVersion/1" },
      billingItems: { [seats]: 3 },
    };
    const before = await stateOf(shop);
    const estimated = await estimate(shop, body);
    expect(await stateOf(shop)).toEqual(before);
    expect(estimated).toMatchObject({
      status: "PAID",
      product: "Notes",
      total: { price: "17.0000", total: "17.0000" },
      periodStart: "2026-01-31T08:15:00Z",
      periodEnd: "2026-02-28T08:15:00Z",
    });
    const id = await order(shop, "customer", body);
    const invoice = (await shop.as("customer").get("invoice/1")).body;
    expect(invoice).toMatchObject({ entries: estimated.lines, total: estimated.total });
    const { body: ordered } = await shop.as("customer").get(`subscription/${id}`);
    expect(ordered).toMatchObject({ lastInvoice: estimated.periodStart, nextInvoice: estimated.periodEnd });
  });

  test("tells a customer nothing about a plan that it cannot see, and the vendor everything", async () => {
    const shop = await openShop();
    const hidden = await addProductVersion(shop, {
      productId: shop.product,
      name: "Secret",
      published: false,
    });
    const body = {
      type: "NORMAL",
      productVersion: { url: `productVersion/${hidden}` },
      billingItems: { "billingItem/99": 100 },
    };
    expect(errorOf(await shop.as("customer").post("order/estimate", body))).toBe(
      `404 productVersion-${hidden}-not-found`,
    );
    const missing = { ...body, productVersion: { url: "productVersion/999" } };
    expect(errorOf(await shop.as("customer").post("order/estimate", missing))).toBe(
      "404 productVersion-999-not-found",
    );
    const own = { type: "SANDBOX", productVersion: body.productVersion };
    expect((await shop.as("vendor").post("order/estimate", own)).status).toBe(200);
  });

  test.each(["ab c", ""])("refuses a reference that the order refuses: %j", async (externalReference) => {
    const shop = await openShop();
    const body = { type: "NORMAL", productVersion: { url: "productVersion/1" }, externalReference };
    const [estimated, ordered] = [
      await shop.as("customer").post("order/estimate", body),
      await shop.as("customer").post("order", body),
    ];
    expect(estimated.status).toBe(400);
    expect(errorOf(estimated)).toBe(errorOf(ordered));
  });

  test("refuses a reference that another order of the buyer has", async () => {
    const shop = await openShop();
    const body = { type: "NORMAL", productVersion: { url: "productVersion/1" }, externalReference: "ab-c" };
    expect((await shop.as("customer").post("order/estimate", body)).status).toBe(200);
    expect((await shop.as("customer").post("order", body)).status).toBe(201);
    expect(errorOf(await shop.as("customer").post("order/estimate", body))).toBe(
      "409 externalReference-ab-c-taken",
    );
  });

  test("of a trial is free, for the days of the trial", async () => {
    const shop = await openShop();
    const body = { type: "TRIAL", productVersion: { url: "productVersion/1" } };
    expect(await estimate(shop, body)).toMatchObject({
      status: "FREE",
      lines: [],
      total: { total: "0.0000" },
      periodEnd: "2026-02-14T08:15:00Z",
    });
  });

  test("is refused as the order would be", async () => {
    const shop = await openShop();
    const ask = (body: object, userName = "customer") => shop.as(userName).post("order/estimate", body);
    const productVersion = { url: "productVersion/1" };
    expect(errorOf(await ask({ productVersion }))).toBe("400 type-required");
    expect(errorOf(await ask({ type: "NORMAL" }))).toBe("400 productVersion-required");
    expect(errorOf(await ask({ type: "SANDBOX", productVersion }))).toMatch(/^403 /);
    expect(
      errorOf(await ask({ type: "NORMAL", productVersion, billingItems: { "billingItem/9": 1 } })),
    ).toMatch(/^422 /);
  });
});

describe("the estimate of a change", () => {
  test("of a plan is what the upgrade then costs", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const id = await deploy(shop, "customer");
    const pro = await addProductVersion(shop, { productId: shop.product, name: "Pro", price: eur("30.00") });
    await advance(shop, "P14D");
    const productVersion = { url: `productVersion/${pro}` };
    const before = await stateOf(shop);
    const estimated = await estimate(shop, { subscription: { url: `subscription/${id}` }, productVersion });
    expect(await stateOf(shop)).toEqual(before);
    expect(estimated).toMatchObject({
      type: "SYNDICATED_UPGRADE",
      status: "PAID",
      total: { total: "10.0000" },
      periodStart: "2026-02-14T08:15:00Z",
      periodEnd: "2026-02-28T08:15:00Z",
    });
    await shop.as("vendor").patch(`subscription/${id}`, { action: "SYNDICATED_UPGRADE", productVersion });
    expect((await shop.as("customer").get("invoice/2")).body).toMatchObject({ entries: estimated.lines });
  });

  test("that waits has the lines of the period that it begins with", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const id = await deploy(shop, "customer");
    const yearly = await addProductVersion(shop, {
      productId: shop.product,
      name: "Yearly",
      price: eur("400.00"),
      billingPeriod: 12,
    });
    const body = {
      subscription: { url: `subscription/${id}` },
      productVersion: { url: `productVersion/${yearly}` },
    };
    expect(await estimate(shop, body, "vendor")).toMatchObject({
      status: "DEFERRED",
      total: { total: "400.0000" },
      periodStart: "2026-02-28T08:15:00Z",
      periodEnd: "2027-02-28T08:15:00Z",
    });
  });

  test("of quantities says what more costs now, and what less costs next", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const seats = `billingItem/${await addSeats(shop)}`;
    const id = await deploy(shop, "customer", { billingItems: { [seats]: 3 } });
    await advance(shop, "P14D");
    const subscription = { url: `subscription/${id}` };
    const more = await estimate(shop, { subscription, billingItems: { [seats]: 5 } });
    expect(more).toMatchObject({ type: "BILLING_ITEM_UPGRADE", status: "PAID", total: { total: "2.0000" } });
    const fewer = await estimate(shop, { subscription, billingItems: { [seats]: 1 } });
    expect(fewer).toMatchObject({ status: "DEFERRED", total: { total: "12.0000" } });
  });

  test("of another's subscription is 404", async () => {
    const shop = await openShop();
    await storeCard(shop, "customer");
    const id = await deploy(shop, "customer");
    const body = { subscription: { url: `subscription/${id}` }, billingItems: {} };
    for (const stranger of ["customer2", "vendor2"])
      expect((await shop.as(stranger).post("order/estimate", body)).status).toBe(404);
  });
});
