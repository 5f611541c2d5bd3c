import type * as ReferenceServer from "@syndikit/reference-server";
import pg from "pg";
import { summarise } from "../statistics.js";

// Times claims of the store alone. Everything is due in a far future of the marketplace, which only these claims
// look at: the dispatcher of the same server finds nothing, and stays out of the way.

const [index, due, ...databases] = process.argv.slice(2);
// The path of the build's entry; its types are those of the package.
const { createReferenceServer } = (await import(String(index))) as typeof ReferenceServer;
/** The server's own way into its queue, which is no part of what it publishes. */
interface Queue {
  claim<T>(
    request: Readonly<Record<string, unknown>>,
    read: (db: unknown, claimed: readonly unknown[]) => Promise<T>,
  ): Promise<T>;
}

/** A database whose claims are timed. */
interface Timed {
  /** Milliseconds of the claim of a number. */
  claim(number: number): Promise<number>;
  stop(): Promise<void>;
}

const { SYNDIKIT_SECRET_KEY: secretKey } = process.env;
const timed: Timed[] = [];
for (const database of databases) timed.push(await open(database));
const times = timed.map((): number[] => []);
for (let number = 0; number < 300; number += 1) {
  for (const [place, { claim }] of timed.entries()) {
    const took = await claim(number);
    if (number >= 100) times[place]?.push(took);
  }
}
for (const { stop } of timed) await stop();
process.stdout.write(`${JSON.stringify(times.map((all) => summarise(all).median))}\n`);

async function open(database: string): Promise<Timed> {
  // Waiting for the disk would hide what the query costs.
  const server = await createReferenceServer({ secretKey, durability: "fast", database });
  const { store: queue } = server as unknown as { readonly store: Queue };
  const leases = await connectToPostgres(database);
  return {
    async claim(number) {
      const wall = server.clock.wall();
      const request = {
        now: Number(due),
        wall,
        leaseUntil: wall + 600_000,
        leaseToken: `claim-${number}`,
        limit: 32,
        perHost: 4,
        perVendor: 32,
        reserve: 0,
        shares: new Map(),
        inFlight: [],
        resting: [],
        probing: [],
      };
      const start = performance.now();
      const claimed = await queue.claim(request, async (_db, rows) => rows);
      const took = performance.now() - start;
      if (claimed.length !== 32) throw new Error(`A claim got ${claimed.length} of 32 events.`);
      await endLeases(leases, request.leaseToken);
      return took;
    },
    async stop() {
      await server.close();
      await leases?.end();
    },
  };
}

/** On PostgreSQL places are counted from the leases in the database, so those of a claim end before the next one. */
async function connectToPostgres(database: string): Promise<pg.Client | undefined> {
  if (!database.startsWith("postgres:")) return undefined;
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  return client;
}

/** What was claimed leaves the queue, as when it is delivered. */
async function endLeases(client: pg.Client | undefined, leaseToken: string): Promise<void> {
  await client?.query(
    "update events set due_at = null, lease_token = null, lease_until = null where lease_token = $1",
    [leaseToken],
  );
}
