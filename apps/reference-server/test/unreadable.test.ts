import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { silentLog } from "../src/ports.js";
import { subscriptions } from "../src/store/tables/subscription.js";
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
