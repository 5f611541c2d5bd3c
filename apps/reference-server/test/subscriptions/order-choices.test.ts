import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { single } from "../../src/store/prepared.js";
import {
  configurationParameters,
  products,
  productVersionParameters,
  valueTiers,
} from "../../src/store/tables/product.js";
import { subscriptionItems } from "../../src/store/tables/subscription.js";
import { eur, qty } from "../../src/test-support/subscriptions.js";
import { billsOf, ordersOf, rowOf } from "../support/books.js";
import { errorOf, firstError } from "../support/errors.js";
import { addSeats, openShop, order, type Shop, storeCard } from "../support/shop.js";

/** A parameter of the product, active on the plan. */
function addParameter(
  shop: Shop,
  more: Partial<typeof configurationParameters.$inferInsert> = {},
): Promise<number> {
  return shop.services.store.write(async (tx) => {
    const row = { productId: shop.product, code: "host", name: "Host", description: "Where", ...more };
    const { id } = single(
      await tx.insert(configurationParameters).values(row).returning({ id: configurationParameters.id }),
    );
    await tx
      .insert(productVersionParameters)
      .values({ productVersionId: shop.productVersion, parameterId: id });
    return id;
  });
}

const buy = (shop: Shop, more: object) =>
  shop.as("customer").post("order", {
    type: "NORMAL",
    productVersion: { url: `productVersion/${shop.productVersion}` },
    ...more,
  });

describe("the extra resources of an order", () => {
  test("are billed by their tiers, and kept with the subscription", async () => {
    const shop = await openShop();
    const seats = await addSeats(shop);
    const id = await order(shop, "customer", { billingItems: { [`billingItem/${seats}`]: 7 } });
    // 10.00 for the plan, five at 2.00 and their set-up of 1.00, two at 1.50.
    expect(await billsOf(shop, id)).toEqual(["2026-01-31T08:15:00Z NORMAL 24.0000 UNPAID"]);
    expect(await ordersOf(shop, id)).toMatchObject([{ billingItems: { [`billingItem/${seats}`]: 7 } }]);
    const items = await shop.services.store.read((db) => db.select().from(subscriptionItems));
    expect(items).toMatchObject([{ subscriptionId: id, billingItemId: seats, quantity: qty(7) }]);
  });

  test("are left out by a quantity of none", async () => {
    const shop = await openShop();
    const seats = await addSeats(shop);
    const id = await order(shop, "customer", { billingItems: { [`billingItem/${seats}`]: 0 } });
    expect(await ordersOf(shop, id)).toMatchObject([{ billingItems: {}, total: eur("10.00") }]);
  });

  test("are inside the value tiers, offered, and there where required", async () => {
    const shop = await openShop();
    const seats = await addSeats(shop, { presence: "REQUIRED" });
    const url = `billingItem/${seats}`;
    expect(errorOf(await buy(shop, {}))).toBe(`422 extra-resource-${url}-required`);
    expect(errorOf(await buy(shop, { billingItems: { [url]: 21 } }))).toBe(
      `422 quantity-of-${url}-outside-tiers`,
    );
    expect(errorOf(await buy(shop, { billingItems: { [url]: 1, "billingItem/99": 1 } }))).toBe(
      "422 extra-resource-billingItem/99-unknown",
    );
  });

  test("are named by references, each once, in whole numbers", async () => {
    const shop = await openShop();
    const seats = await addSeats(shop);
    expect(errorOf(await buy(shop, { billingItems: { "user/1": 1 } }))).toBe(
      "400 billingItems-reference-user/1-invalid",
    );
    const twice = { [`billingItem/${seats}`]: 1, [`/billingItem/${seats}`]: 2 };
    expect(errorOf(await buy(shop, { billingItems: twice }))).toBe("400 billingItems-invalid");
    expect((await buy(shop, { billingItems: { [`billingItem/${seats}`]: 1.5 } })).status).toBe(400);
  });

  test("are refused under a key that is no reference, whatever it is called", async () => {
    const shop = await openShop();
    for (const key of ["unknown", "constructor", "__proto__"]) {
      const billingItems: unknown = JSON.parse(`{"${key}":1}`);
      expect(errorOf(await buy(shop, { billingItems }))).toBe(`400 billingItems-reference-${key}-invalid`);
    }
  });

  test("keep the price of the order, whatever the vendor does to the plan", async () => {
    const shop = await openShop();
    const seats = await addSeats(shop);
    const id = await order(shop, "customer", { billingItems: { [`billingItem/${seats}`]: 2 } });
    await shop.services.store.write((tx) => tx.update(valueTiers).set({ price: eur("99.00") }));
    expect((await rowOf(shop, id)).productVersion.billingItems[0]?.tiers[0]?.price).toBe(eur("2.00"));
  });
});

describe("the configuration parameters of an order", () => {
  test("are kept with the order and the subscription", async () => {
    const shop = await openShop();
    const host = await addParameter(shop, { validation: "^[a-z]+$" });
    const entered = { [`configurationParameter/${host}`]: "acme" };
    const id = await order(shop, "customer", { configurationParameters: entered });
    expect((await rowOf(shop, id)).configurationParameters).toEqual(entered);
    expect(await ordersOf(shop, id)).toMatchObject([{ configurationParameters: entered }]);
  });

  test("are there where required, known, and match their pattern and list", async () => {
    const shop = await openShop();
    const host = await addParameter(shop, { required: true, validation: "^[a-z]+$" });
    const region = await addParameter(shop, {
      code: "region",
      acceptedValues: { eu: "Europe", us: "America" },
    });
    const [hostUrl, regionUrl] = [`configurationParameter/${host}`, `configurationParameter/${region}`];
    const enter = (configurationParameters: object) => buy(shop, { configurationParameters });
    expect(errorOf(await enter({}))).toBe(`422 parameter-${hostUrl}-missing`);
    expect(errorOf(await enter({ [hostUrl]: "" }))).toBe(`422 parameter-${hostUrl}-missing`);
    expect(errorOf(await enter({ [hostUrl]: "ACME" }))).toBe(`422 parameter-${hostUrl}-does-not-match`);
    const mars = await enter({ [hostUrl]: "acme", [regionUrl]: "mars" });
    expect(errorOf(mars)).toBe(`422 parameter-${regionUrl}-not-accepted`);
    expect(firstError(mars)).toMatchObject({
      error: `The value of ${regionUrl} is not one of its accepted values: eu, us.`,
      extraFields: { accepted: "eu, us" },
    });
    expect(errorOf(await enter({ [hostUrl]: "acme", "configurationParameter/99": "x" }))).toBe(
      "422 parameter-configurationParameter/99-unknown",
    );
    expect((await enter({ [hostUrl]: "acme", [regionUrl]: "eu" })).status).toBe(201);
  });

  test("are refused under a key that is no reference, whatever it is called", async () => {
    const shop = await openShop();
    for (const key of ["unknown", "constructor", "__proto__"]) {
      const configurationParameters: unknown = JSON.parse(`{"${key}":"x"}`);
      expect(errorOf(await buy(shop, { configurationParameters }))).toBe(
        `400 configurationParameters-reference-${key}-invalid`,
      );
    }
  });

  test("name everything that is wrong at once", async () => {
    const shop = await openShop();
    await addParameter(shop, { required: true });
    await addSeats(shop, { presence: "REQUIRED" });
    const { body } = await buy(shop, {});
    expect(body).toMatchObject({
      errorHolders: [{ key: "extra-resource-%item%-required" }, { key: "parameter-%parameter%-missing" }],
    });
  });

  test("are held against a pattern that would take for ever elsewhere", async () => {
    const shop = await openShop();
    const host = await addParameter(shop, { validation: "^(a+)+$" });
    const entered = { [`configurationParameter/${host}`]: `${"a".repeat(4095)}!` };
    const answer = await buy(shop, { configurationParameters: entered });
    expect(errorOf(answer)).toBe(`422 parameter-configurationParameter/${host}-does-not-match`);
  });

  test("that are too long for a large pattern are refused", async () => {
    const shop = await openShop();
    const host = await addParameter(shop, { validation: "(a|b)*a(a|b){200}$" });
    const entered = { [`configurationParameter/${host}`]: "ab".repeat(2048) };
    const answer = await buy(shop, { configurationParameters: entered });
    expect(errorOf(answer)).toBe("422 pattern-takes-too-long");
  });

  test("are not taken when the vendor changes the rules while it is asked", async () => {
    const shop = await openShop();
    const region = await addParameter(shop, { code: "region", externalValuesUrl: "https://app.test/values" });
    const host = await addParameter(shop);
    shop.vendors.set("https://app.test", async () => {
      await shop.services.store.write((tx) =>
        tx
          .update(configurationParameters)
          .set({ validation: "^[a-z]{8}$" })
          .where(eq(configurationParameters.id, host)),
      );
      return Response.json({ values: [{ value: "eu" }] });
    });
    const entered = {
      [`configurationParameter/${region}`]: "eu",
      [`configurationParameter/${host}`]: "short",
    };
    const order = () => buy(shop, { configurationParameters: entered });
    expect(errorOf(await order())).toBe("409 product-version-changed");
    expect(errorOf(await order())).toBe(`422 parameter-configurationParameter/${host}-does-not-match`);
  });
});

describe("values that the vendor offers", () => {
  const externalValuesUrl = "https://app.test/values";

  test("are asked for, with what the customer entered besides", async () => {
    const shop = await openShop();
    const region = await addParameter(shop, { code: "region", externalValuesUrl });
    const host = await addParameter(shop, { code: "host" });
    const asked: unknown[] = [];
    shop.vendors.set("https://app.test", async (request) => {
      asked.push(await request.json());
      return Response.json({ values: [{ value: "eu" }, { value: "us" }] });
    });
    const enter = (value: string) =>
      buy(shop, {
        configurationParameters: {
          [`configurationParameter/${region}`]: value,
          [`configurationParameter/${host}`]: "acme",
        },
      });
    expect((await enter("eu")).status).toBe(201);
    expect(asked).toMatchObject([
      { configurationParameter: "region", configurationParameters: { host: "acme" }, language: "en" },
    ]);
    expect(errorOf(await enter("mars"))).toBe(`422 parameter-configurationParameter/${region}-not-accepted`);
  });

  test("that cannot be asked for refuse the order", async () => {
    const shop = await openShop();
    const region = await addParameter(shop, { code: "region", externalValuesUrl });
    const answer = await buy(shop, {
      configurationParameters: { [`configurationParameter/${region}`]: "eu" },
    });
    expect(errorOf(answer)).toBe("422 vendor-unreachable");
  });

  test("are not asked for when the parameter was left empty", async () => {
    const shop = await openShop();
    await addParameter(shop, { code: "region", externalValuesUrl });
    expect((await buy(shop, {})).status).toBe(201);
  });
});

describe("a vendor that validates orders", () => {
  const validated = (shop: Shop) =>
    shop.services.store.write((tx) =>
      tx
        .update(products)
        .set({ orderValidationUrls: ["https://app.test/validate"], sku: "notes" })
        .where(eq(products.id, shop.product)),
    );

  test("is asked in its own words, and accepts", async () => {
    const shop = await openShop();
    await validated(shop);
    const seats = await addSeats(shop);
    const asked: unknown[] = [];
    shop.vendors.set("https://app.test", async (request) => {
      asked.push(await request.json());
      return new Response(null, { status: 204 });
    });
    expect((await buy(shop, { billingItems: { [`billingItem/${seats}`]: 3 } })).status).toBe(201);
    expect(asked).toEqual([
      {
        productId: shop.product,
        productIdentifier: "notes",
        productVersionId: shop.productVersion,
        billingItems: { seats: 3 },
        configurationParameters: {},
        language: "en",
        buyerId: 4,
        orderType: "NORMAL",
      },
    ]);
  });

  test("refuses with its reasons, and nothing is written or charged", async () => {
    const shop = await openShop();
    await validated(shop);
    await storeCard(shop, "customer");
    shop.vendors.set("https://app.test", () =>
      Response.json({ errors: [{ message: "The name is taken." }] }),
    );
    const answer = await buy(shop, {});
    expect(errorOf(answer)).toBe("422 order-refused");
    expect(answer.body).toMatchObject({
      errorHolders: [{ error: "The vendor refused the order: The name is taken." }],
    });
    expect(await ordersOf(shop, 1)).toEqual([]);
  });

  test("is not asked about an order that is refused anyway", async () => {
    const shop = await openShop();
    await validated(shop);
    await addSeats(shop, { presence: "REQUIRED" });
    let asked = 0;
    shop.vendors.set("https://app.test", () => {
      asked += 1;
      return new Response(null, { status: 204 });
    });
    expect((await buy(shop, {})).status).toBe(422);
    expect(asked).toBe(0);
  });

  test("answers while the plan is withdrawn, and the order is refused", async () => {
    const shop = await openShop();
    await validated(shop);
    shop.vendors.set("https://app.test", async () => {
      await shop.as("vendor").patch(`productVersion/${shop.productVersion}`, { published: false });
      return new Response(null, { status: 204 });
    });
    expect(errorOf(await buy(shop, {}))).toBe("422 plan-not-published");
  });
});
