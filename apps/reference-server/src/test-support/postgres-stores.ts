import { getTableName } from "drizzle-orm";
import pg from "pg";
import type { Store } from "../store/port.js";
import { openPostgres } from "../store/postgres/open.js";
import { tables } from "../store/postgres/schema.js";

/** Stores on databases of their own, for the tests of one worker. Emptied, a database serves the next test. */
export interface PostgresStores {
  /** An empty store, at once; it opens when it is first used. */
  open(): Store;
  /** Empties those that were opened since a mark, and takes them back. */
  release(mark: number): Promise<void>;
  /** How many are open. */
  mark(): number;
  end(): Promise<void>;
}

interface Database {
  readonly url: string;
  readonly store: Store;
}

/** @param server - the address of a database of a superuser, beside which others are made. */
export function createPostgresStores(server: string): PostgresStores {
  const free: Database[] = [];
  const all: Database[] = [];
  let open: { readonly database: Promise<Database>; stop(): void }[] = [];
  let made = 0;

  async function make(): Promise<Database> {
    made += 1;
    const name = `test_${process.pid}_${made}`;
    await run(server, `create database ${name}`);
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    const database = { url, store: await openPostgres({ url, connections: 6 }) };
    all.push(database);
    return database;
  }

  return {
    open() {
      const known = free.pop();
      const database = known === undefined ? make() : Promise.resolve(known);
      // Whoever uses the store hears of it.
      database.catch(() => undefined);
      const { store, stop } = later(database.then((made) => made.store));
      open.push({ database, stop });
      return store;
    },
    mark: () => open.length,
    async release(mark) {
      const released = open.slice(mark);
      open = open.slice(0, mark);
      for (const { database, stop } of released) {
        stop();
        const { url, store } = await database;
        await run(url, EMPTY);
        free.push({ url, store });
      }
    },
    async end() {
      for (const { store } of all) await store.close();
    },
  };
}

/** Without triggers, and so without what is deleted with something else; the identifiers begin again. */
const EMPTY = `do $$ declare name text; filled boolean; begin
  set local session_replication_role = replica;
  foreach name in array array[${tables.map((table) => `'${getTableName(table)}'`).join(", ")}] loop
    execute format('select exists (select 1 from %I)', name) into filled;
    if filled then execute format('delete from %I', name); end if;
  end loop;
  for name in select sequencename from pg_sequences where last_value is not null loop
    perform setval(quote_ident(name), 1, false);
  end loop;
  delete from snapshots;
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

/** A store that is still being opened. It stays open when it is closed, for it serves others afterwards. */
function later(opening: Promise<Store>): { readonly store: Store; stop(): void } {
  const stops: (() => void)[] = [];
  let ended = false;
  const opened = async (): Promise<Store> => {
    if (ended) throw new Error("The test of this store is over.");
    return opening;
  };
  const store: Store = {
    read: async (work) => (await opened()).read(work),
    remember: (tables, load) => async (key) => (await opened()).remember(tables, load)(key),
    write: async (work, options) => (await opened()).write(work, options),
    claim: async (request) => (await opened()).claim(request),
    onCommit(tables, listener) {
      let stopped = false;
      const stop = (): void => {
        stopped = true;
      };
      stops.push(stop);
      opening.then(
        (store) => stops.push(store.onCommit(tables, () => (stopped ? undefined : listener()))),
        () => undefined,
      );
      return stop;
    },
    follow(names, listener) {
      opening.then(
        (store) => store.follow(names, (settings) => (ended ? undefined : listener(settings))),
        () => undefined,
      );
    },
    check: async () => (await opened()).check(),
    continueIds: async (next) => (await opened()).continueIds(next),
    backup: async (file) => (await opened()).backup(file),
    snapshot: async () => (await opened()).snapshot(),
    restore: async (snapshot, adapt) => (await opened()).restore(snapshot, adapt),
    close: async () => undefined,
  };
  return {
    store,
    stop() {
      ended = true;
      for (const stop of stops) stop();
    },
  };
}
