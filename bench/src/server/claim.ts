import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { startChild } from "../child.js";
import { count, judge, type Row, spread } from "../report.js";
import { interleave } from "../rounds.js";
import { compareRounds, summarise } from "../statistics.js";
import type { Bench } from "./bench.js";
import type { Build } from "./build.js";
import { insertEvents } from "./insert-events.js";
import { SETTINGS } from "./marketplace.js";

const PROCESS = fileURLToPath(new URL("claim-process.ts", import.meta.url));

/** The year 2200: due for nobody but the claims that are measured. */
export const DUE = 7_258_118_400_000;

/** Taking 32 of 20,000 due events out of the queue, with and without delivered ones behind. */
export async function measureClaim({ world, rounds, quick }: Bench): Promise<readonly Row[]> {
  const behind = quick ? 50_000 : 1_000_000;
  const endpoints = Array.from({ length: 8 }, (_, index) => `http://127.0.0.1:${20_001 + index}/events`);
  const make = (name: string, delivered: number): string =>
    world.make(name, (db) => {
      if (delivered > 0) insertEvents(db, { count: delivered, endpoints, dueAt: null });
      insertEvents(db, { count: 20_000, endpoints, dueAt: DUE });
    });
  const files = { none: make("claim-none", 0), behind: make("claim-behind", behind) };
  const contender = (name: keyof typeof files) => ({ name, measure: () => claim(world.build, files[name]) });
  const times = await interleave(rounds, [contender("none"), contender("behind")]);
  const cost = compareRounds(times("behind"), times("none"));
  return [
    {
      workload: `Claim of 32 events with ${count(behind)} delivered ones behind, against none`,
      ours: spread(summarise(times("behind")), "ms"),
      other: spread(summarise(times("none")), "ms"),
      ratio: `costs ${count(cost.median)} × (${count(cost.min)} to ${count(cost.max)})`,
      ...judge(cost.median, { atMost: 1.5 }),
    },
  ];
}

/** Gives back what earlier claims have leased. */
const RELEASE = "update events set lease_token = null, lease_until = null where due_at is not null";

async function claim(build: Build, file: string): Promise<number> {
  const db = new Database(file);
  db.exec(RELEASE);
  db.close();
  return timeClaims(build, file);
}

/** The median of many claims, in milliseconds. */
export async function timeClaims({ index }: Build, database: string): Promise<number> {
  const child = await startChild({
    args: ["--import", "tsx", PROCESS, index, database, String(DUE)],
    env: SETTINGS,
  });
  await child.stop();
  return (JSON.parse(child.line) as { milliseconds: number }).milliseconds;
}
