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
  /** The bar as text; absent for a line without one. */
  readonly bar?: string;
  readonly verdict?: string;
}

/** The limit that a measured value must meet. */
export type Bar = { readonly atLeast: number } | { readonly atMost: number };

/** Compares a value with its bar, and returns the last two cells of the line. */
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

/** Prints a rate or a time with its spread, for example `4,100 /s (3,900 to 4,200)`. */
export function spread({ median, min, max }: Summary, unit: string): string {
  return `${count(median)} ${unit} (${count(min)} to ${count(max)})`;
}

/** Prints the ratio of two contenders with its spread, for example `0.91 (0.88 to 0.95)`. */
export function spreadRatio({ median, min, max }: Summary): string {
  return `${count(median)} (${count(min)} to ${count(max)})`;
}

/** Prints a number with three significant digits, or as an integer from 100 on. */
export function count(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : String(Number(value.toPrecision(3)));
}

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

/** Prints lines as they are measured, with the head of the table before the first. */
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

/** Renders the report as Markdown. */
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

/** Writes a report to `results/`, and prints the path. */
export function writeResult(name: string, text: string): void {
  const file = fileURLToPath(new URL(`../results/${name}.md`, import.meta.url));
  writeFileSync(file, text);
  process.stdout.write(`\nWritten to ${relative(process.cwd(), file)}.\n`);
}
