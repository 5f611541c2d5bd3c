import { headerNames } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { subscriptions } from "../../src/store/tables/subscription.js";
import { eur } from "../../src/test-support/subscriptions.js";
import { errorOf } from "../support/errors.js";
import type { Answer } from "../support/marketplace.js";
import {
  addProductVersion,
  advance,
  deploy,
  openShop,
  order,
  type Shop,
  storeCard,
} from "../support/shop.js";

const supply = {
  endpoints: [
    { endpoint: "https://acme.notes.test/", description: "Sign in", category: "APP" },
    { endpoint: "https://docs.notes.test/" },
  ],
  instructions: { en: "Sign in.", it: "Accedi." },
  credentials: [
    { key: "Password", value: "s3cret", weight: 1 },
    { key: "User name", value: "acme", description: { en: "The first administrator" } },
  ],
};

/** A deployed subscription with everything that a vendor supplies. */
async function openSupplied(): Promise<Shop & { readonly id: number }> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer");
  for (const [part, body] of Object.entries(supply)) {
    const { status } = await shop.as("vendor").post(`subscription/${id}/${part}`, body);
    if (status !== 204) throw new Error(`The ${part} were not taken: ${status}`);
  }
  return { ...shop, id };
}

/** The identifiers of a list. */
function idsOf({ body }: Answer): readonly number[] {
  return (body as readonly { readonly id: number }[]).map(({ id }) => id);
}

describe("a subscription", () => {
  test("is read by its vendor with everything but the values of the credentials", async () => {
    const shop = await openSupplied();
    const { status, body } = await shop.as("vendor").get(`subscription/${shop.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 1,
      self: "subscription/1",
      name: "Notes",
      type: "NORMAL",
      deploymentStatus: "DEPLOYED",
      paid: true,
      billingPeriod: 1,
      buyer: { url: expect.stringMatching(/^user\/\d+$/) },
      company: { url: `userCompany/${shop.acme}` },
      product: { url: `product/${shop.product}` },
      productVersion: { url: `productVersion/${shop.productVersion}` },
      invoices: [{ url: "invoice/1" }],
      orders: [{ url: "order/1", orderType: "NORMAL" }],
      createdAt: "2026-01-31T08:15:00Z",
      updatedAt: "2026-01-31T08:15:00Z",
      startDate: "2026-01-31T08:15:00Z",
      lastInvoice: "2026-01-31T08:15:00Z",
      nextInvoice: "2026-02-28T08:15:00Z",
      endDate: "2026-02-28T08:15:00Z",
      autoRenew: true,
      syndicatedEndpoints: [
        { endpoint: "https://acme.notes.test/", description: "Sign in", category: "APP" },
        { endpoint: "https://docs.notes.test/" },
      ],
      endUserInstructions: "Sign in.",
      credentials: [
        { key: "User name", value: null, description: { en: "The first administrator" }, weight: 0 },
        { key: "Password", value: null, description: {}, weight: 1 },
      ],
      configurationParameters: {},
      billingItems: {},
      oneshotCosts: [],
      recurringCosts: [],
      possibleUpgrades: [],
      metadata: { url: "subscription/1/metadata" },
    });
  });

  test("shows the values of its credentials to the customer's company, and to nobody else", async () => {
    const { as, id } = await openSupplied();
    const valuesFor = async (userName: string): Promise<readonly unknown[]> => {
      const { body } = await as(userName).get(`subscription/${id}`);
      return (body as { credentials: { value: unknown }[] }).credentials.map(({ value }) => value);
    };
    expect(await valuesFor("customer")).toEqual(["acme", "s3cret"]);
    expect(await valuesFor("colleague")).toEqual(["acme", "s3cret"]);
    expect(await valuesFor("vendor")).toEqual([null, null]);
    expect(await valuesFor("admin")).toEqual([null, null]);
  });

  test("has its instructions in the language asked for, else the caller's, else English", async () => {
    const { as, id } = await openSupplied();
    const textIn = async (query: string): Promise<unknown> => {
      const { body } = await as("customer").get(`subscription/${id}${query}`);
      return (body as { endUserInstructions?: string }).endUserInstructions;
    };
    expect(await textIn("")).toBe("Sign in.");
    expect(await textIn("?language=it")).toBe("Accedi.");
    expect(await textIn("?language=de")).toBe("Sign in.");
    await as("admin").put(`user/${await userIdOf("customer", as)}`, { language: "it" });
    expect(await textIn("")).toBe("Accedi.");
    expect(await textIn("?language=de")).toBe("Accedi.");
    expect(await textIn("?language=en")).toBe("Sign in.");
    await as("vendor").post(`subscription/${id}/instructions`, { fr: "Connectez-vous." });
    expect(await textIn("")).toBeUndefined();
  });

  test("has dates that are provisional, counted from the order, before it is deployed", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    const { body } = await shop.as("customer").get(`subscription/${id}`);
    expect(body).toMatchObject({ deploymentStatus: "WAITING_PAYMENT", paid: false });
    expect(body).toMatchObject({ endDate: "2026-02-28T08:15:00Z", nextInvoice: "2026-02-28T08:15:00Z" });
    expect(body).not.toHaveProperty("startDate");
  });

  test("on trial ends, but has no billing period", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer", { type: "TRIAL" });
    const { body } = await shop.as("customer").get(`subscription/${id}`);
    expect(body).toMatchObject({ type: "TRIAL", paid: true, endDate: "2026-02-14T08:15:00Z", invoices: [] });
    expect(body).not.toHaveProperty("nextInvoice");
    expect(body).not.toHaveProperty("lastInvoice");
  });

  test("shows a renewal by the type of its last order", async () => {
    const shop = await openSupplied();
    await advance(shop, "P1M");
    const { body } = await shop.as("vendor").get(`subscription/${shop.id}`);
    expect(body).toMatchObject({
      orders: [{ orderType: "NORMAL" }, { url: "order/2", orderType: "RENEWAL" }],
      lastInvoice: "2026-02-28T08:15:00Z",
      endDate: "2026-03-31T08:15:00Z",
    });
  });

  test("shows neither the invoice nor the order of proceeds that were only declared", async () => {
    const shop = await openSupplied();
    const lines = [{ description: "Training", price: { price: "100.0000" }, quantity: 1, unit: "day" }];
    await shop.as("vendor").post(`subscription/${shop.id}/invoice?cashed=true`, lines);
    const { body } = await shop.as("customer").get(`subscription/${shop.id}`);
    expect(body).toMatchObject({
      paid: true,
      invoices: [{ url: "invoice/1" }],
      orders: [{ url: "order/1" }],
    });
  });

  test("lists the lines that wait for an invoice", async () => {
    const shop = await openSupplied();
    const line = {
      description: "Import",
      price: { price: "25", currency: "EUR" },
      quantity: 2,
      unit: "item",
    };
    await shop.as("vendor").post(`subscription/${shop.id}/invoice/oneshot`, [line]);
    const { body } = await shop.as("customer").get(`subscription/${shop.id}`);
    expect(body).toMatchObject({
      oneshotCosts: [
        {
          type: "ONESHOTCOST",
          description: "Import",
          price: { price: "25.0000", currency: "EUR" },
          quantity: 2,
          unit: "item",
          subtotal: "50.0000",
        },
      ],
      recurringCosts: [],
    });
  });

  test("names the plans that it can be upgraded to: on sale, of the product, and dearer a month", async () => {
    const shop = await openSupplied();
    const { product: productId } = shop;
    const pro = await addProductVersion(shop, { productId, name: "Pro", price: eur("30.00") });
    const yearly = await addProductVersion(shop, {
      productId,
      name: "Yearly",
      price: eur("300.00"),
      billingPeriod: 12,
    });
    await addProductVersion(shop, { productId, name: "Cheap", price: eur("5.00") });
    await addProductVersion(shop, { productId, name: "Long", price: eur("60.00"), billingPeriod: 12 });
    await addProductVersion(shop, { productId, name: "Draft", price: eur("40.00"), published: false });
    await addProductVersion(shop, { productId, name: "Ask", price: null });
    const upgrades = async (): Promise<unknown> => {
      const { body } = await shop.as("customer").get(`subscription/${shop.id}`);
      return (body as { possibleUpgrades: unknown }).possibleUpgrades;
    };
    expect(await upgrades()).toEqual([{ url: `productVersion/${pro}` }, { url: `productVersion/${yearly}` }]);
    const patch = { action: "SYNDICATED_UPGRADE", productVersion: { url: `productVersion/${yearly}` } };
    expect((await shop.as("vendor").patch(`subscription/${shop.id}`, patch)).body).toMatchObject({
      upgrade: "DEFERRED",
    });
    // A deferred upgrade changes nothing that can be read.
    expect(await upgrades()).toEqual([{ url: `productVersion/${pro}` }, { url: `productVersion/${yearly}` }]);
    await shop.as("customer").patch(`subscription/${shop.id}`, { action: "KILL" });
    expect(await upgrades()).toEqual([]);
  });

  test("is not found by customers and vendors that have nothing to do with it", async () => {
    const { as, id } = await openSupplied();
    for (const stranger of ["customer2", "vendor2", "homeless"]) {
      expect(errorOf(await as(stranger).get(`subscription/${id}`)), stranger).toBe(
        `404 subscription-${id}-not-found`,
      );
    }
    expect(errorOf(await as("admin").get("subscription/99"))).toBe("404 subscription-99-not-found");
    expect((await as("admin").get(`subscription/${id}?language=english`)).status).toBe(400);
  });

  test("of a vendor's own sandbox shows no values either", async () => {
    const shop = await openShop();
    const id = await order(shop, "vendor", { type: "SANDBOX" });
    await shop.as("admin").patch("invoice/1/pay", { reference: "test" });
    await shop.as("vendor").post(`subscription/${id}/credentials`, supply.credentials);
    const { body } = await shop.as("vendor").get(`subscription/${id}`);
    expect(body).toMatchObject({
      type: "SANDBOX",
      company: { url: `company/${shop.northwind}` },
      credentials: [{ value: null }, { value: null }],
    });
  });
});

describe("the list of subscriptions", () => {
  /** Of acme: 1 deployed, 2 waiting for its payment, 3 a trial. Of umbra: 4. */
  async function openList(): Promise<Shop> {
    const shop = await openShop();
    await storeCard(shop, "customer");
    await deploy(shop, "customer");
    await shop.as("customer").delete("paymentMethod/1");
    shop.machine.elapse(60_000);
    await order(shop, "customer");
    await order(shop, "colleague", { type: "TRIAL" });
    await order(shop, "customer2");
    return shop;
  }

  test("holds what a caller reaches", async () => {
    const { as } = await openList();
    expect(idsOf(await as("admin").get("subscription"))).toEqual([1, 2, 3, 4]);
    expect(idsOf(await as("vendor").get("subscription"))).toEqual([1, 2, 3, 4]);
    expect(idsOf(await as("customer").get("subscription"))).toEqual([1, 2, 3]);
    expect(idsOf(await as("customer2").get("subscription"))).toEqual([4]);
    expect(idsOf(await as("vendor2").get("subscription"))).toEqual([]);
    expect(idsOf(await as("homeless").get("subscription"))).toEqual([]);
  });

  test("holds what a vendor's company bought elsewhere as well", async () => {
    const shop = await openList();
    await shop.services.store.write((tx) =>
      tx.update(subscriptions).set({ companyId: shop.northwind }).where(eq(subscriptions.id, 4)),
    );
    const fabrik = shop.northwind + 1;
    await shop.services.store.write((tx) =>
      tx.update(subscriptions).set({ companyId: fabrik }).where(eq(subscriptions.id, 3)),
    );
    expect(idsOf(await shop.as("vendor2").get("subscription"))).toEqual([3]);
    expect(idsOf(await shop.as("vendor").get("subscription"))).toEqual([1, 2, 3, 4]);
  });

  test("is filtered by state, type, product, identifier and name", async () => {
    const shop = await openList();
    const list = async (query: string, user = "vendor"): Promise<readonly number[]> =>
      idsOf(await shop.as(user).get(`subscription?${query}`));
    expect(await list("status=DEPLOYED")).toEqual([1]);
    expect(await list("status=PENDING,DEPLOYED")).toEqual([1, 3]);
    expect(await list("type=TRIAL")).toEqual([3]);
    expect(await list("type=NORMAL&status=WAITING_PAYMENT")).toEqual([2, 4]);
    expect(await list(`product=${shop.product}`, "customer")).toEqual([1, 2, 3]);
    expect(await list("product=99")).toEqual([]);
    expect(await list("id=4,2,77")).toEqual([2, 4]);
    expect(await list("id=4,2", "customer")).toEqual([2]);
    await shop.as("customer").patch("subscription/1", { action: "SET_NAME", name: "100% Ärger" });
    expect(await list("search=100%25%20")).toEqual([1]);
    expect(await list("search=NOTES")).toEqual([2, 3, 4]);
    expect(await list("search=_")).toEqual([]);
  });

  test("is filtered by metadata, all of which must fit", async () => {
    const shop = await openList();
    await shop.as("vendor").put("subscription/1/metadata", { costCentre: "42", team: "sales" });
    await shop.as("vendor").put("subscription/2/metadata", { costCentre: "42" });
    const list = async (query: string): Promise<readonly number[]> =>
      idsOf(await shop.as("customer").get(`subscription?${query}`));
    expect(await list("metadata[costCentre]=42")).toEqual([1, 2]);
    expect(await list("metadata[costCentre]=42&metadata[team]=sales")).toEqual([1]);
    expect(await list("metadata[costCentre]=43")).toEqual([]);
  });

  test("is sorted by each of its fields, and the identifier decides between equals", async () => {
    const shop = await openList();
    await shop.as("customer").patch("subscription/2", { action: "SET_NAME", name: "Alpha" });
    const list = async (query: string): Promise<readonly number[]> =>
      idsOf(await shop.as("admin").get(`subscription?${query}`));
    expect(await list("sortField=name")).toEqual([2, 1, 3, 4]);
    expect(await list("sortField=name&sortDirection=DESC")).toEqual([4, 3, 1, 2]);
    expect(await list("sortField=createdAt&sortDirection=DESC")).toEqual([4, 3, 2, 1]);
    expect(await list("sortField=updatedAt")).toEqual([1, 2, 3, 4]);
    expect(await list("sortField=endDate")).toEqual([3, 1, 2, 4]);
    expect((await shop.as("admin").get("subscription?sortField=paid")).status).toBe(400);
  });

  test("comes in pages, and HEAD counts", async () => {
    const { as } = await openList();
    const answer = await as("admin").get("subscription?pageNumber=2&pageSize=3");
    expect(idsOf(answer)).toEqual([4]);
    expect(answer.headers.get(headerNames.totalItems)).toBe("4");
    expect(answer.headers.get(headerNames.totalPages)).toBe("2");
    const head = await as("customer").head("subscription?status=DEPLOYED");
    expect(head.status).toBe(200);
    expect(head.headers.get(headerNames.totalItems)).toBe("1");
  });

  test("refuses a filter that it does not know", async () => {
    const { as } = await openList();
    expect((await as("admin").get("subscription?stauts=DEPLOYED")).status).toBe(400);
    expect((await as("admin").get("subscription?status=RUNNING")).status).toBe(400);
    expect((await as("admin").get("subscription?pageSize=51")).status).toBe(400);
  });

  test("keeps the details for the single read", async () => {
    const shop = await openSupplied();
    const { body } = await shop.as("customer").get("subscription");
    const [first] = body as readonly object[];
    expect(first).toMatchObject({ id: 1, autoRenew: true, syndicatedEndpoints: [{ category: "APP" }, {}] });
    for (const detail of ["credentials", "endUserInstructions", "possibleUpgrades", "oneshotCosts"]) {
      expect(first).not.toHaveProperty(detail);
    }
  });

  test("holds a page of fifty, and counts the rest", async () => {
    const shop = await openList();
    const row = await shop.services.store.read((db) =>
      db.select().from(subscriptions).where(eq(subscriptions.id, 1)),
    );
    const copies = Array.from({ length: 60 }, () => row.map(({ id: _, ...fields }) => fields)).flat();
    await shop.services.store.write((tx) => tx.insert(subscriptions).values(copies));
    const answer = await shop.as("vendor").get("subscription?pageSize=50&status=DEPLOYED");
    expect(idsOf(answer)).toHaveLength(50);
    expect(answer.headers.get(headerNames.totalItems)).toBe("61");
  });
});

describe("the metadata of a subscription", () => {
  test("is written by its vendor, and read by both", async () => {
    const { as, id } = await openSupplied();
    const map = `subscription/${id}/metadata`;
    expect((await as("vendor").put(map, { costCentre: "42", team: "sales" })).status).toBe(204);
    expect((await as("vendor").delete(`${map}/team`)).status).toBe(204);
    expect((await as("customer").get(map)).body).toEqual({ costCentre: "42" });
    expect((await as("admin").get(map)).body).toEqual({ costCentre: "42" });
  });

  test("is not found by those who do not find the subscription", async () => {
    const { as, id } = await openSupplied();
    const map = `subscription/${id}/metadata`;
    for (const stranger of ["customer2", "vendor2"]) {
      expect(errorOf(await as(stranger).get(map)), stranger).toBe(`404 subscription-${id}-not-found`);
    }
    expect(errorOf(await as("vendor2").put(map, { a: "b" }))).toBe(`404 subscription-${id}-not-found`);
    expect((await as("vendor2").delete(`${map}/a`)).status).toBe(404);
  });
});

async function userIdOf(userName: string, as: Shop["as"]): Promise<number> {
  const { body } = await as(userName).get("user/me");
  return (body as { readonly id: number }).id;
}
