import { parseArgs } from "node:util";

/** What to measure, and how long. */
export interface Options {
  readonly suite: "server";
  /** As in `2026-11-20`: it goes into the report. A report must not change because it was printed a day later. */
  readonly date: string;
  /** Short rounds, to see whether everything runs. What it prints is not a result. */
  readonly quick: boolean;
  readonly rounds: number;
  /** Names of the workloads to run; all when empty. */
  readonly only: readonly string[];
}

const USAGE = "npm run bench -- server --date YYYY-MM-DD [--quick] [--rounds 7] [--only read,write]";

/** Reads the command line. */
export function readOptions(args: readonly string[]): Options {
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
  if (suite !== "server" || date === undefined || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date)) {
    throw new Error(USAGE);
  }
  const rounds = Number(values.rounds ?? (quick ? 2 : 7));
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(USAGE);
  return { suite, date, quick, rounds, only: values.only.split(",").filter((name) => name !== "") };
}
