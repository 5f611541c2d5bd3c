import type { Store, StoreRow } from "../store/store.js";
import { fromRow, type Task, toRow } from "./task.js";

/** A task as it was read, and its row. */
export interface ReadTask {
  readonly task: Task;
  readonly row: StoreRow;
}

/** The new state of a task: another task, none (`"remove"`), or unchanged (`undefined`). */
export interface TaskChange<Result> {
  readonly task?: Task | "remove" | undefined;
  readonly result: Result;
}

export async function readTask(store: Store, key: string): Promise<ReadTask | undefined> {
  const row = await store.read(key);
  return row && { row, task: fromRow(row) };
}

/**
 * Changes a task: reads it, lets `decide` compute the new state, and writes it if nobody else has written meanwhile;
 * otherwise it starts again. `known` saves the first read.
 */
export async function changeTask<Result>(
  { store, scope }: { readonly store: Store; readonly scope: string },
  {
    key,
    known,
    revision,
  }: {
    readonly key: string;
    readonly known?: ReadTask | "absent";
    /** The revision to write. A change that is tried again with the same one notices that it took effect before. */
    readonly revision?: string;
  },
  decide: (task: Task | undefined) => TaskChange<Result>,
): Promise<{ readonly result: Result; readonly read: ReadTask | undefined }> {
  let current = known === undefined ? await readTask(store, key) : known === "absent" ? undefined : known;
  for (;;) {
    const { task: next, result } = decide(current?.task);
    if (next === undefined || next === current?.task) return { result, read: current };
    if (next === "remove") {
      if (current === undefined || (await store.remove(key, current.row.revision))) {
        return { result, read: undefined };
      }
    } else {
      const row = toRow(next, scope, revision);
      if (await store.write(row, current?.row.revision)) return { result, read: { row, task: next } };
      const found = await readTask(store, key);
      // The write took effect, but its answer was lost.
      if (found?.row.revision === row.revision) return { result, read: found };
      current = found;
      continue;
    }
    current = await readTask(store, key);
  }
}
