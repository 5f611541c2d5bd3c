import { toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { polls, samples } from "../../src/store/tables/metric.js";
import { billingItems, valueTiers } from "../../src/store/tables/product.js";
import { eur } from "../../src/test-support/subscriptions.js";
import { billsOf } from "../support/books.js";
import {
  addProductOf,
  addProductVersion,
  idOf,
  openShop,
  order,
  type Shop,
  storeCard,
} from "../support/shop.js";

const DAY = 24 * 60 * 60 * 1_000;

/** A vendor with a metered plan, whose metric the test answers. */
interface Metered {
  readonly asked: number[];
  /** Orders and deploys a subscription. */
  subscribe(): Promise<number>;
}

async function addMetered(
  shop: Shop,
  userName: "vendor" | "vendor2",
  answer: () => Response | Promise<Response>,
): Promise<Metered> {
  const { store } = shop.services;
  const origin = `https://${userName}.test`;
  const vendor = shop.as(userName);
  const company = userName === "vendor" ? shop.northwind : shop.northwind + 1;
  const product = await addProductOf(shop, company);
  const plan = await addProductVersion(shop, { productId: product, name: "Metered" });
  const item = await store.write(async (tx) => {
    const values = {
      companyId: company,
      name: "Users",
      unit: "users",
      description: "Users",
      type: "TIERED",
      valueType: "PAY_AS_YOU_GO",
      presence: "OPTIONAL",
    } as const;
    const [row] = await tx.insert(billingItems).values(values).returning();
    const billingItemId = row?.id ?? 0;
    const tier = { productVersionId: plan, billingItemId, start: 0, end: null };
    await tx.insert(valueTiers).values({ ...tier, price: eur("1.00"), setup: eur("0") });
    return billingItemId;
  });
  const { body } = await vendor.post("applicationMetric", {
    name: "users",
    product: { url: toReference("product", product) },
    billingItem: { url: toReference("billingItem", item) },
    type: "EXTERNAL",
    counter: true,
    metricFunction: "INCREASE",
    endpoint: `${origin}/metric`,
    frequency: "EVERY_30_SECONDS",
  });
  expect(idOf(body)).toBeGreaterThan(0);
  const asked: number[] = [];
  shop.vendors.set(origin, () => {
    asked.push(shop.services.clock.now());
    return answer();
  });
  return {
    asked,
    async subscribe() {
      const productVersion = { url: toReference("productVersion", plan) };
      const id = await order(shop, "customer", { productVersion });
      await vendor.patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
      return id;
    },
  };
}

const hangs = (): Promise<Response> => new Promise(() => undefined);

/** Answers that come when the test gives them, and at once from then on. */
function late(): { readonly answer: () => Promise<Response>; give(value: number): void } {
  let give: (value: number) => void = () => undefined;
  const given = new Promise<number>((resolve) => {
    give = resolve;
  });
  return { answer: async () => Response.json({ value: await given }), give: (value) => give(value) };
}

test("a vendor whose metrics hang holds eight places, and every poll of another vendor is made", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const hostile = await addMetered(shop, "vendor", hangs);
  const victim = await addMetered(shop, "vendor2", () => Response.json({ value: 7 }));
  for (let count = 0; count < 12; count += 1) await hostile.subscribe();
  const id = await victim.subscribe();
  await expect.poll(() => hostile.asked.length, { timeout: 10_000 }).toBe(8);
  const taken = async (): Promise<number> =>
    shop.services.store.read((db) => db.$count(samples, eq(samples.subscriptionId, id)));
  await expect.poll(taken, { timeout: 10_000 }).toBe(1);
  for (let point = 2; point <= 5; point += 1) {
    shop.machine.elapse(30_000);
    await expect.poll(taken, { timeout: 10_000 }).toBe(point);
  }
  // The hanging ones hold the same places, and are asked by nobody else.
  expect(hostile.asked).toHaveLength(8);
}, 60_000);

test("a period ends without waiting for a foreign metric; its own metric is waited for, for 15 seconds", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const { answer, give } = late();
  const hostile = await addMetered(shop, "vendor", answer);
  const slow = await hostile.subscribe();
  const plain = await order(shop, "customer");
  await shop.as("vendor").patch(`subscription/${plain}`, { deploymentStatus: "DEPLOYED" });
  await expect.poll(() => hostile.asked.length, { timeout: 10_000 }).toBe(1);
  const isRenewed = async (id: number): Promise<boolean> =>
    (await billsOf(shop, id)).some((bill) => bill.includes("RENEWAL"));
  shop.machine.elapse(28 * DAY);
  await expect.poll(() => isRenewed(plain), { timeout: 10_000 }).toBe(true);
  expect(await isRenewed(slow)).toBe(false);
  shop.machine.elapse(15_000);
  await expect.poll(() => isRenewed(slow), { timeout: 10_000 }).toBe(true);
  const [poll] = await shop.services.store.read(async (db) =>
    db.select().from(polls).where(eq(polls.subscriptionId, slow)),
  );
  expect(poll?.lastError).toContain("no answer before the bill of the period");
  // Answers that come now measure what was billed already. Only the one of the next claim counts.
  give(9);
  await expect.poll(() => shop.services.store.read((db) => db.$count(samples)), { timeout: 10_000 }).toBe(1);
  const [sample] = await shop.services.store.read(async (db) => db.select().from(samples));
  expect(sample?.at).toBeGreaterThan(Date.UTC(2026, 1, 28, 8, 15));
}, 60_000);

test("the last poll of a period is made at its end, and is on the bill", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  let value = 3;
  const metered = await addMetered(shop, "vendor", () => Response.json({ value }));
  const id = await metered.subscribe();
  await expect.poll(() => metered.asked.length, { timeout: 10_000 }).toBe(1);
  await shop.server.clock.catchUp();
  value = 45;
  shop.machine.elapse(28 * DAY);
  await expect
    .poll(() => billsOf(shop, id), { timeout: 10_000 })
    .toContainEqual(expect.stringMatching(/RENEWAL 5[25]\.0000/));
  const taken = await shop.services.store.read(async (db) => db.select().from(samples));
  expect(taken.map(({ at, value }) => [new Date(at).toISOString(), Number(value)])).toContainEqual([
    "2026-02-28T08:15:00.000Z",
    45,
  ]);
}, 60_000);
