import type * as ReferenceServer from "@syndikit/reference-server";
import pg from "pg";

// Times claims of the store alone. Everything is due in a far future of the marketplace, which only these claims
// look at: the dispatcher of the same server finds nothing, and stays out of the way.

const [index, database, due] = process.argv.slice(2);
// The path of the build's entry; its types are those of the package.
const { createReferenceServer } = (await import(String(index))) as typeof ReferenceServer;
/** The server's own way into its queue, which is no part of what it publishes. */
interface Queue {
  claim(request: Readonly<Record<string, unknown>>): Promise<readonly unknown[]>;
}
const { SYNDIKIT_SECRET_KEY: secretKey } = process.env;
const server = await createReferenceServer({
  secretKey,
  // Waiting for the disk would hide what the query costs.
  durability: "fast",
  ...(database === undefined ? {} : { database }),
});
const { store: queue } = server as unknown as { readonly store: Queue };
const leases = await connectToPostgres();
const times: number[] = [];
for (let claim = 0; claim < 300; claim += 1) {
  const wall = server.clock.wall();
  const start = performance.now();
  const claimed = await queue.claim({
    now: Number(due),
    wall,
    leaseUntil: wall + 600_000,
    leaseToken: `claim-${claim}`,
    limit: 32,
    perHost: 4,
    perVendor: 32,
    reserve: 0,
    shares: new Map(),
    inFlight: [],
    resting: [],
    probing: [],
  });
  const took = performance.now() - start;
  if (claimed.length !== 32) throw new Error(`A claim got ${claimed.length} of 32 events.`);
  if (claim >= 100) times.push(took);
  await delivered(`claim-${claim}`);
}
await server.close();
await leases?.end();
times.sort((a, b) => a - b);
process.stdout.write(`${JSON.stringify({ milliseconds: times[Math.floor(times.length / 2)] })}\n`);

/** On PostgreSQL places are counted from the leases in the database, so those of a claim end before the next one. */
async function connectToPostgres(): Promise<pg.Client | undefined> {
  if (database?.startsWith("postgres:") !== true) return undefined;
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  return client;
}

/** What was claimed leaves the queue, as when it is delivered. */
async function delivered(leaseToken: string): Promise<void> {
  await leases?.query(
    "update events set due_at = null, lease_token = null, lease_until = null where lease_token = $1",
    [leaseToken],
  );
}
