import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { snapshotsInFolder } from "./snapshots.js";

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
  expect(await snapshots.get("before")).toEqual({ now: 2_000, content: { file } });
  expect([...readFileSync(file)]).toEqual([3]);
  expect([await snapshots.remove("before"), await snapshots.remove("before")]).toEqual([true, false]);
  expect((await snapshots.list()).map(({ name }) => name)).toEqual(["before-all"]);
});
