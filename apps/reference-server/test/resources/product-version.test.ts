import { SubscriptionType } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { events } from "../../src/store/tables/event.js";
import { productVersions } from "../../src/store/tables/product.js";
import { subscriptions } from "../../src/store/tables/subscription.js";
import { productVersionOf } from "../../src/test-support/subscriptions.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { addSubscription, openPopulated, type Populated } from "../support/people.js";

const basic = { name: "Pro", product: { url: "product/1" } };
const users = { name: "Users", unit: "users", description: "People.", type: "TIERED" };

/** billingItem/1 of northwind, and billingItem/2 of fabrik. */
async function withItems(): Promise<Populated> {
  const marketplace = await openPopulated();
  await marketplace.as("vendor").post("billingItem", users);
  await marketplace.as("vendor2").post("billingItem", users);
  return marketplace;
}

/** configurationParameter/1 of product/1, and configurationParameter/2 of another product of the vendor. */
async function withParameters(): Promise<Populated> {
  const marketplace = await openPopulated();
  const vendor = marketplace.as("vendor");
  await vendor.post("product", { name: "Other", type: "SERVICE" });
  const parameter = { code: "host", name: "Host", description: "A name." };
  await vendor.post("configurationParameter", { ...parameter, product: { url: "product/1" } });
  await vendor.post("configurationParameter", { ...parameter, product: { url: "product/2" } });
  return marketplace;
}

test("a new plan has the defaults of the interface, and emits an event", async () => {
  const marketplace = await openPopulated();
  await listen(marketplace);
  const { status, headers, body } = await marketplace.as("vendor").post("productVersion", basic);
  expect(status).toBe(201);
  expect(headers.get("location")).toBe("http://marketplace.test/api/productVersion/2");
  expect(body).toEqual({
    id: 2,
    self: "productVersion/2",
    name: "Pro",
    product: { url: "product/1" },
    setupFee: "0.0000",
    billingPeriod: 1,
    minimumDuration: 1,
    trial: "NOT_ALLOWED",
    autoRenewable: true,
    selfBilling: false,
    published: false,
    recommended: false,
    billingItemValues: [],
    configurationParameters: [],
    metadata: { url: "productVersion/2/metadata" },
  });
  expect(await emittedEvents(marketplace)).toEqual(["ProductVersion.CREATED productVersion/2"]);
});

test("amounts have four digits, tiers are sorted, and their defaults are filled in", async () => {
  const { as } = await withItems();
  const item = { url: "billingItem/1" };
  const { body } = await as("vendor").post("productVersion", {
    ...basic,
    price: 10.0001,
    setupFee: "3",
    billingItemValues: [
      { item, start: 6, end: null, price: "1.5", setup: 2, step: 5 },
      { item, start: 1, end: 5, price: "2" },
    ],
  });
  expect(body).toMatchObject({
    price: "10.0001",
    setupFee: "3.0000",
    billingItemValues: [
      { item, start: 1, end: 5, price: "2.0000", setup: "0.0000", step: 1 },
      { item, start: 6, end: null, price: "1.5000", setup: "2.0000", step: 5 },
    ],
  });
});

test("an amount with more than four digits is refused, for it would be rounded away", async () => {
  const { as } = await withItems();
  const tier = { item: { url: "billingItem/1" }, start: 1, end: null };
  for (const more of [
    { price: 0.00004 },
    { setupFee: "1.00001" },
    { billingItemValues: [{ ...tier, price: "0.00005" }] },
    { billingItemValues: [{ ...tier, price: "1", setup: "0.00005" }] },
  ]) {
    expect((await as("vendor").post("productVersion", { ...basic, ...more })).status).toBe(400);
  }
});

test.each([
  [
    "overlap",
    [
      [1, 5],
      [5, null],
    ],
    "422 value-tiers-overlap",
  ],
  [
    "overlap behind an open end",
    [
      [1, null],
      [7, 9],
    ],
    "422 value-tiers-overlap",
  ],
  ["end before they start", [[5, 4]], "400 must.be.greater.than.or.equal.to.5"],
] as const)("tiers that %s are refused", async (_, ranges, error) => {
  const { as } = await withItems();
  const billingItemValues = ranges.map(([start, end]) => ({
    item: { url: "billingItem/1" },
    start,
    end,
    price: 1,
  }));
  expect(errorOf(await as("vendor").put("productVersion/1", { billingItemValues }))).toBe(error);
});

test.each(["billingItem/2", "billingItem/9"])("%s, of no own company, cannot be offered", async (url) => {
  const { as } = await withItems();
  const billingItemValues = [{ item: { url }, start: 1, price: 1 }];
  expect(errorOf(await as("vendor").put("productVersion/1", { billingItemValues }))).toBe(
    `400 billingItemValues-reference-${url}-unknown`,
  );
});

test("a reference to something else than an extra resource is another error than an unknown one", async () => {
  const { as } = await withItems();
  const billingItemValues = [{ item: { url: "product/1" }, start: 1, price: 1 }];
  expect(errorOf(await as("vendor").put("productVersion/1", { billingItemValues }))).toBe(
    "400 billingItemValues.0.item-reference-product/1-invalid",
  );
});

test("a plan activates parameters of its own product only", async () => {
  const { as } = await withParameters();
  const put = (...urls: string[]) =>
    as("vendor").put("productVersion/1", { configurationParameters: urls.map((url) => ({ url })) });
  expect(errorOf(await put("configurationParameter/2"))).toBe(
    "400 configurationParameters-reference-configurationParameter/2-unknown",
  );
  expect((await put("configurationParameter/1", "/configurationParameter/1")).body).toMatchObject({
    configurationParameters: [{ url: "configurationParameter/1" }],
  });
  expect((await put()).body).toMatchObject({ configurationParameters: [] });
});

test("a vendor cannot add a plan to another vendor's product", async () => {
  const { as } = await openPopulated();
  expect(errorOf(await as("vendor2").post("productVersion", basic))).toBe(
    "400 product-reference-product/1-unknown",
  );
});

test("an identifier is unique on the marketplace, until its plan is deleted", async () => {
  const { as } = await openPopulated();
  await as("vendor").post("productVersion", { ...basic, identifier: "pro" });
  const again = () => as("vendor").put("productVersion/1", { identifier: "pro" });
  expect(errorOf(await again())).toBe("409 identifier-pro-taken");
  await as("vendor").put("productVersion/2", { identifier: "pro", name: "Same" });
  await as("vendor").delete("productVersion/2");
  expect((await again()).status).toBe(200);
});

test("only an administrator makes a plan self-billing; from others it is ignored", async () => {
  const { as } = await openPopulated();
  const wanted = await as("vendor").post("productVersion", { ...basic, selfBilling: true });
  expect(errorOf(wanted)).toBe("403 action-selfBilling-not-allowed-for-ROLE_VENDOR");
  await as("vendor").post("productVersion", { ...basic, selfBilling: false });
  expect((await as("admin").put("productVersion/2", { selfBilling: true })).body).toMatchObject({
    selfBilling: true,
  });
  expect((await as("vendor").put("productVersion/2", { selfBilling: false })).status).toBe(403);
  expect((await as("vendor").put("productVersion/2", { selfBilling: true })).body).toMatchObject({
    selfBilling: true,
  });
});

test("PUT keeps what is absent, and null takes the price and the lifespan away", async () => {
  const { as } = await openPopulated();
  const put = async (body: object) => (await as("vendor").put("productVersion/1", body)).body;
  expect(await put({ lifespan: 4 })).toMatchObject({ name: "Basic", price: "10.0000", lifespan: 4 });
  const cleared = await put({ lifespan: null, price: null });
  expect(cleared).not.toHaveProperty("lifespan");
  expect(cleared).not.toHaveProperty("price");
});

test("the length of a trial is shown where a trial is allowed", async () => {
  const { as } = await openPopulated();
  const put = async (body: object) => (await as("vendor").put("productVersion/1", body)).body;
  expect(await put({ trial: "ALLOWED", trialLength: 14 })).toMatchObject({ trialLength: 14 });
  expect(await put({ trial: "NOT_ALLOWED" })).not.toHaveProperty("trialLength");
});

test("PATCH publishes and unpublishes, and each change emits an event with its outcome", async () => {
  const marketplace = await openPopulated();
  await listen(marketplace);
  const patch = (body: object) => marketplace.as("vendor").patch("productVersion/1", body);
  expect((await patch({ published: false })).status).toBe(204);
  expect((await patch({ published: true })).status).toBe(204);
  expect((await patch({ published: true })).status).toBe(204);
  const rows = await marketplace.services.store.read((db) => db.select().from(events));
  expect(rows.map(({ payload }) => JSON.parse(payload).metadata)).toEqual([
    { approved: true, published: false },
    { approved: true, published: true },
  ]);
});

test("a change that changes nothing emits no event", async () => {
  const marketplace = await withItems();
  const billingItemValues = [
    { item: { url: "billingItem/1" }, start: 1, end: 5, price: 1 },
    { item: { url: "billingItem/1" }, start: 6, price: 2 },
  ];
  const put = (body: object) => marketplace.as("vendor").put("productVersion/1", body);
  await put({ billingItemValues });
  await listen(marketplace);
  await put({ billingItemValues: [...billingItemValues].reverse(), name: "Basic", price: "10" });
  expect(await emittedEvents(marketplace)).toEqual([]);
  await put({ billingItemValues: billingItemValues.slice(1) });
  expect(await emittedEvents(marketplace)).toEqual(["ProductVersion.MODIFIED productVersion/1"]);
});

test.each([{ identifier: "x" }, { billingPeriod: 3 }, { selfBilling: true }, {}])(
  "PATCH with %o would do nothing, and is refused",
  async (body) => {
    const { as } = await openPopulated();
    expect((await as("admin").patch("productVersion/1", body)).status).toBe(400);
  },
);

test("customers and other vendors see published plans only, the vendor and administrators all", async () => {
  const { as } = await openPopulated();
  await as("vendor").post("productVersion", { ...basic, price: 5 });
  const ids = async (caller: string, query = "") =>
    ((await as(caller).get(`productVersion${query}`)).body as { id: number }[]).map(({ id }) => id);
  expect(await ids("vendor")).toEqual([1, 2]);
  expect(await ids("vendor", "?withUnpublished=false")).toEqual([1]);
  expect(await ids("admin", "?withUnpublished=false")).toEqual([1]);
  expect(await ids("admin", "?name=PR")).toEqual([2]);
  expect(await ids("admin", "?sortField=price")).toEqual([2, 1]);
  expect(await ids("admin", "?product=2")).toEqual([]);
  expect(await ids("customer")).toEqual([1]);
  expect(await ids("customer", "?withUnpublished=true")).toEqual([1]);
  expect(await ids("vendor2")).toEqual([1]);
  expect((await as("customer").head("productVersion")).headers.get("CMW-TotalItems")).toBe("1");
  expect(errorOf(await as("customer").get("productVersion/2"))).toBe("404 productVersion-2-not-found");
  expect(errorOf(await as("vendor2").get("productVersion/2"))).toBe("404 productVersion-2-not-found");
  expect((await as("vendor").get("productVersion/2")).status).toBe(200);
});

test("the external identifier is the vendor's own, and an empty one is none", async () => {
  const { as } = await openPopulated();
  await as("vendor").patch("productVersion/1", { externalId: "notes-2026" });
  expect((await as("admin").get("productVersion/1")).body).toMatchObject({ externalId: "notes-2026" });
  expect((await as("customer").get("productVersion/1")).body).not.toHaveProperty("externalId");
  await as("vendor").patch("productVersion/1", { externalId: "" });
  expect((await as("vendor").get("productVersion/1")).body).not.toHaveProperty("externalId");
});

test("others cannot change or delete a plan", async () => {
  const { as } = await openPopulated();
  const notFound = "404 productVersion-1-not-found";
  expect(errorOf(await as("vendor2").put("productVersion/1", { name: "Mine" }))).toBe(notFound);
  expect(errorOf(await as("vendor2").patch("productVersion/1", { published: false }))).toBe(notFound);
  expect(errorOf(await as("vendor2").delete("productVersion/1"))).toBe(notFound);
  expect((await as("customer").post("productVersion", basic)).status).toBe(403);
  expect((await as("customer").put("productVersion/1", { name: "Mine" })).status).toBe(403);
  expect((await as("customer").patch("productVersion/1", { published: false })).status).toBe(403);
  expect((await as("customer").delete("productVersion/1")).status).toBe(403);
});

test("a plan in use cannot be deleted, and one that has ended subscriptions only can", async () => {
  const marketplace = await openPopulated();
  const { as, customer, acme, product, productVersion, services } = marketplace;
  const bought = { buyerId: customer, companyId: acme, product, productVersion };
  const id = await addSubscription(marketplace, { ...bought, status: "WAITING_PAYMENT" });
  expect(errorOf(await as("vendor").delete("productVersion/1"))).toBe("409 productVersion-1-in-use");
  await services.store.write((tx) =>
    tx.update(subscriptions).set({ deploymentStatus: "FAILED" }).where(eq(subscriptions.id, id)),
  );
  await listen(marketplace);
  expect((await as("vendor").delete("productVersion/1")).status).toBe(204);
  expect(await emittedEvents(marketplace)).toEqual(["ProductVersion.DELETED productVersion/1"]);
  expect((await as("customer").get("productVersion/1")).status).toBe(404);
  const [row] = await services.store.read((db) =>
    db.select().from(productVersions).where(eq(productVersions.id, productVersion)),
  );
  expect(row).toMatchObject({ published: false, deletedAt: services.clock.now() });
});

test("a plan that a subscription is about to move to cannot be deleted", async () => {
  const marketplace = await openPopulated();
  const { as, customer, acme, product, productVersion, services } = marketplace;
  await as("vendor").post("productVersion", basic);
  const bought = { buyerId: customer, companyId: acme, product, productVersion };
  const id = await addSubscription(marketplace, { ...bought, status: "DEPLOYED" });
  const deferredUpgrade = {
    productVersion: productVersionOf({ id: 2, productId: product }),
    orderId: 1,
    from: null,
    quantities: {},
  };
  await services.store.write((tx) =>
    tx
      .update(subscriptions)
      .set({ deferredUpgrade, type: SubscriptionType.NORMAL })
      .where(eq(subscriptions.id, id)),
  );
  expect(errorOf(await as("vendor").delete("productVersion/2"))).toBe("409 productVersion-2-in-use");
});

test("a deleted plan frees its extra resources and parameters", async () => {
  const { as } = await withItems();
  const vendor = as("vendor");
  await vendor.post("configurationParameter", {
    code: "host",
    name: "Host",
    description: "A name.",
    product: { url: "product/1" },
  });
  await vendor.put("productVersion/1", {
    billingItemValues: [{ item: { url: "billingItem/1" }, start: 1, price: 1 }],
    configurationParameters: [{ url: "configurationParameter/1" }],
  });
  expect(errorOf(await vendor.delete("billingItem/1"))).toBe("409 billingItem-1-in-use");
  expect(errorOf(await vendor.delete("configurationParameter/1"))).toBe(
    "409 configurationParameter-1-in-use",
  );
  await vendor.delete("productVersion/1");
  expect((await vendor.delete("billingItem/1")).status).toBe(204);
  expect((await vendor.delete("configurationParameter/1")).status).toBe(204);
});

test("metadata of a plan is read by whoever sees it, and written by its vendor", async () => {
  const { as } = await openPopulated();
  const path = "productVersion/1/metadata";
  expect((await as("vendor").put(path, { seats: "5" })).status).toBe(204);
  expect((await as("customer").get(path)).body).toEqual({ seats: "5" });
  expect((await as("vendor2").put(path, {})).status).toBe(404);
  expect((await as("vendor").delete(`${path}/seats`)).status).toBe(204);
  expect((await as("customer").get(path)).body).toEqual({});
});
