import type { Client } from "pg";
import { FILL_LISTED_USERS } from "../../src/store/listed-users.js";
import { connectAlone } from "../../src/store/postgres/connections.js";
import { createDatabase } from "../../src/store/postgres/dialect.js";
import { migrate } from "../../src/store/postgres/migrate.js";
import { runnerOf } from "../../src/store/postgres/reserve.js";
import { fillGrowing } from "../../src/test-support/growing-tables.js";
import { execute } from "../replicas/cluster.js";

type Db = ReturnType<typeof createDatabase>;

/** A database of its own in which the tables that grow are filled, and how PostgreSQL reads them. */
export interface GrowingDatabase {
  readonly client: Client;
  /** PostgreSQL's plans of the queries of a list, with the texts of these. */
  readPlans(list: (db: Db) => Promise<unknown>): Promise<string>;
  /**
   * The rows that the scans of PostgreSQL's plans have looked at, for the queries of a list.
   *
   * @param isMeant - which queries, by their text; all when absent.
   */
  countLooked(list: (db: Db) => Promise<unknown>, isMeant?: (text: string) => boolean): Promise<number>;
  drop(): Promise<void>;
}

/** @param server - the URL of a database, as a superuser, on the server where another one is created. */
export async function openGrowingDatabase(
  server: string,
  name: string,
  rows: number,
): Promise<GrowingDatabase> {
  await execute(server, `create database ${name}`);
  const client = await connectAlone(Object.assign(new URL(server), { pathname: `/${name}` }).href, "plans");
  await migrate(client);
  await client.query("set session_replication_role = replica");
  for (const statement of fillGrowing(rows)) await client.query(statement);
  await client.query(FILL_LISTED_USERS);
  const run = runnerOf(client);
  return {
    client,
    async readPlans(list) {
      const queries: { readonly text: string; readonly params: readonly unknown[] }[] = [];
      await list(
        createDatabase((text, params) => {
          queries.push({ text, params });
          return run(text, params);
        }),
      );
      const plans: string[] = [];
      for (const { text, params } of queries) {
        const lines = await run(`explain ${text}`, params);
        plans.push(text, ...lines.map(([line]) => String(line)));
      }
      return plans.join("\n");
    },
    async countLooked(list, isMeant = () => true) {
      let looked = 0;
      await list(
        createDatabase(async (text, params) => {
          if (!isMeant(text)) return run(text, params);
          const [[plan] = []] = await run(`explain (analyze, format json) ${text}`, params);
          const parsed = typeof plan === "string" ? JSON.parse(plan) : plan;
          looked += lookedBy(parsed[0].Plan);
          return run(text, params);
        }),
      );
      return looked;
    },
    async drop() {
      await client.end();
      await execute(server, `drop database ${name} with (force)`);
    },
  };
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
