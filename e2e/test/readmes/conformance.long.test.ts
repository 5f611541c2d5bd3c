import { readFileSync } from "node:fs";
import { join } from "node:path";
import { statements } from "@syndikit/conformance";
import { createReferenceServer } from "@syndikit/reference-server";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { receiverFile } from "../certify/receivers.js";
import { root } from "../consumers/repository.js";
import { startSample } from "./run-sample.js";
import { runTestSamples } from "./run-test-samples.js";
import { type Sample, sampleAt } from "./samples.js";

const document = "packages/conformance/README.md";
const readme = readFileSync(join(root, document), "utf8");
/** Stands in for the reader's own receiver. */
const receiver = receiverFile("plain-node/main.mjs");
const env = { SWEEP_SECONDS: "3" };

/** Changes a sample to use the receiver file beside it, and a free port. */
async function sampleFor(place: string, file: string): Promise<Sample> {
  const sample = sampleAt(document, place);
  const origin = `http://127.0.0.1:${await findFreePort()}`;
  const code = sample.code.replaceAll("http://127.0.0.1:3000", origin).replaceAll("receiver.mjs", file);
  return { ...sample, code };
}

test("the conformance package's first sample prints what the README says", async () => {
  const running = await startSample(await sampleFor("@syndikit/conformance 1", receiver), { env });
  onTestFinished(() => running.stop());
  await running.ended();

  const [, printed] = /^```text\n(.*?)^```/ms.exec(readme) ?? [];
  expect(running.output().replace(/^port \d+\n/gm, "")).toBe(printed);
}, 240_000);

test("the conformance package's sample of a test suite passes as it was pasted", async () => {
  const { code } = await sampleFor("In a test suite 1", "main.mjs");
  const reports = await runTestSamples([code], { files: [receiver], env });

  expect(reports).toEqual([{ passed: 1, failures: [] }]);
}, 240_000);

test("the conformance package's sample of statements finds none that is broken on the demo", async () => {
  const server = await createReferenceServer({ seed: "demo", passwordCost: 4, requestsPerMinute: 1_000_000 });
  onTestFinished(() => server.close());
  const { url } = await server.listen();
  const sample = sampleAt(document, "The statements of the interface 1");
  const code = sample.code.replace("http://127.0.0.1:8081/api", new URL("/api", url).href);
  // It prints only what is broken, so the number that was tried is printed too.
  const counted = 'console.log(outcomes.filter(({ outcome }) => outcome === "holds").length);';
  const running = await startSample({ ...sample, code: `${code}\n${counted}\n` });
  onTestFinished(() => running.stop());
  await running.ended();

  expect(running.output()).toMatch(/^\d+\n$/);
  // Those that need events or a moved clock are not tried.
  const tried = statements.filter(({ receives = false, moves = false }) => !receives && !moves);
  expect(Number(running.output())).toBe(tried.length);
}, 240_000);

test("the conformance package's own driver judges every scenario", async () => {
  const running = await startSample(sampleAt(document, "A driver of your own 1"));
  onTestFinished(() => running.stop());
  await running.ended();

  expect(running.output()).toContain("a lost event false\n");
}, 90_000);
