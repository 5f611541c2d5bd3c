// A change of a metric is followed by its subscriptions in several writes. Whatever happens between two of them, each is
// billed what it would be if all had followed at once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq, lte, ne, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "../../src/ports.js";
import { tryAdvance } from "../../src/sandbox/trial.js";
import { createOwnRunners } from "../../src/server/own-runners.js";
import type { Db } from "../../src/store/port.js";
import { columnsOf } from "../../src/store/postgres/schema.js";
import { openSqlite } from "../../src/store/sqlite/open.js";
import { charges } from "../../src/store/tables/billing.js";
import { metricChanges, metrics, polls, samples } from "../../src/store/tables/metric.js";
import { subscriptions } from "../../src/store/tables/subscription.js";
import { createMetricFollowers, FOLLOWERS } from "../../src/subscriptions/metric-followers.js";
import { firstRegular, readPollsOf } from "../../src/vendor-calls/due-polls.js";
import { readDueMetrics } from "../../src/vendor-calls/poll-leases.js";
import { average, bill, counter, kill } from "./lives.js";
import {
  addItem,
  addMetric,
  addPlan,
  advance,
  billsOf,
  DAY,
  deploy,
  expectStatus,
  type Market,
  openMarket,
  openMarketForTest,
  patch,
  START,
  storeCard,
  upgradeTo,
} from "./market.js";

interface Shop {
  readonly market: Market;
  /** Measured from the start. */
  readonly item: string;
  /** In both plans too, and nothing measures it yet. */
  readonly other: string;
  readonly basic: string;
  readonly pro: string;
  readonly name: string;
}

/** As many as follow in two writes. One more is there to be copied. */
const FIRST = 2 * FOLLOWERS - 1;

/** A marketplace in which all subscriptions that are ordered from now on are behind those of a first write. */
async function openShop(metric: object, given?: Market): Promise<Shop> {
  const market = given ?? (await openMarketForTest());
  const item = await addItem(market, "PAY_AS_YOU_GO");
  const other = await addItem(market, "PAY_AS_YOU_GO");
  const items = { [item]: [{ price: "1.00" }], [other]: [{ price: "7.00" }] };
  const basic = await addPlan(market, "31.00", { items });
  const pro = await addPlan(market, "62.00", { items });
  const plain = await addPlan(market, "10.00");
  await storeCard(market, "pm_card_visa");
  await deploy(market, plain);
  const name = await addMetric(market, item, metric);
  const columns = columnsOf(subscriptions).filter((column) => column !== '"id"');
  await market.server.store.write((tx) =>
    tx.run(
      sql.raw(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${FIRST})
        insert into "subscriptions" (${columns.join(", ")})
        select ${columns.map((column) => `t.${column}`).join(", ")} from n cross join "subscriptions" t where t."id" = 1`),
    ),
  );
  return { market, item, other, basic, pro, name };
}

/**
 * Makes changes of a metric, each in a process that dies when it has written the first part. Time stands still until `goOn`:
 * what is due as it passes is not run.
 */
async function cut(shop: Shop, steps: readonly Change[]): Promise<{ goOn(): void }> {
  const { market } = shop;
  const { store, clock } = market.server.services;
  const held = vi.spyOn(clock, "catchUp").mockResolvedValue(0);
  const write = store.write.bind(store);
  let parts = 0;
  const dying = vi.spyOn(store, "write").mockImplementation((work, options) => {
    if (options?.on?.some(({ kind }) => kind === "catalogue")) parts += 1;
    return parts > 1 ? Promise.reject(new Error("The process is gone.")) : write(work, options);
  });
  onTestFinished(() => {
    for (const spy of [held, dying]) spy.mockRestore();
  });
  for (const step of steps) {
    parts = 0;
    await step(shop);
  }
  dying.mockRestore();
  expect(await leftOf(market)).toBe(steps.length);
  return { goOn: () => held.mockRestore() };
}

/** The subscriptions of the first write are over, so that nothing is due of them. */
async function forgetFirst({ server }: Market): Promise<void> {
  await server.store.write((tx) =>
    tx
      .update(subscriptions)
      .set({ deploymentStatus: "UNDEPLOYED" })
      .where(lte(subscriptions.id, FIRST + 1)),
  );
}

const leftOf = ({ server }: Market): Promise<number> => server.store.read((db) => db.$count(metricChanges));

type Change = (shop: Shop) => Promise<unknown>;

const changeTo =
  (fields: (shop: Shop) => object): Change =>
  (shop) =>
    expectStatus(200, shop.market.send("vendor", "PUT", "applicationMetric/1", fields(shop)));

const deletion: Change = ({ market }) =>
  expectStatus(204, market.send("vendor", "DELETE", "applicationMetric/1"));
const otherFunction = changeTo(() => ({ metricFunction: "VALUE" }));
const otherItem = changeTo(({ other }) => ({ billingItem: { url: other } }));
const otherName = changeTo(() => ({ name: "another" }));
const company: Change = ({ market, other }) => addMetric(market, other, counter);

/** Whatever is changed while not all have followed the change before. */
const changes: readonly {
  readonly what: string;
  readonly kind: object;
  readonly steps: readonly Change[];
}[] = [
  { what: "a counter is deleted", kind: counter, steps: [deletion] },
  { what: "a gauge is deleted", kind: average, steps: [deletion] },
  { what: "a counter counts otherwise", kind: counter, steps: [otherFunction] },
  { what: "a counter is billed otherwise", kind: counter, steps: [otherItem] },
  { what: "a gauge is billed otherwise", kind: average, steps: [otherItem] },
  { what: "a counter gets another name", kind: counter, steps: [otherName] },
  { what: "a counter gets company", kind: counter, steps: [company] },
  { what: "a counter gets another name, and is deleted", kind: counter, steps: [otherName, deletion] },
  { what: "a gauge is billed otherwise, and is deleted", kind: average, steps: [otherItem, deletion] },
  {
    what: "a counter is billed otherwise, and counts otherwise",
    kind: counter,
    steps: [otherItem, otherFunction],
  },
  { what: "a counter is deleted, and another one is there", kind: counter, steps: [deletion, company] },
];

/** What befalls a subscription that has not followed. */
const acts: Readonly<Record<string, (shop: Shop, id: string) => Promise<unknown>>> = {
  nothing: async () => undefined,
  "a KILL": ({ market }, id) => kill(market, id),
  "an upgrade": ({ market, pro }, id) => patch(market, "vendor", id, upgradeTo(pro)),
  "a RENEW": ({ market }, id) => patch(market, "customer", id, { action: "RENEW" }),
  "a STOP and START": async ({ market }, id) => {
    await patch(market, "vendor", id, { action: "STOP" });
    await patch(market, "vendor", id, { action: "START" });
  },
  "a line of each invoice": ({ market }, id) => bill(market, id, "3.00", "/recurring"),
};

async function play(metric: object, steps: readonly Change[], isCut: boolean) {
  const shop = await openShop(metric);
  const { market, basic, name } = shop;
  market.show(name, 0);
  const ids: string[] = [];
  for (const _ of Object.keys(acts)) ids.push(await deploy(market, basic));
  market.show(name, 25);
  market.show(`of-${shop.other.split("/")[1]}`, 1_000);
  await advance(market, 10);
  if (isCut) await cut(shop, steps);
  else for (const step of steps) await step(shop);
  for (const [index, act] of Object.values(acts).entries()) await act(shop, ids[index] ?? "");
  expect(await leftOf(market)).toBe(isCut ? steps.length : 0);
  await forgetFirst(market);
  // Those that have not followed are asked once more.
  await advance(market, 10, "01:00");
  expect(await leftOf(market)).toBe(0);
  market.show(name, 40);
  await advance(market, 20);
  market.show(name, 70);
  market.show(`of-${shop.other.split("/")[1]}`, 1_004);
  await advance(market, 63);
  const bills = await Promise.all(ids.map((id) => billsOf(market, id)));
  const written = await market.server.store.read((db) =>
    db
      .select({
        of: charges.subscriptionId,
        key: charges.key,
        start: charges.start,
        end: charges.end,
        subtotal: charges.subtotal,
      })
      .from(charges)
      .where(ne(charges.type, "CONFIGURATION"))
      .orderBy(asc(charges.subscriptionId), asc(charges.key)),
  );
  return {
    bills: Object.fromEntries(Object.keys(acts).map((act, index) => [act, bills[index]])),
    // Where more is asked, samples have other numbers.
    written: written.map(({ key, ...charge }) => ({
      key: key.replace(/^(use:\d+:\d+):\d+/, "$1"),
      ...charge,
    })),
  };
}

test.each(changes.map(({ what, ...change }) => [what, change] as const))(
  "where %s, a subscription that has not followed is billed the same",
  { timeout: 60_000 },
  async (_what, { kind, steps }) => {
    const whole = await play(kind, steps, false);
    const parted = await play(kind, steps, true);
    expect(parted.bills).toEqual(whole.bills);
    expect(parted.written).toEqual(whole.written);
  },
);

/** A shop with some subscriptions that have not followed when their metric was deleted on day 10, at 25 units each. */
async function openCut(given?: Market) {
  const shop = await openShop(counter, given);
  const { market, basic, name } = shop;
  market.show(name, 0);
  const ids = [await deploy(market, basic), await deploy(market, basic)];
  market.show(name, 25);
  await advance(market, 10);
  const { goOn } = await cut(shop, [deletion]);
  await forgetFirst(market);
  market.show(name, 1_000);
  return { ...shop, ids, goOn };
}

const usesIn = (db: Db) =>
  db
    .select({ of: charges.subscriptionId, subtotal: charges.subtotal, end: charges.end })
    .from(charges)
    .where(eq(charges.type, "METRIC"))
    .orderBy(asc(charges.subscriptionId));

const chargesOfUse = ({ server }: Market) => server.store.read(usesIn);

test("a deleted metric is gone for everybody at once, and its name is free", async () => {
  const { market, item, other, name } = await openCut();
  await expectStatus(404, market.send("vendor", "GET", "applicationMetric/1"));
  await expectStatus(404, market.send("vendor", "GET", "applicationMetric/1/polls"));
  await expectStatus(404, market.send("vendor", "DELETE", "applicationMetric/1"));
  expect((await market.send("vendor", "GET", "applicationMetric")).body).toEqual([]);
  const due = await expectStatus(200, market.send("admin", "GET", "sandbox/due"));
  expect(JSON.stringify(due.body)).not.toContain("metricPoll");
  // It is asked nothing more, by whatever way.
  const asked = market.readings.length;
  await market.server.services.store.read(async (db) => {
    expect(await firstRegular(db, Number.MAX_SAFE_INTEGER)).toBeUndefined();
    expect(await readPollsOf(db, FIRST + 2)).toEqual([]);
    expect(await readDueMetrics(db, { now: Number.MAX_SAFE_INTEGER, wall: Number.MAX_SAFE_INTEGER })).toEqual(
      [],
    );
  });
  expect(market.readings).toHaveLength(asked);
  expect(await addMetric(market, item, counter)).toBe(name);
  expect(other).not.toBe(item);
});

test("as time passes, those that are left follow when nothing else is due, each once", async () => {
  const { market, ids, goOn } = await openCut();
  const { store } = market.server;
  const until = market.now() + DAY;
  const jobAs = (isAdvancing: boolean) => {
    const runner = createMetricFollowers({ store, log: silentLog, isAdvancing: () => isAdvancing });
    return store.read((db) => runner.nextJob(db, until));
  };
  expect(await jobAs(false)).toMatchObject({ dueAt: until });
  expect(await jobAs(true)).toMatchObject({ dueAt: market.now() });
  expect(await chargesOfUse(market)).toEqual([]);
  goOn();
  await market.server.services.clock.catchUp();
  expect(await leftOf(market)).toBe(0);
  const once = ids.map((id) => ({
    of: Number(id.split("/")[1]),
    subtotal: "25.0000000000",
    end: market.now(),
  }));
  expect(await chargesOfUse(market)).toEqual(once);
  await store.read(async (db) => {
    for (const table of [metrics, polls, samples]) expect(await db.$count(table)).toBe(0);
  });
  await advance(market, 31);
  expect(await chargesOfUse(market)).toEqual(once);
});

test("a dry run of the clock bills what is left, and tells of no other job", async () => {
  const { market, ids } = await openCut();
  const { store } = market.server;
  const runners = createOwnRunners({ unpaidOrderDays: 30 }, { store, log: silentLog });
  const target = START + 31 * DAY;
  const { steps } = await tryAdvance(store, { target, wall: START, runners, maxSteps: 100 });
  expect(
    steps.map(({ kind, subscription, invoices }) => [kind, subscription?.url, invoices[0]?.total.total]),
  ).toEqual(ids.map((id) => ["periodEnd", id, "56.0000"]));
});

test("a subscription that cannot be read keeps no other from following", async () => {
  const { market, ids, goOn } = await openCut(await openMarket());
  onTestFinished(() => market.server.close());
  const [broken, whole] = ids.map((id) => Number(id.split("/")[1]));
  await market.server.store.write((tx) =>
    tx
      .update(subscriptions)
      .set({ productVersion: sql`'{}'` })
      .where(eq(subscriptions.id, broken ?? 0)),
  );
  goOn();
  await market.server.services.clock.catchUp();
  expect(await chargesOfUse(market)).toMatchObject([{ of: whole }]);
  expect(market.failures).toMatchObject([
    [expect.stringMatching(`use of metric 1 by subscription/${broken} was not charged: its stored plan`), {}],
  ]);
});

test("what a process leaves that is killed, the next one goes on with", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "metric-followers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "market.sqlite");
  const { market, ids } = await openCut(await openMarket(openSqlite({ file, durability: "fast" })));
  await market.server.close();
  const store = openSqlite({ file, durability: "fast" });
  onTestFinished(() => store.close());
  const runners = createOwnRunners({ unpaidOrderDays: 30 }, { store, log: silentLog });
  await tryAdvance(store, { target: START + 31 * DAY, wall: START, runners, maxSteps: 100 });
  const of = ids.map((id) => Number(id.split("/")[1]));
  expect(await store.read(usesIn)).toMatchObject(of.map((id) => ({ of: id, subtotal: "25.0000000000" })));
  expect(await store.read((db) => db.$count(metricChanges))).toBe(0);
});
