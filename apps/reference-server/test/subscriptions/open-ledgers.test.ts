import { asc, eq, lte, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Store } from "../../src/store/port.js";
import { openImage } from "../../src/store/sqlite/image.js";
import { segments, subscriptions } from "../../src/store/tables/subscription.js";
import { openLedgers } from "../../src/subscriptions/open-ledgers.js";
import { plansOf } from "../../src/test-support/query-plans.js";
import { deploy, openShop, storeCard } from "../support/shop.js";

/** More than two reads take. */
const MANY = 450;

/** Subscriptions as an earlier version left them, without ledgers. The first ones cannot be read. */
async function earlierSubscriptions(unreadable = 0): Promise<{ store: Store; ids: readonly number[] }> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const { store } = shop.services;
  const first = await deploy(shop, "customer");
  const ids = await store.write(async (tx) => {
    await tx.delete(segments);
    await tx.update(subscriptions).set({ ledgerNext: 0 });
    const [{ id: _, ...row } = { id: 0 }] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, first));
    // Each with fewer columns than a statement has values.
    for (let more = 1; more < MANY; more += 1)
      await tx.insert(subscriptions).values(row as typeof subscriptions.$inferInsert);
    const all = await tx.select({ id: subscriptions.id }).from(subscriptions).orderBy(asc(subscriptions.id));
    if (unreadable > 0)
      await tx
        .update(subscriptions)
        .set({ productVersion: sql`'{}'` })
        .where(lte(subscriptions.id, all[unreadable - 1]?.id ?? 0));
    return all.map(({ id }) => id);
  });
  return { store, ids };
}

function readWithout(store: Store): Promise<readonly number[]> {
  return store.read(async (db) => {
    const rows = await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.ledgerNext, 0))
      .orderBy(asc(subscriptions.id));
    return rows.map(({ id }) => id);
  });
}

test("the ledgers of very many earlier subscriptions are made a few at a time, and none is missed", async () => {
  const { store, ids } = await earlierSubscriptions();
  expect(await readWithout(store)).toEqual(ids);
  const held: number[] = [];
  const read = store.read.bind(store);
  vi.spyOn(store, "read").mockImplementation(async (work, options) => {
    const rows = await read(work, options);
    held.push(Array.isArray(rows) ? rows.length : 0);
    return rows;
  });
  await openLedgers(store);
  vi.restoreAllMocks();

  expect(Math.max(...held)).toBe(200);
  expect(held.filter((rows) => rows === 200)).toHaveLength(2);
  expect(await readWithout(store)).toEqual([]);
});

test("those that cannot be read are passed over, however many come first, and each is told of once", async () => {
  const unreadable = 250;
  const { store, ids } = await earlierSubscriptions(unreadable);
  const told: unknown[] = [];
  const ignore = (): void => undefined;
  await openLedgers(store, {
    debug: ignore,
    info: ignore,
    warn: ignore,
    error: ({ subscription }) => void told.push(subscription),
  });
  expect(told).toEqual(ids.slice(0, unreadable));
  expect(await readWithout(store)).toEqual(ids.slice(0, unreadable));
});

test("a start looks them up, and reads no other subscription", async () => {
  const client = openImage();
  const plans = await plansOf(client, (db) =>
    openLedgers({ read: (work) => work(db), write: (work) => work(db) }),
  );
  client.close();
  expect(plans).toEqual([expect.stringContaining("USING COVERING INDEX subscriptions_without_ledger")]);
});
