import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq, isNull, sql, type Table } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { columnsOf } from "../../src/store/postgres/schema.js";
import { AT_ONCE } from "../../src/store/rows.js";
import { openSqlite } from "../../src/store/sqlite/open.js";
import { charges } from "../../src/store/tables/billing.js";
import { metrics, polls, samples } from "../../src/store/tables/metric.js";
import { segments, subscriptions } from "../../src/store/tables/subscription.js";
import { FOLLOWERS } from "../../src/subscriptions/metric-followers.js";
import { watchSizes } from "../../src/test-support/statement-sizes.js";
import { counter } from "./lives.js";
import {
  addItem,
  addMetric,
  addPlan,
  advance,
  deploy,
  expectStatus,
  type Market,
  openMarket,
  storeCard,
} from "./market.js";

/** More than are read or changed at a time, of each table. */
const COPIES = 1_100;

/** A marketplace in a file, with {@link COPIES} more of a subscription that is measured, and of one that is not. */
async function openLarge(): Promise<Market> {
  const folder = mkdtempSync(join(tmpdir(), "large-metric-"));
  const market = await openMarket(openSqlite({ file: join(folder, "market.sqlite"), durability: "fast" }));
  onTestFinished(async () => {
    await market.server.close();
    rmSync(folder, { recursive: true });
    expect(market.failures).toEqual([]);
  });
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const measured = await addPlan(market, "31.00", { items: { [item]: [{ price: "1.00" }] } });
  const plain = await addPlan(market, "10.00");
  const name = await addMetric(market, item, counter);
  await storeCard(market, "pm_card_visa");
  market.show(name, 0);
  const ids = [await deploy(market, measured), await deploy(market, plain)];
  market.show(name, 25);
  await advance(market, 10);
  for (const id of ids) await copy(market, Number(id.split("/")[1]));
  return market;
}

/** Copies a subscription with its segments, polls and samples. */
function copy({ server }: Market, id: number): Promise<void> {
  return server.store.write(async (tx) => {
    const [last] = await tx.select({ id: sql<number>`max(${subscriptions.id})` }).from(subscriptions);
    const first = (last?.id ?? 0) + 1;
    const copyOf = async (table: Table, own: string, name: string): Promise<void> => {
      // Quoted, as they stand in statements.
      const columns = columnsOf(table).filter((column) => column !== '"id"' || own === '"id"');
      const values = columns.map((column) => (column === own ? `${first} + n.i` : `t.${column}`));
      await tx.run(
        sql.raw(`with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${COPIES})
          insert into "${name}" (${columns.join(", ")}) select ${values.join(", ")} from n cross join "${name}" t where t.${own} = ${id}`),
      );
    };
    await copyOf(subscriptions, '"id"', "subscriptions");
    await copyOf(segments, '"subscription_id"', "segments");
    await copyOf(polls, '"subscription_id"', "polls");
    await copyOf(samples, '"subscription_id"', "samples");
  });
}

/** Enough to see that others are served. */
const READ = 10;
const WRITTEN = 3;

/** How much somebody else reads and writes until an answer has come: {@link READ} and {@link WRITTEN} at most. */
async function servedBeside(
  market: Market,
  answer: Promise<unknown>,
): Promise<{ read: number; written: number }> {
  let isOver = false;
  const ended = answer.finally(() => {
    isOver = true;
  });
  const served = { read: 0, written: 0 };
  while (!isOver && served.read < READ) {
    await expectStatus(200, market.send("customer", "GET", market.product));
    if (!isOver) served.read += 1;
  }
  while (!isOver && served.written < WRITTEN) {
    await storeCard(market, "pm_card_visa");
    if (!isOver) served.written += 1;
  }
  await ended;
  return served;
}

/** The most rows that one write has changed from now on. */
function watchWrites({ server: { store } }: Market, sizes: ReturnType<typeof watchSizes>): { rows: number } {
  const most = { rows: 0 };
  const write = store.write.bind(store);
  const spy = vi.spyOn(store, "write").mockImplementation((work, options) =>
    write(async (tx) => {
      const before = sizes.sum;
      const result = await work(tx);
      most.rows = Math.max(most.rows, sizes.sum - before);
      return result;
    }, options),
  );
  onTestFinished(() => spy.mockRestore());
  return most;
}

test("a metric of very many subscriptions is deleted in small writes, beside which others read and write", {
  timeout: 60_000,
}, async () => {
  const market = await openLarge();
  const sizes = watchSizes();
  const writes = watchWrites(market, sizes);
  const deletion = market.send("vendor", "DELETE", "applicationMetric/1");
  expect(await servedBeside(market, deletion)).toEqual({ read: READ, written: WRITTEN });
  // Of polls and samples together, when all have followed.
  expect(writes.rows).toBeLessThanOrEqual(2 * AT_ONCE + 10);
  expect((await deletion).status).toBe(204);
  expect(sizes.read).toBeLessThanOrEqual(AT_ONCE);
  expect(sizes.changed).toBeLessThanOrEqual(AT_ONCE);
  await market.server.store.read(async (db) => {
    for (const table of [metrics, polls, samples]) expect(await db.$count(table)).toBe(0);
    // Each of those that are measured was charged once.
    const waiting = await db
      .select({ subtotal: charges.subtotal, count: count() })
      .from(charges)
      .where(isNull(charges.invoiceId))
      .groupBy(charges.subtotal);
    expect(waiting).toMatchObject([{ count: 1 + COPIES }]);
    const ended = await db.$count(segments, eq(segments.ended, market.now()));
    expect(ended).toBe(1 + COPIES);
  });
});

test("what a metric measures is changed in small writes too, and each subscription is asked anew", {
  timeout: 60_000,
}, async () => {
  const market = await openLarge();
  const sizes = watchSizes();
  const writes = watchWrites(market, sizes);
  const asked = await market.server.store.read((db) => db.$count(samples));
  const change = { metricFunction: "VALUE" };
  const answer = market.send("vendor", "PUT", "applicationMetric/1", change);
  expect(await servedBeside(market, answer)).toEqual({ read: READ, written: WRITTEN });
  expect((await answer).status).toBe(200);
  expect(sizes.read).toBeLessThanOrEqual(AT_ONCE);
  expect(sizes.changed).toBeLessThanOrEqual(AT_ONCE);
  // A charge, two segments, the subscription, its poll: not more of each.
  expect(writes.rows).toBeLessThanOrEqual(10 * FOLLOWERS);
  const due = await market.server.store.read((db) => db.$count(polls, eq(polls.nextAt, market.now())));
  const answered = await market.server.store.read((db) => db.$count(samples));
  expect(due + answered - asked).toBe(1 + COPIES);
});
