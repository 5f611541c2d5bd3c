import { mkdtempSync, rmSync, statSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { dirname, join } from "node:path";
import type { Options, Suite } from "../options.js";
import { count, writeResult } from "../report.js";
import { marketFile, SECRET_KEY } from "../scale/market.js";
import { type Build, buildServer } from "../server/build.js";
import { startMarketplace } from "../server/marketplace.js";
import { summarise } from "../statistics.js";
import { peakOf, residentOf, runProgram } from "./program.js";

const SIZES = [1_000, 20_000, 200_000];

/** Events of a subscription of these markets. */
const EVENTS = 10;

const STARTS = 5;

/** The events of these markets are old: nothing may be deleted while something is measured. */
const KEEP = {
  SYNDIKIT_SECRET_KEY: SECRET_KEY,
  SYNDIKIT_EVENT_RETENTION_DAYS: "0",
  SYNDIKIT_UNDELIVERED_RETENTION_DAYS: "0",
  SYNDIKIT_EVENT_LOG_MEGABYTES: "0",
  SYNDIKIT_AUDIT_RETENTION_DAYS: "0",
} as const;

/** What a database of each size takes. The databases are those of the lists, which are made once and kept. */
export const sizesSuite: Suite = {
  does: "disk, start, memory, backup and restore with 1,000, 20,000 and 200,000 subscriptions",
  workloads: SIZES.map(String),
  run: runSizes,
};

/** The columns of the report. The guide's page of capacity reads them by these names. */
interface Costs {
  readonly Subscriptions: number;
  readonly Events: number;
  readonly "File, MB": number;
  readonly "Start, ms": number;
  readonly "Memory at rest, MiB": number;
  readonly "Backup, s": number;
  readonly "Memory of the backup, MiB": number;
  readonly "Restore, s": number;
  readonly "Memory of the restore, MiB": number;
  readonly "Restore while it runs, s": number;
  readonly "Memory of the server then, MiB": number;
  readonly "Longest wait then, ms": number;
}

async function runSizes({ date, quick, rounds, only, record }: Options): Promise<void> {
  const chosen = SIZES.filter((size) => only.length === 0 || only.includes(String(size)));
  const lines: Costs[] = [];
  const loads = [loadavg()[0] ?? 0];
  const built = mkdtempSync(join(tmpdir(), "syndikit-sizes-"));
  try {
    const build = buildServer(built);
    for (const size of quick ? chosen.slice(0, 2) : chosen) {
      process.stderr.write(`${size} subscriptions ...\n`);
      lines.push(await measureSize(build, size, rounds));
      loads.push(loadavg()[0] ?? 0);
    }
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
  const text = render(lines, { date, rounds, loads });
  process.stdout.write(text);
  if (!record) return;
  writeResult("sizes", text);
  process.stdout.write("`npm run sizes -w @syndikit/guide` writes them into OPERATING.md.\n");
}

async function measureSize(build: Build, size: number, rounds: number): Promise<Costs> {
  const file = await marketFile(size);
  // Beside it, so that a copy goes from a disk to the same one.
  const folder = mkdtempSync(join(dirname(file), "restored-"));
  const backup = join(folder, "backup.sqlite");
  const restored = join(folder, "restored.sqlite");
  try {
    // The first start after an upgrade adds what this version needs.
    await (await startMarketplace(build, file, KEEP)).stop();
    const starts: number[] = [];
    const resident: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      const server = await startMarketplace(build, file, KEEP);
      starts.push(server.startTime);
      resident.push(residentOf(server.pid));
      await server.stop();
    }
    const running = await startMarketplace(build, file, KEEP);
    const backups = await repeat(rounds, async () => {
      rmSync(backup, { force: true });
      return runProgram(build.main, ["backup", backup, "--database", `file:${file}`]);
    });
    await running.stop();
    const restores = await repeat(rounds, async () => {
      rmSync(restored, { force: true });
      return runProgram(build.main, ["restore", backup, "--database", `file:${restored}`]);
    });
    return {
      Subscriptions: size,
      Events: size * EVENTS,
      "File, MB": statSync(file).size / 1_000_000,
      "Start, ms": median(starts),
      "Memory at rest, MiB": median(resident),
      "Backup, s": median(backups.map(({ time }) => time)) / 1_000,
      "Memory of the backup, MiB": median(backups.map(({ peak }) => peak)),
      "Restore, s": median(restores.map(({ time }) => time)) / 1_000,
      "Memory of the restore, MiB": median(restores.map(({ peak }) => peak)),
      ...(await restoreWhileRunning(build, restored, backup)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Restores through the server that has the database, and asks meanwhile whether it lives. */
async function restoreWhileRunning(build: Build, database: string, backup: string) {
  const server = await startMarketplace(build, database, KEEP);
  let ended = false;
  const asked = (async (): Promise<number> => {
    let longest = 0;
    while (!ended) {
      const began = performance.now();
      await (await fetch(server.api.replace(/\/api$/, "/livez"))).arrayBuffer();
      longest = Math.max(longest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return longest;
  })();
  const { time } = await runProgram(build.main, ["restore", backup, "--database", `file:${database}`]);
  ended = true;
  const longest = await asked;
  const peak = peakOf(server.pid);
  await server.stop();
  return {
    "Restore while it runs, s": time / 1_000,
    "Memory of the server then, MiB": peak,
    "Longest wait then, ms": longest,
  };
}

async function repeat<T>(rounds: number, run: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await run());
  return results;
}

const median = (values: readonly number[]): number => summarise(values).median;

function render(
  lines: readonly Costs[],
  { date, rounds, loads }: { date: string; rounds: number; loads: readonly number[] },
): string {
  const names = Object.keys(lines[0] ?? {}) as (keyof Costs)[];
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    "# What a database costs by its size",
    "",
    `${date}, Node ${process.version}, ${machine}, SQLite. The load of the machine was ${loads.map((load) => load.toFixed(1)).join(", ")} before, between and after the sizes: with more than ${cpus().length}, the times are longer than on a machine of its own.`,
    "",
    row(names),
    `|${names.map(() => "---|").join("")}`,
    ...lines.map((line) => row(names.map((name) => count(line[name])))),
    "",
    `- Start: from the start of the process until it is ready, the median of ${STARTS}, with the memory then. Of backups and restores the median of ${rounds}.`,
    "- The backup is made while a server has the database. The restore is to a new name, with the checks of the copy, and without a server; its memory is the most that the command had at any time.",
    `- Through a running server everything is replaced in one transaction. Reads are served meanwhile; the longest wait is that of a request that asks again and again whether the server lives.`,
    "- `npm run bench -- sizes --record` writes this. The databases are those of `npm run bench -- scale`.",
    "",
  ].join("\n");
}
