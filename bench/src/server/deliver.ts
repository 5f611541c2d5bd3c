import Database from "better-sqlite3";
import { count, judge, type Row, spread } from "../report.js";
import { interleave } from "../rounds.js";
import { compareRounds, summarise } from "../statistics.js";
import type { Bench } from "./bench.js";
import { type Consoles, openConsoles } from "./consoles.js";
import { insertEvents } from "./insert-events.js";
import { type Receivers, startReceivers } from "./receivers.js";
import type { World } from "./world.js";

/** Long past on every clock. */
const DUE = 1_750_000_000_000;

const BAR = 1_000;

/** Consoles that watch, and the share of deliveries a second that they may cost. */
const CONSOLES = 50;
const CONSOLES_COST = 0.9;

/** Events that wait for vendors who answer at once: how many reach them a second. */
export async function measureDeliveries({ world, rounds, quick }: Bench): Promise<readonly Row[]> {
  const amount = quick ? 3_000 : 10_000;
  const behind = quick ? 50_000 : 1_000_000;
  const [one, eight] = [await startReceivers(1), await startReceivers(8)];
  // Each start empties the queue; the delivered rows behind it may stay.
  const files = {
    one: world.make("deliver-one"),
    eight: world.make("deliver-eight"),
    behind: world.make("deliver-behind", (db) =>
      insertEvents(db, { count: behind, endpoints: eight.urls, dueAt: null }),
    ),
    watched: world.make("deliver-watched"),
  };
  const contender = (name: keyof typeof files, receivers: Receivers, consoles = 0) => ({
    name,
    measure: () => deliver(world, files[name], { amount, receivers, consoles }),
  });
  const rates = await interleave(rounds, [
    contender("one", one),
    contender("eight", eight),
    contender("behind", eight),
    contender("watched", eight, CONSOLES),
  ]);
  one.stop();
  eight.stop();
  const row = (workload: string, name: keyof typeof files): Row => {
    const summary = summarise(rates(name));
    return {
      workload,
      ours: spread(summary, "/s"),
      other: "",
      ratio: "",
      ...judge(summary.median, { atLeast: BAR }),
    };
  };
  const slower = compareRounds(rates("eight"), rates("behind"));
  const watched = compareRounds(rates("watched"), rates("eight"));
  return [
    row("Deliveries to one host, 4 at a time", "one"),
    row("Deliveries to eight hosts, 32 at a time", "eight"),
    {
      workload: `Deliveries with ${count(behind)} delivered ones behind, against none`,
      ours: spread(summarise(rates("behind")), "/s"),
      other: spread(summarise(rates("eight")), "/s"),
      ratio: `costs ${count(slower.median)} × (${count(slower.min)} to ${count(slower.max)})`,
      ...judge(slower.median, { atMost: 1.5 }),
    },
    {
      workload: `Deliveries while ${CONSOLES} open consoles show them, against none`,
      ours: spread(summarise(rates("watched")), "/s"),
      other: spread(summarise(rates("eight")), "/s"),
      ratio: `${count(watched.median)} (${count(watched.min)} to ${count(watched.max)})`,
      ...judge(watched.median, { atLeast: CONSOLES_COST }),
    },
  ];
}

async function deliver(
  world: World,
  file: string,
  {
    amount,
    receivers,
    consoles,
  }: { readonly amount: number; readonly receivers: Receivers; readonly consoles: number },
): Promise<number> {
  const db = new Database(file);
  db.exec("delete from attempts");
  // What is configured nowhere is not sent.
  db.prepare("update products set syndication_endpoints = ?").run(JSON.stringify(receivers.urls));
  insertEvents(db, { count: amount, endpoints: receivers.urls, dueAt: DUE });
  db.pragma("wal_checkpoint(TRUNCATE)");
  db.close();
  await receivers.arrivals();
  const marketplace = await world.start(file);
  const watching: Consoles | undefined =
    consoles === 0 ? undefined : await openConsoles(marketplace.api, world.headers, consoles);
  await emptied(file);
  watching?.close();
  await marketplace.stop();
  const arrivals = await receivers.arrivals();
  if (arrivals.count !== amount) throw new Error(`${arrivals.count} events arrived instead of ${amount}.`);
  return arrivals.rate;
}

async function emptied(file: string): Promise<void> {
  const db = new Database(file, { readonly: true });
  const waiting = db.prepare<[], number>("select count(*) from events where due_at is not null").pluck();
  while (waiting.get() !== 0) await new Promise((resolve) => setTimeout(resolve, 200));
  db.close();
}
