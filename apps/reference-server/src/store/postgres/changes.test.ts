import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changesInTable } from "./changes.js";
import type { Connections } from "./connections.js";

const MINUTE = 60_000;

/** What the database answers to a poll. */
let answer: { readonly until: string; readonly held: boolean };
let now: number;
let missed: number;

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  missed = 0;
  answer = { until: "10", held: false };
});

afterEach(() => {
  vi.useRealTimers();
});

async function listen(): Promise<void> {
  const client = { query: async () => ({ rows: [{ ...answer, changes: null }] }) };
  const connections = { use: (work: (connection: unknown) => unknown) => work({ client }) };
  const changes = changesInTable(connections as unknown as Connections);
  const count = (): void => {
    missed += 1;
  };
  await changes.listen({ heard: () => undefined, missed: count, elapsed: () => now });
}

async function pass(minutes: number): Promise<void> {
  for (let half = 0; half < minutes * 2; half += 1) {
    now += MINUTE / 2;
    await vi.advanceTimersByTimeAsync(600);
  }
}

test("a quiet database misses nothing, for as long as it is quiet", async () => {
  await listen();
  await pass(20);
  expect(missed).toBe(1);
});

test("what a long transaction holds back counts as missed before it is deleted, again and again", async () => {
  await listen();
  answer = { until: "10", held: true };
  await pass(2);
  expect(missed).toBe(1);
  await pass(1);
  expect(missed).toBe(2);
  await pass(6);
  expect(missed).toBe(4);
});

test("transactions that end one after another hold nothing back", async () => {
  await listen();
  for (let until = 11; until < 20; until += 1) {
    answer = { until: String(until), held: true };
    await pass(1);
  }
  expect(missed).toBe(1);
});
