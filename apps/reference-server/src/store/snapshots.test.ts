import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { snapshotsInFolder } from "./snapshots.js";

test("a snapshot of the same name at another time replaces the file of the earlier one, and no other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-snapshots-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const snapshots = snapshotsInFolder(folder);
  await snapshots.put("before", 1_000, Uint8Array.of(1));
  await snapshots.put("before-all", 1_000, Uint8Array.of(2));
  await snapshots.put("before", 2_000, Uint8Array.of(3));
  expect(readdirSync(folder).sort()).toEqual(["before-all@1000.sqlite", "before@2000.sqlite"]);
  expect(await snapshots.get("before")).toEqual({ now: 2_000, bytes: Uint8Array.of(3) });
  expect([await snapshots.remove("before"), await snapshots.remove("before")]).toEqual([true, false]);
  expect((await snapshots.list()).map(({ name }) => name)).toEqual(["before-all"]);
});
