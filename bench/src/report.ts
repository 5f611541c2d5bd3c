import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Summary } from "./statistics.js";

/** One line of the report. */
export interface Row {
  readonly workload: string;
  readonly ours: string;
  readonly other: string;
  readonly ratio: string;
  /** The bar, in words; absent for a line that is only told. */
  readonly bar?: string;
  readonly verdict?: string;
}

/** A bar that a number is held against. */
export type Bar = { readonly atLeast: number } | { readonly atMost: number };

/** The number with its bar, as the last three cells of a line have it. */
export function judge(value: number, bar: Bar): Required<Pick<Row, "bar" | "verdict">> {
  if ("atLeast" in bar) {
    const missing = (1 - value / bar.atLeast) * 100;
    return {
      bar: `≥ ${count(bar.atLeast)}`,
      verdict: missing <= 0 ? "met" : `missed by ${missing.toFixed(0)} %`,
    };
  }
  const over = (value / bar.atMost - 1) * 100;
  return { bar: `≤ ${count(bar.atMost)}`, verdict: over <= 0 ? "met" : `missed by ${over.toFixed(0)} %` };
}

/** A rate or a time with its spread, as in `4,100 (3,900 to 4,200)`. */
export function spread({ median, min, max }: Summary, unit: string): string {
  return `${count(median)} ${unit} (${count(min)} to ${count(max)})`;
}

/** How two contenders compare, with its spread, as in `0.91 (0.88 to 0.95)`. */
export function spreadRatio({ median, min, max }: Summary): string {
  return `${count(median)} (${count(min)} to ${count(max)})`;
}

/** A number with three significant digits, or all before the point. */
export function count(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : String(Number(value.toPrecision(3)));
}

/** What was measured, where, and of which versions. */
export interface Report {
  readonly title: string;
  readonly date: string;
  readonly versions: readonly string[];
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

const HEAD = ["| Workload | Ours | Other | Ratio | Bar | Verdict |", "|---|---|---|---|---|---|"];

function printRow({ workload, ours, other, ratio, bar = "", verdict = "" }: Row): string {
  return `| ${[workload, ours, other, ratio, bar, verdict].join(" | ")} |`;
}

/** Prints lines, with the head of the table before the first. */
export function createTable(): { readonly rows: readonly Row[]; add(rows: readonly Row[]): void } {
  const all: Row[] = [];
  return {
    rows: all,
    add(rows) {
      const lines = [...(all.length === 0 ? HEAD : []), ...rows.map(printRow)];
      process.stdout.write(lines.map((line) => `${line}\n`).join(""));
      all.push(...rows);
    },
  };
}

/** The report as Markdown. */
export function render({ title, date, versions, rows, notes }: Report): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  return [
    `# ${title}`,
    "",
    `${date}, Node ${process.version}, ${machine}. ${versions.join(", ")}.`,
    "",
    ...HEAD,
    ...rows.map(printRow),
    "",
    ...notes.map((note) => `- ${note}`),
    "",
  ].join("\n");
}

/** Writes a report to `results/`, and says so. */
export function writeResult(name: string, text: string): void {
  const file = fileURLToPath(new URL(`../results/${name}.md`, import.meta.url));
  writeFileSync(file, text);
  process.stdout.write(`\nWritten to ${relative(process.cwd(), file)}.\n`);
}
