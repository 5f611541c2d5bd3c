import { Frequency, MetricFunction, MetricType, ProductType } from "@syndikit/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestStore } from "../../test-support/open-test-store.js";
import { nextDue } from "../../time/next-due.js";
import { firstRegular, readPolls } from "../../vendor-calls/due-polls.js";
import { readDuePolls } from "../../vendor-calls/poll-leases.js";
import type { Db, Store } from "../port.js";
import { companies } from "../tables/company.js";
import { metrics } from "../tables/metric.js";
import { products } from "../tables/product.js";

const MOMENT = 1_000;
const DUE = 20_000;
const ALL = sql`from generate_series(1, ${DUE}::int) as i`;

/** Subscriptions, and polls of one metric, that are all due at the same moment. */
async function storeOfMany(): Promise<Store> {
  const store = openTestStore();
  await store.write(async (tx) => {
    // Not all that they refer to is there.
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.insert(companies).values({ id: 1, kind: "VENDOR", name: "x", createdAt: 0 });
    await tx.insert(products).values({
      ...{ id: 1, companyId: 1, name: "x", createdAt: 0, updatedAt: 0 },
      type: ProductType.CLOUD_SERVICE,
    });
    await tx.insert(metrics).values({
      ...{ id: 1, productId: 1, billingItemId: 1, name: "x", counter: true },
      type: MetricType.EXTERNAL,
      metricFunction: MetricFunction.AVERAGE,
      frequency: Frequency.EVERY_1_HOUR,
      endpoint: "/metric",
    });
    await tx.run(
      sql`insert into polls (metric_id, subscription_id, next_at) select 1, i, ${MOMENT}::bigint ${ALL}`,
    );
    await tx.run(sql`insert into subscriptions (id, name, type, deployment_status, buyer_id, company_id, product_id,
        product_version_id, product_version, billing_period, auto_renew, period_start, period_end, anchor_day,
        created_at, updated_at)
      select i, 'x', 'NORMAL', 'DEPLOYED', 9, 9, 1, 1, '{}', 1, 1, 0, ${MOMENT}::bigint, 1, 0, 0 ${ALL}`);
  });
  await store.write((tx) => tx.run(sql`analyze`));
  return store;
}

/** The rows of a table that a read looks at, whether it returns them or not. */
async function rowsLookedAt(
  store: Store,
  table: string,
  read: (db: Db) => Promise<unknown>,
): Promise<number> {
  return store.read(async (db) => {
    const count = async (): Promise<number> => {
      const [row] = await db.select({ rows: sql<string>`rows` }).from(
        sql`(select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as rows
          from pg_stat_xact_user_tables where relname = ${table}) as looked`,
      );
      return Number(row?.rows);
    };
    const before = await count();
    await read(db);
    return (await count()) - before;
  });
}

test("of 20,000 that are due at the same moment, as many are looked at as are taken", async () => {
  const store = await storeOfMany();
  const last = { nextAt: MOMENT, subscriptionId: 10_000, metricId: 1 };
  const looks = {
    first: await rowsLookedAt(store, "polls", (db) => firstRegular(db, MOMENT)),
    next: await rowsLookedAt(store, "polls", (db) => firstRegular(db, MOMENT, last)),
    batch: await rowsLookedAt(store, "polls", (db) => readPolls(db, { id: "10001/1", dueAt: MOMENT }, 100)),
    ofMetric: await rowsLookedAt(store, "polls", (db) =>
      readDuePolls(db, 1, { now: MOMENT, wall: 1, limit: 8 }),
    ),
    end: await rowsLookedAt(store, "subscriptions", (db) => nextDue(db).execute({ until: MOMENT })),
  };
  // A plan may look at the one behind.
  expect(looks.first).toBeLessThanOrEqual(2);
  expect(looks.next).toBeLessThanOrEqual(2);
  expect(looks.batch).toBeLessThanOrEqual(101);
  expect(looks.ofMetric).toBeLessThanOrEqual(9);
  expect(looks.end).toBeLessThanOrEqual(2);
});
