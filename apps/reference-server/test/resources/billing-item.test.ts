import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { billingItems } from "../../src/store/tables/product.js";
import { subscriptionItems } from "../../src/store/tables/subscription.js";
import { qty } from "../../src/test-support/subscriptions.js";
import { errorOf } from "../support/errors.js";
import { addSubscription, openPopulated } from "../support/people.js";

const users = {
  name: "Users",
  identifier: "users",
  unit: "users",
  description: "People that can sign in.",
  type: "TIERED",
};

const offer = (url: string) => ({ billingItemValues: [{ item: { url }, start: 1, price: 1 }] });

test("a vendor creates an extra resource of its own company, with the defaults of the interface", async () => {
  const { as, northwind } = await openPopulated();
  const { status, headers, body } = await as("vendor").post("billingItem", users);
  expect(status).toBe(201);
  expect(headers.get("location")).toBe("http://marketplace.test/api/billingItem/1");
  expect(body).toEqual({
    id: 1,
    self: "billingItem/1",
    ...users,
    valueType: "PRE_PAID",
    presence: "OPTIONAL",
    required: false,
    owner: { url: `company/${northwind}` },
    weight: 0,
  });
});

test("an administrator names the owner", async () => {
  const { as, fabrik } = await openPopulated();
  expect(errorOf(await as("admin").post("billingItem", users))).toBe("400 owner-required");
  const owner = { url: `company/${fabrik}` };
  expect((await as("admin").post("billingItem", { ...users, owner })).body).toMatchObject({ owner });
});

test("required is another word for presence, which goes before it", async () => {
  const { as } = await openPopulated();
  const vendor = as("vendor");
  const created = await vendor.post("billingItem", { ...users, required: true });
  expect(created.body).toMatchObject({ presence: "REQUIRED", required: true });
  const put = async (body: object) => (await vendor.put("billingItem/1", body)).body;
  expect(await put({ presence: "RECOMMENDED", required: true })).toMatchObject({ presence: "RECOMMENDED" });
  expect(await put({ required: false })).toMatchObject({ presence: "OPTIONAL" });
  expect(await put({ weight: 3 })).toMatchObject({ presence: "OPTIONAL", weight: 3, name: "Users" });
});

test("an identifier is unique among the extra resources of a vendor", async () => {
  const { as } = await openPopulated();
  await as("vendor").post("billingItem", users);
  expect(errorOf(await as("vendor").post("billingItem", users))).toBe("409 identifier-users-taken");
  expect((await as("vendor2").post("billingItem", users)).status).toBe(201);
  await as("vendor").post("billingItem", { ...users, identifier: "seats" });
  expect(errorOf(await as("vendor").put("billingItem/3", { identifier: "users" }))).toBe(
    "409 identifier-users-taken",
  );
  await as("vendor").delete("billingItem/1");
  expect((await as("vendor").put("billingItem/3", { identifier: "users" })).status).toBe(200);
});

test("others see an extra resource while a published plan offers it", async () => {
  const { as } = await openPopulated();
  await as("vendor").post("billingItem", users);
  const statusFor = async (caller: string) => (await as(caller).get("billingItem/1")).status;
  expect(await statusFor("customer")).toBe(404);
  await as("vendor").put("productVersion/1", offer("billingItem/1"));
  expect(await statusFor("customer")).toBe(200);
  expect(await statusFor("vendor2")).toBe(200);
  await as("vendor").patch("productVersion/1", { published: false });
  expect(await statusFor("customer")).toBe(404);
  expect(await statusFor("vendor2")).toBe(404);
  expect(await statusFor("vendor")).toBe(200);
});

test("a customer still reads what its own subscription has chosen", async () => {
  const marketplace = await openPopulated();
  const { as, customer, acme, product, productVersion, services } = marketplace;
  await as("vendor").post("billingItem", users);
  const bought = { buyerId: customer, companyId: acme, product, productVersion };
  const subscriptionId = await addSubscription(marketplace, { ...bought, status: "DEPLOYED" });
  await services.store.write((tx) =>
    tx.insert(subscriptionItems).values({ subscriptionId, billingItemId: 1, quantity: qty(3) }),
  );
  expect((await as("colleague").get("billingItem/1")).status).toBe(200);
  expect((await as("customer2").get("billingItem/1")).status).toBe(404);
});

test("the list is filtered, sorted and counted", async () => {
  const { as, fabrik } = await openPopulated();
  await as("vendor").post("billingItem", users);
  await as("vendor").post("billingItem", {
    ...users,
    name: "Disk",
    identifier: "disk",
    description: "Gigabytes.",
  });
  await as("vendor2").post("billingItem", { ...users, name: "Calls", valueType: "PAY_AS_YOU_GO" });
  const ids = async (caller: string, query = "") =>
    ((await as(caller).get(`billingItem${query}`)).body as { id: number }[]).map(({ id }) => id);
  expect(await ids("admin")).toEqual([1, 2, 3]);
  expect(await ids("vendor")).toEqual([1, 2]);
  expect(await ids("customer")).toEqual([]);
  expect(await ids("admin", "?identifier=users")).toEqual([1, 3]);
  expect(await ids("admin", "?search=gigab")).toEqual([2]);
  expect(await ids("admin", "?valueType=PAY_AS_YOU_GO")).toEqual([3]);
  expect(await ids("admin", `?companyId=${fabrik}`)).toEqual([3]);
  expect(await ids("admin", "?sortField=name")).toEqual([3, 2, 1]);
  expect((await as("vendor").head("billingItem")).headers.get("CMW-TotalItems")).toBe("2");
});

test("others cannot create for the vendor, change or delete", async () => {
  const { as } = await openPopulated();
  await as("vendor").post("billingItem", users);
  await as("vendor").put("productVersion/1", offer("billingItem/1"));
  expect((await as("vendor2").put("billingItem/1", { weight: 1 })).status).toBe(404);
  expect((await as("vendor2").delete("billingItem/1")).status).toBe(404);
  expect((await as("customer").post("billingItem", users)).status).toBe(403);
  expect((await as("customer").put("billingItem/1", { weight: 1 })).status).toBe(403);
  expect((await as("customer").delete("billingItem/1")).status).toBe(403);
});

test("what a plan offers or a metric is billed through cannot be deleted", async () => {
  const { as } = await openPopulated();
  const vendor = as("vendor");
  await vendor.post("billingItem", { ...users, valueType: "PAY_AS_YOU_GO" });
  await vendor.put("productVersion/1", offer("billingItem/1"));
  expect(errorOf(await vendor.delete("billingItem/1"))).toBe("409 billingItem-1-in-use");
  await vendor.post("applicationMetric", {
    name: "users",
    product: { url: "product/1" },
    billingItem: { url: "billingItem/1" },
    endpoint: "/metric/users",
  });
  await vendor.put("productVersion/1", { billingItemValues: [] });
  expect(errorOf(await vendor.delete("billingItem/1"))).toBe("409 billingItem-1-in-use");
  await vendor.delete("applicationMetric/1");
  expect((await vendor.delete("billingItem/1")).status).toBe(204);
  expect((await vendor.get("billingItem/1")).status).toBe(404);
});

test("what a metric is billed through stays pay-as-you-go", async () => {
  const { as } = await openPopulated();
  const vendor = as("vendor");
  await vendor.post("billingItem", { ...users, valueType: "PAY_AS_YOU_GO" });
  await vendor.put("productVersion/1", offer("billingItem/1"));
  await vendor.post("applicationMetric", {
    name: "users",
    product: { url: "product/1" },
    billingItem: { url: "billingItem/1" },
    endpoint: "/metric/users",
  });
  expect(errorOf(await vendor.put("billingItem/1", { valueType: "PRE_PAID" }))).toBe(
    "422 metric-needs-pay-as-you-go",
  );
});

test("the row of a deleted one stays for the subscriptions that chose it", async () => {
  const marketplace = await openPopulated();
  const { as, services } = marketplace;
  await as("vendor").post("billingItem", users);
  await as("vendor").delete("billingItem/1");
  const rows = await services.store.read((db) =>
    db.select().from(billingItems).where(eq(billingItems.id, 1)),
  );
  expect(rows).toMatchObject([{ identifier: "users", deletedAt: services.clock.now() }]);
});
