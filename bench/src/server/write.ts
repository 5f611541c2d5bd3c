import { deepStrictEqual } from "node:assert";
import { DeploymentStatus, EventType, operations } from "@syndikit/contract";
import Database from "better-sqlite3";
import { judge, type Row, spread, spreadRatio } from "../report.js";
import { interleave } from "../rounds.js";
import { compareRounds, summarise } from "../statistics.js";
import { startBare } from "./bare.js";
import { type Bench, CONNECTIONS } from "./bench.js";
import { cloneSubscription } from "./clone-subscription.js";
import { startReceivers } from "./receivers.js";

/**
 * Measures the vendor's report that a tenant is gone: UNDEPLOY_SENT becomes UNDEPLOYED, with a row in the outbox. The
 * report of a new tenant, PENDING to DEPLOYED, would not do, because it emits no event.
 */
export async function measureWrite(bench: Bench): Promise<readonly Row[]> {
  const silent = await startReceivers(1, true);
  const answering = await startReceivers(1);
  try {
    return [
      await measure(bench, "PATCH deploymentStatus with its event, FULL; the vendor does not answer yet", {
        endpoint: String(silent.urls[0]),
        bar: 0.6,
      }),
      await measure(bench, "the same, while the events are delivered (by hand: nobody delivers them)", {
        endpoint: String(answering.urls[0]),
      }),
    ];
  } finally {
    silent.stop();
    answering.stop();
  }
}

async function measure(
  { world, load, rounds, quick }: Bench,
  workload: string,
  { endpoint, bar }: { readonly endpoint: string; readonly bar?: number },
): Promise<Row> {
  const amount = quick ? 2_000 : 10_000;
  let first = 0;
  const fill = (db: Database.Database): void => {
    db.prepare("update products set syndication_endpoints = ?").run(JSON.stringify([endpoint]));
    first = cloneSubscription(db, { id: world.leaving, count: amount });
  };
  const files = { ours: world.make("write-ours", fill), bare: world.make("write-bare", fill) };
  const servers = { ours: await world.start(files.ours), bare: await startBare(files.bare) };
  const contender = (name: "ours" | "bare") => ({
    name,
    measure: async () => {
      renew(files[name], first);
      const { rate } = await load.run({
        url: `${servers[name].api}/subscription/`,
        method: "PATCH",
        headers: { ...world.headers, "Content-Type": "application/json" },
        body: JSON.stringify({ deploymentStatus: DeploymentStatus.UNDEPLOYED }),
        connections: CONNECTIONS,
        until: { amount },
        ids: { from: first, count: amount },
      });
      assertWritten(files[name], first, amount);
      return rate;
    },
  });
  const rates = await interleave(rounds, [contender("ours"), contender("bare")]);
  await Promise.all([servers.ours.stop(), servers.bare.stop()]);
  const ratio = compareRounds(rates("ours"), rates("bare"));
  return {
    workload,
    ours: spread(summarise(rates("ours")), "/s"),
    other: spread(summarise(rates("bare")), "/s"),
    ratio: spreadRatio(ratio),
    ...(bar === undefined ? {} : judge(ratio.median, { atLeast: bar })),
  };
}

/** Resets the database directly, not through the server, so that each round has the same work to do. */
function renew(file: string, first: number): void {
  const db = new Database(file, { timeout: 20_000 });
  db.exec("begin immediate");
  db.prepare("update subscriptions set deployment_status = ? where id >= ?").run(
    DeploymentStatus.UNDEPLOY_SENT,
    first,
  );
  db.exec(
    "delete from attempts; delete from events; delete from subscription_moves; delete from audit_entries; commit",
  );
  db.pragma("wal_checkpoint(PASSIVE)");
  db.close();
}

/**
 * Checks that both servers have written the same: each state, each event, each line of the history and each line of
 * the audit log once.
 */
function assertWritten(file: string, first: number, amount: number): void {
  const db = new Database(file, { readonly: true });
  const left = db
    .prepare("select count(*) from subscriptions where id >= ? and deployment_status <> ?")
    .pluck()
    .get(first, DeploymentStatus.UNDEPLOYED);
  const told = db
    .prepare("select count(distinct entity_id) from events where type = ? and payload <> ''")
    .pluck()
    .get(EventType.DELETED);
  const moved = db
    .prepare("select count(distinct subscription_id) from subscription_moves where to_state = ?")
    .pluck()
    .get(DeploymentStatus.UNDEPLOYED);
  const noted = db
    .prepare("select count(distinct object) from audit_entries where operation = ? and actor_name <> ''")
    .pluck()
    .get(operations.subscriptionPatch.id);
  db.close();
  deepStrictEqual({ left, told, moved, noted }, { left: 0, told: amount, moved: amount, noted: amount });
}
