import Database from "better-sqlite3";
import type { Store } from "../../src/store/port.js";

/** Every row of every table, by table. */
export type Dump = Readonly<Record<string, readonly unknown[]>>;

/** @param without - tables to leave out. */
export async function dump(store: Store, without: readonly string[] = []): Promise<Dump> {
  const client = new Database(Buffer.from(await store.snapshot()));
  try {
    const tables = client
      .prepare<[], { name: string; keyed: number }>(
        "select name, wr as keyed from pragma_table_list where schema = 'main' and type = 'table' order by name",
      )
      .all();
    return Object.fromEntries(
      tables
        .filter(({ name }) => !without.includes(name))
        // A table without numbers of rows is in the order of its key.
        .map(({ name, keyed }) => [
          name,
          client.prepare(`select * from "${name}" ${keyed ? "" : "order by rowid"}`).all(),
        ]),
    );
  } finally {
    client.close();
  }
}

/** The tables that two dumps differ in. */
export function differing(one: Dump, other: Dump): readonly string[] {
  return Object.keys(one).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
