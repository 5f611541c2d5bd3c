import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getTableName, is, Table } from "drizzle-orm";
import { expect, test } from "vitest";
import { openImage } from "./sqlite/image.js";
import * as tables from "./tables/index.js";

/** A column that refers to a row of another table. */
interface Reference {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly onDelete: string;
  /** The columns that an index of the table begins with, one for each index. */
  readonly indexed: readonly string[];
}

/** Every reference of the tables, as the migrations make them. Both engines have the same indexes. */
function readReferences(): readonly Reference[] {
  const client = openImage();
  const rows = client
    .prepare<[], Omit<Reference, "indexed"> & { readonly indexed: string }>(
      `select child.name as "table", fk."from" as "column", fk."table" as parent, fk.on_delete as onDelete,
        (
          select json_group_array(first.name) from (
            select info.name from pragma_index_list(child.name) list, pragma_index_info(list.name) info
            where info.seqno = 0
            union select name from pragma_table_info(child.name) where pk = 1
          ) first
        ) as indexed
      from sqlite_schema child, pragma_foreign_key_list(child.name) fk where child.type = 'table'`,
    )
    .all();
  client.close();
  return rows.map((row) => ({ ...row, indexed: JSON.parse(row.indexed) }));
}

/** The tables whose rows the server deletes, by what its code says. */
function readDeleted(): ReadonlySet<string> {
  const server = fileURLToPath(new URL("..", import.meta.url));
  const names = new Map<string, string>();
  for (const [name, value] of Object.entries(tables))
    if (is(value, Table)) names.set(name, getTableName(value));
  const deleted = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.includes(".test.") && !file.includes("test-support"))
    .flatMap((file) => [...readFileSync(join(server, file), "utf8").matchAll(/\.delete\((\w+)\)/g)])
    .flatMap(([, name = ""]) => names.get(name) ?? []);
  return new Set(deleted);
}

test("whoever deletes a row finds those that refer to it by an index, and reads no whole table for them", () => {
  const references = readReferences();
  const deleted = new Set(readDeleted());
  expect(deleted.size).toBeGreaterThan(10);
  // What goes along with a row is deleted too. A set that grows is walked to its end.
  for (const table of deleted) {
    const along = references.filter(({ parent, onDelete }) => parent === table && onDelete === "CASCADE");
    for (const reference of along) deleted.add(reference.table);
  }
  const unindexed = references
    .filter(({ parent, column, indexed }) => deleted.has(parent) && !indexed.includes(column))
    .map(({ table, column, parent }) => `${table}.${column} of ${parent}`);
  expect(unindexed).toEqual([]);
});
