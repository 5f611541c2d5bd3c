import { afterEach, expect, inject, test } from "vitest";
import { demoLogin } from "../robustness/torture/process.js";
import { openReceiver, type Receiver } from "../robustness/torture/receiver.js";
import { type Cluster, execute, startCluster } from "./cluster.js";
import { judgeCluster, listenTo, placeOrders, untilDelivered } from "./load.js";

let receiver: Receiver;
let cluster: Cluster | undefined;
afterEach(async () => {
  await cluster?.close();
  await receiver.close();
});

async function start(): Promise<Cluster> {
  receiver = await openReceiver();
  cluster = await startCluster(inject("postgresUrl"));
  await listenTo(cluster, receiver);
  return cluster;
}

const TIMEOUT = 600_000;

test("three replicas of which one after the other is killed lose nothing, and do nothing twice", {
  timeout: TIMEOUT,
}, async () => {
  const cluster = await start();
  let kills = 0;
  let replacing: Promise<void> = Promise.resolve();
  const placed = await placeOrders(cluster, {
    orders: 200,
    onPlaced(count) {
      if (count % 50 !== 25) return;
      replacing = replacing.then(() => cluster.replace(kills++ % cluster.replicas.length));
    },
  });
  await replacing;
  await untilDelivered(cluster);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
  expect([placed.length, kills]).toEqual([200, 4]);
});

test("a database that ends every connection under load loses nothing, and nothing is done twice", {
  timeout: TIMEOUT,
}, async () => {
  const cluster = await start();
  const { pathname } = new URL(cluster.database);
  const name = pathname.slice(1);
  let cuts = 0;
  let cutting: Promise<unknown> = Promise.resolve();
  const placed = await placeOrders(cluster, {
    orders: 100,
    onPlaced(count) {
      if (count % 40 !== 20) return;
      cuts += 1;
      const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
      cutting = cutting.then(() => execute(inject("postgresUrl"), others));
    },
  });
  await cutting;
  await untilDelivered(cluster);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
  expect(cuts).toBe(2);
});

test("a replica that stands still for longer than its leases, and goes on, does nothing twice that counts", {
  timeout: TIMEOUT,
}, async () => {
  const cluster = await start();
  const [still] = cluster.replicas;
  let stopped = false;
  const placed = await placeOrders(cluster, {
    orders: 60,
    onPlaced(count) {
      if (count !== 20) return;
      stopped = still?.child.kill("SIGSTOP") ?? false;
      setTimeout(() => still?.child.kill("SIGCONT"), 40_000);
    },
  });
  await untilDelivered(cluster);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
  expect(stopped).toBe(true);
});

test("renewals by the clock happen once each, though the process that runs them is killed", {
  timeout: TIMEOUT,
}, async () => {
  const cluster = await start();
  const placed = await placeOrders(cluster, { orders: 40 });
  for (const { order } of placed) {
    const found = await cluster.insist({
      method: "GET",
      path: `order/${order}`,
      headers: demoLogin("vendor"),
    });
    const { subscription } = found.body as { readonly subscription: { readonly url: string } };
    const deployed = await cluster.insist({
      method: "PATCH",
      path: subscription.url,
      headers: demoLogin("vendor"),
      body: { deploymentStatus: "DEPLOYED" },
    });
    expect(deployed.status).toBe(204);
  }
  const [leader, other] = cluster.replicas;
  const body = { advance: "P2M" };
  const advancing = leader?.call({ method: "PUT", path: "sandbox/clock", headers: demoLogin("admin"), body });
  const broken = advancing?.then(
    () => false,
    () => true,
  );
  const renewals = async (): Promise<number> => {
    const [row] = await execute(
      cluster.database,
      "select count(*)::int as count from orders where type = 'RENEWAL'",
    );
    return Number(row?.["count"]);
  };
  await expect.poll(renewals, { interval: 20 }).toBeGreaterThan(5);
  await cluster.replace(0);
  expect(await broken).toBe(true);
  // One of the others takes the advance on.
  await expect.poll(renewals).toBe(placed.length * 2);
  await expect
    .poll(async () => {
      const clock = await other?.call({ method: "GET", path: "sandbox/clock", headers: demoLogin("admin") });
      return clock?.body;
    })
    .toMatchObject({ status: "ready" });
  await untilDelivered(cluster);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
});
