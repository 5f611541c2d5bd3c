import { judge, type Row, spread, spreadRatio } from "../report.js";
import { interleave } from "../rounds.js";
import { compareRounds, summarise } from "../statistics.js";
import type { LoopResult, LoopSettings } from "./loop-process.js";
import { runProgram } from "./program.js";
import type { Rounds } from "./verify.js";

/** The settings to measure. */
const WAYS: Readonly<Record<string, Pick<LoopSettings, "together" | "sockets">>> = {
  "one after another": { together: 1, sockets: false },
  "20 at a time": { together: 20, sockets: false },
  "20 at a time, over sockets": { together: 20, sockets: true },
};

/** How much of the rate of the sockets alone the lives over sockets must reach. A rate would depend on the machine. */
const AT_LEAST = 0.35;

/** The cost of the sockets alone. */
const BARE = "the same requests, with nothing behind them";

/** Measures whole lives: order, payment, event, tenant, DEPLOYED, termination, event, removal, UNDEPLOYED. */
export async function measureLoop({ rounds, quick }: Rounds): Promise<readonly Row[]> {
  const amount = quick ? 40 : 1_000;
  // The programs in this folder print a LoopResult.
  const run = async (file: string, settings: object): Promise<number> =>
    ((await runProgram(file, { amount, ...settings })) as LoopResult).rate;
  const results = await interleave(Math.min(rounds, 3), [
    ...Object.entries(WAYS).map(([name, { together, sockets }]) => ({
      name,
      measure: () => run("loop-process.ts", { together, sockets }),
    })),
    { name: BARE, measure: () => run("bare-loop-process.ts", { together: 20 }) },
  ]);
  const bare = results(BARE);
  return Object.entries(WAYS).map(([name, { sockets }]): Row => {
    const rates = summarise(results(name));
    const ratio = compareRounds(results(name), bare);
    return {
      workload: `Lives of a subscription, marketplace and receiver in one process, ${name}${sockets ? `; against ${BARE}` : ""}`,
      ours: spread(rates, "/s"),
      other: sockets ? spread(summarise(bare), "/s") : "",
      ratio: sockets ? spreadRatio(ratio) : "",
      ...(sockets ? judge(ratio.median, { atLeast: AT_LEAST }) : {}),
    };
  });
}
