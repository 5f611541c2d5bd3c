import { availableParallelism } from "node:os";
import { count, judge, type Row, spread, spreadRatio } from "../report.js";
import { interleave } from "../rounds.js";
import { compareRounds, summarise } from "../statistics.js";
import { type Bench, CONNECTIONS } from "./bench.js";
import { compareClaims, DUE } from "./claim.js";
import type { Marketplace } from "./marketplace.js";
import { createPostgresWorld, execute, insertPostgresEvents, type PostgresWorld } from "./postgres-world.js";
import { type Receivers, startReceivers } from "./receivers.js";
import { startRoundRobin } from "./round-robin.js";
import { ORDER } from "./world.js";

/** In the past on every clock. */
const LONG_AGO = 1_750_000_000_000;

/** The three replicas, the database and the load need one processor each to show what they can do. */
const PROCESSORS = 5;

const REPLICAS = 3;

/** Measures requests on PostgreSQL, against SQLite and with several replicas. */
export function measurePostgres(bench: Bench): AsyncIterable<Row> {
  return onPostgres(bench, (world) => measureRequests(bench, world));
}

/** Measures the cost of a claim from the queue on PostgreSQL. */
export function measurePostgresClaim(bench: Bench): AsyncIterable<Row> {
  return onPostgres(bench, (world) => measureClaims(bench, world));
}

/** Measures several replicas that deliver from one queue. */
export function measurePostgresDeliver(bench: Bench): AsyncIterable<Row> {
  return onPostgres(bench, (world) => measureWorkers(bench, world));
}

async function* onPostgres(
  { world }: Bench,
  measure: (own: PostgresWorld) => AsyncIterable<Row>,
): AsyncIterable<Row> {
  const receivers = await startReceivers(1);
  const own = await createPostgresWorld(world, String(receivers.urls[0]));
  try {
    yield* measure(own);
  } finally {
    receivers.stop();
    await own.stop();
  }
}

type Contender = "sqlite" | "one" | "three";

/** One or more servers behind a proxy. */
interface Served {
  readonly api: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly customers: readonly Readonly<Record<string, string>>[];
  stop(): Promise<void>;
}

async function* measureRequests(
  { world, load, rounds, quick }: Bench,
  own: PostgresWorld,
): AsyncIterable<Row> {
  const serve = async (databases: readonly string[]): Promise<Served> => {
    const replicas: Marketplace[] = [];
    for (const database of databases) replicas.push(await world.start(database));
    const proxy = await startRoundRobin(replicas.map(({ api }) => api));
    return {
      ...(databases[0]?.startsWith("postgres:") === true ? own : world),
      api: proxy.api,
      async stop() {
        await proxy.stop();
        for (const replica of replicas) await replica.stop();
      },
    };
  };
  const three = await own.make("three");
  const served: Readonly<Record<Contender, Served>> = {
    sqlite: await serve([world.make("sqlite")]),
    one: await serve([await own.make("one")]),
    three: await serve(Array.from({ length: REPLICAS }, () => three)),
  };
  const names = ["sqlite", "one", "three"] as const;
  const orders = await interleave(
    rounds,
    names.map((name) => ({
      name,
      measure: async () => {
        const { api, customers } = served[name];
        const { rate } = await load.run({
          url: `${api}/order`,
          method: "POST",
          headers: { "Content-Type": "application/json" },
          callers: customers,
          body: JSON.stringify(ORDER),
          connections: CONNECTIONS,
          until: { seconds: quick ? 2 : 4 },
        });
        return rate;
      },
    })),
  );
  yield compare("Orders, one replica, against SQLite", orders, {
    ours: "one",
    other: "sqlite",
    atLeast: 0.3,
  });
  yield compare("Orders, three replicas, against one", orders, { ours: "three", other: "one", atLeast: 2.2 });
  const reads = await interleave(
    rounds,
    names.map((name) => ({
      name,
      measure: async () => {
        const { api, headers } = served[name];
        const { rate } = await load.run({
          url: `${api}/subscription/${own.deployed}`,
          method: "GET",
          headers,
          connections: CONNECTIONS,
          until: { seconds: quick ? 2 : 3 },
        });
        return rate;
      },
    })),
  );
  for (const name of names) await served[name].stop();
  yield compare("Reads of a subscription, one replica, against SQLite", reads, {
    ours: "one",
    other: "sqlite",
    atLeast: 0.5,
  });
  yield compare("Reads of a subscription, three replicas, against one", reads, {
    ours: "three",
    other: "one",
    atLeast: 2.2,
  });
}

interface Comparison {
  readonly ours: Contender;
  readonly other: Contender;
  readonly atLeast: number;
}

function compare(
  workload: string,
  rates: (name: Contender) => readonly number[],
  { ours, other, atLeast }: Comparison,
): Row {
  const ratio = compareRounds(rates(ours), rates(other));
  const processors = availableParallelism();
  const isAllowed = ours !== "three" || processors >= PROCESSORS;
  return {
    workload: isAllowed ? workload : `${workload}; ${processors} processors allow no more`,
    ours: spread(summarise(rates(ours)), "/s"),
    other: spread(summarise(rates(other)), "/s"),
    ratio: spreadRatio(ratio),
    ...(isAllowed ? judge(ratio.median, { atLeast }) : {}),
  };
}

/** Puts the events of earlier claims back into the queue. */
const REFILL = `update events set due_at = ${DUE}, lease_token = null, lease_until = null where attempts = 0`;

async function* measureClaims({ world, rounds, quick }: Bench, own: PostgresWorld): AsyncIterable<Row> {
  const behind = quick ? 50_000 : 1_000_000;
  const endpoints = Array.from({ length: 8 }, (_, index) => `http://127.0.0.1:${20_001 + index}/events`);
  const make = (name: string, delivered: number): Promise<string> =>
    own.make(name, async (url) => {
      if (delivered > 0) await insertPostgresEvents(url, { count: delivered, endpoints, dueAt: null });
      await insertPostgresEvents(url, { count: 20_000, endpoints, dueAt: DUE });
    });
  const urls = { none: await make("claim_none", 0), behind: await make("claim_behind", behind) };
  yield await compareClaims({ world, rounds }, urls, {
    workload: `Claim of 32 events on PostgreSQL with ${count(behind)} delivered ones behind, against none`,
    async refill(url) {
      await execute(url, REFILL);
      // Otherwise PostgreSQL would vacuum and write to the disk in the middle of the claims.
      await execute(url, "vacuum analyze events");
      await execute(url, "checkpoint");
    },
    atMost: 1.2,
  });
}

/** Each vendor has two of the hosts. One vendor alone may hold only half of the places, so this fills all of them. */
const VENDORS = 4;

async function* measureWorkers(bench: Bench, own: PostgresWorld): AsyncIterable<Row> {
  const amount = bench.quick ? 2_000 : 10_000;
  const receivers = await startReceivers(2 * VENDORS);
  const database = await own.make("workers", (url) => addVendors(url, receivers.urls));
  const rates = await interleave(bench.rounds, [
    { name: "workers", measure: () => deliver(bench, database, { amount, receivers }) },
  ]);
  receivers.stop();
  const summary = summarise(rates("workers"));
  yield {
    workload: `Deliveries to eight hosts of ${VENDORS} vendors by ${REPLICAS} replicas on PostgreSQL`,
    ours: spread(summary, "/s"),
    other: "",
    ratio: "",
    ...judge(summary.median, { atLeast: 1_000 }),
  };
}

/** Adds copies of the first vendor, each with a product whose events go to its share of the endpoints. */
async function addVendors(database: string, endpoints: readonly string[]): Promise<void> {
  const share = endpoints.length / VENDORS;
  for (let id = 1; id <= VENDORS; id += 1) {
    const own = JSON.stringify(endpoints.slice((id - 1) * share, id * share));
    const name = String(FIRST_VENDOR + id);
    await execute(
      database,
      `insert into companies select (json_populate_record(company, json_build_object('id', $1::text))).*
       from companies company where id = 1`,
      [name],
    );
    await execute(
      database,
      `insert into products select (json_populate_record(product, json_build_object(
         'id', $1::text, 'company_id', $1::text, 'sku', $1::text, 'syndication_endpoints', $2::json))).*
       from products product where id = 1`,
      [name, own],
    );
  }
}

/** Higher than any id that is already in use. */
const FIRST_VENDOR = 1_000;

async function deliver(
  { world }: Bench,
  database: string,
  { amount, receivers }: { readonly amount: number; readonly receivers: Receivers },
): Promise<number> {
  await execute(database, "delete from attempts");
  const replicas: Marketplace[] = [];
  for (let count = 0; count < REPLICAS; count += 1) replicas.push(await world.start(database));
  await receivers.arrivals();
  const share = receivers.urls.length / VENDORS;
  const owners = receivers.urls.map((_, index) => FIRST_VENDOR + 1 + Math.floor(index / share));
  await insertPostgresEvents(database, { count: amount, endpoints: receivers.urls, dueAt: LONG_AGO, owners });
  for (;;) {
    const [row] = await execute(
      database,
      "select count(*)::int as waiting from events where due_at is not null",
    );
    if (row?.["waiting"] === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  for (const replica of replicas) await replica.stop();
  const arrivals = await receivers.arrivals();
  // On a busy machine a lease can run out, and its event is sent twice. That is allowed.
  if (arrivals.count < amount) throw new Error(`${arrivals.count} events arrived instead of ${amount}.`);
  return arrivals.rate;
}
