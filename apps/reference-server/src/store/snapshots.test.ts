import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSetting, writeSetting } from "./settings.js";
import { snapshotsInFolder } from "./snapshots.js";
import { openSqlite } from "./sqlite/open.js";

test("a snapshot of the same name at another time replaces the file of the earlier one, and no other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-snapshots-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const snapshots = snapshotsInFolder(folder);
  const take = (name: string, now: number, byte: number) =>
    snapshots.take(name, now, { snapshot: async () => Uint8Array.of(byte), snapshotTo: undefined });
  await take("before", 1_000, 1);
  await take("before-all", 1_000, 2);
  await take("before", 2_000, 3);
  expect(readdirSync(folder).sort()).toEqual(["before-all@1000.sqlite", "before@2000.sqlite"]);
  const file = join(folder, "before@2000.sqlite");
  expect(await snapshots.use("before", async (found) => found)).toEqual({ now: 2_000, content: { file } });
  expect([...readFileSync(file)]).toEqual([3]);
  expect([await snapshots.remove("before"), await snapshots.remove("before")]).toEqual([true, false]);
  expect((await snapshots.list()).map(({ name }) => name)).toEqual(["before-all"]);
});

test("snapshots of one name that are taken at once are taken one after another, and the last one stays", async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-snapshots-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = openSqlite({ file: join(folder, "market.sqlite"), durability: "fast" });
  onTestFinished(() => store.close());
  await store.write((tx) => writeSetting(tx, "clockOffset", 5));
  const snapshots = snapshotsInFolder(join(folder, "snapshots"));
  let running = 0;
  const watched = {
    snapshot: () => store.snapshot(),
    async snapshotTo(file: string): Promise<void> {
      running += 1;
      expect(running).toBe(1);
      await store.snapshotTo?.(file);
      running -= 1;
    },
  };
  const taken = [1_000, 1_000, 2_000, 1_000].map((now) => snapshots.take("same", now, watched));
  expect((await Promise.all(taken)).map(({ now }) => now)).toEqual([1_000, 1_000, 2_000, 1_000]);
  expect(readdirSync(join(folder, "snapshots"))).toEqual(["same@1000.sqlite"]);
  await store.write((tx) => writeSetting(tx, "clockOffset", 0));
  await snapshots.use("same", ({ content }) => store.restore(content));
  expect(await store.read((db) => readSetting(db, "clockOffset"))).toBe(5);
});

test("what a process that was killed has left of a snapshot goes with the next one of its name", async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-snapshots-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const snapshots = snapshotsInFolder(folder);
  const left = ["one@1000.sqlite.partial", "one@1000.sqlite.upgraded", "two@1000.sqlite.partial"];
  for (const name of left) writeFileSync(join(folder, name), "left");
  expect(await snapshots.list()).toEqual([]);
  await snapshots.take("one", 2_000, { snapshot: async () => Uint8Array.of(1), snapshotTo: undefined });
  expect(readdirSync(folder).sort()).toEqual(["one@2000.sqlite", "two@1000.sqlite.partial"]);
  writeFileSync(join(folder, "one@2000.sqlite.upgraded"), "left");
  expect(await snapshots.remove("one")).toBe(true);
  expect(readdirSync(folder)).toEqual(["two@1000.sqlite.partial"]);
});
