import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EventType, lifecycle } from "@syndikit/contract";
import Database from "better-sqlite3";
import { DEMO_USERS } from "../../../src/sandbox/seed/accounts.js";
import { judgeDatabase } from "../fuzz/judge-store.js";
import type { Acknowledged, Stage } from "./life.js";

/** Checks a database file as a killed process left it, without changing it: the next start must find it untouched. */
export function autopsy(file: string, acknowledged: Acknowledged): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-autopsy-"));
  const copy = join(folder, "copy.sqlite");
  for (const suffix of ["", "-wal"])
    if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
  const client = new Database(copy);
  try {
    return [...judgeDatabase(client), ...findLost(client, acknowledged), ...judgeTold(client)];
  } finally {
    client.close();
    rmSync(folder, { recursive: true });
  }
}

interface StoredSubscription {
  readonly id: number;
  readonly name: string;
  readonly buyer: number;
  readonly status: Stage;
}

const ORDER: readonly Stage[] = ["WAITING_PAYMENT", "PENDING", "DEPLOYED", "UNDEPLOY_SENT", "UNDEPLOYED"];

function readSubscriptions(client: Database.Database): readonly StoredSubscription[] {
  return client
    .prepare<[], StoredSubscription>(
      "select id, name, buyer_id as buyer, deployment_status as status from subscriptions order by id",
    )
    .all();
}

/** Finds what was acknowledged but is missing. */
function findLost(client: Database.Database, { stages, names, invoicesPaid }: Acknowledged): string[] {
  const stored = new Map(readSubscriptions(client).map((row) => [row.id, row]));
  const lost: string[] = [];
  for (const [id, stage] of stages) {
    const status = stored.get(id)?.status;
    if (status === undefined) lost.push(`Subscription ${id} was acknowledged, and is not there.`);
    else if (ORDER.indexOf(status) < ORDER.indexOf(stage))
      lost.push(`Subscription ${id} was ${stage}, and is ${status}.`);
  }
  for (const [id, name] of names) {
    if (stored.get(id)?.name !== name) lost.push(`Subscription ${id} was named ${name}, and is not.`);
  }
  const paid = new Set(
    client.prepare<[], number>("select id from invoices where status = 'PAID'").pluck().all(),
  );
  for (const id of invoicesPaid) if (!paid.has(id)) lost.push(`Invoice ${id} was paid, and is not.`);
  return lost;
}

/** The transitions of a subscription up to a stage, by their names in the lifecycle table. */
const MOVES: Readonly<Record<"atOnce" | "later", readonly (readonly [Stage, string])[]>> = {
  atOnce: [
    ["PENDING", "orderPaid"],
    ["DEPLOYED", "deploy"],
    ["UNDEPLOY_SENT", "terminate"],
    ["UNDEPLOYED", "confirmUndeploy"],
  ],
  later: [
    ["WAITING_PAYMENT", "orderUnpaid"],
    ["PENDING", "pay"],
    ["DEPLOYED", "deploy"],
    ["UNDEPLOY_SENT", "terminate"],
    ["UNDEPLOYED", "confirmUndeploy"],
  ],
};

/** The event types that the lifecycle table requires for a subscription at its stage. */
function expectedTypes({ buyer, status }: StoredSubscription): readonly string[] {
  const moves = MOVES[buyer === DEMO_USERS.customer ? "atOnce" : "later"];
  const end = moves.findIndex(([stage]) => stage === status);
  return moves.slice(0, end + 1).flatMap(([, name]) => {
    const move = lifecycle.transitions.find((transition) => transition.name === name);
    if (move === undefined) throw new Error(`The table has no transition ${name}.`);
    return move.events.map((event) => event.split(".")[1] ?? "");
  });
}

/** Finds changes without their event, and events without their change. */
function judgeTold(client: Database.Database): string[] {
  const told = client.prepare<[number], { type: EventType; endpoint: string }>(
    "select type, endpoint from events where entity_name = 'Subscription' and entity_id = ? order by id",
  );
  const endpoints = client.prepare<[], string>("select distinct endpoint from events").pluck().all();
  return readSubscriptions(client).flatMap((subscription) => {
    const expected = expectedTypes(subscription).join(" ");
    const rows = told.all(subscription.id);
    return endpoints.flatMap((endpoint) => {
      const found = rows.filter((row) => row.endpoint === endpoint).map(({ type }) => type);
      if (found.join(" ") === expected) return [];
      return [
        `Subscription ${subscription.id} is ${subscription.status}, and ${endpoint} is told ${found.join(" ")}, not ${expected}.`,
      ];
    });
  });
}
