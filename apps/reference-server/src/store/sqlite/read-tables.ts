import type Database from "better-sqlite3";

/** With each table also those from which a deletion is passed on to it: the builder names only what it deletes from. */
const TABLES_BY_ROOT = `
  with recursive
    passed_on(child, parent) as (
      select t.name, f."table" from sqlite_schema t, pragma_foreign_key_list(t.name) f
      where t.type = 'table' and f.on_delete not in ('NO ACTION', 'RESTRICT')
    ),
    written(read, name) as (
      select name, name from sqlite_schema where type = 'table'
      union
      select written.read, passed_on.parent from written join passed_on on passed_on.child = written.name
    )
  select s.rootpage, written.name from sqlite_schema s join written on written.read = s.tbl_name
  where s.rootpage > 0`;

/**
 * The tables whose writes can change what a statement answers. It is the engine that says what it opens, so that
 * no table is forgotten that a view, a subquery or a piece of text brings in.
 */
export function readTables(
  client: Database.Database,
  { sql, params }: { readonly sql: string; readonly params: readonly unknown[] },
): readonly string[] {
  const opened = new Set(
    client
      .prepare<unknown[], { readonly opcode: string; readonly p2: number }>(`explain ${sql}`)
      .all(...params)
      .filter(({ opcode }) => opcode === "OpenRead")
      .map(({ p2 }) => p2),
  );
  const names = client
    .prepare<[], { readonly rootpage: number; readonly name: string }>(TABLES_BY_ROOT)
    .all()
    .filter(({ rootpage }) => opened.has(rootpage))
    .map(({ name }) => name);
  return [...new Set(names)];
}
