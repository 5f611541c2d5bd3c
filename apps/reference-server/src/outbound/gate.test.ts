import { expect, test } from "vitest";
import { ShareRefused } from "../shares/shares.js";
import { createShareTable } from "../shares/table.js";
import { createGate, type Gate } from "./gate.js";
import { laneOf } from "./lane.js";
import type { OutboundResult } from "./outbound.js";

const ANSWER: OutboundResult = {
  kind: "answer",
  status: 200,
  headers: {},
  body: "",
  truncated: false,
  duration: 1,
};
const TIMEOUT: OutboundResult = {
  kind: "failure",
  outcome: "TIMEOUT",
  reason: "No answer.",
  duration: 15_000,
};

/** A gate whose calls are answered by a function of their URL. */
function open(answer: (url: string) => Promise<OutboundResult>): {
  readonly gate: Gate;
  readonly sent: string[];
  pass(milliseconds: number): void;
} {
  const sent: string[] = [];
  let time = 0;
  const elapsed = (): number => time;
  const outbound = {
    close: () => undefined,
    send({ url }: { readonly url: string }) {
      sent.push(url);
      return answer(url);
    },
  };
  return {
    sent,
    gate: createGate({ shares: createShareTable(elapsed), elapsed, to: { outbound } }),
    pass(milliseconds) {
      time += milliseconds;
    },
  };
}

const hangsAt = (host: string) => (url: string) =>
  url.includes(host) ? new Promise<never>(() => undefined) : Promise.resolve(ANSWER);

const get = (url: string) => ({ method: "GET", url, headers: {} }) as const;

test("hanging questions of a vendor leave places for all others, and what waits for them is refused unsent", async () => {
  const { gate, sent } = open(hangsAt("slow.example"));
  const refused: unknown[] = [];
  for (let asker = 1; asker <= 70; asker += 1) {
    gate
      .ask({ vendor: 1, asker: `user/${asker}` }, (send) =>
        Promise.all(Array.from({ length: 10 }, (_, url) => send(get(`https://slow.example/${url}`)))),
      )
      .catch((error: unknown) => refused.push(error));
  }
  const asked = gate.ask({ vendor: 2, asker: "user/99" }, (send) => send(get("https://quick.example/")));
  expect(await asked).toBe(ANSWER);
  const lane = laneOf(2, "https://quick.example/events");
  expect(await gate.hold("events", lane, (send) => send(get(lane.endpoint)))).toBe(ANSWER);
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(62);
  for (const error of refused) expect(error).toBeInstanceOf(ShareRefused);
  // The questions of eight, each with ten calls.
  expect(sent.filter((url) => url.includes("slow"))).toHaveLength(80);
});

test("who asks many vendors that hang has four questions, and others go on asking the same vendors", async () => {
  const { gate, sent } = open(hangsAt("slow.example"));
  for (let vendor = 1; vendor <= 10; vendor += 1)
    gate
      .ask({ vendor, asker: "company/7" }, (send) => send(get(`https://slow.example/${vendor}`)))
      .catch(() => undefined);
  await gate.ask({ vendor: 1, asker: "company/8" }, (send) => send(get("https://quick.example/")));
  expect(sent).toEqual(
    [1, 2, 3, 4].map((vendor) => `https://slow.example/${vendor}`).concat("https://quick.example/"),
  );
});

test("an endpoint that timed out five times is not called for a while: questions are answered at once", async () => {
  const { gate, sent, pass } = open(async () => TIMEOUT);
  const ask = () =>
    gate.ask({ vendor: 1, asker: "user/1" }, (send) => send(get("https://silent.example/validate")));
  for (let count = 0; count < 5; count += 1) await ask();
  expect(await ask()).toMatchObject({ kind: "failure", outcome: "TIMEOUT", duration: 0 });
  expect(sent).toHaveLength(5);
  // Another path of the same host is not meant.
  await gate.ask({ vendor: 1, asker: "user/1" }, (send) => send(get("https://silent.example/other")));
  expect(sent).toHaveLength(6);
  pass(30_000);
  await ask();
  expect(sent).toHaveLength(7);
});

test("a resting endpoint is tried by one claim, and the claim is counted", async () => {
  const { gate, pass } = open(async () => TIMEOUT);
  const lane = laneOf(1, "https://silent.example/events");
  for (let count = 0; count < 5; count += 1)
    await gate.hold("events", lane, (send) => send(get(lane.endpoint)));
  expect(gate.room("events")).toMatchObject({ resting: [lane], probing: [], limit: 32 });
  pass(30_000);
  expect(gate.room("events")).toMatchObject({ resting: [], probing: [lane] });
  let end = (): void => undefined;
  const held = gate.hold("events", lane, () => new Promise<void>((resolve) => (end = resolve)));
  expect(gate.room("events")).toMatchObject({ resting: [lane], probing: [], limit: 31, inFlight: [lane] });
  end();
  await held;
  expect(gate.room("events")).toMatchObject({ limit: 32, inFlight: [] });
});

test("an endpoint says why less is sent to it: its vendor's share is lower, or it rests itself", async () => {
  const { gate, pass } = open(async (url) => (url.includes("silent") ? TIMEOUT : ANSWER));
  const silent = laneOf(1, "https://silent.example/events");
  const other = laneOf(1, "https://quick.example/events");
  const deliver = (lane: typeof silent) => gate.hold("events", lane, (send) => send(get(lane.endpoint)));
  expect(gate.heldBack(silent)).toBeUndefined();
  await deliver(silent);
  expect(gate.heldBack(other)).toContain("8 at a time are called, not 16");
  expect(gate.heldBack(laneOf(2, silent.endpoint))).toBeUndefined();
  for (let count = 0; count < 4; count += 1) await deliver(silent);
  pass(10_000);
  expect(gate.heldBack(silent)).toContain("5 times in a row: nothing is sent to it for 20 s");
  pass(20_000);
  expect(gate.heldBack(silent)).toBe(
    "It did not answer in time 5 times in a row: one event is sent to it, and more when it answers.",
  );
  for (let count = 0; count < 16; count += 1) await deliver(other);
  expect(gate.heldBack(other)).toBeUndefined();
});
