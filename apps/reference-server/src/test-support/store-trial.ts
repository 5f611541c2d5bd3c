import type { Store, Tx } from "../store/port.js";
import { companies } from "../store/tables/company.js";

/** What the tests of a store do with one. */
export interface StoreTrial {
  /** Runs a test with a store of its own. */
  withStore(work: (store: Store) => Promise<void>): Promise<void>;
  /** Inserts a company, and returns its id. */
  add(tx: Tx, name: string): Promise<number>;
  /** The names of all companies. */
  names(store: Store): Promise<string[]>;
}

export function createTrial(open: () => Promise<Store> | Store): StoreTrial {
  return {
    async withStore(work) {
      const store = await open();
      try {
        await work(store);
      } finally {
        await store.close();
      }
    },
    async add(tx, name) {
      const [row] = await tx
        .insert(companies)
        .values({ kind: "CUSTOMER", name, createdAt: 0 })
        .returning({ id: companies.id });
      if (row === undefined) throw new Error("nothing was inserted");
      return row.id;
    },
    names: (store) =>
      store.read(async (db) =>
        (await db.select().from(companies).orderBy(companies.id)).map(({ name }) => name),
      ),
  };
}
