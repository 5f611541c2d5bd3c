import { judge, type Row, spread } from "../report.js";
import { compareRounds, type Summary, summarise } from "../statistics.js";
import type { Contestant } from "./clients/contestant.js";
import type { Program } from "./program.js";
import { type WorkloadName, workloads } from "./workloads.js";

/** The rounds of one client, in microseconds per call. */
interface Rounds {
  readonly wall: readonly number[];
  readonly cpu: readonly number[];
}

type Measured = Readonly<Record<WorkloadName, Readonly<Record<string, Rounds>>>>;

const BARE = "bare fetch";

/** The highest ratio of ours to openapi-fetch that meets the bar. */
const MOST = 1.3;

/** Measures what each client adds to a call, and returns the lines of the report. */
export async function measureOverhead(
  run: Program,
  contestants: readonly Contestant[],
  rounds: readonly [count: number, calls: number],
): Promise<readonly Row[]> {
  const measured: Measured = JSON.parse(await run("overhead-process", rounds.map(String)));
  const [first, ...others] = contestants;
  if (first === undefined) return [];
  return (Object.keys(workloads) as WorkloadName[]).flatMap((workload) => {
    const clients = measured[workload];
    const over = (name: string, what: keyof Rounds): readonly number[] => added(clients, name, what);
    return others
      .filter(({ name }) => clients[name] !== undefined)
      .map(({ name, retries, waits }) => {
        const ratio = compareRounds(over(first.name, "wall"), over(name, "wall")).median;
        const row = {
          workload: `${workloads[workload].title}, ${name}${retries ? ", retries" : ""}${waits ? ", waits" : ""}`,
          ours: cell(over(first.name, "wall"), over(first.name, "cpu")),
          other: cell(over(name, "wall"), over(name, "cpu")),
          ratio: ratio.toFixed(2),
        };
        if (waits) return row;
        if (name === "openapi-fetch" && workload === "get")
          return { ...row, ...judge(ratio, { atMost: MOST }) };
        return retries ? { ...row, ...judge(ratio, { atMost: 1 }) } : row;
      });
  });
}

/** Computes what a client adds to the bare call, round by round. */
function added(clients: Measured[WorkloadName], name: string, what: keyof Rounds): readonly number[] {
  const bare = clients[BARE]?.[what] ?? [];
  return (clients[name]?.[what] ?? []).map((value, round) => value - (bare[round] ?? 0));
}

function cell(wall: readonly number[], cpu: readonly number[]): string {
  const { median }: Summary = summarise(cpu);
  return `${spread(summarise(wall), "µs")}, CPU ${median.toFixed(1)}`;
}
