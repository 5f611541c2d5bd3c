import { parseArgs } from "node:util";
import { torture } from "./run.js";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "25" },
    seed: { type: "string", default: "1" },
    most: { type: "string", default: "1500" },
    durability: { type: "string", default: "full" },
  },
});

const { wrong, acknowledged, startTimes, delivered, repeated } = await torture({
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  most: Number(values.most),
  durability: values.durability === "fast" ? "fast" : "full",
  progress: (round, report) =>
    console.error(
      `round ${round}: ${report.acknowledged.stages.size} subscriptions, ${report.wrong.length} wrong`,
    ),
});
const sorted = startTimes.toSorted((a, b) => a - b).map((time) => Math.round(time));
console.log(
  `${acknowledged.stages.size} subscriptions, ${acknowledged.invoicesPaid.size} payments acknowledged`,
);
console.log(`${delivered} events delivered, ${repeated} of them more than once`);
console.log(
  `start to ready: median ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms`,
);
console.log(wrong.length === 0 ? "Nothing was lost." : wrong.slice(0, 50).join("\n"));
process.exitCode = wrong.length === 0 ? 0 : 1;
