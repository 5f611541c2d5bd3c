import { createHash } from "node:crypto";
import type { Tallies, Tally } from "../port.js";
import { single } from "../prepared.js";
import type { Connections } from "./connections.js";
import { translate } from "./errors.js";

/** Milliseconds after which a tally that nobody has changed is forgotten: every limit is of a minute. */
const LIFETIME = 10 * 60_000;

/** Milliseconds between two removals of forgotten ones. */
const PRUNE_INTERVAL = 60_000;

/** The database's clock, for that of each process is another one. */
const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

interface Row {
  readonly value: string | null;
  readonly now: number;
}

/** Tallies in a table that is not logged: after a crash of the database they begin anew. */
export function talliesInTable(connections: Pick<Connections, "use">): Tallies {
  let prunedAt = 0;

  const use: Connections["use"] = async (work) => {
    try {
      return await connections.use(work);
    } catch (error) {
      throw translate(error);
    }
  };

  async function prune(now: number): Promise<void> {
    if (now - prunedAt < PRUNE_INTERVAL) return;
    prunedAt = now;
    // Nobody waits for those that somebody changes in this moment.
    const old = 'select "key" from "tallies" where "at" < $1 for update skip locked';
    await use(({ client }) =>
      client.query(`delete from "tallies" where "key" in (${old})`, [now - LIFETIME]),
    );
  }

  return {
    async read<T extends Tally>(key: string) {
      const statement = `select (select "value" from "tallies" where "key" = $1) as value, ${NOW} as now`;
      const { rows } = await use(({ client }) => client.query<Row>(statement, [digestOf(key)]));
      const { value, now } = single(rows);
      return { value: parse<T>(value), now };
    },

    async change<T extends Tally, Result>(
      key: string,
      change: (value: T | undefined, now: number) => { readonly value: T; readonly result: Result },
    ) {
      const digest = digestOf(key);
      const { result, at } = await use(async ({ client }) => {
        const { now, value } = lastRow(
          await client.query(
            `begin; insert into "tallies" ("key", "at") values ('${digest}', 0) on conflict do nothing;
             select "value", ${NOW} as now from "tallies" where "key" = '${digest}' for update`,
          ),
        );
        const changed = change(parse<T>(value), now);
        const text = client.escapeLiteral(JSON.stringify(changed.value));
        await client.query(
          `update "tallies" set "value" = ${text}, "at" = ${now} where "key" = '${digest}'; commit`,
        );
        return { result: changed.result, at: now };
      });
      await prune(at);
      return result;
    },
  };
}

/** A name that somebody types may be a password, and stays out of the table. */
function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** What is stored under a key was put there by the only function that has such keys. */
function parse<T extends Tally>(text: string | null): T | undefined {
  return text === null ? undefined : (JSON.parse(text) as T);
}

/** The row of the last of several statements; the driver's types know of one statement alone. */
function lastRow(answers: unknown): Row {
  const { rows } = (answers as readonly { readonly rows: readonly Row[] }[]).at(-1) ?? { rows: [] };
  return single(rows);
}
