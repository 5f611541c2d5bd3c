import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { demoLogin, type MarketplaceProcess } from "../robustness/torture/process.js";
import { execute } from "./cluster.js";
import {
  breakAdvance,
  countRenewals,
  deployAll,
  judgeCluster,
  placeOrders,
  removeMetrics,
  untilDelivered,
} from "./load.js";
import { openCluster } from "./open-cluster.js";

const TIMEOUT = 600_000;

/** Waits up to the timeout of the test, because a busy machine is slow. */
const patiently = { timeout: TIMEOUT };

test("three replicas of which one after the other is killed lose nothing, and do nothing twice", {
  timeout: TIMEOUT,
}, async () => {
  const { cluster, receiver } = await openCluster();
  let kills = 0;
  let replacing: Promise<void> = Promise.resolve();
  const placed = await placeOrders(cluster, {
    orders: 300,
    onPlaced(count) {
      if (count % 50 !== 25) return;
      replacing = replacing.then(() => cluster.replace(kills++ % cluster.replicas.length));
    },
  });
  await replacing;
  await untilDelivered(cluster);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
  expect([placed.length, kills]).toEqual([300, 6]);
});

test("a database that crashes under load and recovers loses nothing, and nothing is done twice", {
  timeout: TIMEOUT,
}, async () => {
  const { cluster, receiver } = await openCluster({}, inject("crashingPostgresUrl"));
  let crashes = 0;
  let crashing: Promise<void> = Promise.resolve();
  const placed = await placeOrders(cluster, {
    orders: 120,
    onPlaced(count) {
      if (count % 40 !== 20) return;
      crashes += 1;
      crashing = crashing.then(() => cluster.crashDatabase());
    },
  });
  await crashing;
  await untilDelivered(cluster);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
  expect(crashes).toBe(3);
});

test("a replica that stands still for longer than its leases, and goes on, does nothing twice that counts", {
  timeout: TIMEOUT,
}, async () => {
  const { cluster, receiver } = await openCluster();
  const [still] = cluster.replicas;
  let stopped = false;
  let continued: Promise<unknown> | undefined;
  const placed = await placeOrders(cluster, {
    orders: 60,
    onPlaced(count) {
      if (count !== 20) return;
      stopped = still?.child.kill("SIGSTOP") ?? false;
      continued = sleep(60_000).then(() => still?.child.kill("SIGCONT"));
    },
  });
  await continued;
  await untilDelivered(cluster);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
  expect(stopped).toBe(true);
});

test("renewals by the clock happen once each, though the process that runs them is killed", {
  timeout: TIMEOUT,
}, async () => {
  const { cluster, receiver } = await openCluster();
  await removeMetrics(cluster);
  const placed = await placeOrders(cluster, { orders: 40 });
  await deployAll(cluster, placed);
  const [leader, other] = cluster.replicas;
  if (leader === undefined) throw new Error("There is no replica.");
  const renewals = (): Promise<number> => countRenewals(cluster);
  await breakAdvance(leader.call, {
    advance: "P2M",
    async killing() {
      await expect.poll(renewals, { ...patiently, interval: 20 }).toBeGreaterThan(5);
      await cluster.replace(0);
    },
  });
  // One of the other replicas resumes the advance.
  await expect.poll(renewals, patiently).toBe(placed.length * 2);
  await expect
    .poll(async () => {
      const clock = await other?.call({ method: "GET", path: "sandbox/clock", headers: demoLogin("admin") });
      return clock?.body;
    }, patiently)
    .toMatchObject({ status: "ready" });
  await untilDelivered(cluster);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
});

test("renewals by the clock happen once each, though the process that runs them stands still until others have run them", {
  timeout: TIMEOUT,
}, async () => {
  const { cluster, receiver } = await openCluster();
  await removeMetrics(cluster);
  const placed = await placeOrders(cluster, { orders: 40 });
  await deployAll(cluster, placed);
  const [leader, other] = cluster.replicas;
  if (leader === undefined || other === undefined) throw new Error("There is no replica.");
  const renewals = (): Promise<number> => countRenewals(cluster);
  const clockOf = async ({ call }: MarketplaceProcess): Promise<unknown> =>
    (await call({ method: "GET", path: "sandbox/clock", headers: demoLogin("admin") })).body;
  const moving = leader
    .call({ method: "PUT", path: "sandbox/clock", headers: demoLogin("admin"), body: { advance: "P2M" } })
    // Nobody waits for it as long as it stands still.
    .catch(() => undefined);
  await expect.poll(renewals, { ...patiently, interval: 20 }).toBeGreaterThan(5);
  leader.child.kill("SIGSTOP");
  await expect.poll(renewals, patiently).toBe(placed.length * 2);
  await expect.poll(() => clockOf(other), patiently).toMatchObject({ status: "ready" });
  const reached = timeOf(await clockOf(other));
  leader.child.kill("SIGCONT");
  await moving;
  await expect.poll(() => clockOf(leader), patiently).toMatchObject({ status: "ready" });
  // It does not set back what the other has moved.
  for (const replica of [leader, other])
    expect(timeOf(await clockOf(replica))).toBeGreaterThanOrEqual(reached);
  await untilDelivered(cluster);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
});

const timeOf = (clock: unknown): number => Date.parse((clock as { readonly now: string }).now);

test("what a replica was delivering when it was killed is delivered when its lease has ended", {
  timeout: TIMEOUT,
}, async () => {
  const hanging = new Set<number>();
  let isHanging = true;
  const { cluster } = await openCluster({
    // The sender waits for the answer until it is killed.
    answer: ({ eventId = 0 }) => {
      hanging.add(eventId);
      return isHanging ? new Promise<number>(() => undefined) : 204;
    },
  });
  await placeOrders(cluster, { orders: 1 });
  await expect.poll(() => hanging.size, patiently).toBeGreaterThan(0);
  isHanging = false;
  for (const { kill } of cluster.replicas) await kill();
  const killedAt = Date.now();
  const [lease] = await execute(cluster.database, "select max(lease_until) as until from events");
  // A lease lasts 30 s.
  expect(Number(lease?.["until"]) - killedAt).toBeLessThanOrEqual(30_000);
  for (const index of cluster.replicas.keys()) await cluster.replace(index);
  await untilDelivered(cluster);
  const late = await execute(
    cluster.database,
    `select count(*)::int as count from attempts where date > ${Number(lease?.["until"])} + 5000`,
  );
  expect(late).toEqual([{ count: 0 }]);
});
