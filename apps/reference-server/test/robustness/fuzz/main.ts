import { parseArgs } from "node:util";
import { type Finding, fuzz, type Report } from "./run.js";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    world: { type: "string", default: "500" },
  },
});

const report = await fuzz({
  seed: Number(values.seed),
  requests: Number(values.requests),
  worldSize: Number(values.world),
  progress: (done, findings) => process.stderr.write(`\r${done} requests, ${findings.length} findings`),
});
process.stderr.write("\n");
showCounts(report);
for (const finding of firstOfEachKind(report.findings)) show(finding);
process.exitCode = report.findings.length === 0 ? 0 : 1;

/** Prints a table of operations (rows) and statuses (columns). */
function showCounts({ counts, requests, slowest, findings }: Report): void {
  const statuses = [...new Set([...counts.values()].flatMap((byStatus) => [...byStatus.keys()]))].sort();
  console.log(["operation".padEnd(36), ...statuses.map((status) => String(status).padStart(6))].join(""));
  for (const [operation, byStatus] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
    const cells = statuses.map((status) => String(byStatus.get(status) ?? "").padStart(6));
    console.log([operation.padEnd(36), ...cells].join(""));
  }
  console.log(
    `${requests} requests, ${findings.length} findings, slowest answer ${Math.round(slowest.duration)} ms`,
  );
  console.log(`The slowest: ${slowest.request.slice(0, 600)}`);
}

/** A failure that many requests found is shown once. */
function firstOfEachKind(findings: readonly Finding[]): readonly Finding[] {
  const kinds = new Map<string, Finding>();
  for (const finding of findings) {
    const kind = finding.wrong.map((text) => text.replace(/\d+/g, "#").slice(0, 200)).join();
    if (!kinds.has(kind)) kinds.set(kind, finding);
  }
  return [...kinds.values()].slice(0, 40);
}

function show({ seed, index, request, answer, wrong }: Finding): void {
  const again = `--seed ${seed} --requests ${index + 1} --world ${index + 1}`;
  console.log(`\n--- request ${index} of the world of seed ${seed}; again: npm run fuzz -- ${again}`);
  console.log([...wrong, request, answer].join("\n"));
}
