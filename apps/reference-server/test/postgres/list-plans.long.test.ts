import type { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { reachOf, readCurrencies } from "../../src/resources/money-report/handlers.js";
import { stepsOf } from "../../src/resources/money-report/steps.js";
import { listPaymentMethods } from "../../src/resources/payment-method/queries.js";
import { FILL_LISTED_USERS } from "../../src/store/listed-users.js";
import { connectAlone } from "../../src/store/postgres/connections.js";
import { createDatabase } from "../../src/store/postgres/dialect.js";
import { migrate } from "../../src/store/postgres/migrate.js";
import { runnerOf } from "../../src/store/postgres/reserve.js";
import { admin, customer, endingLists, growingLists, vendor } from "../../src/test-support/growing-lists.js";
import { fillGrowing } from "../../src/test-support/growing-tables.js";
import { execute } from "../replicas/cluster.js";

const name = `plans_${process.pid}`;
let client: Client;

/** Without the payment methods: a count of these short rows ends at its cap, and reads fewer pages than an index has. */
const GROWING = [
  ...[
    "events",
    "attempts",
    "orders",
    "invoices",
    "charges",
    "segments",
    "subscriptions",
    "subscription_moves",
  ],
  ...[
    "users",
    "companies",
    "company_groups",
    "cloud_credentials",
    "comments",
    "tokens",
    "messages",
    "metadata",
  ],
  ...["samples", "polls", "audit_entries"],
];
const SCAN = new RegExp(`Seq Scan on (${GROWING.join("|")})\\b`);

beforeAll(async () => {
  const server = inject("postgresUrl");
  await execute(server, `create database ${name}`);
  client = await connectAlone(Object.assign(new URL(server), { pathname: `/${name}` }).href, "plans");
  await migrate(client);
  await client.query("set session_replication_role = replica");
  for (const statement of fillGrowing(100_000)) await client.query(statement);
  await client.query(FILL_LISTED_USERS);
  await vacuum();
});

/**
 * Leaves the tables as a server's own cleaning does: with statistics, and with pages of which all rows are visible. While
 * another process of the server still looks at older rows, the pages wait for the next time.
 */
async function vacuum(): Promise<void> {
  let visible = 0;
  while (visible < 0.99) {
    await client.query("vacuum analyze");
    const { rows } = await client.query<{ visible: number }>(
      "select min(relallvisible::float / relpages) as visible from pg_class where relname = any($1)",
      [GROWING],
    );
    visible = rows[0]?.visible ?? 0;
  }
}

afterAll(async () => {
  await client.end();
  await execute(inject("postgresUrl"), `drop database ${name} with (force)`);
});

/** PostgreSQL's plans of the queries of a list. */
async function readPlans(list: (db: ReturnType<typeof createDatabase>) => Promise<unknown>): Promise<string> {
  const queries: { readonly text: string; readonly params: readonly unknown[] }[] = [];
  const run = runnerOf(client);
  await list(
    createDatabase((text, params) => {
      queries.push({ text, params });
      return run(text, params);
    }),
  );
  const plans: string[] = [];
  for (const { text, params } of queries) {
    const rows = await run(`explain ${text}`, params);
    plans.push(text, ...rows.map(([line]) => String(line)));
  }
  return plans.join("\n");
}

describe.each(Object.entries({ admin, vendor, customer }))("for the %s, PostgreSQL", (_, caller) => {
  test.each(growingLists)(
    "scans no table that grows to count %s, or to read a page",
    async (_name, list, sorts) => {
      for (const sort of sorts) {
        const plan = await readPlans((db) => list(db, caller, sort));
        expect(plan, `${sort.sortField} ${sort.sortDirection}`).not.toMatch(SCAN);
      }
    },
  );
});

/** What a list that has no pages shows at most. Of a time, what lies beside it may be looked at. */
const MAX_LOOKED = 2_000;

test.each(endingLists)("PostgreSQL looks at little more than is shown of %s", async (_, list) => {
  expect(await readPlans(list)).not.toMatch(SCAN);
  expect(await countLooked(list)).toBeLessThanOrEqual(MAX_LOOKED);
});

describe.each(Object.entries({ admin, vendor: { ...vendor, scopes: ["product"] as const }, customer }))(
  "for the %s, PostgreSQL",
  (_, caller) => {
    test.each([{}, { product: 1 }])("scans no table that grows to add up the money of %j", async (query) => {
      const steps = stepsOf({ from: 99_000, to: 100_000, step: "DAY", now: 100_000 });
      const plan = await readPlans((db) =>
        readCurrencies(db, { reach: reachOf({ ...caller, query }), steps }),
      );
      expect(plan).not.toMatch(SCAN);
    });
  },
);

test.each(["ASC", "DESC"] as const)(
  "PostgreSQL sorts no payment methods to list them by label, %s",
  async (sortDirection) => {
    const plan = await readPlans((db) =>
      listPaymentMethods(db, admin, { sortField: "label", sortDirection, pageSize: 50 }),
    );
    expect(plan).toContain("using payment_methods_by_label");
    expect(plan).not.toMatch(/\bSort\b/);
  },
);

/** The rows that the scans of PostgreSQL's plans have looked at, for the queries of a list. */
async function countLooked(
  list: (db: ReturnType<typeof createDatabase>) => Promise<unknown>,
): Promise<number> {
  const run = runnerOf(client);
  let looked = 0;
  await list(
    createDatabase(async (text, params) => {
      const [[plan] = []] = await run(`explain (analyze, format json) ${text}`, params);
      const parsed = typeof plan === "string" ? JSON.parse(plan) : plan;
      looked += lookedBy(parsed[0].Plan);
      return run(text, params);
    }),
  );
  return looked;
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

function lookedBy(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + lookedBy(child), 0);
  if (!node["Node Type"].endsWith("Scan") || node["Node Type"] === "Subquery Scan") return below;
  return below + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
}
