import type Database from "better-sqlite3";

/** Tables that triggers keep, and that can be made anew from others at any time. */
export interface KeptTables {
  readonly names: readonly string[];
  /** Makes them, with their indexes. */
  readonly make: string;
  /** What follows the name of each trigger. */
  readonly triggers: Readonly<Record<string, string>>;
  readonly fill: string;
}

/**
 * Makes the tables and their triggers, if they are missing or of another version. A migration that makes a table anew
 * would lose its triggers, without a word.
 */
export function ensureKept(client: Database.Database, { names, make, triggers, fill }: KeptTables): void {
  const wanted = Object.entries(triggers).map(([name, body]) => `CREATE TRIGGER ${name} ${body}`);
  const made = client
    .prepare<[], string>(
      `select sql from sqlite_master where type = 'trigger' and name in (${Object.keys(triggers)
        .map((name) => `'${name}'`)
        .join(", ")})`,
    )
    .pluck()
    .all();
  if (made.length === wanted.length && wanted.every((text) => made.includes(text))) return;
  // A database that is attached has tables of these names, too.
  const drops = [
    ...Object.keys(triggers).map((name) => `drop trigger if exists main.${name}`),
    ...names.map((name) => `drop table if exists main.${name}`),
  ];
  client.transaction(() => {
    client.exec(`${drops.join("; ")}; ${make} ${wanted.join("; ")};`);
    client.exec(fill);
  })();
}
