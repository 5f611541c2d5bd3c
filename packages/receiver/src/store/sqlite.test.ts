import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, describe, expect, it } from "vitest";
import { describeStore } from "../../test/store-conformance.js";
import { sqliteStore } from "./sqlite.js";

const folder = mkdtempSync(join(tmpdir(), "receiver-store-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => {
  files += 1;
  return join(folder, `${files}.db`);
};

describeStore("SQLite file", () => sqliteStore(newFile()));
describeStore("SQLite memory", () => sqliteStore(":memory:"));

describe("a SQLite file", () => {
  it("is durable, and memory is not", async () => {
    const [file, memory] = [sqliteStore(newFile()), sqliteStore(":memory:")];

    expect([file.durable, memory.durable]).toEqual([true, false]);
    await Promise.all([file.close(), memory.close()]);
  });

  it("is shared by two connections: one claims, the other waits", async () => {
    const path = newFile();
    const [first, second] = [sqliteStore(path), sqliteStore(path)];
    await first.enqueue({ key: "subscription/1", cause: "event", dueAt: 0 });

    expect(await second.claimNext({ owner: "b", now: 0, until: 100 })).toMatchObject({ owner: "b" });
    expect(await first.claimNext({ owner: "a", now: 50, until: 150 })).toBeUndefined();
    await Promise.all([first.close(), second.close()]);
  });

  it("keeps everything over a restart", async () => {
    const path = newFile();
    const before = sqliteStore(path);
    await before.enqueue({ key: "subscription/1", cause: "event", dueAt: 7 });
    await before.bury({ key: "delivery", reason: "poison", at: 1 });
    await before.close();

    const after = sqliteStore(path);
    expect(await after.nextDue()).toBe(7);
    expect(await after.deadLetters()).toHaveLength(1);
    await after.close();
  });

  it("refuses a file that a newer version wrote, and names it", () => {
    const path = newFile();
    const database = new Database(path);
    database.pragma("user_version = 99");
    database.close();

    expect(() => sqliteStore(path)).toThrow(/99/);
  });
});
