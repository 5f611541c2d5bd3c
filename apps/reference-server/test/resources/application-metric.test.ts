import { expect, test } from "vitest";
import { errorOf } from "../support/errors.js";
import { openPopulated, type Populated } from "../support/people.js";

const documents = {
  name: "documents",
  product: { url: "product/1" },
  billingItem: { url: "billingItem/1" },
  endpoint: "/metric/documents",
};

/** billingItem/1 is measured and priced, billingItem/2 is not priced, billingItem/3 is paid in advance. */
async function withItems(): Promise<Populated> {
  const marketplace = await openPopulated();
  const vendor = marketplace.as("vendor");
  const item = { name: "Documents", unit: "documents", description: "Stored.", type: "TIERED" };
  await vendor.post("billingItem", { ...item, valueType: "PAY_AS_YOU_GO" });
  await vendor.post("billingItem", { ...item, valueType: "PAY_AS_YOU_GO" });
  await vendor.post("billingItem", item);
  await vendor.put("productVersion/1", {
    billingItemValues: [1, 3].map((id) => ({
      item: { url: `billingItem/${id}` },
      start: 1,
      price: 1,
    })),
  });
  return marketplace;
}

test("a new metric is an external gauge that is polled each hour", async () => {
  const { as } = await withItems();
  const { status, headers, body } = await as("vendor").post("applicationMetric", documents);
  expect(status).toBe(201);
  expect(headers.get("location")).toBe("http://marketplace.test/api/applicationMetric/1");
  expect(body).toEqual({
    id: 1,
    self: "applicationMetric/1",
    ...documents,
    type: "EXTERNAL",
    counter: false,
    metricFunction: "AVERAGE",
    frequency: "EVERY_1_HOUR",
  });
});

test("a new counter counts the increase", async () => {
  const { as } = await withItems();
  const { body } = await as("vendor").post("applicationMetric", { ...documents, counter: true });
  expect(body).toMatchObject({ counter: true, metricFunction: "INCREASE" });
});

test.each([
  [false, "INCREASE", "AVERAGE, PEAK"],
  [false, "VALUE", "AVERAGE, PEAK"],
  [true, "AVERAGE", "INCREASE, VALUE"],
  [true, "PEAK", "INCREASE, VALUE"],
])("with counter %s the function %s is refused", async (counter, metricFunction, allowed) => {
  const { as } = await withItems();
  expect(
    errorOf(await as("vendor").post("applicationMetric", { ...documents, counter, metricFunction })),
  ).toBe(`400 metricFunction-must-be-one-of-${allowed}`);
});

test("a metric is found in the list by its name", async () => {
  const { as } = await withItems();
  await as("vendor").post("applicationMetric", documents);
  const found = async (search: string) =>
    (await as("vendor").get(`applicationMetric?search=${encodeURIComponent(search)}`)).body;
  expect(await found(documents.name.toUpperCase())).toMatchObject([{ name: documents.name }]);
  expect(await found("nothing of the kind")).toEqual([]);
});

test("a gauge that is made a counter needs another function with it", async () => {
  const { as } = await withItems();
  await as("vendor").post("applicationMetric", documents);
  const put = (body: object) => as("vendor").put("applicationMetric/1", body);
  expect((await put({ counter: true })).status).toBe(400);
  expect((await put({ counter: true, metricFunction: "VALUE" })).body).toMatchObject({ counter: true });
});

test.each(["billingItem/2", "billingItem/3"])("%s cannot bill a metric", async (url) => {
  const { as } = await withItems();
  const answer = await as("vendor").post("applicationMetric", { ...documents, billingItem: { url } });
  expect(errorOf(answer)).toBe("422 metric-needs-pay-as-you-go");
});

test("another vendor's extra resource, and another vendor's product, are unknown", async () => {
  const { as } = await withItems();
  const vendor2 = as("vendor2");
  await vendor2.post("billingItem", { name: "x", unit: "x", description: "x", type: "VOLUME" });
  const theirs = { ...documents, billingItem: { url: "billingItem/4" } };
  expect(errorOf(await as("vendor").post("applicationMetric", theirs))).toBe(
    "400 billingItem-reference-billingItem/4-unknown",
  );
  expect(errorOf(await vendor2.post("applicationMetric", documents))).toBe(
    "400 product-reference-product/1-unknown",
  );
});

test("an external metric needs an endpoint, a native one does not", async () => {
  const { as } = await withItems();
  const { endpoint: _, ...without } = documents;
  expect(errorOf(await as("vendor").post("applicationMetric", without))).toBe("400 endpoint-required");
  expect((await as("vendor").post("applicationMetric", { ...without, type: "PROMETHEUS" })).status).toBe(201);
  expect(errorOf(await as("vendor").put("applicationMetric/1", { type: "EXTERNAL" }))).toBe(
    "400 endpoint-required",
  );
});

test.each([
  ["//evil.example/metric", "422 target-endpoint-invalid"],
  ["metric/documents", "422 target-endpoint-invalid"],
  ["ftp://notes.example/metric", "422 target-endpoint-invalid"],
  ["https://notes.example/metric", "200"],
  ["/metric/other", "200"],
])("the endpoint %s answers %s", async (endpoint, expected) => {
  const { as } = await withItems();
  await as("vendor").post("applicationMetric", documents);
  expect(errorOf(await as("vendor").put("applicationMetric/1", { endpoint }))).toBe(expected);
});

test("a name is unique in its product", async () => {
  const { as } = await withItems();
  await as("vendor").post("applicationMetric", documents);
  expect(errorOf(await as("vendor").post("applicationMetric", documents))).toBe("409 name-documents-taken");
  await as("vendor").post("applicationMetric", { ...documents, name: "pages" });
  expect(errorOf(await as("vendor").put("applicationMetric/2", { name: "documents" }))).toBe(
    "409 name-documents-taken",
  );
  expect((await as("vendor").put("applicationMetric/2", { name: "pages" })).status).toBe(200);
});

test("customers read a metric while its product is on sale, without its endpoint, and other vendors never", async () => {
  const { as } = await withItems();
  await as("vendor").post("applicationMetric", documents);
  const path = "applicationMetric/1";
  expect((await as("admin").get(path)).body).toHaveProperty("endpoint");
  expect((await as("customer").get(path)).body).not.toHaveProperty("endpoint");
  expect((await as("vendor2").get(path)).status).toBe(404);
  expect((await as("vendor2").get("applicationMetric")).body).toEqual([]);
  expect((await as("vendor2").put(path, { name: "x" })).status).toBe(404);
  expect((await as("vendor2").delete(path)).status).toBe(404);
  expect((await as("customer").post("applicationMetric", documents)).status).toBe(403);
  expect((await as("customer").put(path, { name: "x" })).status).toBe(403);
  expect((await as("customer").delete(path)).status).toBe(403);
  await as("vendor").patch("productVersion/1", { published: false });
  expect(errorOf(await as("customer").get(path))).toBe("404 applicationMetric-1-not-found");
});

test("the list is filtered and counted", async () => {
  const { as } = await withItems();
  await as("vendor").post("applicationMetric", documents);
  const count = async (caller: string, query = "") =>
    (await as(caller).head(`applicationMetric${query}`)).headers.get("CMW-TotalItems");
  expect((await as("vendor").get("applicationMetric")).body).toMatchObject([{ id: 1, name: "documents" }]);
  expect(await count("customer")).toBe("1");
  expect(await count("admin", "?productId=2")).toBe("0");
});

test("a deleted metric is gone", async () => {
  const { as } = await withItems();
  await as("vendor").post("applicationMetric", documents);
  expect((await as("vendor").delete("applicationMetric/1")).status).toBe(204);
  expect((await as("vendor").get("applicationMetric/1")).status).toBe(404);
});
