import type { EventAttempt, Subscription } from "@syndikit/contract";
import document from "@syndikit/contract/openapi.json";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices, orders } from "../src/store/tables/billing.js";
import { attempts, events } from "../src/store/tables/event.js";
import { deploy, openShop, type Shop, storeCard } from "./support/shop.js";

async function openPaying(): Promise<Shop & { readonly id: number }> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  return { ...shop, id: await deploy(shop, "customer") };
}

/** Copies rows, a thousand at a time. */
async function copied<Row extends { readonly id: number }>(
  row: Row | undefined,
  times: number,
  insert: (rows: Omit<Row, "id">[]) => Promise<unknown>,
): Promise<void> {
  if (row === undefined) throw new Error("There is nothing to copy.");
  const { id: _, ...copy } = row;
  for (let left = times; left > 0; left -= 1_000) await insert(Array(Math.min(left, 1_000)).fill(copy));
}

test("a subscription that was billed 12,000 times is answered with the latest orders and invoices", async () => {
  const { as, id, services } = await openPaying();
  await services.store.write(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.subscriptionId, id));
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.subscriptionId, id));
    await copied(order, 12_000, (rows) =>
      tx.insert(orders).values(rows.map((row) => ({ ...row, cause: null }))),
    );
    await copied(invoice, 12_000, (rows) => tx.insert(invoices).values(rows));
  });
  for (const path of [`subscription/${id}`, "subscription"]) {
    const { status, body } = await as("customer").get(path);
    expect(status).toBe(200);
    const [subscription] = [body].flat() as Subscription[];
    const { invoices: limited } = document.components.schemas.Subscription.properties;
    expect(subscription?.invoices).toHaveLength(limited.maxItems);
    expect(subscription?.orders).toHaveLength(limited.maxItems);
    expect(subscription?.invoices.at(-1)).toEqual({ url: "invoice/12001" });
  }
});

test("an event that was sent 1,500 times is answered with the latest attempts", async () => {
  const { as, services } = await openPaying();
  const event = {
    entityName: "Subscription",
    entityId: 1,
    type: "MODIFIED",
    endpoint: "https://a.example/events",
  };
  const created = await as("vendor").post("event", event);
  expect(created.status).toBe(201);
  const { id } = created.body as { readonly id: number };
  await services.store.write(async (tx) => {
    const row = { eventId: id, date: 0, duration: 1, outcome: "TIMEOUT" as const, reason: "" };
    const numbers = Array.from({ length: 1_500 }, (_, at) => at + 1);
    const rows = numbers.map((number) => ({ ...row, number, requestHeaders: {} }));
    await tx.insert(attempts).values(rows.slice(0, 750));
    await tx.insert(attempts).values(rows.slice(750));
    await tx.update(events).set({ attempts: 1_500 }).where(eq(events.id, id));
  });
  const { status, body } = await as("vendor").get(`event/${id}/attempt`);
  expect(status).toBe(200);
  const numbers = (body as EventAttempt[]).map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([1_000, 501, 1_500]);
});
