import type * as ReferenceServer from "@syndikit/reference-server";
import pg from "pg";
import { summarise } from "../statistics.js";

// Times claims of the store alone. All events are due in the far future of the marketplace, which only these claims
// look at. The server's own dispatcher finds nothing to do and does not interfere.

const [index, due, ...databases] = process.argv.slice(2);
// `index` is the path of the build's entry. It has the same types as the package.
const { createReferenceServer } = (await import(String(index))) as typeof ReferenceServer;
/** The server's internal access to its queue, which is not published. */
interface Queue {
  claim<T>(
    request: Readonly<Record<string, unknown>>,
    read: (db: unknown, claimed: readonly unknown[]) => Promise<T>,
  ): Promise<T>;
}

/** A database whose claims are timed. */
interface Timed {
  /** Claims events, and returns the time in milliseconds. The number makes the lease token unique. */
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
  // Waiting for the disk would hide the cost of the query.
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

/**
 * On PostgreSQL the free places are counted from the leases in the database, so a claim's leases must end before the
 * next claim.
 */
async function connectToPostgres(database: string): Promise<pg.Client | undefined> {
  if (!database.startsWith("postgres:")) return undefined;
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  return client;
}

/** Takes the claimed events out of the queue, as if they were delivered. */
async function endLeases(client: pg.Client | undefined, leaseToken: string): Promise<void> {
  await client?.query(
    "update events set due_at = null, lease_token = null, lease_until = null where lease_token = $1",
    [leaseToken],
  );
}
