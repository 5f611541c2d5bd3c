import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe } from "vitest";
import { memoryStore, type Store } from "../src/index.js";
import { postgresStore } from "../src/store/postgres.js";
import { sqliteStore } from "../src/store/sqlite.js";

/**
 * Tests over a store. It is opened anew by `open`, is durable, and has no time of its own, so that a test can move the
 * clock by hand.
 */
export type OverStores = (open: () => Store) => void;

export function describeOverMemory(name: string, run: OverStores): void {
  describe(`${name}, over memory`, () => run(() => ({ ...memoryStore(), durable: true })));
}

export function describeOverSqlite(name: string, run: OverStores): void {
  describe(`${name}, over SQLite`, () => run(() => ({ ...sqliteStore(":memory:"), durable: true })));
}

/** PostgreSQL itself, compiled to run in this process. */
export function describeOverPostgres(name: string, run: OverStores): void {
  describe(`${name}, over PostgreSQL in process`, () => {
    let database: PGlite;
    beforeAll(async () => {
      database = await PGlite.create();
    }, 120_000);
    afterAll(() => database.close());
    // Tests may make a store before the database is there. Its statements come later.
    const client = { query: (text: string, values?: unknown[]) => database.query(text, values) };
    let stores = 0;
    run(() => {
      stores += 1;
      const { time: _, ...store } = postgresStore({ client, prefix: `s${stores}_` });
      return store;
    });
  });
}

/** Counts the operations of a store that are under way, so that a test can wait for them. */
export function countingStore(store: Store): { readonly store: Store; readonly isBusy: () => boolean } {
  let inFlight = 0;
  const counted = new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...given: unknown[]) => {
        inFlight += 1;
        try {
          return await Reflect.apply(value, target, given);
        } finally {
          inFlight -= 1;
        }
      };
    },
  });
  return { store: counted, isBusy: () => inFlight > 0 };
}
