import { headerNames, type OperationId } from "@syndikit/contract";
import { validateResponse } from "@syndikit/contract/validators";
import {
  type ApiVersion,
  apiVersions,
  type VersionedSchemaName,
  type VersionRange,
  validateShape,
  versionedOperations,
  versionedSchemas,
} from "@syndikit/contract/versions";
import { beforeEach, describe, expect, test } from "vitest";
import { eur } from "../src/test-support/subscriptions.js";
import { errorOf } from "./support/errors.js";
import { type Answer, passwordOf } from "./support/marketplace.js";
import {
  addProductVersion,
  addSeats,
  advance,
  deploy,
  openShop,
  type Shop,
  storeCard,
} from "./support/shop.js";

const versions = Object.keys(apiVersions) as ApiVersion[];

/** The first version, and the versions that change the schema. */
function formsOf(name: VersionedSchemaName): ApiVersion[] {
  const { fields, others } = versionedSchemas[name];
  const ranges: VersionRange[] = [...Object.values(fields), ...Object.values(others)];
  const begins = new Set(ranges.flatMap(({ since, until }) => [since ?? [], until ?? []].flat()));
  return versions.filter((version, index) => index === 0 || begins.has(version));
}

const metric = {
  name: "documents",
  product: { url: "product/1" },
  billingItem: { url: "billingItem/2" },
  endpoint: "https://vendor.example/metric",
  frequency: "EVERY_24_HOUR",
};

/** A shop whose plan has seats, a parameter and a metric, and the subscription of a customer. */
async function openLife(options: Parameters<typeof openShop>[0] = { apiVersions: true }): Promise<Shop> {
  const shop = await openShop(options);
  const vendor = shop.as("vendor");
  await addSeats(shop);
  const documents = { name: "Documents", unit: "documents", description: "Stored.", type: "TIERED" };
  await vendor.post("billingItem", { ...documents, valueType: "PAY_AS_YOU_GO" });
  const host = { product: { url: "product/1" }, code: "host", name: "Host", description: "Where it runs" };
  expect((await vendor.post("configurationParameter", host)).status).toBe(201);
  const { body } = await vendor.get("productVersion/1");
  const { billingItemValues } = body as { billingItemValues: object[] };
  const plan = {
    billingItemValues: [...billingItemValues, { item: { url: "billingItem/2" }, start: 1, price: 1 }],
    configurationParameters: [{ url: "configurationParameter/1" }],
  };
  expect((await vendor.put("productVersion/1", plan)).status).toBe(200);
  await vendor.put("product/1", {
    syndicationEndpoints: ["https://vendor.example/events", "https://vendor.example/copy"],
    orderValidationUrls: [],
  });
  expect((await vendor.post("applicationMetric", metric)).status).toBe(201);
  shop.vendors.set("https://vendor.example", async ({ url }) =>
    url.endsWith("/metric") ? Response.json({ value: 3 }) : new Response(null, { status: 204 }),
  );
  await storeCard(shop, "customer");
  await deploy(shop, "customer", {
    billingItems: { "billingItem/1": 3 },
    configurationParameters: { "configurationParameter/1": "acme" },
  });
  return shop;
}

const at = (version: string, path: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}apiVersion=${version}`;

async function read(shop: Shop, path: string, version: string, as = "vendor"): Promise<unknown> {
  const { status, body } = await shop.as(as).get(at(version, path));
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const bodyOf = ({ body }: Answer): unknown => body;

describe("with versions off", () => {
  test("every version has the shapes that there are without one", async () => {
    const shop = await openLife({});
    const without = bodyOf(await shop.as("vendor").get("subscription/1"));
    for (const version of ["20180101", "20220427", "20300101"]) {
      expect(await read(shop, "subscription/1", version)).toEqual(without);
    }
  });
});

describe("with versions on", () => {
  let shop: Shop;

  beforeEach(async () => {
    shop = await openLife();
  });

  test("no version has the shapes of the interface document", async () => {
    const { status, body } = await shop.as("vendor").get("subscription/1");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      billingItems: { "billingItem/1": 3 },
      configurationParameters: { "configurationParameter/1": "acme" },
      lastInvoice: "2026-01-31T08:15:00Z",
    });
  });

  test.each([
    ["20170101", "20180101 and 20180312"],
    ["20180401", "20180322 and 20180504"],
    ["20260101", "20240905 and 20250109"],
  ])("the version %s is refused, with the nearest two", async (version, nearest) => {
    const answer = await shop.as("vendor").get(at(version, "subscription/1"));
    expect(errorOf(answer)).toBe(`400 api-version-${version}-unknown`);
    expect(JSON.stringify(answer.body)).toContain(`The nearest are ${nearest}.`);
  });

  test("what is no date is refused as it always was", async () => {
    const answer = await shop.as("vendor").get(at("20260230", "subscription/1"));
    expect(errorOf(answer)).toBe("400 api-version-20260230-invalid");
  });

  test("20180504: quantities are a list, with identifier and unit, of a subscription and of an order", async () => {
    const list = [{ billingItem: { url: "billingItem/1" }, identifier: "seats", unit: "users", value: 3 }];
    for (const path of ["subscription/1", "order/1"]) {
      expect(await read(shop, path, "20180322")).toMatchObject({ billingItems: { "billingItem/1": 3 } });
      expect(await read(shop, path, "20180504")).toMatchObject({ billingItems: list });
    }
    expect(await read(shop, "subscription", "20180504")).toMatchObject([{ billingItems: list }]);
  });

  test("20190819: the frequency of a metric was called frequence", async () => {
    const before = await read(shop, "applicationMetric/1", "20190806");
    expect(before).toMatchObject({ frequence: "EVERY_24_HOUR" });
    expect(before).not.toHaveProperty("frequency");
    const from = await read(shop, "applicationMetric/1", "20190819");
    expect(from).toMatchObject({ frequency: "EVERY_24_HOUR" });
    expect(from).not.toHaveProperty("frequence");

    const put = { frequence: "EVERY_48_HOUR", frequency: "EVERY_WEEK" };
    const changed = await shop.as("vendor").put(at("20190806", "applicationMetric/1"), put);
    expect(changed).toMatchObject({ status: 200, body: { frequence: "EVERY_48_HOUR" } });
    expect(changed.headers.get(headerNames.deprecatedByVersion)).toBe("20190819");
    const { body } = await shop.as("vendor").get("applicationMetric/1");
    expect(body).toMatchObject({ frequency: "EVERY_48_HOUR" });
  });

  test("20190916: a product had one endpoint", async () => {
    const first = "https://vendor.example/events";
    const before = await read(shop, "product/1", "20190902");
    expect(before).toMatchObject({ syndicatedEndpoint: first });
    expect(before).not.toHaveProperty("syndicationEndpoints");
    expect(await read(shop, "product/1", "20190916")).toMatchObject({
      syndicationEndpoints: [first, "https://vendor.example/copy"],
    });
    const put = { syndicatedEndpoint: "https://vendor.example/new" };
    expect((await shop.as("vendor").put(at("20190902", "product/1"), put)).body).toMatchObject(put);
    const created = { name: "Tasks", type: "SYNDICATED", ...put };
    await shop.as("vendor").post(at("20190902", "product"), created);
    for (const path of ["product/1", "product/2"]) {
      const { body } = await shop.as("vendor").get(path);
      expect(body).toMatchObject({ syndicationEndpoints: ["https://vendor.example/new"] });
    }
  });

  test("20201005: a gauge had a function of its own name, and a counter none", async () => {
    const counter = { ...metric, name: "growth", counter: true };
    await shop.as("vendor").post("applicationMetric", counter);
    const [gauge, growth] = (await read(shop, "applicationMetric", "20200518")) as object[];
    expect(gauge).toMatchObject({ gaugeMetricFunction: "AVERAGE" });
    expect(gauge).not.toHaveProperty("metricFunction");
    expect(growth).not.toHaveProperty("gaugeMetricFunction");
    const created = { ...metric, name: "peak", gaugeMetricFunction: "PEAK" };
    const answer = await shop.as("vendor").post(at("20200518", "applicationMetric"), created);
    expect(answer).toMatchObject({ status: 201, body: { gaugeMetricFunction: "PEAK" } });
    expect(answer.headers.get("location")).toBe("http://marketplace.test/api/applicationMetric/3");
    expect(await read(shop, "applicationMetric/3", "20201005")).toMatchObject({ metricFunction: "PEAK" });
  });

  test("20201126: an order said only whether it is deferred", async () => {
    const before = await read(shop, "order/1", "20201117");
    expect(before).toMatchObject({ deferred: false });
    expect(before).not.toHaveProperty("status");
    const from = await read(shop, "order/1", "20201126");
    expect(from).toMatchObject({ status: "PAID" });
    expect(from).not.toHaveProperty("deferred");
  });

  test("20201202 and 20220211: a subscription has a billing period in place of the last and the next invoice", async () => {
    const [lastInvoice, nextInvoice] = ["2026-01-31T08:15:00Z", "2026-02-28T08:15:00Z"];
    const periodOf = async (version: string): Promise<object> => {
      const body = await read(shop, "subscription/1", version);
      const names = ["lastInvoice", "nextInvoice", "billingPeriodStart", "billingPeriodEnd"];
      return Object.fromEntries(Object.entries(body as object).filter(([name]) => names.includes(name)));
    };
    expect(await periodOf("20201126")).toEqual({ lastInvoice, nextInvoice });
    expect(await periodOf("20201202")).toEqual({ billingPeriodStart: lastInvoice, nextInvoice });
    expect(await periodOf("20220211")).toEqual({
      billingPeriodStart: lastInvoice,
      billingPeriodEnd: nextInvoice,
    });
  });

  test("20210215: a product had one URL that validates orders", async () => {
    const put = { orderValidationUrl: "https://vendor.example/validate" };
    const { body } = await shop.as("vendor").put(at("20210125", "product/1"), put);
    expect(body).toMatchObject(put);
    const from = await read(shop, "product/1", "20210215");
    expect(from).toMatchObject({ orderValidationUrls: [put.orderValidationUrl] });
    expect(from).not.toHaveProperty("orderValidationUrl");
  });

  test("20211004: an extra resource was required or not, and has a presence since", async () => {
    const vendor = shop.as("vendor");
    const before = await vendor.put(at("20210406", "billingItem/1"), {
      required: true,
      presence: "OPTIONAL",
    });
    expect(before).toMatchObject({ status: 200, body: { required: true } });
    expect(before.body).not.toHaveProperty("presence");
    const from = await vendor.put(at("20211004", "billingItem/1"), { required: false });
    expect(from).toMatchObject({ status: 200, body: { presence: "REQUIRED" } });
    expect(from.body).not.toHaveProperty("required");
  });

  test("20220427: a subscription explains what was entered, and a list leaves it out", async () => {
    expect(await read(shop, "subscription/1", "20220427")).toMatchObject({
      configurationParameters: [
        {
          configurationParameter: { url: "configurationParameter/1" },
          code: "host",
          value: "acme",
          description: "Where it runs",
        },
      ],
    });
    const [listed] = (await read(shop, "subscription", "20220427")) as object[];
    expect(listed).not.toHaveProperty("configurationParameters");
    const [before] = (await read(shop, "subscription", "20220211")) as object[];
    expect(before).toMatchObject({ configurationParameters: { "configurationParameter/1": "acme" } });
  });

  test("20240905: what is searched in lists had a name in each", async () => {
    const search = async (version: string, as: string, query: string) => {
      const answer = await shop.as(as).get(at(version, query));
      const { deprecatedByVersion, totalItems } = headerNames;
      return [answer.status, answer.headers.get(totalItems), answer.headers.get(deprecatedByVersion)];
    };
    expect(await search("20240626", "admin", "user?textField=colleague")).toEqual([200, "1", "20240905"]);
    expect(await search("20240626", "admin", "userCompany?textField=umbra")).toEqual([200, "1", "20240905"]);
    expect(await search("20240626", "vendor", "subscription?filter=nothing")).toEqual([200, "0", "20240905"]);
    expect(await search("20240905", "vendor", "subscription?search=nothing")).toEqual([200, "0", null]);
    expect(await search("20240905", "vendor", "subscription?filter=nothing")).toEqual([400, null, null]);
  });

  test("what a version does not take is told in its words", async () => {
    const answer = await shop.as("vendor").put(at("20190806", "applicationMetric/1"), { frequence: "OFTEN" });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain("frequence must be one of EVERY_30_SECONDS");
  });

  test("an object has one ETag, and a precondition holds in every version", async () => {
    const tagOf = async (path: string) => (await shop.as("vendor").get(path)).headers.get(headerNames.eTag);
    const tag = await tagOf("applicationMetric/1");
    expect(tag).toMatch(/^".+"$/);
    expect(await tagOf(at("20180101", "applicationMetric/1"))).toBe(tag);
    const change = (condition: string) =>
      shop.request(at("20180101", "applicationMetric/1"), {
        method: "PUT",
        headers: {
          [headerNames.authorization]: `Basic ${btoa(`vendor:${passwordOf("vendor")}`)}`,
          [headerNames.ifMatch]: condition,
          "Content-Type": "application/json",
        },
        body: JSON.stringify({ frequence: "EVERY_WEEK" }),
      });
    expect((await change(tag ?? "")).status).toBe(200);
    expect((await change(tag ?? "")).status).toBe(412);
  });

  test("a repeated request is answered in the version that it is repeated with", async () => {
    const send = (version: string, frequency: object) =>
      shop.request(at(version, "applicationMetric"), {
        method: "POST",
        headers: {
          [headerNames.authorization]: `Basic ${btoa(`vendor:${passwordOf("vendor")}`)}`,
          [headerNames.idempotencyKey]: "metric-1",
          "Content-Type": "application/json",
        },
        body: JSON.stringify({ ...metric, name: "often", ...frequency }),
      });
    const first = await send("20190806", { frequence: "EVERY_WEEK" });
    const again = await send("20190819", { frequency: "EVERY_WEEK" });
    expect(again.headers.get(headerNames.idempotencyReplayed)).toBe("true");
    expect([first, again]).toMatchObject([
      { status: 201, body: { id: 2, frequence: "EVERY_WEEK" } },
      { status: 201, body: { id: 2, frequency: "EVERY_WEEK" } },
    ]);
  });

  test("pages and errors are the same in every version", async () => {
    const pageOf = async (path: string) => {
      const { headers } = await shop.as("vendor").get(path);
      const { pageNumber, pageSize, totalItems, totalPages } = headerNames;
      return [pageNumber, pageSize, totalItems, totalPages].map((name) => headers.get(name));
    };
    const list = "billingItem?pageSize=1&pageNumber=2";
    expect(await pageOf(list)).toEqual(["2", "1", "2", "2"]);
    const missing = errorOf(await shop.as("vendor").get("subscription/99"));
    for (const version of versions) {
      expect(await pageOf(at(version, list))).toEqual(["2", "1", "2", "2"]);
      expect(errorOf(await shop.as("vendor").get(at(version, "subscription/99")))).toBe(missing);
    }
  });

  test("what a version answers can be put back, and changes nothing", async () => {
    await shop.as("vendor").put("product/1", {
      syndicationEndpoints: ["https://vendor.example/events"],
      orderValidationUrls: ["https://vendor.example/validate"],
    });
    const counter = { ...metric, name: "growth", counter: true };
    await shop.as("vendor").post("applicationMetric", counter);
    const objects = [
      ["product/1", "ProductDTO"],
      ["billingItem/1", "BillingItemDTO"],
      ["applicationMetric/1", "ApplicationMetricDTO"],
      ["applicationMetric/2", "ApplicationMetricDTO"],
    ] as const;
    for (const [path, schema] of objects) {
      const without = bodyOf(await shop.as("vendor").get(path));
      for (const version of formsOf(schema)) {
        const read = bodyOf(await shop.as("vendor").get(at(version, path)));
        const written = await shop.as("vendor").put(at(version, path), read);
        expect(written, `${path} in ${version}`).toMatchObject({ status: 200, body: read });
        expect(bodyOf(await shop.as("vendor").get(path)), `${path} in ${version}`).toEqual(without);
      }
    }
  });
});

/** Read operations with versions, and where their objects are in the life below. */
const readings: readonly (readonly [OperationId, string])[] = [
  ["subscriptionGetAllPaged", "subscription"],
  ["subscriptionGet", "subscription/1"],
  ["subscriptionGet", "subscription/2"],
  ["orderGetAllPaged", "order"],
  ["orderGet", "order/1"],
  ["orderGet", "order/2"],
  ["productGetAllPaged", "product"],
  ["productGet", "product/1"],
  ["billingItemGetAllPaged", "billingItem"],
  ["billingItemGet", "billingItem/1"],
  ["billingItemGet", "billingItem/2"],
  ["applicationMetricGetAllPaged", "applicationMetric"],
  ["applicationMetricGet", "applicationMetric/1"],
];

test("every operation that reads a versioned schema is among the readings", () => {
  const reading = Object.entries(versionedOperations).flatMap(([id, { answer }]) =>
    answer !== undefined && /Get(AllPaged)?$/.test(id) ? [id] : [],
  );
  expect([...new Set(readings.map(([id]) => id))].sort()).toEqual(reading.sort());
});

/** The actions and events in the lives of subscriptions, in order. */
const life: readonly ((shop: Shop) => Promise<unknown>)[] = [
  (shop) => shop.as("vendor").get("subscription/1"),
  (shop) => deploy(shop, "customer", { type: "TRIAL" }),
  (shop) => advance(shop, "P5D"),
  (shop) => shop.as("vendor").patch("subscription/2", { action: "RENEW" }),
  (shop) =>
    shop.as("customer").patch("subscription/1", {
      action: "BILLING_ITEM_UPGRADE",
      billingItems: { "billingItem/1": 7 },
    }),
  (shop) =>
    shop.as("vendor").patch("subscription/1", {
      action: "SYNDICATED_UPGRADE",
      productVersion: { url: "productVersion/2" },
      billingItems: { "billingItem/1": 0 },
    }),
  (shop) => advance(shop, "P1M"),
  (shop) => shop.as("customer").patch("subscription/1", { action: "KILL" }),
  (shop) => shop.as("vendor").patch("subscription/1", { deploymentStatus: "UNDEPLOYED" }),
];

test("through whole lives, every version answers what its schemas say, and no version what the contract says", async () => {
  const shop = await openLife();
  const yearly = { productId: shop.product, name: "Yearly", price: eur("400.00"), billingPeriod: 12 };
  await addProductVersion(shop, yearly);
  for (const step of life) {
    const done = await step(shop);
    const { status } = { status: 200, ...(typeof done === "object" ? done : {}) };
    expect(status, JSON.stringify(done)).toBeLessThan(300);
    for (const [operationId, path] of readings) {
      const without = await shop.as("admin").get(path);
      if (without.status === 404) continue;
      expect(validateResponse(operationId, 200, without.body), path).toEqual([]);
      const { answer } = versionedOperations[operationId] ?? {};
      if (answer === undefined) throw new Error(`${operationId} has no versions.`);
      for (const version of formsOf(answer.schema)) {
        const body = await read(shop, path, version, "admin");
        const objects = Array.isArray(body) ? body : [body];
        expect(objects).toHaveLength(Array.isArray(without.body) ? without.body.length : 1);
        const faults = objects.flatMap((object) => validateShape(answer.schema, version, object));
        expect(faults, `${path} in ${version}`).toEqual([]);
      }
    }
  }
  const orders = (await read(shop, "order", "20250109", "admin")) as { type: string }[];
  expect(orders.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["NORMAL", "TRIAL", "RENEWAL", "BILLING_ITEM_UPGRADE", "SYNDICATED_UPGRADE"]),
  );
}, 60_000);
