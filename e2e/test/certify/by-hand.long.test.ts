import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Report, VendorEnvironment } from "@syndikit/conformance";
import { afterEach, expect, test } from "vitest";
import { commandLine } from "../../src/built-programs.js";
import { findFreePort } from "../../src/free-port.js";
import { receiverFile } from "./receivers.js";

const endings: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Starts a program that is killed when the test ends. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  endings.push(() => child.kill("SIGKILL"));
  return child;
}

test("certifies a receiver that somebody else starts with the settings that it prints", async () => {
  const folder = await mkdtemp(join(tmpdir(), "certify-by-hand-"));
  endings.push(() => rm(folder, { recursive: true }));
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}/events`;
  const certify = start(process.execPath, [
    commandLine,
    ...["certify", url, "--token", "a-token-of-the-vendor", "--json"],
  ]);
  const records: (Readonly<Record<string, unknown>> & { readonly type: string })[] = [];
  if (certify.stdout === null) throw new Error("Its output cannot be read.");
  for await (const line of createInterface({ input: certify.stdout })) {
    records.push(JSON.parse(line));
    if (records.length > 1) continue;
    const environment = records[0]?.["environment"] as VendorEnvironment;
    start(process.execPath, [receiverFile("plain-node/main.mjs")], {
      ...environment,
      DATABASE: join(folder, "state.json"),
    });
  }
  if (certify.exitCode === null) await once(certify, "exit");

  const report = records.at(-1) as unknown as Report;
  expect(records[0]).toMatchObject({
    type: "ready",
    environment: { MARKETPLACE_TOKEN: "a-token-of-the-vendor", HOST: "127.0.0.1", PORT: port },
  });
  expect(report.checks.filter(({ status }) => status === "failed")).toEqual([]);
  expect(report.counts).toEqual({ passed: 45, failed: 0, notRun: 11 });
  expect(report.limits).toHaveLength(3);
  // The verdict is "incomplete" because certify could not see the tenants.
  expect([report.verdict, certify.exitCode]).toEqual(["incomplete", 5]);
}, 120_000);
