import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLoad } from "../load.js";
import type { Options, Suite } from "../options.js";
import { createTable, render, writeResult } from "../report.js";
import type { Workload } from "./bench.js";
import { buildServer, versions } from "./build.js";
import { measureClaim } from "./claim.js";
import { measureDeliveries, measureWaitingVendors } from "./deliver.js";
import { measureList } from "./list.js";
import { measurePostgres, measurePostgresClaim, measurePostgresDeliver } from "./postgres.js";
import { measureRead } from "./read.js";
import { measureStart } from "./start.js";
import { createWorld } from "./world.js";
import { measureWrite } from "./write.js";

const WORKLOADS: Readonly<Record<string, Workload>> = {
  start: measureStart,
  read: measureRead,
  write: measureWrite,
  list: measureList,
  deliver: measureDeliveries,
  "deliver-vendors": measureWaitingVendors,
  claim: measureClaim,
  postgres: measurePostgres,
  "postgres-claim": measurePostgresClaim,
  "postgres-deliver": measurePostgresDeliver,
};

/** Nobody listens on this port. The address is replaced before anything is sent. */
const NOWHERE = "http://127.0.0.1:9/events";

/** The benchmarks of the reference server. */
export const serverSuite: Suite = {
  does: "start, reads, writes, lists, deliveries and claims, against a server by hand and peers; the same on PostgreSQL",
  workloads: Object.keys(WORKLOADS),
  run: runServer,
};

async function runServer({ date, quick, rounds, only, record }: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-bench-"));
  const load = await startLoad();
  const table = createTable();
  try {
    const world = await createWorld(folder, buildServer(folder), NOWHERE);
    for (const [name, measure] of Object.entries(WORKLOADS)) {
      if (only.length > 0 && !only.includes(name)) continue;
      process.stderr.write(`${name} ...\n`);
      for await (const row of await measure({ world, load, rounds, quick })) table.add([row]);
    }
    if (!record) return;
    const { rows } = table;
    const report = { title: "The reference server", date, versions: versions(), rows, notes: notes(rounds) };
    writeResult("server", render(report));
  } finally {
    load.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function notes(rounds: number): string[] {
  return [
    `Median of ${rounds} interleaved rounds, with the lowest and the highest; ratios are taken within each round. 64 connections; the load comes from the same machine.`,
    "Ours is the build in a process of its own: file database, FULL, sign-in by token, requests and answers checked against the contract, log level `warn` unless a line says otherwise.",
    "By hand means one file for node:http and better-sqlite3 with prepared statements, the same sign-in and reads, the same rows written and the same group commit, without router, validation, roles, rate limits, metrics and deliveries. Its answer is compared with ours before it is measured. Ours remembers whose a token is until a user, a company or a token changes; by hand it is read with each request.",
    "PostgreSQL is that of the system, started for the run with fsync on; every process of a line, and the load, are on this machine. Several replicas stand behind a proxy that gives each connection to the next one; so does one where it is compared with them.",
  ];
}
