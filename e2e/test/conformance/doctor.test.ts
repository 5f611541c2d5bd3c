import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createProvisioner, createReceiver, memoryStore } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { afterEach, expect, test } from "vitest";
import { programFile } from "../certify/certify-program.js";
import { createMarket, pendingSubscription } from "./market.js";

const secret = "0123456789abcdef0123456789abcdef";

let end: () => Promise<unknown> = async () => undefined;
afterEach(() => end());

test("the doctor finds nothing wrong with a receiver of the kit, and leaves nothing in it", async () => {
  const store = memoryStore();
  const { client } = createMarket(pendingSubscription({}), async (_, effect) => effect());
  const provisioner = createProvisioner({
    client,
    store,
    provision: () => ({
      tenantId: "t",
      endpoints: [{ category: "APP", endpoint: "https://tenant.example" }],
    }),
    deprovision: () => undefined,
  });
  const receiver = createReceiver({ secrets: secret, provisioner });
  const server = createServer(toNode(receiver));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  end = () => new Promise((resolve) => server.close(resolve));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has an address of this type.

  const doctor = await runDoctor(`http://127.0.0.1:${port}/marketplace/events`);

  expect(doctor).toEqual({
    code: 0,
    output: expect.stringContaining("Events arrive correctly."),
  });
  expect(receiver.counts()).toMatchObject({ unknown: 0, accepted: 0, probe: expect.any(Number) });
  expect(receiver.counts().probe).toBeGreaterThan(3);
  expect(await receiver.list()).toEqual({ items: [], next: undefined });
});

function runDoctor(url: string): Promise<{ readonly code: number | null; readonly output: string }> {
  const program = ["--conditions=@syndikit/source", "--import", "tsx", programFile];
  const child = spawn(process.execPath, [...program, "doctor", url], {
    env: { ...process.env, SYNDIKIT_SECRET: secret },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
