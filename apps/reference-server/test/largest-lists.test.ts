import type { OperationId } from "@syndikit/contract";
import document from "@syndikit/contract/openapi.json";
import { beforeEach, expect, test } from "vitest";
import {
  billingItems,
  configurationParameters,
  productVersionParameters,
  productVersions,
  valueTiers,
} from "../src/store/tables/product.js";
import { eur } from "../src/test-support/subscriptions.js";
import { countStatements } from "./support/count-statements.js";
import { deploy, idOf, openShop, type Shop, storeCard } from "./support/shop.js";

/** SQLite takes 32,766 values in a statement, and PostgreSQL 65,535. What a request brings stays far away from both. */
const MAX_BOUND = 1_000;

/** Lists with fewer entries than this are not played: whatever is done with each, the values are few. */
const SHORT = 10;

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

function resolved(schema: Schema): Schema {
  const { $ref } = schema;
  if (typeof $ref !== "string") return schema;
  const found = $ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, name) => (isSchema(at) ? at[name] : undefined), document);
  if (!isSchema(found)) throw new Error(`There is no ${$ref}.`);
  return resolved(found);
}

/** The most entries of the longest list or map anywhere in a schema. */
function longestIn(schema: unknown, above: readonly Schema[] = []): number {
  if (!isSchema(schema)) return 0;
  const own = resolved(schema);
  if (above.includes(own)) return 0;
  const { items, additionalProperties, properties, allOf = [], oneOf = [], anyOf = [] } = own;
  const parts = [allOf, oneOf, anyOf].flat();
  const inner = [items, additionalProperties, ...Object.values(properties ?? {}), ...parts];
  const limit = (size: unknown): number => (typeof size === "number" ? size : Number.POSITIVE_INFINITY);
  return Math.max(
    items === undefined ? 0 : limit(own["maxItems"]),
    isSchema(additionalProperties) ? limit(own["maxProperties"]) : 0,
    ...inner.map((part) => longestIn(part, [...above, own])),
  );
}

/** Operations whose request may hold a list or a map of some length, with that length. */
const withLists = Object.values(document.paths)
  .flatMap((path) => Object.values<unknown>(path))
  .flatMap((operation): [OperationId, number][] => {
    if (!isSchema(operation) || typeof operation["operationId"] !== "string") return [];
    const { operationId, requestBody, parameters = [] } = operation;
    const { content = {} } = isSchema(requestBody) ? resolved(requestBody) : {};
    const asked = [...Object.values(content as object), ...(parameters as readonly Schema[]).map(resolved)];
    const longest = Math.max(0, ...asked.map(({ schema }) => longestIn(schema)));
    return longest > SHORT ? [[operationId as OperationId, longest]] : [];
  });

interface World extends Shop {
  readonly subscription: number;
  readonly items: readonly string[];
  readonly parameters: readonly string[];
}

let world: World;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const numbers = (filter: string, count: number): string =>
  upTo(count)
    .map((index) => `${filter}=${index + 1}`)
    .join("&");
const mapOf = <Value>(keys: readonly string[], value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(keys.map((key) => [key, value]));

/** A plan with as many extra resources and parameters as a plan may have, and a subscription to it. */
beforeEach(async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const { maxItems } = document.components.schemas.ProductVersionInput.properties.billingItemValues;
  const [items, parameters] = await shop.services.store.write(async (tx) => {
    const texts = { unit: "users", description: "x", type: "TIERED", presence: "OPTIONAL" } as const;
    const ofItems = await tx
      .insert(billingItems)
      .values(
        upTo(maxItems).map((index) => ({
          ...{ companyId: shop.northwind, name: `Seats ${index}`, identifier: `seats-${index}` },
          ...{ valueType: "PRE_PAID" as const, ...texts },
        })),
      )
      .returning({ id: billingItems.id });
    const ofParameters = await tx
      .insert(configurationParameters)
      .values(
        upTo(maxItems).map((index) => ({
          ...{ productId: shop.product, code: `P${index}`, name: "x", description: "x" },
        })),
      )
      .returning({ id: configurationParameters.id });
    const { productVersion: productVersionId } = shop;
    const tier = { productVersionId, start: 1, end: 20, price: eur("1.00"), setup: eur("0") };
    await tx.insert(valueTiers).values(ofItems.map(({ id }) => ({ billingItemId: id, ...tier })));
    await tx
      .insert(productVersionParameters)
      .values(ofParameters.map(({ id }) => ({ productVersionId, parameterId: id })));
    return [ofItems, ofParameters].map((rows) => rows.map(({ id }) => id)) as [number[], number[]];
  });
  const referred = {
    items: items.map((id) => `billingItem/${id}`),
    parameters: parameters.map((id) => `configurationParameter/${id}`),
  };
  world = {
    ...{ ...shop, ...referred },
    subscription: await deploy(shop, "customer", {
      billingItems: mapOf(referred.items, 1),
      configurationParameters: mapOf(referred.parameters, "x"),
    }),
  };
});

const languages = (count: number): readonly string[] =>
  upTo(count).map((index) => String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26)));

const tags = (count: number): object =>
  mapOf(
    upTo(count).map((index) => `key-${index}`),
    "x",
  );
const lines = (count: number): object[] =>
  upTo(count).map((index) => ({
    ...{ description: `Line ${index}`, identifier: `line-${index}`, quantity: 1, unit: "item" },
    price: { price: "1.0000", currency: "EUR", vat: 22 },
  }));

const planOf = (count: number): object => ({
  billingItemValues: world.items.slice(0, count).map((url) => ({ item: { url }, start: 1, price: "1.0000" })),
  configurationParameters: world.parameters.slice(0, count).map((url) => ({ url })),
});

const ordered = (count: number): object => ({
  type: "NORMAL",
  productVersion: { url: `productVersion/${world.productVersion}` },
  billingItems: mapOf(world.items.slice(0, count), 1),
  configurationParameters: mapOf(world.parameters.slice(0, count), "x"),
});

type Answer = Promise<{ readonly status: number; readonly body: unknown }>;

const vendor = () => world.as("vendor");
const customer = () => world.as("customer");
const admin = () => world.as("admin");

async function credential(): Promise<number> {
  return idOf((await customer().post("cloudCredential", { name: "Backup" })).body);
}

async function myself(): Promise<number> {
  return idOf((await customer().get("user/me")).body);
}

/** The request of each operation with a list of some length. */
const requests: Partial<Record<OperationId, (count: number) => Answer>> = {
  userUpdateMetadata: async (count) => customer().put(`user/${await myself()}/metadata`, tags(count)),
  userCompanyUpdateMetadata: (count) => admin().put(`userCompany/${world.acme}/metadata`, tags(count)),
  cloudCredentialUpdateMetadata: async (count) =>
    customer().put(`cloudCredential/${await credential()}/metadata`, tags(count)),
  subscriptionUpdateMetadata: (count) =>
    vendor().put(`subscription/${world.subscription}/metadata`, tags(count)),
  productUpdateMetadata: (count) => vendor().put(`product/${world.product}/metadata`, tags(count)),
  productVersionUpdateMetadata: (count) =>
    vendor().put(`productVersion/${world.productVersion}/metadata`, tags(count)),
  cloudCredentialPatch: async (count) =>
    customer().patch(`cloudCredential/${await credential()}`, {
      action: "SAVE_CUSTOM_CREDENTIALS",
      // The body as a whole has no more, with its other values.
      payload: upTo(count - 3).map(() => 1),
    }),
  subscriptionGetAllPaged: (count) => admin().get(`subscription?${numbers("id", count)}`),
  subscriptionHeadAll: (count) => admin().head(`subscription?${numbers("id", count)}`),
  subscriptionGetCharges: (count) =>
    admin().get(`subscription/${world.subscription}/charges?${numbers("invoiceId", count)}`),
  subscriptionHeadCharges: (count) =>
    admin().head(`subscription/${world.subscription}/charges?${numbers("invoiceId", count)}`),
  subscriptionPatch: (count) =>
    customer().patch(`subscription/${world.subscription}`, {
      action: "BILLING_ITEM_UPGRADE",
      billingItems: mapOf(world.items.slice(0, count), 2),
    }),
  subscriptionSetEndpoints: (count) =>
    vendor().post(
      `subscription/${world.subscription}/endpoints`,
      upTo(count).map((index) => ({ endpoint: `https://${index}.example/app`, category: "APP" })),
    ),
  subscriptionSetInstructions: (count) =>
    vendor().post(`subscription/${world.subscription}/instructions`, mapOf(languages(count), "Sign in.")),
  subscriptionSetCredentials: (count) =>
    vendor().post(
      `subscription/${world.subscription}/credentials`,
      upTo(count).map((index) => ({
        ...{ key: `key-${index}`, value: "x", description: mapOf(languages(50), "x") },
      })),
    ),
  subscriptionBill: (count) => vendor().post(`subscription/${world.subscription}/invoice`, lines(count)),
  subscriptionSetOneshotCosts: (count) =>
    vendor().post(`subscription/${world.subscription}/invoice/oneshot`, lines(count)),
  subscriptionSetRecurringCosts: (count) =>
    vendor().post(`subscription/${world.subscription}/invoice/recurring`, lines(count)),
  configurationParameterCreate: (count) =>
    vendor().post("configurationParameter", {
      ...{
        code: "hostname",
        name: "Host name",
        description: "x",
        product: { url: `product/${world.product}` },
      },
      acceptedValues: tags(count),
    }),
  configurationParameterUpdate: (count) =>
    vendor().put(world.parameters[0] ?? "", { acceptedValues: tags(count) }),
  configurationParameterValues: (count) =>
    customer().post(`${world.parameters[0]}/values`, {
      productVersion: { url: `productVersion/${world.productVersion}` },
      configurationParameters: mapOf(world.parameters.slice(0, count), "x"),
    }),
  productReplaceMetricHeaders: (count) =>
    vendor().put(
      `product/${world.product}/metricHeaders`,
      upTo(count).map((index) => ({ name: `X-Key-${index}`, value: "x" })),
    ),
  productVersionCreate: (count) =>
    vendor().post("productVersion", {
      ...{ name: "Large", description: "x", price: "10.0000", billingPeriod: 1 },
      ...{ product: { url: `product/${world.product}` }, ...planOf(count) },
    }),
  productVersionUpdate: (count) => vendor().put(`productVersion/${world.productVersion}`, planOf(count)),
  orderCreate: (count) => customer().post("order", ordered(count)),
  orderEstimate: (count) => customer().post("order/estimate", ordered(count)),
  platformEndpointsReplace: (count) =>
    admin().put(
      "platformEndpoints",
      upTo(count).map((index) => ({ url: `https://${index}.example/events`, secret: "a-long-random-text" })),
    ),
  faultsReplace: (count) =>
    admin().put(
      "sandbox/faults",
      upTo(count).map(() => ({
        ...{ direction: "outgoing", match: {}, action: { kind: "duplicate", copies: 2 } },
      })),
    ),
};

/** The most values that are bound to a statement, by its text. */
function mostBound(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.match(/\$\d+|\?/g)?.length ?? 0));
}

test.each(withLists)(
  "%s with %i entries is answered, and binds few values to a statement",
  async (operation, count) => {
    const send = requests[operation];
    if (send === undefined) throw new Error(`The longest list of ${operation} is played by nothing.`);
    const texts = countStatements();
    const { status, body } = await send(count);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    expect(mostBound(texts)).toBeLessThanOrEqual(MAX_BOUND);
  },
);

test("pages of all sizes are read by the same statements, which PostgreSQL prepares once", async () => {
  for (let count = 0; count < 3; count += 1)
    await vendor().post(`subscription/${world.subscription}/invoice`, lines(1));
  const texts = countStatements();
  const textsOf = async (pageSize: number): Promise<ReadonlySet<string>> => {
    const before = texts.length;
    const { body } = await customer().get(`invoice?pageSize=${pageSize}`);
    expect(body).toHaveLength(pageSize);
    return new Set(texts.slice(before).filter((text) => /from "invoice/.test(text)));
  };
  const one = await textsOf(1);
  expect(one.size).toBeGreaterThan(1);
  expect(await textsOf(2)).toEqual(one);
  expect(await textsOf(4)).toEqual(one);
});

test("a product with thousands of plans is deleted, and binds few values to a statement", async () => {
  const { productVersion: id, as, product, services } = await openShop();
  const plans = await services.store.write(async (tx) => {
    const [plan] = await tx.select().from(productVersions);
    if (plan === undefined || plan.id !== id) throw new Error("There is no plan to copy.");
    const { id: _, ...copy } = plan;
    for (let at = 0; at < 40; at += 1) await tx.insert(productVersions).values(Array(100).fill(copy));
    return tx.$count(productVersions);
  });
  expect(plans).toBe(4_001);
  const texts = countStatements();
  expect((await as("vendor").delete(`product/${product}`)).status).toBe(204);
  expect(mostBound(texts)).toBeLessThanOrEqual(MAX_BOUND);
});
