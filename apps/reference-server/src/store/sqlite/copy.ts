import type Database from "better-sqlite3";

/**
 * The bytes of a database, readable without its log: a copy in memory cannot have one, so the two bytes of the
 * header that say "there is a log" are set back.
 */
export function serialise(client: Database.Database): Uint8Array {
  const bytes = new Uint8Array(client.serialize());
  bytes[18] = 1;
  bytes[19] = 1;
  return bytes;
}

/** Replaces the rows of every table by those of another database with the same tables. */
export function copyRows(from: Database.Database, to: Database.Database): void {
  to.pragma("defer_foreign_keys = ON");
  for (const table of tables(to)) {
    to.exec(`delete from "${table}"`);
    const columns = from
      .prepare(`select * from "${table}"`)
      .columns()
      .map(({ name }) => `"${name}"`);
    const insert = to.prepare(
      `insert into "${table}" (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    );
    for (const row of from.prepare<[], unknown[]>(`select * from "${table}"`).raw().iterate())
      insert.run(...row);
  }
}

/** The counters of identifiers are a table too, so that a restored marketplace goes on where it was. */
function tables(client: Database.Database): string[] {
  return client
    .prepare<[], string>(
      "select name from sqlite_master where type = 'table' and (name not like 'sqlite_%' or name = 'sqlite_sequence')",
    )
    .pluck()
    .all()
    .filter((name) => name !== "__drizzle_migrations");
}
