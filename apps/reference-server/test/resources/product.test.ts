import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "../../src/store/tables/product.js";
import { subscriptions } from "../../src/store/tables/subscription.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { addProduct, addSubscription, openPopulated } from "../support/people.js";
import { openShop } from "../support/shop.js";

const notes = {
  name: "Acme Notes",
  sku: "ACME-NOTES",
  type: "SYNDICATED",
  shortDescription: "Notes for teams.",
  syndicationEndpoints: ["https://notes.example/events"],
  orderValidationUrls: ["https://notes.example/orders"],
  notificationSecretToken: "a-long-random-secret",
};

test("a vendor creates a product of its own company, and it is not on sale yet", async () => {
  const { as, northwind } = await openPopulated();
  const { status, headers, body } = await as("vendor").post("product", notes);
  expect(status).toBe(201);
  expect(headers.get("location")).toBe("http://marketplace.test/api/product/2");
  expect(body).toEqual({
    id: 2,
    self: "product/2",
    name: "Acme Notes",
    sku: "ACME-NOTES",
    type: "SYNDICATED",
    company: { url: `company/${northwind}` },
    shortDescription: "Notes for teams.",
    productVersion: [],
    configurationParameters: [],
    published: false,
    syndicationEndpoints: ["https://notes.example/events"],
    orderValidationUrls: ["https://notes.example/orders"],
    metadata: { url: "product/2/metadata" },
  });
});

test("the secret of a product is sealed, never answered, and removed by null", async () => {
  const { as, services } = await openPopulated();
  const secretOf = async (): Promise<string | null | undefined> => {
    const rows = await services.store.read((db) => db.select().from(products).where(eq(products.id, 2)));
    return rows[0]?.notificationSecretToken;
  };
  const created = await as("vendor").post("product", notes);
  expect(JSON.stringify(created.body)).not.toContain("secret");
  expect(await secretOf()).toEqual(expect.not.stringContaining("a-long-random-secret"));
  await as("vendor").put("product/2", { name: "Notes" });
  expect(await secretOf()).toEqual(expect.any(String));
  await as("vendor").put("product/2", { notificationSecretToken: null });
  expect(await secretOf()).toBeNull();
});

test("an administrator names the vendor of a new product", async () => {
  const { as, fabrik, acme } = await openPopulated();
  const create = (company?: string) =>
    as("admin").post("product", { ...notes, type: "VM", ...(company && { company: { url: company } }) });
  expect(errorOf(await create())).toBe("400 company-required");
  expect(errorOf(await create("product/1"))).toBe("400 company-reference-product/1-invalid");
  expect(errorOf(await create(`company/${acme}`))).toBe(`400 company-reference-company/${acme}-unknown`);
  expect((await create(`http://marketplace.test/api/company/${fabrik}`)).status).toBe(201);
});

test("a vendor cannot create a product for another vendor, nor one of a reserved type", async () => {
  const { as, fabrik } = await openPopulated();
  const elsewhere = { ...notes, company: { url: `company/${fabrik}` } };
  expect(errorOf(await as("vendor").post("product", elsewhere))).toBe(
    `400 company-reference-company/${fabrik}-unknown`,
  );
  expect(errorOf(await as("vendor").post("product", { ...notes, type: "CSP" }))).toBe(
    "400 type-must-be-one-of-SYNDICATED, CLOUD_SERVICE, SERVICE, API",
  );
});

test("a customer cannot create, change or delete a product", async () => {
  const { as } = await openPopulated();
  expect((await as("customer").post("product", notes)).status).toBe(403);
  expect((await as("customer").put("product/1", { name: "Mine" })).status).toBe(403);
  expect((await as("customer").delete("product/1")).status).toBe(403);
});

test("a SKU is taken once on the marketplace, until its product is deleted", async () => {
  const { as } = await openPopulated();
  await as("vendor").post("product", notes);
  expect(errorOf(await as("vendor2").post("product", notes))).toBe("409 sku-ACME-NOTES-taken");
  await as("vendor").delete("product/2");
  expect((await as("vendor2").post("product", notes)).status).toBe(201);
});

test("type and SKU cannot be changed, and the same value again is no change", async () => {
  const { as } = await openPopulated();
  await as("vendor").post("product", notes);
  const put = (body: object) => as("vendor").put("product/2", body);
  expect(errorOf(await put({ type: "SERVICE" }))).toBe("422 type-cannot-be-changed");
  expect(errorOf(await put({ sku: "OTHER" }))).toBe("422 sku-cannot-be-changed");
  expect(await put({ type: "SYNDICATED", sku: "ACME-NOTES", name: "Notes 2" })).toMatchObject({
    status: 200,
    body: { name: "Notes 2", shortDescription: "Notes for teams." },
  });
});

test.each([
  ["ftp://notes.example/events", "syndicationEndpoints"],
  ["https://user:password@notes.example/events", "syndicationEndpoints"],
  ["ftp://notes.example/orders", "orderValidationUrls"],
])("%s is no target for %s", async (url, field) => {
  const { as } = await openPopulated();
  const answer = await as("vendor").put("product/1", { [field]: [url] });
  expect(errorOf(answer)).toBe(`422 target-${field}-invalid`);
});

test("a product is seen by others while one of its plans is published", async () => {
  const { as } = await openPopulated();
  expect(await as("customer").get("product/1")).toMatchObject({ status: 200, body: { published: true } });
  await as("vendor").patch("productVersion/1", { published: false });
  expect(errorOf(await as("customer").get("product/1"))).toBe("404 product-1-not-found");
  expect(errorOf(await as("vendor2").get("product/1"))).toBe("404 product-1-not-found");
  expect(await as("vendor").get("product/1")).toMatchObject({ status: 200, body: { published: false } });
  expect((await as("admin").get("product/1")).status).toBe(200);
});

test("a customer still reads the product and the plan of its own subscription when they are off the market", async () => {
  const marketplace = await openPopulated();
  const { as, customer, acme, product, productVersion } = marketplace;
  await addSubscription(marketplace, {
    buyerId: customer,
    companyId: acme,
    product,
    productVersion,
    status: "DEPLOYED",
  });
  await as("vendor").patch("productVersion/1", { published: false });
  for (const path of ["product/1", "productVersion/1"]) {
    expect((await as("colleague").get(path)).status, path).toBe(200);
    expect((await as("customer2").get(path)).status, path).toBe(404);
  }
  expect((await as("colleague").get("product")).body).toEqual([]);
});

test("only the vendor and administrators see where events and orders go", async () => {
  const { as } = await openPopulated();
  await as("vendor").put("product/1", { syndicationEndpoints: ["https://notes.example/events"] });
  const fieldsFor = async (caller: string) => Object.keys((await as(caller).get("product/1")).body as object);
  for (const caller of ["vendor", "admin"]) {
    expect(await fieldsFor(caller), caller).toEqual(
      expect.arrayContaining(["syndicationEndpoints", "orderValidationUrls"]),
    );
  }
  for (const caller of ["vendor2", "customer"]) {
    expect(await fieldsFor(caller), caller).not.toEqual(expect.arrayContaining(["syndicationEndpoints"]));
    expect(await fieldsFor(caller), caller).not.toEqual(expect.arrayContaining(["orderValidationUrls"]));
  }
});

test("another vendor cannot change or delete a product, although it can read it", async () => {
  const { as } = await openPopulated();
  expect((await as("vendor2").get("product/1")).status).toBe(200);
  expect(errorOf(await as("vendor2").put("product/1", { name: "Mine" }))).toBe("404 product-1-not-found");
  expect(errorOf(await as("vendor2").delete("product/1"))).toBe("404 product-1-not-found");
});

test("the list holds what the caller finds, filtered, sorted and in pages", async () => {
  const marketplace = await openPopulated();
  const { as, fabrik, northwind } = marketplace;
  await addProduct(marketplace, { companyId: fabrik, published: false });
  await as("vendor2").put("product/2", { name: "100% Tools" });
  await as("vendor").post("product", { ...notes, type: "SERVICE" });
  const ids = async (caller: string, query = "") =>
    ((await as(caller).get(`product${query}`)).body as { id: number }[]).map(({ id }) => id);
  expect(await ids("admin")).toEqual([1, 2, 3]);
  expect(await ids("customer")).toEqual([1]);
  expect(await ids("vendor")).toEqual([1, 3]);
  expect(await ids("vendor2")).toEqual([1, 2]);
  expect(await ids("admin", "?search=NOTES")).toEqual([1, 3]);
  expect(await ids("admin", "?search=acme-notes")).toEqual([3]);
  expect(await ids("admin", "?search=0%25 t")).toEqual([2]);
  expect(await ids("admin", "?search=%25%25")).toEqual([]);
  expect(await ids("admin", `?companyId=${northwind}`)).toEqual([1, 3]);
  expect(await ids("admin", "?productType=SERVICE")).toEqual([3]);
  expect(await ids("admin", "?sortField=name&sortDirection=DESC")).toEqual([1, 3, 2]);
  expect(await ids("admin", "?pageSize=2&pageNumber=2")).toEqual([3]);
  const { headers } = await as("customer").head("product");
  expect(headers.get("CMW-TotalItems")).toBe("1");
});

test("a product lists its plans and parameters, for customers only the published plans", async () => {
  const { as } = await openPopulated();
  await as("vendor").post("productVersion", { name: "Draft", product: { url: "product/1" } });
  const parameter = { name: "x", description: "x", product: { url: "product/1" } };
  await as("vendor").post("configurationParameter", { ...parameter, code: "heavy", weight: 5 });
  await as("vendor").post("configurationParameter", { ...parameter, code: "light", weight: -5 });
  const parameters = [{ url: "configurationParameter/2" }, { url: "configurationParameter/1" }];
  expect((await as("vendor").get("product/1")).body).toMatchObject({
    productVersion: [{ url: "productVersion/1" }, { url: "productVersion/2" }],
    configurationParameters: parameters,
  });
  expect((await as("customer").get("product/1")).body).toMatchObject({
    productVersion: [{ url: "productVersion/1" }],
    configurationParameters: parameters,
  });
});

test("a product in use cannot be deleted; when its subscriptions have ended, it goes with its plans", async () => {
  const marketplace = await openPopulated();
  const { as, customer, acme, product, productVersion } = marketplace;
  const bought = { buyerId: customer, companyId: acme, product, productVersion };
  const living = await addSubscription(marketplace, { ...bought, status: "UNDEPLOY_SENT" });
  await addSubscription(marketplace, { ...bought, status: "FAILED" });
  expect(errorOf(await as("vendor").delete("product/1"))).toBe("409 product-1-in-use");

  await marketplace.services.store.write(async (tx) => {
    await tx
      .update(subscriptions)
      .set({ deploymentStatus: "UNDEPLOYED" })
      .where(eq(subscriptions.id, living));
  });
  await listen(marketplace);
  expect((await as("vendor").delete("product/1")).status).toBe(204);
  expect(await emittedEvents(marketplace)).toEqual(["ProductVersion.DELETED productVersion/1"]);
  for (const path of ["product/1", "productVersion/1"]) {
    expect((await as("vendor").get(path)).status, path).toBe(404);
    expect((await as("customer").get(path)).status, path).toBe(404);
  }
});

test("metadata of a product is read by whoever sees it, and written by its vendor", async () => {
  const { as } = await openPopulated();
  const path = "product/1/metadata";
  expect((await as("vendor").put(path, { colour: "blue", size: "L" })).status).toBe(204);
  expect((await as("vendor").delete(`${path}/size`)).status).toBe(204);
  expect((await as("customer").get(path)).body).toEqual({ colour: "blue" });
  expect((await as("vendor2").put(path, {})).status).toBe(404);
  expect((await as("customer").put(path, {})).status).toBe(403);
  await as("vendor").patch("productVersion/1", { published: false });
  expect((await as("customer").get(path)).status).toBe(404);
});

test("a vendor has a limit of products, and a product of plans; what was deleted does not count", async () => {
  const shop = await openShop({ productsPerVendor: 2, plansPerProduct: 2 });
  const vendor = shop.as("vendor");
  const { sku: _, ...other } = notes;
  expect((await vendor.post("product", notes)).status).toBe(201);
  expect(errorOf(await vendor.post("product", other))).toBe("422 too-many-products");
  expect((await shop.as("vendor2").post("product", other)).status).toBe(201);
  expect((await vendor.delete("product/2")).status).toBe(204);
  expect((await vendor.post("product", other)).status).toBe(201);
  const plan = { name: "Second", product: { url: `product/${shop.product}` }, price: "1.0000" };
  expect((await vendor.post("productVersion", plan)).status).toBe(201);
  expect(errorOf(await vendor.post("productVersion", plan))).toBe("422 too-many-plans");
});

test("a previous secret is valid for at most thirty days", async () => {
  const { as } = await openPopulated();
  await as("vendor").post("product", notes);
  const rotate = (previousSecretValidFor: string) =>
    as("vendor").put("product/2", { notificationSecretToken: "another", previousSecretValidFor });
  expect((await rotate("P30D")).status).toBe(200);
  expect(errorOf(await rotate("P30DT1M"))).toBe("400 previousSecretValidFor-invalid");
});
