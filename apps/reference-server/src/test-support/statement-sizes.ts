import { onTestFinished, vi } from "vitest";
import { openMemory } from "../store/sqlite/connection.js";

type Client = ReturnType<typeof openMemory>;
type Statement = ReturnType<Client["prepare"]>;

/**
 * The most rows that a statement of SQLite has read or changed from now on, with those that go along by a reference, and
 * how many all of them have changed.
 */
export function watchSizes(): { read: number; changed: number; sum: number } {
  const sizes = { read: 0, changed: 0, sum: 0 };
  const statement = Object.getPrototypeOf(openMemory().prepare("select 1"));
  const { all, run } = statement;
  const changesOf = (database: Client): number =>
    Number(database.prepare("select total_changes()").pluck().get());
  const measured = (original: (...values: unknown[]) => unknown) =>
    function (this: Statement, ...values: unknown[]): unknown {
      const before = changesOf(this.database);
      const result = original.apply(this, values);
      const changed = changesOf(this.database) - before;
      sizes.changed = Math.max(sizes.changed, changed);
      sizes.sum += changed;
      if (Array.isArray(result)) sizes.read = Math.max(sizes.read, result.length);
      return result;
    };
  const spies = [
    vi.spyOn(statement, "all").mockImplementation(measured(all)),
    vi.spyOn(statement, "run").mockImplementation(measured(run)),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return sizes;
}
