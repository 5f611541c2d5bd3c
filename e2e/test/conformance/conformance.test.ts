import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { memoryStore } from "@syndikit/receiver";
import { postgresStore } from "@syndikit/receiver/store/postgres";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { afterAll, beforeAll } from "vitest";
import { describeConformance } from "./describe-conformance.js";
import { kitCandidate } from "./kit-candidate.js";
import { smallCandidate } from "./small-candidate.js";

const folder = mkdtempSync(join(tmpdir(), "receiver-conformance-"));
let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
}, 60_000);
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

let stores = 0;
const nextName = (): string => {
  stores += 1;
  return `store${stores}_`;
};

describeConformance("the kit with its memory", () => kitCandidate(memoryStore));

describeConformance("the kit with SQLite", () => {
  const file = join(folder, nextName());
  return kitCandidate(() => sqliteStore(file));
});

describeConformance("the kit with PostgreSQL in process", () => {
  const prefix = nextName();
  return kitCandidate(() => postgresStore({ client, prefix }));
});

// A second implementation, so that the scenarios demand only what any receiver can do.
describeConformance("a small receiver", () => smallCandidate());
