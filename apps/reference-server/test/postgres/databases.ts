import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { inject, onTestFinished } from "vitest";
import { keptByTriggers } from "../../src/store/sqlite/kept-by-triggers.js";
import { execute } from "../replicas/cluster.js";

let made = 0;

/** Creates an empty database for the duration of the test. */
export async function freshDatabase(): Promise<string> {
  const server = inject("postgresUrl");
  made += 1;
  const name = `moving_${process.pid}_${made}`;
  await execute(server, `create database ${name}`);
  onTestFinished(async () => {
    await execute(server, `drop database ${name} with (force)`);
  });
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** The path of a file that does not exist yet, in a new folder. */
export function freshFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-moving-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "marketplace.sqlite");
}

/**
 * Every row of every table of a file, including the identifier counters. What triggers keep is left out: it follows from
 * the other rows, and is stored differently by which rows were written together.
 */
export function rowsOf(file: string): Readonly<Record<string, readonly string[]>> {
  const client = new Database(file, { readonly: true });
  try {
    const names = client
      .prepare<[], string>("select name from sqlite_master where type = 'table' order by name")
      .pluck()
      .all()
      .filter((name) => name !== "__drizzle_migrations" && !keptByTriggers.includes(name));
    return Object.fromEntries(
      names.map((name) => {
        const rows = client.prepare(`select * from "${name}"`).all();
        return [name, rows.map((row) => JSON.stringify(row)).sort()];
      }),
    );
  } finally {
    client.close();
  }
}
