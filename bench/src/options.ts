import { parseArgs } from "node:util";

/** The options of a run. */
export interface Options {
  /** The date for the report, for example `2026-11-20`. */
  readonly date: string;
  /** Runs short rounds to see whether everything works. The numbers are not a result. */
  readonly quick: boolean;
  readonly rounds: number;
  /** Names of the workloads to run; all when empty. */
  readonly only: readonly string[];
  /** Writes the report into `results/`. */
  readonly record: boolean;
}

/** The benchmarks of one part of the project. */
export interface Suite {
  /** One line for the help. */
  readonly does: string;
  /** Names for `--only`. */
  readonly workloads: readonly string[];
  run(options: Options): Promise<void>;
}

type Suites = Readonly<Record<string, Suite>>;

/** The command line is not valid. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The text of `--help`. */
export function helpOf(suites: Suites): string {
  const width = Math.max(...Object.keys(suites).map(({ length }) => length)) + 2;
  const lines = Object.entries(suites).flatMap(([name, { does, workloads }]) => [
    `  ${name.padEnd(width)}${does}`,
    `  ${" ".repeat(width)}--only: ${workloads.join(", ")}`,
  ]);
  return `Usage: npm run bench -- <suite> [options]

Measures a part beside its peers and the bare limit, and prints each line when it is measured. It takes
minutes, and wants a machine that does nothing else.

Suites:
${lines.join("\n")}

Options:
  --quick          short rounds, to see whether everything runs; not a result
  --rounds <n>     interleaved rounds [7; 2 with --quick]
  --only <names>   these workloads alone, separated by commas
  --record         writes the report into bench/results/
  --date <date>    the date in the report, as in 2026-11-20 [today]
  --help           this text

Examples:
  npm run bench -- sdk
  npm run bench -- receiver --only verify --rounds 3
  npm run bench -- server --quick
  npm run bench -- server --record
`;
}

/**
 * Reads the command line: the name of a suite and its options. Returns `undefined` for `--help`.
 *
 * @throws {UsageError} when the command line is not valid. The message says why.
 */
export function readOptions(
  args: readonly string[],
  { suites, today }: { readonly suites: Suites; readonly today: string },
): (Options & { readonly suite: Suite }) | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [name, ...more] = positionals;
  const suite = name === undefined ? undefined : suites[name];
  if (suite === undefined || more.length > 0) {
    throw new UsageError(`Name one suite: ${Object.keys(suites).join(", ")}.`);
  }
  const { date = today, quick, record } = values;
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date)) throw new UsageError(`${date} is no date as 2026-11-20.`);
  const rounds = Number(values.rounds ?? (quick ? 2 : 7));
  if (!Number.isInteger(rounds) || rounds < 1) throw new UsageError("--rounds is a number from 1.");
  const only = values.only.split(",").filter((workload) => workload !== "");
  const unknown = only.filter((workload) => !suite.workloads.includes(workload));
  if (unknown.length > 0) {
    throw new UsageError(`${name} has no ${unknown.join(", ")}; it has ${suite.workloads.join(", ")}.`);
  }
  if (record && (quick || only.length > 0)) {
    throw new UsageError("--record is for a whole run: leave out --quick and --only.");
  }
  return { suite, date, quick, rounds, only, record };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        date: { type: "string" },
        quick: { type: "boolean", default: false },
        rounds: { type: "string" },
        only: { type: "string", default: "" },
        record: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
