import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { startChild } from "../child.js";
import { count, judge, type Row, spread } from "../report.js";
import { compareRounds, summarise } from "../statistics.js";
import type { Bench } from "./bench.js";
import type { Build } from "./build.js";
import { insertEvents } from "./insert-events.js";
import { SETTINGS } from "./marketplace.js";

const PROCESS = fileURLToPath(new URL("claim-process.ts", import.meta.url));

/** In the year 2200, so that only the measured claims find these events due. */
export const DUE = 7_258_118_400_000;

/** Measures a claim of 32 of 20,000 due events, with and without delivered events in the table. */
export async function measureClaim({ world, rounds, quick }: Bench): Promise<readonly Row[]> {
  const behind = quick ? 50_000 : 1_000_000;
  const endpoints = Array.from({ length: 8 }, (_, index) => `http://127.0.0.1:${20_001 + index}/events`);
  const make = (name: string, delivered: number): string =>
    world.make(name, (db) => {
      if (delivered > 0) insertEvents(db, { count: delivered, endpoints, dueAt: null });
      insertEvents(db, { count: 20_000, endpoints, dueAt: DUE });
    });
  const files = { none: make("claim-none", 0), behind: make("claim-behind", behind) };
  const workload = `Claim of 32 events with ${count(behind)} delivered ones behind, against none`;
  return [await compareClaims({ world, rounds }, files, { workload, refill: release, atMost: 1.5 })];
}

interface ClaimComparison {
  readonly workload: string;
  /** Puts the events of earlier claims back into the queue of a database. */
  refill(database: string): Promise<void>;
  /** The highest ratio that meets the bar. */
  readonly atMost: number;
}

/** Times claims in two databases. One of them has many delivered events. */
export async function compareClaims(
  { world, rounds }: Pick<Bench, "world" | "rounds">,
  { none, behind }: { readonly none: string; readonly behind: string },
  { workload, refill, atMost }: ClaimComparison,
): Promise<Row> {
  const times: { none: number[]; behind: number[] } = { none: [], behind: [] };
  for (let round = 0; round <= rounds; round += 1) {
    await refill(none);
    await refill(behind);
    const taken = await timeClaims(world.build, { none, behind });
    process.stderr.write(`  ${round === 0 ? "warm" : `round ${round}`}: ${JSON.stringify(taken)}\n`);
    // The first round warms up.
    if (round === 0) continue;
    times.none.push(taken.none);
    times.behind.push(taken.behind);
  }
  const cost = compareRounds(times.behind, times.none);
  return {
    workload,
    ours: spread(summarise(times.behind), "ms"),
    other: spread(summarise(times.none), "ms"),
    ratio: `costs ${count(cost.median)} × (${count(cost.min)} to ${count(cost.max)})`,
    ...judge(cost.median, { atMost }),
  };
}

/** Ends the leases of earlier claims. */
const RELEASE = "update events set lease_token = null, lease_until = null where due_at is not null";

async function release(file: string): Promise<void> {
  const db = new Database(file);
  db.exec(RELEASE);
  db.close();
}

/**
 * Returns the median of many claims for each database, in milliseconds. The two databases take turns in one process,
 * so that other work on the machine slows both down alike.
 */
async function timeClaims(
  { index }: Build,
  { none, behind }: { readonly none: string; readonly behind: string },
): Promise<{ readonly none: number; readonly behind: number }> {
  const child = await startChild({
    args: ["--import", "tsx", PROCESS, index, String(DUE), none, behind],
    env: SETTINGS,
  });
  await child.stop();
  const [first = Number.NaN, second = Number.NaN] = JSON.parse(child.line) as readonly number[];
  return { none: first, behind: second };
}
