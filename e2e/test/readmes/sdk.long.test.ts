import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createReferenceServer, type ReferenceServer } from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { root } from "../consumers/repository.js";
import { type RunningSample, startSample } from "./run-sample.js";
import { readSamples } from "./samples.js";

const document = "packages/sdk/README.md";
const samples = readSamples(document, readFileSync(join(root, document), "utf8"));

describe("the samples of the SDK's README, on the reference server with its demo", () => {
  let server: ReferenceServer;
  let url: string;
  let running: RunningSample | undefined;

  const signIn = (username: string): Marketplace =>
    createMarketplace({
      baseUrl: url,
      apiVersion: "20260101",
      auth: { username, password: `${username}-demo` },
    });

  /** Runs a program to its end, and returns its output. */
  async function run(code: string): Promise<string> {
    const pasted = code.replaceAll("http://127.0.0.1:8081", url);
    running = await startSample({ document, place: "", code: pasted });
    await running.ended();
    return running.output();
  }

  beforeEach(async () => {
    server = await createReferenceServer();
    ({ url } = await server.listen());
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await server.close();
  });

  test("the first one works as pasted", async () => {
    const [first] = samples;
    const output = await run(first?.code ?? "");
    expect(output).toMatch(/^(productVersion\/\d+ .+\n)+$/);
    expect(output).toContain("productVersion/1 Basic\n");
  }, 90_000);

  test("all of them run, one after the other", async () => {
    const { subscription } = await signIn("customer").orders.create({
      type: "NORMAL",
      productVersion: { url: "productVersion/1" },
      configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
    });
    // The sample behind a proxy needs a proxy: `e2e/test/fetches` runs it.
    const runnable = samples.filter(({ code }) => !code.includes('from "undici"'));
    const output = await run(runnable.map(({ code }) => code).join(""));
    expect(output).toMatch(/\nbilled by invoice\/2\n1 Acme Notes\n$/);
    expect(await signIn("customer").subscriptions.get(subscription)).toMatchObject({
      deploymentStatus: "DEPLOYED",
      name: "Notes of Ann",
    });
  }, 90_000);
});
