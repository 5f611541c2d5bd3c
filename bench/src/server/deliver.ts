import Database from "better-sqlite3";
import { count, judge, type Row, spread, spreadRatio } from "../report.js";
import { interleave } from "../rounds.js";
import { compareRounds, summarise } from "../statistics.js";
import type { Bench } from "./bench.js";
import { type Consoles, openConsoles } from "./consoles.js";
import { insertEvents } from "./insert-events.js";
import { type Receivers, startReceivers } from "./receivers.js";
import type { World } from "./world.js";

/**
 * Milliseconds until the events fall due. By then the server has started and the consoles have loaded. How long that
 * takes is seen: whenever somebody was not ready, the round begins anew with twice as long.
 */
let lead = 6_000;

/** Whoever needs longer has another trouble. */
const MAX_LEAD = 600_000;

const BAR = 1_000;

/** The number of watching consoles, and the share of the delivery rate that must remain while they watch. */
const CONSOLES = 50;
const CONSOLES_COST = 0.9;

/** The numbers of vendors whose events wait, and the share of the rate that must remain with the most of them. */
const VENDORS = { few: 100, many: 5_000 };
const VENDORS_COST = 0.8;

/** Enough events for several reads by each console. */
const WATCHED_AMOUNT = 20_000;

/** Measures how many waiting events per second reach vendors that answer at once. */
export async function* measureDeliveries({ world, rounds, quick }: Bench): AsyncIterable<Row> {
  const amount = quick ? 3_000 : 10_000;
  const behind = quick ? 50_000 : 1_000_000;
  const [one, eight] = [await startReceivers(1), await startReceivers(8)];
  const contender = <Name extends string>(
    name: Name,
    file: string,
    receivers: Receivers,
    more: Partial<Delivering> = {},
  ) => ({
    name,
    measure: () => deliver(world, file, { amount, receivers, consoles: 0, ...more }),
  });
  // Each run empties the queue. The delivered rows may stay.
  const empty = contender("empty", world.make("deliver-eight"), eight);

  const toOne = await interleave(rounds, [contender("one", world.make("deliver-one"), one)]);
  yield rateOf("Deliveries to one host, 4 at a time", toOne("one"));
  one.stop();

  const full = world.make("deliver-behind", (db) =>
    insertEvents(db, { count: behind, endpoints: eight.urls, dueAt: null }),
  );
  const toEight = await interleave(rounds, [empty, contender("behind", full, eight)]);
  yield rateOf("Deliveries to eight hosts, 32 at a time", toEight("empty"));
  const slower = compareRounds(toEight("empty"), toEight("behind"));
  yield {
    workload: `Deliveries with ${count(behind)} delivered ones behind, against none`,
    ours: spread(summarise(toEight("behind")), "/s"),
    other: spread(summarise(toEight("empty")), "/s"),
    ratio: `costs ${count(slower.median)} × (${count(slower.min)} to ${count(slower.max)})`,
    ...judge(slower.median, { atMost: 1.5 }),
  };

  const shown = await interleave(rounds, [
    contender("alone", world.make("deliver-alone"), eight, { amount: WATCHED_AMOUNT }),
    contender("watched", world.make("deliver-watched"), eight, {
      amount: WATCHED_AMOUNT,
      consoles: CONSOLES,
    }),
  ]);
  const watched = compareRounds(shown("watched"), shown("alone"));
  yield {
    workload: `Deliveries while ${CONSOLES} open consoles show them, against none`,
    ours: spread(summarise(shown("watched")), "/s"),
    other: spread(summarise(shown("alone")), "/s"),
    ratio: `${count(watched.median)} (${count(watched.min)} to ${count(watched.max)})`,
    ...judge(watched.median, { atLeast: CONSOLES_COST }),
  };
  eight.stop();
}

/** Measures the same with few and with many vendors whose events wait. */
export async function* measureWaitingVendors({ world, rounds, quick }: Bench): AsyncIterable<Row> {
  // Each of the most vendors has at least one.
  const amount = quick ? VENDORS.many : 20_000;
  const receivers = await startReceivers(8);
  const contender = (name: keyof typeof VENDORS) => {
    const file = world.make(`deliver-${name}-vendors`);
    return {
      name,
      measure: () => deliver(world, file, { amount, receivers, consoles: 0, vendors: VENDORS[name] }),
    };
  };
  const waiting = await interleave(rounds, [contender("few"), contender("many")]);
  const many = compareRounds(waiting("many"), waiting("few"));
  yield {
    workload: `Deliveries with ${count(VENDORS.many)} vendors waiting, against ${VENDORS.few}`,
    ours: spread(summarise(waiting("many")), "/s"),
    other: spread(summarise(waiting("few")), "/s"),
    ratio: spreadRatio(many),
    ...judge(many.median, { atLeast: VENDORS_COST }),
  };
  receivers.stop();
}

function rateOf(workload: string, rates: readonly number[]): Row {
  const summary = summarise(rates);
  const { median } = summary;
  return { workload, ours: spread(summary, "/s"), other: "", ratio: "", ...judge(median, { atLeast: BAR }) };
}

interface Delivering {
  /** The number of waiting events. */
  readonly amount: number;
  readonly receivers: Receivers;
  /** The number of consoles that show them. */
  readonly consoles: number;
  /** The number of vendors that they are for; 1 when absent. */
  readonly vendors?: number;
}

/** Returns how many events per second reached their receivers, without the first and the last tenth. */
async function deliver(world: World, file: string, delivering: Delivering): Promise<number> {
  for (;;) {
    const rate = await deliverInTime(world, file, delivering);
    if (rate !== undefined) return rate;
    lead *= 2;
    if (lead > MAX_LEAD) throw new Error(`The server was not ready within ${MAX_LEAD / 2_000} s.`);
    process.stderr.write(
      `  somebody was not ready: again, with ${lead / 1_000} s until the events fall due\n`,
    );
  }
}

/** @returns `undefined` when the events fell due before everybody was ready. */
async function deliverInTime(
  world: World,
  file: string,
  { amount, receivers, consoles, vendors = 1 }: Delivering,
): Promise<number | undefined> {
  const db = new Database(file);
  // What a round before this one has left behind.
  db.exec("delete from events where due_at is not null; delete from attempts");
  // The server sends only to endpoints that are configured.
  db.prepare("update products set syndication_endpoints = ?").run(JSON.stringify(receivers.urls));
  const dueAt = Date.now() + lead;
  insertEvents(db, { count: amount, endpoints: receivers.urls, dueAt, vendors });
  db.pragma("wal_checkpoint(TRUNCATE)");
  db.close();
  await receivers.arrivals();
  const marketplace = await world.start(file);
  const watching: Consoles | undefined =
    consoles === 0 ? undefined : await openConsoles(marketplace.api, world.headers, consoles);
  const inTime = Date.now() <= dueAt;
  if (inTime) await emptied(file);
  watching?.close();
  await marketplace.stop();
  const arrivals = await receivers.arrivals();
  if (!inTime) return undefined;
  if (arrivals.count !== amount) throw new Error(`${arrivals.count} events arrived instead of ${amount}.`);
  return arrivals.rate;
}

/**
 * Waits until the queue is empty.
 *
 * @throws {Error} when an event is put off, because its next attempt is minutes away.
 */
async function emptied(file: string): Promise<void> {
  const db = new Database(file, { readonly: true });
  const waiting = db.prepare<[], number>("select count(*) from events where due_at is not null").pluck();
  const refused = db
    .prepare<[], string>(
      "select last_error from events where due_at is not null and last_error is not null limit 1",
    )
    .pluck();
  while (waiting.get() !== 0) {
    const why = refused.get();
    if (why !== undefined) throw new Error(`An event of the bench was put off: ${why}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  db.close();
}
