import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, inject, test } from "vitest";
import { demoLogin } from "../robustness/torture/process.js";
import { openReceiver, type Receiver } from "../robustness/torture/receiver.js";
import { type Cluster, startCluster } from "./cluster.js";
import { countRenewals, deployAll, judgeCluster, listenTo, placeOrders, untilDelivered } from "./load.js";

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

/** Orders, and renewals, in all; fewer for a look. */
const SIZE = Number(process.env["SYNDIKIT_SOAK_ORDERS"] ?? 10_000);

const TIMEOUT = 3 * 60 * 60_000;

test("thousands of orders, with a random replica killed every two seconds: none lost, none twice", {
  timeout: TIMEOUT,
}, async () => {
  const cluster = await start();
  let isOver = false;
  let kills = 0;
  const killing = (async () => {
    while (!isOver) {
      await sleep(2_000);
      await cluster.replace(Math.floor(Math.random() * cluster.replicas.length));
      kills += 1;
    }
  })();
  const began = performance.now();
  const placed = await placeOrders(cluster, { orders: SIZE });
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  await killing;
  await untilDelivered(cluster);
  report({ orders: placed.length, kills, seconds, events: receiver.received.length });
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
  expect(placed).toHaveLength(SIZE);
  expect(kills).toBeGreaterThan(0);
});

test("thousands of renewals, with whoever runs them killed again and again: none twice, none left out", {
  timeout: TIMEOUT,
}, async () => {
  const cluster = await start();
  const months = 20;
  const placed = await placeOrders(cluster, { orders: Math.ceil(SIZE / months) });
  await deployAll(cluster, placed);
  const total = placed.length * months;
  const body = { advance: `P${months}M` };
  const began = performance.now();
  const advancing = cluster.call({ method: "PUT", path: "sandbox/clock", headers: demoLogin("admin"), body });
  // It is broken off with the replica that had it.
  advancing.catch(() => undefined);
  let kills = 0;
  for (let done = 0; done < total; done = await countRenewals(cluster)) {
    await sleep(2_000);
    // Whichever has the clock is one of them.
    await cluster.replace(kills % cluster.replicas.length);
    kills += 1;
  }
  const seconds = (performance.now() - began) / 1_000;
  await expect
    .poll(async () => {
      const answer = await cluster.insist({
        method: "GET",
        path: "sandbox/clock",
        headers: demoLogin("admin"),
      });
      return answer.body;
    })
    .toMatchObject({ status: "ready" });
  await untilDelivered(cluster);
  report({ renewals: await countRenewals(cluster), kills, seconds, events: receiver.received.length });
  expect(await countRenewals(cluster)).toBe(total);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
  expect(kills).toBeGreaterThan(0);
});

/** What a soak is run for, beside its verdict. */
function report(figures: Readonly<Record<string, number>>): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
