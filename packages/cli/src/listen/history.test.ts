import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Entry } from "./entry.js";
import { MAX_ENTRIES, openHistory } from "./history.js";

const entry = (number: number, body = "{}"): Entry => ({
  number,
  origin: "marketplace",
  time: "2026-01-01T00:00:00.000Z",
  method: "POST",
  path: "/events",
  url: "http://127.0.0.1:3000/events",
  headers: [],
  body,
  bytes: body.length,
  result: "204",
  accepted: true,
  durationMs: 1,
  answerHeaders: [],
  answer: "",
});

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "syndikit-history-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "state", "history.jsonl");
}

const fail = (error: Error): never => {
  throw error;
};

test("the newest are kept, and the file does not grow without end", async () => {
  const file = await temporaryFile();
  const history = await openHistory(file, fail);
  for (let number = 1; number <= MAX_ENTRIES * 5; number += 1) history.append(entry(number));
  await history.close();
  expect((await readFile(file, "utf8")).split("\n").length).toBeLessThanOrEqual(MAX_ENTRIES * 2 + 2);
  const { former } = await openHistory(file, fail);
  expect([former.length, former[0]?.number, former.at(-1)?.number]).toEqual([
    MAX_ENTRIES,
    MAX_ENTRIES * 4 + 1,
    MAX_ENTRIES * 5,
  ]);
});

test("large bodies push out older ones, and one that is too large is not kept", async () => {
  const file = await temporaryFile();
  const history = await openHistory(file, fail);
  history.append(entry(1, "x".repeat(2_000_000)));
  for (let number = 2; number <= 12; number += 1) history.append(entry(number, "x".repeat(900_000)));
  await history.close();
  const { former } = await openHistory(file, fail);
  expect(former.map(({ number }) => number)).toEqual([9, 10, 11, 12]);
  expect((await readFile(file)).length).toBeLessThan(9_000_000);
});

test("a folder that cannot be written is told of once, and nothing fails", async () => {
  const told: (string | undefined)[] = [];
  const history = await openHistory("/dev/null/history.jsonl", ({ code }) => told.push(code));
  history.append(entry(1));
  history.append(entry(2));
  await history.close();
  expect(told).toEqual(["ENOTDIR"]);
});
