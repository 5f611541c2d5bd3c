import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { demoLogin } from "../robustness/torture/process.js";
import { printFigures, printProgress } from "../support/progress.js";
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

/** The number of orders, and of renewals. Set fewer for a quick run. */
const SIZE = Number(process.env["SYNDIKIT_SOAK_ORDERS"] ?? 10_000);

const TIMEOUT = 3 * 60 * 60_000;

test("thousands of orders, with a random replica killed every two seconds: none lost, none twice", {
  timeout: TIMEOUT,
}, async () => {
  const { cluster, receiver } = await openCluster();
  let isOver = false;
  let kills = 0;
  let orders = 0;
  printProgress(() => ({ orders, kills, deliveries: receiver.received.length }));
  const killing = (async () => {
    while (!isOver) {
      await sleep(2_000);
      await cluster.replace(Math.floor(Math.random() * cluster.replicas.length));
      kills += 1;
    }
  })();
  const began = performance.now();
  const placed = await placeOrders(cluster, {
    orders: SIZE,
    onPlaced(count) {
      orders = count;
    },
  });
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  await killing;
  await untilDelivered(cluster);
  printFigures({ orders, kills, seconds, deliveries: receiver.received.length });
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
  expect(placed).toHaveLength(SIZE);
  expect(kills).toBeGreaterThan(0);
});

test("thousands of renewals, with whoever runs them killed again and again: none twice, none left out", {
  timeout: TIMEOUT,
}, async () => {
  const { cluster, receiver } = await openCluster();
  let [orders, renewals, kills] = [0, 0, 0];
  printProgress(() => ({ orders, renewals, kills, deliveries: receiver.received.length }));
  await removeMetrics(cluster);
  const months = 20;
  const placed = await placeOrders(cluster, {
    orders: Math.ceil(SIZE / months),
    onPlaced(count) {
      orders = count;
    },
  });
  await deployAll(cluster, placed);
  const total = placed.length * months;
  const [leader] = cluster.replicas;
  if (leader === undefined) throw new Error("There is no replica.");
  const began = performance.now();
  await breakAdvance(leader.call, {
    advance: `P${months}M`,
    async killing() {
      while (renewals === 0) renewals = await countRenewals(cluster);
      await cluster.replace(0);
      kills += 1;
    },
  });
  while (renewals < total) {
    await sleep(2_000);
    // The replica that has the clock is among them.
    await cluster.replace(kills % cluster.replicas.length);
    kills += 1;
    renewals = await countRenewals(cluster);
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
  printFigures({ renewals, kills, seconds, deliveries: receiver.received.length });
  expect(await countRenewals(cluster)).toBe(total);
  expect(await judgeCluster(cluster, placed, receiver)).toEqual([]);
  expect(kills).toBeGreaterThan(0);
});
