import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CaptureRecord } from "./capture-record.js";
import { openCapture } from "./open-capture.js";

const record: CaptureRecord = { time: "", method: "POST", path: "/events", headers: [], body: "{}" };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "syndikit-capture-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** The disk is full at the next write. */
async function fillDisk(): Promise<void> {
  const handle = await open(join(folder, "other"), "a");
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  vi.spyOn(Object.getPrototypeOf(handle), "appendFile").mockRejectedValueOnce(full);
  await handle.close();
}

test("says when a disk is full, writes no more, and closes all the same", async () => {
  const file = join(folder, "events.jsonl");
  const capture = await openCapture(file);
  capture.write(record);
  await vi.waitFor(async () => expect(await readFile(file, "utf8")).toContain("POST"));
  await fillDisk();
  capture.write(record);
  capture.write(record);

  await expect(capture.broken).rejects.toThrow(/can no longer be written \(ENOSPC\)/);
  await capture.close();
  expect((await readFile(file, "utf8")).trim().split("\n")).toHaveLength(1);
});

test("is nobody's failure when nobody looks at it", async () => {
  const capture = await openCapture(join(folder, "events.jsonl"));
  await fillDisk();
  capture.write(record);

  await expect(capture.close()).resolves.toBeUndefined();
});
