import { headerNames } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { sign } from "@syndikit/signature";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type LoopbackMarketplace, serveMarketplace } from "../consumers/loopback-marketplace.js";
import { type RunningSample, type SampleWorld, startSample } from "./run-sample.js";
import { type Sample, sampleAt } from "./samples.js";

const patience = { timeout: 60_000, interval: 50 };
const event = JSON.stringify({ ...examples["Subscription.CREATED"], id: "42", entityUrl: "subscription/42" });

/** The output that a sample promises, in the comments after its `console.log` calls. */
const promised = ({ code }: Sample): string[] =>
  Array.from(code.matchAll(/^\s*console\.log\(.*\); \/\/ (.*)$/gm), ([, text = ""]) => text);

describe("the samples that are whole programs", () => {
  let marketplace: LoopbackMarketplace;
  let running: RunningSample | undefined;

  beforeEach(async () => {
    marketplace = await serveMarketplace();
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await marketplace.close();
  });

  async function start(sample: Sample, world: SampleWorld = {}): Promise<RunningSample> {
    running = await startSample(sample, { marketplaceUrl: marketplace.url, ...world });
    return running;
  }

  /** Sends a signed event to a sample's server, and waits until its tenant is reported. */
  async function expectTenant(sample: Sample, secret: string, world: SampleWorld = {}): Promise<void> {
    const program = await start(sample, world);
    const ended = program.ended();
    // The error matters only if the wait below fails.
    ended.catch(() => {});
    const port = await Promise.race([
      vi.waitUntil(() => /^port (\d+)$/m.exec(program.output())?.[1], patience),
      ended.then(() => Promise.reject(new Error("The sample ended before it listened"))),
    ]);
    const { status } = await fetch(`http://127.0.0.1:${port}/events`, {
      method: "POST",
      body: event,
      headers: {
        "content-type": "application/json",
        [headerNames.eventSignature]: sign(Buffer.from(event), secret),
      },
    });
    expect(status).toBe(204);
    await vi.waitFor(() => expect(marketplace.calls).toContain("PATCH subscription/42"), patience);
    expect(marketplace.calls).toEqual(
      expect.arrayContaining(["POST subscription/42/endpoints", "GET user/7"]),
    );
  }

  test.each([
    ["@syndikit/contract 1", 5],
    ["Validators 2", 2],
  ])(
    "the contract's %s prints what it says",
    async (place, lines) => {
      const sample = sampleAt("packages/contract/README.md", place);
      const program = await start(sample);
      await program.ended();
      expect(promised(sample)).toHaveLength(lines);
      expect(program.output().replaceAll("'", '"').trim().split("\n")).toEqual(promised(sample));
    },
    90_000,
  );

  test("the signature's lets a signed event in, and no other", async () => {
    const secret = "a secret of thirty-two characters";
    const post = (signature: string): string => `(await sample.POST(new Request("https://vendor.example", {
      method: "POST", body: ${JSON.stringify(event)}, headers: { "${headerNames.eventSignature}": "${signature}" },
    }))).status`;
    const program = await start(sampleAt("packages/signature/README.md", "@syndikit/signature 1"), {
      env: { EVENT_SECRET: secret },
      after: `console.log(${post(sign(Buffer.from(event), secret))}, ${post(sign(Buffer.from(event), "x"))});`,
    });
    await program.ended();
    expect(program.output()).toBe("204 401\n");
  }, 90_000);

  test("the receiver's makes a tenant and reports it", async () => {
    const secret = "0123456789abcdef0123456789abcdef";
    await expectTenant(sampleAt("packages/receiver/README.md", "@syndikit/receiver 1"), secret, {
      env: { MARKETPLACE_TOKEN: "token-of-the-vendor", EVENT_SECRET: secret },
      before: `globalThis.cloud = {
        create: async () => ({ id: "t42", url: "https://t42.example" }),
        apply: async () => {},
        remove: async () => {},
      };`,
    });
  }, 150_000);
});
