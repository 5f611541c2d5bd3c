import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { printProgress } from "../support/progress.js";
import { autopsy } from "./torture/autopsy.js";
import { type Buyer, liveOnce, nothingAcknowledged, signInAll, Unexpected } from "./torture/life.js";
import { demoLogin, type MarketplaceProcess, startMarketplace } from "./torture/process.js";
import { openReceiver } from "./torture/receiver.js";
import { torture } from "./torture/run.js";

const folder = mkdtempSync(join(tmpdir(), "syndikit-soak-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MINUTE = 60_000;
/** How long the load lasts. `SOAK_MINUTES=2 npm run test:soak` checks that the test itself works. */
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? "20");
/** After this time memory must not grow: caches are full, and code is compiled. */
const SETTLED = (13 / 20) * MINUTES;

test("25 kills under load lose nothing that was acknowledged, and every event arrives", {
  timeout: 15 * MINUTE,
}, async () => {
  const report = await torture({ seed: 12, rounds: 25, most: 1_500, durability: "full" });
  expect(report.wrong).toEqual([]);
  expect(report.acknowledged.stages.size).toBeGreaterThan(25);
  expect(report.delivered).toBeGreaterThan(100);
});

interface Sample {
  /** Minutes since the load began. */
  readonly at: number;
  /** MiB. */
  readonly resident: number;
}

test(`after ${SETTLED} of ${MINUTES} minutes of mixed load memory stays as it is, and nothing was answered with 5xx`, {
  timeout: (MINUTES + 5) * MINUTE,
}, async () => {
  const database = join(folder, "marketplace.sqlite");
  const marketplace = await startMarketplace({ database, args: ["--log-level", "error"] });
  let deliveries = 0;
  const receiver = await openReceiver({
    // It records nothing, because a million events would fill this process's memory.
    answer: () => {
      deliveries += 1;
      return deliveries % 20 === 0 ? 503 : 204;
    },
    remember: false,
  });
  const acknowledged = nothingAcknowledged();
  const failures: string[] = [];
  const samples: Sample[] = [];
  let calls = 0;
  const begin = performance.now();
  const elapsed = (): number => (performance.now() - begin) / MINUTE;
  printProgress(() => ({ minutes: elapsed(), calls, deliveries, failures: failures.length }));
  const counting: MarketplaceProcess = {
    ...marketplace,
    async call(request) {
      const answer = await marketplace.call(request);
      calls += 1;
      if (answer.status >= 500) failures.push(`${request.method} ${request.path}: ${answer.status}`);
      return answer;
    },
  };
  try {
    await marketplace.call({
      method: "PUT",
      path: "product/1",
      headers: demoLogin("vendor"),
      body: { syndicationEndpoints: [receiver.url], notificationSecretToken: "the secret of the receiver" },
    });
    const logins = await signInAll(marketplace);
    const live = async (buyer: Buyer): Promise<void> => {
      while (elapsed() < MINUTES) {
        try {
          await liveOnce({ marketplace: counting, logins, buyer, acknowledged });
        } catch (error) {
          failures.push(error instanceof Unexpected ? error.message : String(error));
          return;
        }
      }
    };
    const read = async (account: Buyer | "vendor"): Promise<void> => {
      for (let turn = 0; elapsed() < MINUTES; turn += 1) {
        const path = READS[turn % READS.length] ?? "user/me";
        const headers = turn % 7 === 0 ? { "CMW-Auth-Token": "synd_nobody" } : logins[account];
        await counting
          .call({ method: "GET", path, headers })
          .catch((error: unknown) => failures.push(String(error)));
      }
    };
    const sample = async (): Promise<void> => {
      while (elapsed() < MINUTES) {
        samples.push({ at: elapsed(), resident: residentOf(marketplace.child.pid) });
        await new Promise((resolve) => setTimeout(resolve, 5_000));
      }
    };
    await Promise.all([
      live("customer"),
      live("customer"),
      live("customer2"),
      read("customer"),
      read("vendor"),
      sample(),
    ]);
    expect(await marketplace.stop()).toBe(0);
  } finally {
    await marketplace.kill();
    await receiver.close();
  }
  const middle = SETTLED + (MINUTES - SETTLED) / 2;
  const before = median(samples.filter(({ at }) => at >= SETTLED && at < middle));
  const after = median(samples.filter(({ at }) => at >= middle));
  console.log(
    `${calls} calls, ${acknowledged.stages.size} subscriptions, ${deliveries} deliveries; MiB each minute: ${perMinute(samples)}`,
  );
  expect(failures.slice(0, 20)).toEqual([]);
  expect(autopsy(database, acknowledged)).toEqual([]);
  // A leak of one byte per call is detected; what the garbage collector leaves for later is not.
  expect(after - before, `from ${before} to ${after} MiB`).toBeLessThan(Math.max(8, before * 0.04));
});

const READS = [
  "subscription?pageSize=50",
  "subscription/1",
  "invoice?pageSize=20&sortField=id&sortDirection=DESC",
  "product",
  "productVersion/1",
  "user/me",
  "order?pageNumber=2",
] as const;

/** The resident memory of a process in MiB, as Linux counts it. */
function residentOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024;
}

function median(samples: readonly Sample[]): number {
  const sorted = samples.map(({ resident }) => resident).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

function perMinute(samples: readonly Sample[]): string {
  return Array.from({ length: Math.ceil(MINUTES) }, (_, minute) =>
    median(samples.filter(({ at }) => Math.floor(at) === minute)),
  ).join(" ");
}
