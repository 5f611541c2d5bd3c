import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Options, Suite } from "../options.js";
import { createTable, render, writeResult } from "../report.js";
import { contestants } from "./clients/contestants.js";
import { compareFailures } from "./failures.js";
import { measureOverhead } from "./overhead.js";
import { compilePrograms, modules, pinned } from "./program.js";

const HEAD = `## Thirty situations

Each client as it comes, in a process of its own, against a server on loopback. ✓ right, ✗ wrong, – it does not do that.
`;

/** The benchmarks of the SDK. */
export const sdkSuite: Suite = {
  does: "what a call costs, and thirty situations that go wrong, against other clients",
  workloads: ["overhead", "failures"],
  run: runSdk,
};

async function runSdk({ date, quick, rounds, only, record }: Options): Promise<void> {
  const wanted = (name: string): boolean => only.length === 0 || only.includes(name);
  const folder = mkdtempSync(join(modules, ".bench-sdk-"));
  const table = createTable();
  try {
    const run = await compilePrograms(folder);
    if (wanted("overhead")) {
      process.stderr.write("overhead ...\n");
      table.add(await measureOverhead(run, contestants, [rounds, quick ? 300 : 4_000]));
    }
    let situations = "";
    if (wanted("failures")) {
      process.stderr.write("failures ...\n");
      situations = `\n${HEAD}\n${await compareFailures(run, contestants)}\n`;
      process.stdout.write(situations);
    }
    if (!record) return;
    const versions = contestants.flatMap(({ packages }) => packages.map((name) => `${name} ${pinned[name]}`));
    const { rows } = table;
    writeResult("sdk", render({ title: "The SDK", date, versions, rows, notes: notes(rounds) }) + situations);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function notes(rounds: number): string[] {
  return [
    `What a client adds to \`fetch\` and \`json()\` by hand, in microseconds a call: median of ${rounds} interleaved rounds, with the lowest and the highest; ratios are taken within each round, CPU is of all threads. What a client leaves to be collected is collected in its own turn.`,
    "The answer comes from within the process, so that no network is measured. It reads the request as `fetch` does, for every client and for the call by hand, so that what a client leaves to `fetch` counts too. Each client that has a limit of time is given one of 10 s, which ours always has; openapi-fetch and hey-api have none, and send nothing again.",
    "openai, stripe and octokit are used on a path of ours by the methods that they have for that; the axios client of openapi-generator is `@ory/client`, with two of its own operations.",
    "An error is an answer of 404 in the interface's form, from the call to the rejection. With options and a middleware: a header and a limit of time for the call, where the client has one, and a middleware, hook or interceptor that sets a header. A client without a way for a line is not on it. octokit waits for a timer in each call, so its times say nothing of its work, and there is no verdict.",
    "openai and ky declare Node 22; both ran on the Node that is named above.",
  ];
}
