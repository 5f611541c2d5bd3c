import { expect } from "vitest";
import type { Store } from "../../src/index.js";
import { changeTask } from "../../src/queue/change-task.js";
import { fromRow } from "../../src/queue/task.js";
import { claim, holds, settle } from "../../src/queue/transitions.js";
import { putTask } from "../tasks.js";

const keys = Array.from({ length: 200 }, (_, index) => `subscription/${index + 1}`);

/** Lets several stores over one database claim and finish at once, and expects each task to be done once. */
export async function raceForClaims(stores: readonly Store[]): Promise<void> {
  const [first] = stores;
  if (first === undefined) throw new Error("There is no store to race over.");
  await Promise.all(keys.map((key) => putTask(first, key, 0)));

  const done = await Promise.all(stores.map((store, index) => workUntilEmpty(store, `owner-${index}`)));

  expect(done.flat().sort()).toEqual([...keys].sort());
  expect(await first.waiting(["event"], 1000)).toBe(0);
}

async function workUntilEmpty(store: Store, owner: string): Promise<readonly string[]> {
  const where = { store, scope: "" };
  const mine: string[] = [];
  for (;;) {
    const rows = await store.due([{ lane: "event", limit: 8 }], 1);
    if (rows.length === 0) return mine;
    for (const row of rows) {
      const known = { row, task: fromRow(row) };
      const { result, read } = await changeTask(where, { key: row.key, known }, (task) => {
        const outcome = claim(task, { owner, now: 1, until: 1_000_000 });
        return { result: outcome.kind, task: outcome.kind === "claimed" ? outcome.task : undefined };
      });
      if (result !== "claimed" || read === undefined) continue;
      mine.push(row.key);
      const settled = await changeTask(where, { key: row.key, known: read }, (task) =>
        task !== undefined && holds(task, read.task)
          ? { result: true, task: settle(task, { kind: "done", now: 2 }) }
          : { result: false },
      );
      expect(settled.result).toBe(true);
    }
  }
}
