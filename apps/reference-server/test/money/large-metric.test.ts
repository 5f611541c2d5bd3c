import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq, isNull, sql, type Table } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { columnsOf } from "../../src/store/postgres/schema.js";
import { AT_ONCE } from "../../src/store/rows.js";
import { openSqlite } from "../../src/store/sqlite/open.js";
import { charges } from "../../src/store/tables/billing.js";
import { metrics, polls, samples } from "../../src/store/tables/metric.js";
import { segments, subscriptions } from "../../src/store/tables/subscription.js";
import { watchSizes } from "../../src/test-support/statement-sizes.js";
import { counter } from "./lives.js";
import {
  addItem,
  addMetric,
  addPlan,
  advance,
  deploy,
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
const SERVED = 10;

/** How many answers somebody else gets until an answer has come, {@link SERVED} at most. */
async function servedBeside(market: Market, answer: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = answer.finally(() => {
    isOver = true;
  });
  let served = 0;
  while (!isOver && served < SERVED) {
    expect((await market.send("customer", "GET", market.product)).status).toBe(200);
    if (!isOver) served += 1;
  }
  await ended;
  return served;
}

test("a metric of very many subscriptions is deleted in small steps, beside which others are served", {
  timeout: 60_000,
}, async () => {
  const market = await openLarge();
  const sizes = watchSizes();
  const deletion = market.send("vendor", "DELETE", "applicationMetric/1");
  expect(await servedBeside(market, deletion)).toBe(SERVED);
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

test("what a metric measures is changed in small steps too, and each subscription is asked anew", {
  timeout: 60_000,
}, async () => {
  const market = await openLarge();
  const sizes = watchSizes();
  const change = { metricFunction: "VALUE" };
  const answer = market.send("vendor", "PUT", "applicationMetric/1", change);
  expect(await servedBeside(market, answer)).toBe(SERVED);
  expect((await answer).status).toBe(200);
  expect(sizes.read).toBeLessThanOrEqual(AT_ONCE);
  expect(sizes.changed).toBeLessThanOrEqual(AT_ONCE);
  const due = await market.server.store.read((db) => db.$count(polls, eq(polls.nextAt, market.now())));
  expect(due).toBe(1 + COPIES);
});
