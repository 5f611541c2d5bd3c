import Database from "better-sqlite3";
import type { Store } from "../../src/store/port.js";

/** Every row of every table, by table. */
export type Dump = Readonly<Record<string, readonly unknown[]>>;

/** @param without - tables to leave out. */
export async function dump(store: Store, without: readonly string[] = []): Promise<Dump> {
  const client = new Database(Buffer.from(await store.snapshot()));
  try {
    const names = client
      .prepare<[], string>("select name from sqlite_master where type = 'table' order by name")
      .pluck()
      .all();
    return Object.fromEntries(
      names
        .filter((name) => !without.includes(name))
        .map((name) => [name, client.prepare(`select * from "${name}" order by rowid`).all()]),
    );
  } finally {
    client.close();
  }
}

/** The tables that two dumps differ in. */
export function differing(one: Dump, other: Dump): readonly string[] {
  return Object.keys(one).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
