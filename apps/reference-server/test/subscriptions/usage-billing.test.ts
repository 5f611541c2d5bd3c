import type { MetricFunction } from "@syndikit/contract";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { single } from "../../src/store/prepared.js";
import { invoiceLines } from "../../src/store/tables/billing.js";
import { metrics, samples } from "../../src/store/tables/metric.js";
import { billingItems, valueTiers } from "../../src/store/tables/product.js";
import { eur, qty } from "../../src/test-support/subscriptions.js";
import { billsOf, invoicesOf, rowOf } from "../support/books.js";
import { advance, deploy, openShop, type Shop, storeCard } from "../support/shop.js";

const at = (text: string) => Date.parse(text);

interface Metered {
  readonly shop: Shop;
  readonly id: number;
  /** Stores a value of the metric, as a poll does. */
  sample(time: string, value: number): Promise<void>;
}

/** A deployed subscription of a plan with documents at 0.50 EUR each, measured and paid afterwards. */
async function sell(metricFunction: MetricFunction, body: object = {}): Promise<Metered> {
  const shop = await openShop();
  const metricId = await shop.services.store.write(async (tx) => {
    const item = {
      companyId: shop.northwind,
      name: "Documents",
      unit: "documents",
      description: "Kept",
      type: "TIERED",
      valueType: "PAY_AS_YOU_GO",
      presence: "OPTIONAL",
    } as const;
    const { id: billingItemId } = single(
      await tx.insert(billingItems).values(item).returning({ id: billingItems.id }),
    );
    const tier = {
      productVersionId: shop.productVersion,
      billingItemId,
      start: 1,
      price: eur("0.50"),
      setup: eur("0"),
    };
    await tx.insert(valueTiers).values(tier);
    const metric = {
      productId: shop.product,
      billingItemId,
      name: "documents",
      type: "EXTERNAL",
      counter: false,
      metricFunction,
      // Polled at most once a week, and nobody answers: only the values that the test stores count.
      frequency: "EVERY_WEEK",
    } as const;
    return single(await tx.insert(metrics).values(metric).returning({ id: metrics.id })).id;
  });
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer", body);
  const sample: Metered["sample"] = async (time, value) => {
    const row = { metricId, subscriptionId: id, at: at(time), value: qty(value) };
    await shop.services.store.write((tx) => tx.insert(samples).values(row));
  };
  return { shop, id, sample };
}

const linesOf = (shop: Shop, invoiceId: number) =>
  shop.services.store.read((db) =>
    db
      .select({ type: invoiceLines.type, quantity: invoiceLines.quantity, subtotal: invoiceLines.subtotal })
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, invoiceId))
      .orderBy(asc(invoiceLines.id)),
  );

describe("what metrics measured", () => {
  test("is billed by the renewal, each period for itself", async () => {
    const { shop, id, sample } = await sell("PEAK");
    await sample("2026-02-05T00:00:00Z", 40);
    await sample("2026-02-20T00:00:00Z", 8);
    await sample("2026-03-10T00:00:00Z", 12);
    await advance(shop, "P2M");
    expect(await billsOf(shop, id)).toEqual([
      "2026-01-31T08:15:00Z NORMAL 10.0000 PAID",
      "2026-02-28T08:15:00Z RENEWAL 30.0000 PAID",
      "2026-03-31T08:15:00Z RENEWAL 16.0000 PAID",
    ]);
    expect(await linesOf(shop, 2)).toEqual([
      { type: "CONFIGURATION", quantity: 1, subtotal: eur("10.00") },
      { type: "METRIC", quantity: 40, subtotal: eur("20.00") },
    ]);
  });

  test("by a counter is what it grew, and nothing of it is lost between two bills", async () => {
    const { shop, id, sample } = await sell("INCREASE");
    await sample("2026-02-10T00:00:00Z", 100);
    await sample("2026-02-28T08:15:00Z", 130);
    await sample("2026-03-20T00:00:00Z", 150);
    await advance(shop, "P2M");
    expect((await invoicesOf(shop, id)).map(({ total }) => total / 10_000)).toEqual([10, 75, 20]);
  });

  test("is billed once more when the subscription is terminated, for the time until then", async () => {
    const { shop, id, sample } = await sell("PEAK");
    await sample("2026-02-02T00:00:00Z", 6);
    await advance(shop, "P3D");
    await sample("2026-02-20T00:00:00Z", 500);
    await shop.as("customer").patch(`subscription/${id}`, { action: "KILL" });
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-03T08:15:00Z UPSELL 0.3200 PAID");
  });

  test("is billed when it expires, until the end of the period", async () => {
    const { shop, id, sample } = await sell("PEAK");
    await shop.as("customer").patch(`subscription/${id}`, { action: "AUTORENEW", autoRenew: false });
    await sample("2026-02-02T00:00:00Z", 6);
    await advance(shop, "P2M");
    expect((await billsOf(shop, id)).at(-1)).toBe("2026-02-28T08:15:00Z UPSELL 3.0000 PAID");
    expect(await rowOf(shop, id)).toMatchObject({ deploymentStatus: "UNDEPLOY_SENT" });
  });

  test("during a trial is free", async () => {
    const { shop, id, sample } = await sell("PEAK", { type: "TRIAL" });
    await sample("2026-02-02T00:00:00Z", 600);
    await sample("2026-02-20T00:00:00Z", 4);
    await advance(shop, "P45D");
    expect(await billsOf(shop, id)).toEqual([
      "2026-02-14T08:15:00Z RENEWAL 10.0000 PAID",
      // The trial's level still applied at the start of the paid subscription, until the next sample.
      "2026-03-14T08:15:00Z RENEWAL 310.0000 PAID",
    ]);
  });
});
