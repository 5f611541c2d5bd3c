import { createHash } from "node:crypto";
import type { Owner } from "../../shares/owner.js";
import type { Tallies, Tally } from "../port.js";
import { single } from "../prepared.js";
import type { Connections } from "./connections.js";
import { translate } from "./errors.js";
import { BEGIN_WRITE } from "./locks.js";

/** Milliseconds after which an unchanged tally is deleted. All limits are per minute. */
const LIFETIME = 10 * 60_000;

/** Milliseconds between two deletions of expired tallies. */
const PRUNE_INTERVAL = 60_000;

/** The database's clock, because the clocks of the processes differ. */
export const DATABASE_TIME = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

interface Row {
  readonly value: string | null;
  readonly now: number;
}

/** Tallies in an unlogged table: after a crash of the database they start again from nothing. */
export function talliesInTable(connections: Pick<Connections, "use">): Tallies {
  let prunedAt = 0;

  const use: Connections["use"] = async (work, owner) => {
    try {
      return await connections.use(work, owner);
    } catch (error) {
      throw translate(error);
    }
  };

  async function prune(now: number): Promise<void> {
    if (now - prunedAt < PRUNE_INTERVAL) return;
    prunedAt = now;
    // Skips tallies that others are changing, instead of waiting for them.
    const old = 'select "key" from "tallies" where "at" < $1 for update skip locked';
    await use(({ client }) =>
      client.query(`delete from "tallies" where "key" in (${old})`, [now - LIFETIME]),
    );
  }

  return {
    async read<T extends Tally>(key: string, owner?: Owner) {
      const statement = `select (select "value" from "tallies" where "key" = $1) as value, ${DATABASE_TIME} as now`;
      const { rows } = await use(({ client }) => client.query<Row>(statement, [digestOf(key)]), owner);
      const { value, now } = single(rows);
      return { value: parse<T>(value), now };
    },

    async change<T extends Tally, Result>(
      key: string,
      change: (value: T | undefined, now: number) => { readonly value: T; readonly result: Result },
      owner?: Owner,
    ) {
      const digest = digestOf(key);
      const { result, at } = await use(async ({ client }) => {
        const { now, value } = lastRow(
          await client.query(
            `${BEGIN_WRITE}; insert into "tallies" ("key", "at") values ('${digest}', 0) on conflict do nothing;
             select "value", ${DATABASE_TIME} as now from "tallies" where "key" = '${digest}' for update`,
          ),
        );
        const changed = change(parse<T>(value), now);
        const text = client.escapeLiteral(JSON.stringify(changed.value));
        await client.query(
          `update "tallies" set "value" = ${text}, "at" = ${now} where "key" = '${digest}'; commit`,
        );
        return { result: changed.result, at: now };
      }, owner);
      await prune(at);
      return result;
    },
  };
}

/** A hash, because a name that somebody types may be a password, and must not be stored. */
function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Only `change` writes values, and each kind of key has one type. */
function parse<T extends Tally>(text: string | null): T | undefined {
  return text === null ? undefined : (JSON.parse(text) as T);
}

/** The row of the last of several statements; the driver's types only know one statement. */
function lastRow(answers: unknown): Row {
  const { rows } = (answers as readonly { readonly rows: readonly Row[] }[]).at(-1) ?? { rows: [] };
  return single(rows);
}
