// Measures each check in turn, and prints the nanoseconds that one took in each round.
import { interleave } from "../rounds.js";
import { type Check, type CheckName, makeChecks } from "./verifiers.js";

/** How to measure. */
export interface VerifySettings {
  readonly rounds: number;
  /** Checks in a round. */
  readonly amount: number;
}

/** The rounds of each contender, in nanoseconds a check. */
export type VerifyTimes = Readonly<Record<CheckName, readonly number[]>>;

const { rounds, amount } = JSON.parse(process.argv[2] ?? "") as VerifySettings;
const checks = Object.entries(await makeChecks());
const times = await interleave(
  rounds,
  checks.map(([name, check]) => ({ name, measure: () => nanoseconds(check) })),
);
console.log(JSON.stringify(Object.fromEntries(checks.map(([name]) => [name, times(name)]))));

async function nanoseconds(check: Check): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < amount; done += 1) {
    const result = check();
    // To await what is no promise would cost the synchronous ones a turn.
    if (result instanceof Promise) await result;
  }
  return ((performance.now() - start) * 1_000_000) / amount;
}
