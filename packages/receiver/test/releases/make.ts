// Writes the store of this version, as the tests of later versions open it. See CONTRIBUTING.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Pool } from "pg";
import { postgresStore } from "../../src/store/postgres.js";
import { sqliteStore } from "../../src/store/sqlite.js";
import { liveEarlier } from "./earlier-life.js";
import { playOn } from "./play-on.js";
import { releases, unpack, writePlayedOn } from "./stored.js";
import { readAround, writeAround } from "./vendor.js";

const [what, folder, database] = process.argv.slice(2);

if (what === "live" && folder !== undefined && database !== undefined) {
  const pool = new Pool({ connectionString: database });
  // The clock is that of the story.
  const { time: _, ...onPostgres } = postgresStore({ client: pool });
  await liveEarlier(onPostgres);
  await pool.end();
  const temporary = mkdtempSync(join(tmpdir(), "release-"));
  const file = join(temporary, "receiver.sqlite");
  writeAround(folder, await liveEarlier(sqliteStore(file)));
  writeFileSync(join(folder, "receiver.sqlite.gz"), gzipSync(readFileSync(file), { level: 9 }));
  rmSync(temporary, { recursive: true });
  await record(folder);
} else if (what === "answers") {
  for (const [, of] of releases) await record(of);
} else {
  throw new Error("make.ts live <folder> <database url>, or make.ts answers");
}

async function record(of: string): Promise<void> {
  const { file, remove } = unpack(of);
  try {
    writePlayedOn(of, await playOn(sqliteStore(file), readAround(of)));
  } finally {
    remove();
  }
}
