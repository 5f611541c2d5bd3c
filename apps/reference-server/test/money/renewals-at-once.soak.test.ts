import { expect, test } from "vitest";
import { printFigures } from "../support/progress.js";
import { accept } from "./lives.js";
import { addPlan, advance, expectStatus, openMarketForTest, patch } from "./market.js";

/** Processor time of this process, in milliseconds: other processes of the machine do not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

interface Renewed {
  /** Of each renewal. */
  readonly milliseconds: number;
  readonly reads: number;
  /** Of this process, while the read that waited longest waited. */
  readonly longestRead: number;
}

/** Lets so many subscriptions become due at one moment, while somebody else reads. */
async function renew(count: number): Promise<Renewed> {
  const market = await openMarketForTest();
  const plan = await addPlan(market, "31.00");
  await accept(market);
  const body = { type: "NORMAL", productVersion: { url: plan } };
  for (let number = 1; number <= count; number += 1) {
    await expectStatus(201, market.send("customer", "POST", "order", body));
    await patch(market, "vendor", `subscription/${number}`, { deploymentStatus: "DEPLOYED" });
  }
  await advance(market, 30);
  const before = processorTime();
  let isDone = false;
  const renewed = advance(market, 31).finally(() => {
    isDone = true;
  });
  let [reads, longestRead] = [0, 0];
  while (!isDone) {
    const asked = processorTime();
    await expectStatus(200, market.send("customer", "GET", `subscription/${1 + (reads % count)}`));
    longestRead = Math.max(longestRead, processorTime() - asked);
    reads += 1;
    // As somebody does who looks at one page after the other.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await renewed;
  const milliseconds = (processorTime() - before) / count;
  const { headers } = await expectStatus(200, market.send("admin", "GET", "order?type=RENEWAL&pageSize=1"));
  expect(headers.get("CMW-TotalItems")).toBe(String(count));
  return { milliseconds, reads, longestRead };
}

test("10,000 subscriptions that are due at one moment renew in linear time, and others read meanwhile", {
  timeout: 3 * 3_600_000,
}, async () => {
  const [few, many] = [await renew(2_500), await renew(10_000)];
  const { reads, longestRead } = many;
  // Microseconds of each renewal.
  printFigures({ few: few.milliseconds * 1_000, many: many.milliseconds * 1_000, reads, longestRead });
  expect(many.milliseconds).toBeLessThan(few.milliseconds * 1.5);
  expect(many.reads).toBeGreaterThan(100);
  expect(many.longestRead).toBeLessThan(500);
});
