import { getTableName } from "drizzle-orm";
import pg from "pg";
import { createConnectionShares } from "../shares/table.js";
import { Connections, connectAlone, nameConnections } from "../store/postgres/connections.js";
import { createPostgresStore, openPostgres, type SharedStore } from "../store/postgres/open.js";
import { tables } from "../store/postgres/schema.js";
import { watchingStatements, watchKeys } from "./watch-keys.js";

/**
 * Stores for the tests of one worker, each in its own database. A database is emptied and used again for the next test.
 */
export interface PostgresStores {
  /** Returns an empty store at once. Its database is created on first use. */
  open(): SharedStore;
  /** Closes the stores that were opened since a mark, and empties their databases for reuse. */
  release(mark: number): Promise<void>;
  /** The number of open stores. */
  mark(): number;
}

const NAME = nameConnections("server");

/** The connections to each database. */
const SIZE = 6;

interface Database {
  readonly url: string;
  /** They stay open, with their prepared statements. */
  readonly connections: Connections;
}

/** A store that a test uses until it ends. */
interface Lent {
  readonly store: SharedStore;
  end(): Promise<void>;
}

/** @param server - the URL of a database, as a superuser, on the server where others are created. */
export function createPostgresStores(server: string): PostgresStores {
  const free: Promise<Database>[] = [];
  let open: Lent[] = [];
  let made = 0;

  const template = `test_${process.pid}`;
  const urlOf = (name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  let hasTemplate: Promise<void> | undefined;

  async function makeTemplate(): Promise<void> {
    await run(server, `create database ${template}`);
    await (await openPostgres({ url: urlOf(template), connections: 1 })).close();
    await run(urlOf(template), watchingStatements("postgres").join(";\n"));
  }

  async function make(): Promise<Database> {
    made += 1;
    const name = `${template}_${made}`;
    hasTemplate ??= makeTemplate();
    await hasTemplate;
    await run(server, `create database ${name} template ${template}`);
    const url = urlOf(name);
    const onOpen = async (): Promise<void> => undefined;
    return {
      url,
      connections: new Connections({ url, name: NAME, size: SIZE, onOpen }),
    };
  }

  function lend(database: Promise<Database>): Lent {
    const running = new Set<Promise<unknown>>();
    let lent: Connections | undefined;
    let isOver = false;
    const use: Connections["use"] = (work, owner) => {
      if (isOver) return Promise.reject(new Error("The test of this store is over."));
      const result = database.then(({ connections }) => {
        lent = connections;
        return connections.use(work, owner);
      });
      const settled = result.then(
        () => undefined,
        () => undefined,
      );
      running.add(settled);
      settled.finally(() => running.delete(settled));
      return result;
    };
    // A transaction has begun, so the database exists.
    const of: Connections["of"] = (tx) => {
      if (lent === undefined) throw new Error("The database is not there yet.");
      return lent.of(tx);
    };
    const unwatched = createPostgresStore({
      connections: {
        ...{ use, of, end: async () => undefined, onBroken: () => undefined },
        ...{ useFree: (work) => use(work), answeredAt: 0 },
        shares: createConnectionShares(SIZE, () => 0),
      },
      connectAlone: async () => connectAlone((await database).url, NAME),
    });
    const store = watchKeys(unwatched, "postgres");
    return {
      store,
      async end() {
        // Waits for what a request has left running, such as its audit entry.
        await store.close();
        isOver = true;
        await Promise.all(running);
        const { connections } = await database;
        await connections.use(({ client }) => client.query(EMPTY));
        free.push(database);
      },
    };
  }

  return {
    open() {
      const database = free.pop() ?? make();
      // The user of the store gets the error.
      database.catch(() => undefined);
      const lent = lend(database);
      open.push(lent);
      return lent.store;
    },
    mark: () => open.length,
    async release(mark) {
      const released = open.slice(mark);
      open = open.slice(0, mark);
      for (const lent of released) await lent.end();
    },
  };
}

/** Without triggers, so that deletes do not cascade. Identifiers start again. */
const EMPTY = `do $$ declare name text; filled boolean; begin
  set local session_replication_role = replica;
  foreach name in array array[${tables.map((table) => `'${getTableName(table)}'`).join(", ")}] loop
    execute format('select exists (select 1 from %I)', name) into filled;
    if filled then execute format('delete from %I', name); end if;
  end loop;
  -- All of them: one that was set and not used since shows no last value.
  for name in select relname from pg_class where relkind = 'S' loop
    perform setval(quote_ident(name), 1, false);
  end loop;
  delete from snapshots;
  delete from tallies;
  delete from changes;
end $$`;

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
