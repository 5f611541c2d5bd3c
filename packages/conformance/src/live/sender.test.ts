import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createSender } from "./sender.js";
import type { WatchedSubscription } from "./subscription.js";

/** A receiver that gives these answers in turn. */
async function answering(...statuses: readonly number[]): Promise<string> {
  const left = [...statuses];
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(left.shift() ?? 500, { "retry-after": "7" }).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  // A server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Sends a forged event, and returns the answers that count and the waits in between. */
async function sendForged(url: string): Promise<{ answers: readonly unknown[]; waits: readonly number[] }> {
  const waits: number[] = [];
  const sender = createSender({
    url,
    clock: { now: () => 0, sleep: async (milliseconds) => void waits.push(milliseconds) },
    // Only the timeline is used here.
    subscription: { note: () => undefined } as unknown as WatchedSubscription,
    signal: new AbortController().signal,
  });
  const about = { name: "a forged event", kind: "plain", mustBeRefused: true, anyAnswer: false } as const;
  await sender.send({ headers: {}, body: new Uint8Array() }, about);
  return { answers: sender.deliveries.flatMap(({ answers }) => answers), waits };
}

test("a forged event that was put off is sent again, and only the answer to it counts", async () => {
  expect(await sendForged(await answering(429, 503, 401))).toEqual({ answers: [401], waits: [5_000, 5_000] });
});

test("a forged event that is never answered is not sent without an end", async () => {
  const { answers } = await sendForged(await answering(...Array(20).fill(429)));
  expect(answers).toEqual([429]);
});
