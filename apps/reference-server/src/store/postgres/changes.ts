import { randomUUID } from "node:crypto";
import type { Change } from "../change.js";
import type { ChangesOfOthers } from "../port.js";
import type { Connections } from "./connections.js";

/** Milliseconds between two polls for changes of other processes. */
const INTERVAL = 500;

/** Milliseconds that changes are kept. A process that has not polled for longer has missed some. */
const LIFETIME = 5 * 60_000;

const PRUNE_INTERVAL = 60_000;

interface Row {
  /** All transactions before this one have ended. */
  readonly until: string;
  /** It has not ended itself. A transaction of any database of the server counts. */
  readonly held: boolean;
  readonly changes: string | null;
}

/**
 * Processes tell each other of changes through a table. A change is committed together with the write that it reports,
 * and each process polls the table. `NOTIFY` would make every commit wait for the one before it.
 */
export function changesInTable(connections: Pick<Connections, "use" | "of">): ChangesOfOthers {
  const replica = randomUUID();
  let stopped = true;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  /** Changes outside transactions. They are stored at the next poll. */
  const untold = new Map<string, Change>();

  async function tellUntold(): Promise<void> {
    if (untold.size === 0) return;
    const told = [...untold.values()];
    untold.clear();
    const statement = 'insert into "changes" ("replica", "changes") values ($1, $2)';
    await connections.use(({ client }) => client.query(statement, [replica, JSON.stringify(told)]));
  }

  return {
    tell(changes, tx) {
      if (tx === undefined) {
        for (const change of changes) untold.set(JSON.stringify(change), change);
        return;
      }
      const { client, atCommit } = connections.of(tx);
      const text = client.escapeLiteral(JSON.stringify(changes));
      atCommit.push(`insert into "changes" ("replica", "changes") values ('${replica}', ${text})`);
    },

    async listen({ heard, missed, elapsed }) {
      /** The first transaction that was not polled yet; `undefined` while unknown. */
      let next: string | undefined;
      let lookedAt = elapsed();
      /** When everything that had been told was heard, or said to be missed. */
      let completeAt = elapsed();
      let prunedAt = elapsed();

      async function look(): Promise<void> {
        await tellUntold();
        const rows = await connections.use(async ({ client }) => {
          // By transaction number instead of row number: rows do not become visible in the order of their numbers.
          const { rows } = await client.query<Row>(
            `select seen.until::text as until, seen.held, told."changes"
             from (select pg_snapshot_xmin(now) as until, pg_snapshot_xmin(now) < pg_snapshot_xmax(now) as held
                   from pg_current_snapshot() as now) as seen
             left join "changes" as told
               on told."tx" >= $1::xid8 and told."tx" < seen.until and told."replica" <> '${replica}'
             order by told."tx"`,
            // The first poll returns no earlier changes.
            [next ?? "18446744073709551615"],
          );
          return rows;
        });
        const [first] = rows;
        if (first?.held !== true || first.until !== next) completeAt = elapsed();
        // Somebody's long transaction holds back what came after it, and what is held back is deleted in time.
        if (
          next === undefined ||
          elapsed() - lookedAt > LIFETIME / 2 ||
          elapsed() - completeAt > LIFETIME / 2
        ) {
          missed();
          completeAt = elapsed();
        }
        for (const { changes } of rows) {
          // Written by another process of this program.
          if (changes !== null) heard(JSON.parse(changes) as readonly Change[]);
        }
        next = first?.until;
        lookedAt = elapsed();
        if (lookedAt - prunedAt < PRUNE_INTERVAL) return;
        prunedAt = lookedAt;
        const old = `delete from "changes" where "at" < clock_timestamp() - interval '${LIFETIME} milliseconds'`;
        await connections.use(({ client }) => client.query(old));
      }

      function lookLater(): void {
        if (stopped) return;
        timer = setTimeout(() => {
          looking = look()
            // Changes reported in the meantime may be lost with the database.
            .catch(() => {
              next = undefined;
            })
            .finally(lookLater);
        }, INTERVAL).unref();
      }

      stopped = false;
      await look();
      lookLater();
    },

    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
      // The other processes still learn of it when they are restarted.
      await tellUntold().catch(() => undefined);
    },
  };
}
