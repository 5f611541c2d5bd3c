import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// The tests' helper for starting the system's PostgreSQL. It is not part of a published package.
import { startPostgres } from "../../../packages/receiver/test/servers/start-postgres.js";
import type { Options, Suite } from "../options.js";
import { count, writeResult } from "../report.js";
import { buildServer } from "../server/build.js";
import { execute } from "../server/postgres-world.js";
import { runProgram } from "../sizes/program.js";
import { QUESTIONS } from "./ask.js";
import { type Answer, marketFile, measureMarket, open, timesOf } from "./market.js";

const SIZES = [1_000, 20_000, 200_000];

/** A list may cost this many times what it costs in the smallest market, or this many milliseconds. */
const MAX_RATIO = 3;
const MAX_TIME = 30;

/** The lists of the reference server in markets of three sizes. The databases are made once, and kept. */
export const scaleSuite: Suite = {
  does: "every list, filter and sort for each role, with 1,000, 20,000 and 200,000 subscriptions",
  workloads: SIZES.map(String),
  async run({ date, record, ...options }) {
    const sizes = sizesOf(options);
    const columns: (readonly Answer[])[] = [];
    const files: string[] = [];
    for (const size of sizes) {
      process.stderr.write(`${size} subscriptions ...\n`);
      const file = await marketFile(size);
      files.push(`${count(statSync(file).size / 1_000_000)} MB with ${named(size)}`);
      columns.push(await measureMarket(file, size));
    }
    const text = render(sizes, {
      times: columns.map((column) => column.map(({ time }) => time)),
      plans: columns.at(-1)?.map(({ plan }) => plan),
      about: (lists) =>
        `On ${date}, SQLite: ${lists} in milliseconds of the processor, each after a write, so that nothing is counted from memory.`,
      more: `The plan is that of the largest market. A scan reads a table in the order of the list and ends with the page; with a sort it reads all of it. The database takes ${files.join(", ")} subscriptions. \`npm run bench -- scale --record\` writes this.`,
    });
    process.stdout.write(text);
    if (record) writeResult("scale", text);
  },
};

/** The same on PostgreSQL, with the same rows. */
export const scalePostgresSuite: Suite = {
  does: "the same on PostgreSQL, in databases that are copied from those of SQLite",
  workloads: scaleSuite.workloads,
  async run({ date, record, ...options }) {
    const sizes = sizesOf(options);
    const times: (readonly number[])[] = [];
    const folder = mkdtempSync(join(tmpdir(), "syndikit-scale-build-"));
    const postgres = await startPostgres({ shared_buffers: "1GB", max_wal_size: "8GB" });
    try {
      const build = buildServer(folder);
      for (const size of sizes) {
        process.stderr.write(`${size} subscriptions ...\n`);
        const name = `market_${size}`;
        await execute(postgres.url, `create database ${name}`);
        const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
        const from = `file:${await marketFile(size)}`;
        await runProgram(build.main, ["copy", "--from", from, "--to", url]);
        await execute(url, "vacuum analyze");
        const server = await open(url);
        times.push(await timesOf(server, () => performance.now()));
        await server.close();
        await execute(postgres.url, `drop database ${name}`);
      }
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
    const text = render(sizes, {
      times,
      about: (lists) =>
        `On ${date}, PostgreSQL on the same machine, after \`vacuum analyze\`: ${lists} in milliseconds until the answer is there, the least of three, each after a write, so that nothing is counted from memory.`,
      more: "The databases are copied from those of SQLite. `npm run bench -- scale-postgres --record` writes this.",
    });
    process.stdout.write(text);
    if (record) writeResult("scale-postgres", text);
  },
};

function sizesOf({ quick, only }: Pick<Options, "quick" | "only">): readonly number[] {
  const chosen = SIZES.filter((size) => only.length === 0 || only.includes(String(size)));
  return quick ? chosen.slice(0, 2) : chosen;
}

const named = (size: number): string => size.toLocaleString("en-US");

interface Table {
  /** For each size, what each list cost. */
  readonly times: readonly (readonly number[])[];
  /** How each list is read in the largest market. */
  readonly plans?: readonly string[] | undefined;
  /** The first sentence, around how many lists there are. */
  readonly about: (lists: string) => string;
  readonly more: string;
}

function render(sizes: readonly number[], { times, plans, about, more }: Table): string {
  const lines = QUESTIONS.map(({ role, path }, at) => {
    const costs = times.map((column) => column[at] ?? Number.NaN);
    const [least = Number.NaN, most = Number.NaN] = [costs[0], costs.at(-1)];
    return { role, path, costs, most, ratio: most / least, plan: plans?.[at] };
  });
  const slow = lines.filter(({ most, ratio }) => most > MAX_TIME && ratio > MAX_RATIO);
  const head = [
    "Role",
    "List",
    ...sizes.map((size) => `${named(size)}, ms`),
    "Ratio",
    ...(plans === undefined ? [] : ["Plan"]),
  ];
  return [
    "# Lists at scale",
    "",
    `${about(`${lines.length} lists in markets of ${sizes.length} sizes,`)} ${slow.length} of them cost more than ${MAX_TIME} ms and ${MAX_RATIO} times what they cost with ${named(sizes[0] ?? 0)} subscriptions.`,
    "",
    `A subscription has 5 orders, 5 invoices, 10 charges, 10 lines, 10 events, a message and 10 entries of the audit; two have a buyer with a payment method. ${more}`,
    "",
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---|").join("")}`,
    ...lines
      .toSorted((one, other) => other.most - one.most)
      .map(({ role, path, costs, ratio, plan }) => {
        const cells = [
          role,
          `\`${path.replace("pageSize=50&", "")}\``,
          ...costs.map((time) => time.toFixed(1)),
          ratio.toFixed(1),
          ...(plan === undefined ? [] : [plan]),
        ];
        return `| ${cells.join(" | ")} |`;
      }),
    "",
  ].join("\n");
}
