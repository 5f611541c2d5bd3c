import { Client, Pool } from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { postgresStore } from "../../src/store/postgres.js";
import { playOn } from "./play-on.js";
import { readDump, readPlayedOn, releases } from "./stored.js";
import { readAround } from "./vendor.js";

/** A database with a copy of what a release has stored. */
async function restore(folder: string): Promise<Pool> {
  const server = inject("postgresUrl");
  const name = `release_${process.pid}`;
  const run = async (url: string, statements: string): Promise<void> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statements).finally(() => client.end());
  };
  await run(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  await run(url, readDump(folder));
  const pool = new Pool({ connectionString: url });
  onTestFinished(async () => {
    await pool.end();
    await run(server, `drop database ${name} with (force)`);
  });
  return pool;
}

describe.each(releases)("the PostgreSQL store of %s", (_, folder) => {
  test("is worked on: what waited in it is done, and nothing twice", { timeout: 600_000 }, async () => {
    // The clock is that of the story.
    const { time: _time, ...store } = postgresStore({ client: await restore(folder) });
    expect(await playOn(store, readAround(folder))).toEqual(readPlayedOn(folder));
  });
});
