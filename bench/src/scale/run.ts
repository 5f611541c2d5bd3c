import { statSync } from "node:fs";
import type { Options, Suite } from "../options.js";
import { count, writeResult } from "../report.js";
import { QUESTIONS } from "./ask.js";
import { type Answer, marketFile, measureMarket } from "./market.js";

const SIZES = [1_000, 20_000, 200_000];

/** A list may cost this many times what it costs in the smallest market, or this many milliseconds. */
const MAX_RATIO = 3;
const MAX_TIME = 30;

/** The lists of the reference server in markets of three sizes. The databases are made once, and kept. */
export const scaleSuite: Suite = {
  does: "every list, filter and sort for each role, with 1,000, 20,000 and 200,000 subscriptions",
  workloads: SIZES.map(String),
  run: runScale,
};

async function runScale({ date, quick, only, record }: Options): Promise<void> {
  const chosen = SIZES.filter((size) => only.length === 0 || only.includes(String(size)));
  const sizes = quick ? chosen.slice(0, 2) : chosen;
  const columns: (readonly Answer[])[] = [];
  const files: string[] = [];
  for (const size of sizes) {
    process.stderr.write(`${size} subscriptions ...\n`);
    const file = await marketFile(size);
    files.push(`${megabytesOf(file)} MB with ${size.toLocaleString("en-US")}`);
    columns.push(await measureMarket(file, size));
  }
  const lines = QUESTIONS.map(({ role, path }, at) => {
    const times = columns.map((column) => column[at]?.time ?? Number.NaN);
    const plan = columns.at(-1)?.[at]?.plan ?? "";
    return { role, path, times, ratio: (times.at(-1) ?? 0) / (times[0] ?? 1), plan };
  });
  const slow = lines.filter(({ times, ratio }) => (times.at(-1) ?? 0) > MAX_TIME && ratio > MAX_RATIO);
  const head = [
    "Role",
    "List",
    ...sizes.map((size) => `${size.toLocaleString("en-US")}, ms`),
    "Ratio",
    "Plan",
  ];
  const text = [
    "# Lists at scale",
    "",
    `On ${date}, SQLite: ${lines.length} lists in markets of three sizes, in milliseconds of the processor, each after a write, so that nothing is counted from memory. ${slow.length} of them cost more than ${MAX_TIME} ms and ${MAX_RATIO} times what they cost with ${sizes[0]?.toLocaleString("en-US")} subscriptions.`,
    "",
    `A subscription has 5 orders, 5 invoices, 10 charges, 10 lines, 10 events, a message and 10 entries of the audit; two have a buyer with a payment method. The plan is that of the largest market. A scan reads a table in the order of the list and ends with the page; with a sort it reads all of it. The database takes ${files.join(", ")} subscriptions. \`npm run bench -- scale --record\` writes this.`,
    "",
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---|").join("")}`,
    ...lines
      .toSorted((one, other) => (other.times.at(-1) ?? 0) - (one.times.at(-1) ?? 0))
      .map(({ role, path, times, ratio, plan }) => {
        const cells = [
          role,
          `\`${path.replace("pageSize=50&", "")}\``,
          ...times.map((time) => time.toFixed(1)),
        ];
        return `| ${[...cells, ratio.toFixed(1), plan].join(" | ")} |`;
      }),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (record) writeResult("scale", text);
}

/** The size of a database on the disk, in MB. */
function megabytesOf(file: string): string {
  return count(statSync(file).size / 1_000_000);
}
