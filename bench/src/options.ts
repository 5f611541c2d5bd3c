import { parseArgs } from "node:util";

/** How to measure, and how long. */
export interface Options {
  /** As in `2026-11-20`: it goes into the report. A report must not change because it was printed a day later. */
  readonly date: string;
  /** Short rounds, to see whether everything runs. What it prints is not a result. */
  readonly quick: boolean;
  readonly rounds: number;
  /** Names of the workloads to run; all when empty. */
  readonly only: readonly string[];
}

/** What measures one part, and writes its report. */
export type Suite = (options: Options) => Promise<void>;

/** Reads the command line: the name of a suite, and how to run it. */
export function readOptions(
  args: readonly string[],
  suites: readonly string[],
): Options & { readonly suite: string } {
  const usage = `npm run bench -- ${suites.join("|")} --date YYYY-MM-DD [--quick] [--rounds 7] [--only read,write]`;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      date: { type: "string" },
      quick: { type: "boolean", default: false },
      rounds: { type: "string" },
      only: { type: "string", default: "" },
    },
  });
  const [suite] = positionals;
  const { date, quick } = values;
  if (suite === undefined || !suites.includes(suite)) throw new Error(usage);
  if (date === undefined || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date)) throw new Error(usage);
  const rounds = Number(values.rounds ?? (quick ? 2 : 7));
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(usage);
  return { suite, date, quick, rounds, only: values.only.split(",").filter((name) => name !== "") };
}
