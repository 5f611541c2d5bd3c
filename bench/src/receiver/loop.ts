import { judge, type Row, spread } from "../report.js";
import { interleave } from "../rounds.js";
import { summarise } from "../statistics.js";
import type { LoopResult, LoopSettings } from "./loop-process.js";
import { runProgram } from "./program.js";
import type { Rounds } from "./verify.js";

/** How lives are led, and how many a second there are to be. */
const WAYS: Readonly<
  Record<string, Pick<LoopSettings, "together" | "sockets"> & { readonly atLeast?: number }>
> = {
  "one after another": { together: 1, sockets: false },
  "20 at a time": { together: 20, sockets: false, atLeast: 200 },
  "20 at a time, over sockets": { together: 20, sockets: true, atLeast: 150 },
};

/** Whole lives: order, payment, event, tenant, DEPLOYED, termination, event, removal, UNDEPLOYED. */
export async function measureLoop({ rounds, quick }: Rounds): Promise<readonly Row[]> {
  const results = await interleave(
    Math.min(rounds, 3),
    Object.entries(WAYS).map(([name, { together, sockets }]) => ({
      name,
      measure: async () => {
        const settings: LoopSettings = { together, sockets, amount: quick ? 40 : 1_000 };
        // The program is of this folder, and prints this.
        return ((await runProgram("loop-process.ts", settings)) as LoopResult).rate;
      },
    })),
  );
  return Object.entries(WAYS).map(([name, { atLeast }]): Row => {
    const rates = summarise(results(name));
    return {
      workload: `Lives of a subscription, marketplace and receiver in one process, ${name}`,
      ours: spread(rates, "/s"),
      other: "",
      ratio: "",
      ...(atLeast === undefined ? {} : judge(rates.median, { atLeast })),
    };
  });
}
