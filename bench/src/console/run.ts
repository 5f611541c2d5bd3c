import { cpus, loadavg } from "node:os";
import Database from "better-sqlite3";
import { tablesWith } from "../../../apps/reference-server/src/test-support/growing-tables.js";
import { statementsOf } from "../../../apps/reference-server/src/test-support/query-plans.js";
import type { Options, Suite } from "../options.js";
import { count, writeResult } from "../report.js";
import { forgetCounts, marketFile, open } from "../scale/market.js";
import { planOf } from "../scale/plans.js";
import { summarise } from "../statistics.js";
import { buildConsole, openChromium, openConsole, timeToRow } from "./browser.js";
import { MEASURED, type Measured } from "./pages.js";

const SUBSCRIPTIONS = 100_000;

/** Milliseconds that a list may need to its first row. */
const MAX_TIME = 300;

/** The lists of the console in a market with 100,000 subscriptions and 1,000,000 events. */
export const consoleSuite: Suite = {
  does: "every list of the console in Chromium, with 100,000 subscriptions and 1,000,000 events",
  workloads: ["admin", "vendor", "customer"],
  run: runConsole,
};

interface Line extends Measured {
  /** Milliseconds until the first row, as the page sees it. */
  readonly times: readonly number[];
  /** Milliseconds of the processor that the server took in that time. */
  readonly work: readonly number[];
  /** The tables that grow and were read to their end without an index. */
  readonly scans: readonly string[];
}

async function runConsole({ date, rounds, only, record }: Options): Promise<void> {
  buildConsole();
  const file = await marketFile(SUBSCRIPTIONS);
  const db = new Database(file, { readonly: true });
  // What has a row for every second subscription grows with them.
  const growing = tablesWith(db, SUBSCRIPTIONS / 2);
  const server = await open(file);
  await server.listen({ port: 0 });
  const browser = await openChromium();
  const load = loadavg()[0] ?? 0;
  const lines: Line[] = [];
  const forget = forgetCounts(server);
  try {
    for (const role of consoleSuite.workloads) {
      if (only.length > 0 && !only.includes(role)) continue;
      const page = await openConsole(browser, server.url ?? "", role);
      for (const measured of MEASURED.filter((one) => one.role === role)) {
        const { address, row } = measured;
        // The first time, its program is loaded too. What it asks the database for is the same.
        const queries = await statementsOf(() => timeToRow(page, address, row));
        const scans = [...new Set(queries.flatMap((query) => scansOf(db, query, growing)))];
        const times: number[] = [];
        const work: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          await forget();
          const { time, cpu } = await timeToRow(page, address, row);
          times.push(time);
          work.push(cpu);
        }
        lines.push({ ...measured, times, work, scans });
        process.stderr.write(
          `${role} ${address}: ${summarise(times).median.toFixed(0)} ms, ${summarise(work).median.toFixed(0)} of the processor, ${scans.join(" ")}\n`,
        );
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
    db.close();
  }
  const text = textOf(lines, { date, load: (load + (loadavg()[0] ?? 0)) / 2, rounds });
  process.stdout.write(text);
  if (record) writeResult("console", text);
}

/**
 * The tables that a query reads to their end without an index. One that is read in its own order until a page is full
 * is not: it has as many steps in a table of any size. A search within a text may go to the end.
 *
 * @param growing - the names of the tables that matter.
 */
function scansOf(db: Database.Database, query: string, growing: ReadonlySet<string>): readonly string[] {
  const { scans, isSorted } = planOf(db, query, growing);
  return / limit /.test(query) && !/ like /.test(query) && !isSorted ? [] : scans;
}

function textOf(
  lines: readonly Line[],
  { date, load, rounds }: { readonly date: string; readonly load: number; readonly rounds: number },
): string {
  const slow = lines.filter(({ times }) => summarise(times).median > MAX_TIME);
  const never = lines.filter(({ times }) => summarise(times).min > MAX_TIME);
  const scanning = lines.filter(({ scans }) => scans.length > 0);
  return [
    "# The console at scale",
    "",
    `On ${date}, SQLite, 100,000 subscriptions and 1,000,000 events: ${lines.length} lists of the console in Chromium, from a click on a link until the first row is there, in milliseconds, median of ${rounds}, each after a write. ${slow.length} of them need more than ${MAX_TIME} ms, ${never.length} also in their best round, and ${scanning.length} read a table that grows to its end without an index. The server's part is milliseconds of the processor, which the load of the machine changes little.`,
    "",
    `Browser, server and this measurement share ${cpus().length} processors, on which ${count(load)} processes wanted to run at a time. \`npm run bench -- console --record\` writes this.`,
    "",
    "| Role | Page | To the first row | Least | Most | Server | Reads to the end |",
    "|---|---|---|---|---|---|---|",
    ...lines
      .map((line) => ({ ...line, ...summarise(line.times), server: summarise(line.work).median }))
      .toSorted((one, other) => other.median - one.median)
      .map(
        ({ role, address, median, min, max, server, scans }) =>
          `| ${role} | \`${address}\` | ${median.toFixed(0)} | ${min.toFixed(0)} | ${max.toFixed(0)} | ${server.toFixed(0)} | ${scans.join(", ")} |`,
      ),
    "",
  ].join("\n");
}
