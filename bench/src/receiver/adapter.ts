import { headerNames } from "@syndikit/contract";
import type { Child } from "../child.js";
import type { Load } from "../load.js";
import { judge, type Row, spread, spreadRatio } from "../report.js";
import { interleave } from "../rounds.js";
import { compareRounds, summarise } from "../statistics.js";
import { startProgram } from "./program.js";
import { EVENT, SIGNATURE } from "./sample.js";
import type { Rounds } from "./verify.js";

const CONNECTIONS = 64;

/** Measures signed deliveries over HTTP: the Node adapter against a node:http handler written by hand. */
export async function measureAdapter({
  load,
  rounds,
  quick,
}: Rounds & { readonly load: Load }): Promise<readonly Row[]> {
  const [ours, bare] = [
    await startProgram("adapter-process.ts", "ours"),
    await startProgram("adapter-process.ts", "bare"),
  ];
  const contender = <const Name extends string>(name: Name, { line: url }: Child) => ({
    name,
    measure: async () => {
      const { rate } = await load.run({
        url,
        method: "POST",
        headers: { "content-type": "application/json", [headerNames.eventSignature]: SIGNATURE },
        body: EVENT,
        connections: CONNECTIONS,
        restless: true,
        until: { amount: quick ? 2_000 : 20_000 },
      });
      return rate;
    },
  });
  const rates = await interleave(rounds, [contender("ours", ours), contender("bare", bare)]);
  await Promise.all([ours.stop(), bare.stop()]);
  const ratio = compareRounds(rates("ours"), rates("bare"));
  return [
    {
      workload: "Signed deliveries through the Node adapter, against node:http by hand",
      ours: spread(summarise(rates("ours")), "/s"),
      other: spread(summarise(rates("bare")), "/s"),
      ratio: spreadRatio(ratio),
      ...judge(ratio.median, { atLeast: 0.85 }),
    },
  ];
}
