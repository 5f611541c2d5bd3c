import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../src/store.ts";

test("what was taken in is still there after a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const environment = { NODE_ENV: "test", DATABASE_FILE: join(folder, "receiver.sqlite") } as const;
  const row = {
    key: "subscription/1",
    revision: "1",
    lane: "events",
    state: "waiting",
    readyAt: 0,
    changedAt: 0,
    body: "{}",
  };
  const before = openStore(environment);
  await before.write(row, undefined);
  await before.close();

  const after = openStore(environment);
  onTestFinished(() => after.close());

  expect(await after.read(row.key)).toMatchObject({ key: row.key, body: row.body });
});
