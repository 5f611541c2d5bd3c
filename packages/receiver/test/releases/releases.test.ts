import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Store, StoreRow } from "../../src/index.js";
import { parseRecord } from "../../src/provision/record.js";
import { fromRow, laneNames } from "../../src/queue/task.js";
import { sqliteStore } from "../../src/store/sqlite.js";
import { playOn } from "./play-on.js";
import { readPlayedOn, releases, unpack } from "./stored.js";
import { readAround } from "./vendor.js";

test("there is a release to open", () => {
  expect(releases.map(([version]) => version)).toContain("0.1.0");
});

describe.each(releases)("the SQLite store of %s", (_, folder) => {
  let store: Store;
  let remove = (): void => undefined;
  beforeEach(() => {
    const copy = unpack(folder);
    remove = copy.remove;
    store = sqliteStore(copy.file);
  });
  afterEach(async () => {
    await store.close();
    remove();
  });

  test("is worked on: what waited in it is done, and nothing twice", { timeout: 120_000 }, async () => {
    expect(await playOn(store, readAround(folder))).toEqual(readPlayedOn(folder));
  });

  test("has a row of every kind", async () => {
    const rows = await store.list({ lanes: [...laneNames, "kept/pause"], limit: 100 });
    const tasks = rows.filter(({ key }) => key !== "pause").map(fromRow);
    const records = tasks.map(({ record }) => parseRecord(record));
    const runs = records.flatMap(({ run }) => run ?? []);

    expect(kinds(rows.map(({ lane }: StoreRow) => lane))).toEqual([...laneNames, "kept/pause"].sort());
    expect(kinds(rows.map(({ state }: StoreRow) => state))).toEqual(
      ["dead", "done", "idle", "paused", "retrying", "running", "sleeping", "waiting"].sort(),
    );
    expect(kinds(tasks.map(({ dead }) => dead?.reason))).toEqual(
      ["crashed", "exhausted", "poison", "rejected", "replaced", "unknown", "unreadable"].sort(),
    );
    expect(kinds(tasks.map(({ cause }) => cause))).toEqual(["event", "manual", "signal"]);
    expect(kinds(records.map(({ tenant }) => tenant))).toEqual([
      "failed",
      "none",
      "partial",
      "present",
      "removed",
    ]);
    expect(kinds(runs.map(({ kind }) => kind))).toEqual(["deprovision", "provision", "update"]);
    expect(kinds(tasks.flatMap((task) => Object.keys(task)))).toEqual(
      expect.arrayContaining([
        "dead",
        "error",
        "lease",
        "once",
        "paused",
        "payload",
        "repeats",
        "signals",
        "sleeping",
      ]),
    );
    expect(kinds(records.flatMap((record) => Object.keys(record)))).toEqual(
      expect.arrayContaining([
        "failedState",
        "failure",
        "former",
        "identity",
        "missingSince",
        "snapshot",
        "waiting",
      ]),
    );
    expect(runs.flatMap(({ waits = {} }) => Object.values(waits))).toEqual(
      expect.arrayContaining([null, expect.any(Number)]),
    );
  });
});

function kinds(values: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== undefined))].sort();
}
