import { judge, type Row, spread, spreadRatio } from "../report.js";
import { compareRounds, summarise } from "../statistics.js";
import { runProgram } from "./program.js";
import type { CheckName } from "./verifiers.js";
import type { VerifySettings, VerifyTimes } from "./verify-process.js";

export interface Rounds {
  readonly rounds: number;
  readonly quick: boolean;
}

/** Uses many short rounds, so that a disturbance of the machine affects only a few of them. */
export function verifySettings({ rounds, quick }: Rounds): VerifySettings {
  return quick ? { rounds: 10, amount: 500 } : { rounds: rounds * 30, amount: 2_000 };
}

/** Measures the check of a signature against Node's bare functions and against the peers. */
export async function measureVerify(rounds: Rounds): Promise<readonly Row[]> {
  // The program in this folder prints VerifyTimes.
  const times = (await runProgram("verify-process.ts", verifySettings(rounds))) as VerifyTimes;

  const row = (workload: string, [ours, other]: readonly [CheckName, CheckName], bar: number): Row => {
    const ratio = compareRounds(times[ours], times[other]);
    return {
      workload,
      ours: spread(summarise(times[ours]), "ns"),
      other: spread(summarise(times[other]), "ns"),
      ratio: spreadRatio(ratio),
      ...judge(ratio.median, { atMost: bar }),
    };
  };
  return [
    row("Verify, against `createHmac` + `timingSafeEqual`", ["ours", "bare"], 1),
    row("Verify and parse, against the same without parsing", ["ours, parsed", "bare"], 2),
    row("Verify, against @octokit/webhooks", ["ours", "octokit"], 1),
    row("Verify and parse, against stripe", ["ours, parsed", "stripe"], 1),
    row("Verify and parse, against svix", ["ours, parsed", "svix"], 1),
    row("Verify and parse, against standardwebhooks", ["ours, parsed", "standardwebhooks"], 1),
  ];
}
