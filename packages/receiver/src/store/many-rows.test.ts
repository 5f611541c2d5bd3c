import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeRow } from "../../test/store-row.js";
import { memoryStore } from "./memory.js";
import { postgresStore } from "./postgres.js";
import { sqliteStore } from "./sqlite.js";
import type { Store, StoreRow } from "./store.js";

/** Finished tasks, subscriptions that wait for their next check, and dead letters: as many of each. */
const EACH = 20_000;
const PAGE = 100;
const NEVER = 1e9;

const lanes = ["event", "handler", "retry", "sweep", "kept"];
const states = ["waiting", "running", "retrying", "sleeping", "paused", "dead"];

const middle = `c${EACH / 2}`;

/** What reads or deletes a page, and how many rows it may look at. */
const calls: readonly (readonly [string, (store: Store) => Promise<unknown>, number])[] = [
  ["a page of the desk", (store) => store.list({ lanes, states, after: middle, limit: PAGE }), 4 * PAGE],
  [
    "a page of a sweep",
    (store) => store.list({ lanes: ["sweep"], states: ["idle"], after: middle, limit: PAGE }),
    4 * PAGE,
  ],
  [
    "a look for old tasks where there are none",
    (store) => store.prune({ lane: "handler", state: "done", before: 0, limit: PAGE }),
    0,
  ],
  [
    "a look for findings that are too many, where none is",
    (store) => store.prune({ lane: "handler", state: "dead", before: 0, keep: 1000, limit: PAGE }),
    1000 + 4 * PAGE,
  ],
  [
    "the deletion of old tasks",
    (store) => store.prune({ lane: "handler", state: "done", before: NEVER, limit: PAGE }),
    5 * PAGE,
  ],
  [
    "the deletion of findings that are too many",
    (store) => store.prune({ lane: "kept", state: "dead", before: NEVER, keep: 1000, limit: PAGE }),
    5 * PAGE,
  ],
];

describe("SQLite, among 60,000 rows", () => {
  const folder = mkdtempSync(join(tmpdir(), "receiver-many-"));
  const path = join(folder, "many.db");
  const asked: { readonly sql: string; readonly values: readonly unknown[] }[] = [];
  class Watched extends Database {
    override prepare<Row extends unknown[] | object>(sql: string): Database.Statement<Row, never> {
      const statement = super.prepare(sql);
      const all = statement.all.bind(statement);
      statement.all = (...values: unknown[]) => {
        asked.push({ sql, values });
        return all(...values);
      };
      return statement as Database.Statement<Row, never>;
    }
  }
  const store = sqliteStore(path, { load: async () => ({ default: Watched }) });
  beforeAll(async () => {
    await store.open();
    const client = new Database(path);
    client.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${EACH})
      insert into syndikit_tasks
      select kind || i, 'r', lane, state, null, i, '{}' from n,
        (select 'a' as kind, 'handler' as lane, 'done' as state union all select 'b', 'sweep', 'idle'
         union all select 'c', 'kept', 'dead')`);
    client.close();
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const everything = (limited: Store) => limited.list({ lanes, after: middle, limit: PAGE });

  test.each([...calls, ["a page of everything", everything, 0] as const])(
    "%s is found by an index, and nothing is sorted",
    async (_, call) => {
      asked.length = 0;
      await call(store);
      const client = new Database(path, { readonly: true });
      const plan = asked.flatMap(({ sql, values }) =>
        client
          .prepare(`explain query plan ${sql}`)
          .all(...values)
          .map((row) => String((row as { detail: string }).detail)),
      );
      client.close();
      expect(plan.join("\n")).not.toMatch(/TEMP B-TREE|SCAN syndikit_tasks/);
      expect(plan.join("\n")).toMatch(/SEARCH syndikit_tasks/);
    },
  );
});

describe("PostgreSQL, among 60,000 rows", () => {
  let client: PGlite;
  const asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  let store: Store;
  beforeAll(async () => {
    client = await PGlite.create();
    store = postgresStore({
      client: {
        async query(text: string, values: unknown[] = []) {
          asked.push({ text, values });
          return client.query(text, values);
        },
      },
    });
    await store.open();
    await client.exec(`insert into syndikit_rows
      select kind || i, 'r', lane, state, null, i, '{}' from generate_series(1, ${EACH}) as i,
        (values ('a', 'handler', 'done'), ('b', 'sweep', 'idle'), ('c', 'kept', 'dead')) as kinds (kind, lane, state);
      analyze`);
  }, 60_000);
  afterAll(() => client.close());

  test.each(calls)("%s looks at few more rows than it takes", async (_, call, most) => {
    asked.length = 0;
    await client.exec("begin");
    await call(store);
    await client.exec("rollback");
    let looked = 0;
    for (const { text, values } of asked) {
      await client.exec("begin");
      const explained = await client.query<Record<string, [{ Plan: PlanNode }]>>(
        `explain (analyze, format json) ${text}`,
        [...values],
      );
      await client.exec("rollback");
      for (const row of explained.rows) for (const [{ Plan }] of Object.values(row)) looked += rowsOf(Plan);
    }
    expect(looked).toBeLessThanOrEqual(most);
  });

  const isIndexed = async (): Promise<unknown> => {
    const { rows } = await client.query("select to_regclass('earlier_rows_listed') is not null as indexed");
    return rows[0];
  };

  test("tables of an earlier version get the index, unless the role may not make it: then they work without", async () => {
    const earlier = (): Store => postgresStore({ client, prefix: "earlier_" });
    await earlier().open();
    await client.exec(`drop index earlier_rows_listed; create role guest;
      grant select, insert on earlier_rows, earlier_schema to guest; set role guest`);
    const guest = earlier();
    expect(await guest.write(storeRow(), undefined)).toBe(true);
    expect(await guest.list({ lanes: ["event"], states: ["waiting"], limit: 9 })).toHaveLength(1);
    await client.exec("reset role");
    expect(await isIndexed()).toEqual({ indexed: false });
    await earlier().open();
    expect(await isIndexed()).toEqual({ indexed: true });
  });
});

interface PlanNode {
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The rows that the scans of a plan have looked at. */
function rowsOf(node: PlanNode): number {
  const own = node["Node Type"].includes("Scan") && !node["Node Type"].includes("Subquery");
  const each = node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0);
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
  return below + (own && node["Node Type"] !== "Function Scan" ? each * node["Actual Loops"] : 0);
}

describe("memory, among 20,000 rows that are ready", () => {
  let looks = 0;

  /** A row whose time counts how often it is compared. */
  function watched(key: number): StoreRow {
    const time = 1_000 + ((key * 7_919) % EACH);
    const readyAt = {
      valueOf() {
        looks += 1;
        return time;
      },
    };
    // An object of which the language makes a number wherever it is compared.
    return storeRow({ key: `event/${key}`, readyAt: readyAt as unknown as number });
  }

  test("a claim looks at few of them, and sorts none", async () => {
    const store = memoryStore();
    for (let key = 1; key <= EACH; key += 1) await store.write(watched(key), undefined);
    looks = 0;
    for (let round = 0; round < 10; round += 1) {
      const due = await store.due([{ lane: "event", limit: 4 }], NEVER);
      expect(due).toHaveLength(4);
      await store.next(["event"]);
      for (const { key, revision } of due) await store.remove(key, revision);
    }
    // Each row once would be 200,000.
    expect(looks).toBeLessThan(EACH);
  });

  test("rows that are written over and over leave nothing behind", async () => {
    const store = memoryStore();
    let row = storeRow({ readyAt: NEVER });
    await store.write(row, undefined);
    for (let times = 1; times <= 1_000; times += 1) {
      const next = storeRow({ readyAt: NEVER - times });
      await store.write(next, row.revision);
      row = next;
    }
    expect(await store.due([{ lane: "event", limit: 9 }], NEVER)).toEqual([row]);
    expect(await store.waiting(["event"], 9)).toBe(1);
  });
});
