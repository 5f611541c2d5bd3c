import { readFileSync } from "node:fs";
import { startLoad } from "../load.js";
import type { Options, Suite } from "../options.js";
import { createTable, type Row, render, writeResult } from "../report.js";
import { measureAdapter } from "./adapter.js";
import { measureLoop } from "./loop.js";
import { buildPackages } from "./program.js";
import { EVENT } from "./sample.js";
import { measureVerify, verifySettings } from "./verify.js";

const PEERS = ["@octokit/webhooks", "stripe", "svix", "standardwebhooks", "autocannon"];

/** The benchmarks of the receiver kit. */
export const receiverSuite: Suite = {
  does: "verification, deliveries and whole lives, against node:http by hand and peers",
  workloads: ["verify", "adapter", "loop"],
  run: runReceiver,
};

async function runReceiver({ date, quick, rounds, only, record }: Options): Promise<void> {
  buildPackages();
  const load = await startLoad();
  const workloads: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
    verify: () => measureVerify({ rounds, quick }),
    adapter: () => measureAdapter({ load, rounds, quick }),
    loop: () => measureLoop({ rounds, quick }),
  };
  const table = createTable();
  try {
    for (const [name, measure] of Object.entries(workloads)) {
      if (only.length > 0 && !only.includes(name)) continue;
      process.stderr.write(`${name} ...\n`);
      table.add(await measure());
    }
    if (!record) return;
    const { rows } = table;
    const report = { title: "The receiver kit", date, versions: versions(), rows, notes: notes(rounds) };
    writeResult("receiver", render(report));
  } finally {
    load.stop();
  }
}

function versions(): string[] {
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { dependencies } = JSON.parse(manifest) as { dependencies: Readonly<Record<string, string>> };
  return PEERS.map((name) => `${name} ${dependencies[name]}`);
}

function notes(rounds: number): string[] {
  const checks = verifySettings({ rounds, quick: false });
  return [
    "Median of interleaved rounds, with the lowest and the highest; ratios are taken within each round. The packages are measured as they are built. All contenders of a line run in turn.",
    `Verification: ${checks.rounds} rounds of ${checks.amount} checks of one event of ${EVENT.length} bytes. Keys are prepared once where the API allows it; each peer gets the body in the form that it asks for, and its own signature. stripe, svix and standardwebhooks parse the body too, so they stand against verify and parse.`,
    `Deliveries: ${rounds} rounds of 20,000 requests over 64 connections from a process of its own, which never sleeps: a load that may sleep has to be woken by the answers of the slower server, which then costs that server more. By hand means one function that counts the body, checks it with \`createHmac\` and \`timingSafeEqual\`, and parses it: no content type, no header grammar, no second secret, no hooks, no dead letters.`,
    "Lives: order, payment, signed event, tenant, endpoints, instructions, DEPLOYED, termination, signed event, removal, UNDEPLOYED: 13 API calls and 3 deliveries each. SDK, reference server (with SQLite in memory, and each answer checked against the contract) and receiver share one thread. 200 lives go before those that count. With nothing behind them means the same 16 requests with the same headers and bodies, sent by `fetch` and `node:http` and answered by `node:http` with the recorded answers: what Node takes for them by itself.",
  ];
}
