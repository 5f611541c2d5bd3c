import { mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
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

/** Makes the next write fail as if the disk were full. */
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

test("adds to the records of earlier runs, and to nothing else", async () => {
  const file = join(folder, "events.jsonl");
  for (const _ of [1, 2]) {
    const capture = await openCapture(file);
    expect(capture.kept).toBeUndefined();
    capture.write(record);
    await capture.close();
  }
  expect((await readFile(file, "utf8")).trim().split("\n")).toHaveLength(2);

  const notes = join(folder, "notes.txt");
  await writeFile(notes, "mine");
  await expect(openCapture(notes)).rejects.toThrow(
    `${notes} holds something else than saved events: name a file that does not exist, or add --force, which keeps it as ${notes}.before-<time>.`,
  );
  expect(await readFile(notes, "utf8")).toBe("mine");

  const capture = await openCapture(notes, new Date("2026-03-01T10:00:00Z"));
  expect(capture.kept).toBe(`${notes}.before-2026-03-01T10-00-00.000Z`);
  capture.write(record);
  await capture.close();
  expect(await readFile(notes, "utf8")).toContain("POST");
  expect(await readFile(`${notes}.before-2026-03-01T10-00-00.000Z`, "utf8")).toBe("mine");
});

test("never takes the place of a database that is open", async () => {
  const file = join(folder, "open.sqlite");
  const database = new Database(file);
  database.exec("create table notes (text text)");
  await expect(openCapture(file)).rejects.toThrow(/holds something else than saved events/);
  await expect(openCapture(file, new Date())).rejects.toThrow(/is a database that is in use/);
  expect(database.prepare("select count(*) from notes").pluck().get()).toBe(0);
  database.close();
});

test("never writes into what belongs to a database, also where that is empty or absent", async () => {
  const file = join(folder, "market.sqlite");
  const database = new Database(file);
  database.exec("create table notes (text text)");
  await writeFile(`${file}.lock`, "");
  await symlink(`${file}.lock`, join(folder, "events.jsonl"));
  for (const name of ["market.sqlite.lock", "market.sqlite-journal", "market.sqlite-wal", "events.jsonl"]) {
    for (const forceAt of [undefined, new Date()]) {
      await expect(openCapture(join(folder, name), forceAt)).rejects.toThrow(/belongs to the database/);
    }
  }
  database.close();
  expect((await readdir(folder)).sort()).toEqual(["events.jsonl", "market.sqlite", "market.sqlite.lock"]);
  expect(await readFile(`${file}.lock`, "utf8")).toBe("");
});

test("never writes into an empty database that is open", async () => {
  const file = join(folder, "new.sqlite");
  const database = new Database(file);
  await expect(openCapture(file)).rejects.toThrow(/is a database that is in use/);
  database.close();
});
