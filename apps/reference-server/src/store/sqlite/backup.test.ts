import type Database from "better-sqlite3";
import { expect, test } from "vitest";
import { copyRows } from "./backup.js";
import { openImage } from "./image.js";

/** The tables in the order in which rows are written to them. */
async function filled(): Promise<{ readonly order: readonly string[]; readonly to: Database.Database }> {
  const [from, to] = [openImage(), openImage()];
  const order: string[] = [];
  const prepare = to.prepare.bind(to);
  to.prepare = (statement: string) => {
    const [, table] = /^insert into "(\w+)"/.exec(statement) ?? [];
    if (table !== undefined) order.push(table);
    return prepare(statement);
  };
  to.exec("begin");
  await copyRows(from, to);
  to.exec("commit");
  return { order, to };
}

test("a table is filled after those that it refers to, so that no row is looked for among those that wait for it", async () => {
  const { order, to } = await filled();
  const parentsOf = (table: string): readonly string[] =>
    to.prepare<[string], string>('select "table" from pragma_foreign_key_list(?)').pluck().all(table);
  const late = order.flatMap((table, at) =>
    parentsOf(table)
      .filter((parent) => order.indexOf(parent) > at)
      .map((parent) => `${table} before ${parent}`),
  );
  expect(order.length).toBeGreaterThan(20);
  expect(late).toEqual([]);
});
