// Measures each check in turn, and prints the nanoseconds per check for each round.
import { interleave } from "../rounds.js";
import { type Check, type CheckName, makeChecks } from "./verifiers.js";

export interface VerifySettings {
  readonly rounds: number;
  /** The number of checks per round. */
  readonly amount: number;
}

/** The rounds of each contender, in nanoseconds per check. */
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
    // Awaiting a value that is not a promise would cost the synchronous checks a turn of the event loop.
    if (result instanceof Promise) await result;
  }
  return ((performance.now() - start) * 1_000_000) / amount;
}
