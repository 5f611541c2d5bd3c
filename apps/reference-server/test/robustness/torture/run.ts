import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { createRng, type Rng } from "../fuzz/rng.js";
import { autopsy } from "./autopsy.js";
import {
  type Acknowledged,
  type Buyer,
  type Logins,
  liveOnce,
  nothingAcknowledged,
  signInAll,
  Unexpected,
} from "./life.js";
import { demoLogin, type MarketplaceProcess, startMarketplace } from "./process.js";
import { openReceiver, type Receiver } from "./receiver.js";

/** How long and how hard to test. */
export interface TortureOptions {
  readonly seed: number;
  /** How often the process is killed. */
  readonly rounds: number;
  /** The most requests that a process answers before it is killed. Counted, so that a slow machine tests as much. */
  readonly most?: number;
  readonly durability?: "full" | "fast";
  /** Called after every round. */
  readonly progress?: (round: number, report: TortureReport) => void;
}

/** The result. */
export interface TortureReport {
  /** What was lost or wrong; empty when nothing was. */
  readonly wrong: string[];
  readonly acknowledged: Acknowledged;
  /** How long each start took, in milliseconds. */
  readonly startTimes: number[];
  /** Events that were delivered in the end. */
  delivered: number;
  /** How many deliveries repeated an event that was already accepted. */
  repeated: number;
}

const BUYERS: readonly Buyer[] = ["customer", "customer", "customer", "customer2", "customer2", "customer2"];
/** The most repeated deliveries per kill: those in flight when the process dies are sent again. */
const IN_FLIGHT = 32;

/** Kills a marketplace under load repeatedly, and each time checks the database that it left. */
export async function torture(options: TortureOptions): Promise<TortureReport> {
  const { seed, rounds, most = 1_000, durability = "full", progress } = options;
  const rng = createRng(seed);
  const folder = mkdtempSync(join(tmpdir(), "syndikit-torture-"));
  const database = join(folder, "marketplace.sqlite");
  const start = (): Promise<MarketplaceProcess> =>
    startMarketplace({ database, args: ["--durability", durability, "--log-level", "error"] });
  const report: TortureReport = {
    wrong: [],
    acknowledged: nothingAcknowledged(),
    startTimes: [],
    delivered: 0,
    repeated: 0,
  };
  const receiver = await openReceiver({ answer: moody(rng) });
  try {
    let marketplace = await start();
    const logins = await prepare(marketplace, receiver);
    for (let round = 1; round <= rounds; round += 1) {
      report.startTimes.push(marketplace.startTime);
      await underLoad(marketplace, logins, { report, answers: rng.whole(20, most) });
      report.wrong.push(...autopsy(database, report.acknowledged));
      progress?.(round, report);
      marketplace = await start();
    }
    await drain(marketplace, receiver, report);
    if ((await marketplace.stop()) !== 0) report.wrong.push("The last process did not end in order.");
    report.wrong.push(
      ...autopsy(database, report.acknowledged),
      ...judgeDeliveries(database, receiver, report),
    );
    if (report.repeated > rounds * IN_FLIGHT)
      report.wrong.push(`${report.repeated} deliveries were repeated.`);
    return report;
  } finally {
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A receiver that accepts most events, refuses some, and delays some answers. */
function moody(rng: Rng): () => Promise<number> {
  return async () => {
    if (rng.chance(0.1)) await new Promise((resolve) => setTimeout(resolve, rng.whole(1, 150)));
    return rng.chance(0.05) ? 503 : 204;
  };
}

/** Configures two endpoints: the vendor's, and one that receives all events. */
async function prepare(marketplace: MarketplaceProcess, { url }: Receiver): Promise<Logins> {
  const put = async (account: string, path: string, body: unknown): Promise<void> => {
    const answer = await marketplace.call({ method: "PUT", path, headers: demoLogin(account), body });
    if (answer.status >= 300) throw new Unexpected(`PUT ${path}`, answer);
  };
  const notificationSecretToken = "the secret of the receiver";
  await put("vendor", "product/1", { syndicationEndpoints: [url], notificationSecretToken });
  await put("admin", "platformEndpoints", [{ url: `${url}/all` }]);
  return signInAll(marketplace);
}

interface Load {
  readonly report: TortureReport;
  readonly answers: number;
}

/** Runs subscription lives until so many requests were answered, and kills the process in the middle of them. */
async function underLoad(
  marketplace: MarketplaceProcess,
  logins: Logins,
  { report, answers }: Load,
): Promise<void> {
  let dead = false;
  let answered = 0;
  let reach = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const counted: MarketplaceProcess = {
    ...marketplace,
    async call(request) {
      const answer = await marketplace.call(request);
      answered += 1;
      if (answered === answers) reach();
      return answer;
    },
  };
  const live = async (buyer: Buyer): Promise<void> => {
    while (!dead) {
      try {
        await liveOnce({ marketplace: counted, logins, buyer, acknowledged: report.acknowledged });
      } catch (error) {
        if (error instanceof Unexpected) report.wrong.push(error.message);
        // Anything else is the connection that the kill has broken.
        if (dead || error instanceof Unexpected) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const lives = BUYERS.map(live);
  await reached;
  const killing = marketplace.kill();
  dead = true;
  await killing;
  await Promise.all(lives);
}

/** Waits until nothing is left to deliver, for as long as something arrives. */
async function drain(
  marketplace: MarketplaceProcess,
  { received }: Receiver,
  report: TortureReport,
): Promise<void> {
  const headers = demoLogin("admin");
  let known = 0;
  // A busy machine may be slow, but something arrives.
  for (let still = 0; still < 600; still = received.length > known ? 0 : still + 1) {
    known = received.length;
    const answer = await marketplace.call({ method: "HEAD", path: "event?notified=false", headers });
    if (answer.headers.get("CMW-TotalItems") === "0") return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  report.wrong.push(
    `For a minute nothing was delivered, and there are still events to deliver; ${received.length} were.`,
  );
}

/** Checks that each event reached its receiver, and that no unknown event did. */
function judgeDeliveries(database: string, { received }: Receiver, report: TortureReport): string[] {
  const client = new Database(database, { readonly: true });
  const events = new Set(client.prepare<[], number>("select id from events").pluck().all());
  const leases = client.prepare("select count(*) from events where lease_token is not null").pluck().get();
  client.close();
  const accepted = new Map<number, number>();
  for (const { event, status } of received) {
    if (status === 204) accepted.set(event.eventId ?? 0, (accepted.get(event.eventId ?? 0) ?? 0) + 1);
  }
  report.delivered = accepted.size;
  report.repeated = [...accepted.values()].reduce((sum, count) => sum + count - 1, 0);
  return [
    ...[...events].filter((id) => !accepted.has(id)).map((id) => `Event ${id} was never delivered.`),
    ...received
      .filter(({ event }) => !events.has(event.eventId ?? 0))
      .map(({ event }) => `Event ${event.eventId} was sent, and is not stored.`),
    ...(leases === 0 ? [] : [`${String(leases)} leases are left.`]),
  ];
}
