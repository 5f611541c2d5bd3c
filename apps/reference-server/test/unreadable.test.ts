import { eq, type SQL, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { silentLog } from "../src/ports.js";
import { subscriptions } from "../src/store/tables/subscription.js";
import { listen } from "./support/emitted-events.js";
import { advance, deploy, openShop, storeCard } from "./support/shop.js";

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Two running subscriptions; the stored plan of the first one is then changed by hand. */
async function withUnreadable(plan: string): Promise<{ shop: Shop; broken: number; whole: number }> {
  const shop = await openShop({ log: silentLog });
  await storeCard(shop, "customer");
  const [broken, whole] = [await deploy(shop, "customer"), await deploy(shop, "customer")];
  await shop.services.store.write(async (tx) => {
    await tx
      .update(subscriptions)
      .set({ productVersion: sql`${plan}` })
      .where(eq(subscriptions.id, broken));
  });
  return { shop, broken, whole };
}

test.each([
  [
    "a document that lacks a field",
    "{}",
    /^The stored plan cannot be read: id is missing\. Nothing was changed/,
  ],
  ["a document of a newer version", '{"form":9}', /it has form 9, of a newer version/],
])("%s stops its own subscription alone", async (_, plan, message) => {
  const { shop, broken, whole } = await withUnreadable(plan);
  const endOf = async (id: number): Promise<string> => {
    const { status, body } = await shop.as("customer").get(`subscription/${id}`);
    return status === 200 ? String((body as { endDate: string }).endDate) : `${status}`;
  };
  const before = await endOf(whole);

  await advance(shop, "P2M");

  expect(Date.parse(await endOf(whole))).toBeGreaterThan(Date.parse(before));
  const list = await shop.as("customer").get("subscription");
  expect((list.body as { id: number }[]).map(({ id }) => id)).toEqual([broken, whole]);
  const refused = await shop.as("customer").patch(`subscription/${broken}`, { action: "RENEW" });
  expect(refused.status).toBe(500);
  expect(refused.body).toMatchObject({
    errorHolders: [{ key: "document-unreadable", error: expect.stringMatching(message) }],
  });
  // It is still due, and is passed over again.
  await advance(shop, "P1M");
});

describe("one document that cannot be read keeps no list from being shown, and its own object says so", () => {
  /** What is spoilt: the table, a document of it, and where it is listed and read alone. */
  const cases: readonly (readonly [
    what: string,
    spoil: SQL,
    places: { readonly user: string; readonly list: string; readonly object: string; readonly says: string },
  ])[] = [
    [
      "the address of a user",
      sql`update users set address = '[1]' where id = 2`,
      {
        user: "admin",
        list: "user",
        object: "user/2",
        says: "The stored address cannot be read: it is not an object",
      },
    ],
    [
      "the address of a company",
      sql`update companies set address = '[1]' where id = 1`,
      { user: "admin", list: "company", object: "company/1", says: "The stored address cannot be read" },
    ],
    [
      "the endpoints of a product",
      sql`update products set syndication_endpoints = '{"form":9,"list":[]}'`,
      { user: "vendor", list: "product", object: "product/1", says: "it has form 9, of a newer version" },
    ],
    [
      "the quantities of an order",
      sql`update orders set billing_items = '[]'`,
      {
        user: "customer",
        list: "order",
        object: "order/1",
        says: "The stored list of ordered quantities cannot be read",
      },
    ],
    [
      "the exchange factors of an invoice",
      sql`update invoices set currency_conversion = '{"USD":"1"}'`,
      { user: "customer", list: "invoice", object: "invoice/1", says: "USD is not a number" },
    ],
    [
      "what a customer entered",
      sql`update subscriptions set configuration_parameters = '{"configurationParameter/1":1}' where id = 1`,
      {
        user: "customer",
        list: "subscription",
        object: "subscription/1",
        says: "configurationParameter/1 is not a text",
      },
    ],
    [
      "the roles of a notice",
      sql`update notifications set user_roles = '{}'`,
      { user: "admin", list: "notification", object: "notification/1", says: "it is not a list" },
    ],
    [
      "the payload of an event",
      sql`update events set payload = '{}' where id = 1`,
      {
        user: "admin",
        list: "event",
        object: "event/1",
        says: "The stored payload cannot be read: type is missing",
      },
    ],
    [
      "the accepted values of a parameter",
      sql`update configuration_parameters set accepted_values = '[]'`,
      {
        user: "vendor",
        list: "configurationParameter",
        object: "configurationParameter/1",
        says: "The stored list of accepted values cannot be read",
      },
    ],
  ];

  test.each(cases)("%s", async (_, spoil, { user, list, object, says }) => {
    const shop = await openShop({ log: silentLog });
    await storeCard(shop, "customer");
    await listen(shop);
    await deploy(shop, "customer");
    await shop.as("admin").post("notification", { message: "Closed on Sunday." });
    await shop.as("vendor").post("configurationParameter", {
      code: "region",
      name: "Region",
      description: "Where.",
      product: { url: `product/${shop.product}` },
      acceptedValues: { eu: "Europe" },
    });
    const before = (await shop.as(user).get(list)).body as readonly { readonly id: number }[];
    await shop.services.store.write((tx) => tx.run(spoil));

    const page = await shop.as(user).get(list);
    expect(page.status).toBe(200);
    expect((page.body as typeof before).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(before.length).toBeGreaterThan(0);
    const alone = await shop.as(user).get(object);
    expect(alone.status).toBe(500);
    expect(alone.body).toMatchObject({
      errorHolders: [{ key: "document-unreadable", error: expect.stringContaining(says) }],
    });
    // The clock goes on, and everybody can sign in.
    await advance(shop, "P1M");
  });
});
