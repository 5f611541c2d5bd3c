// Counts the statements of both engines at their drivers.
import Database from "better-sqlite3";
import { Client } from "pg";
import { onTestFinished, vi } from "vitest";

/** The prototype of all statements of better-sqlite3. */
const statements: Record<"run" | "all", (...values: unknown[]) => unknown> = Object.getPrototypeOf(
  new Database(":memory:").prepare("select 1"),
);

/**
 * The statements of the query builder from now until the test ends, without those of the tests' check of write keys, and
 * without the settings that PostgreSQL reads with the beginning of each transaction.
 */
export function countStatements(): readonly string[] {
  const texts: string[] = [];
  const note = (text: string): void => {
    if (!/touched_rows|syndikit\.keyed|pg_current_snapshot/.test(text)) texts.push(text);
  };
  for (const method of ["run", "all"] as const) {
    const original = statements[method];
    const spy = vi.spyOn(statements, method).mockImplementation(function (this: unknown, ...values) {
      // A statement contains its text.
      note((this as Database.Statement).source);
      return original.apply(this, values);
    });
    onTestFinished(() => spy.mockRestore());
  }
  const original = Client.prototype.query;
  const spy = vi.spyOn(Client.prototype, "query").mockImplementation(function (
    this: Client,
    ...values: unknown[]
  ) {
    // Begin, commit and locks are sent as plain texts.
    const [query] = values;
    if (typeof query === "object" && query !== null && "text" in query) note(String(query.text));
    return Reflect.apply(original, this, values);
  });
  onTestFinished(() => spy.mockRestore());
  return texts;
}
