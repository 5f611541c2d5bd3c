import type { Contestant } from "./clients/contestant.js";
import type { Program } from "./program.js";
import { situations } from "./situations.js";

/** The number of clients at a time. With more they would slow each other down. */
const AT_ONCE = 4;

/** Runs every client through the thirty situations, and returns the table as Markdown. */
export async function compareFailures(run: Program, contestants: readonly Contestant[]): Promise<string> {
  const columns = new Map<string, readonly string[]>();
  const waiting = [...contestants];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      columns.set(next.name, JSON.parse(await run("failures-process", [next.name])));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const names = contestants.map(({ name }) => name);
  return [
    row(["", ...names]),
    row(["---", ...names.map(() => "---")]),
    ...situations.map(({ title }, at) => row([title, ...names.map((name) => columns.get(name)?.[at] ?? "")])),
  ].join("\n");
}

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
