import type Database from "better-sqlite3";
import type { Changes } from "./memory.js";

/** A statement that counts, and its values. */
interface Count {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** The totals as one connection may use them. */
export interface SnapshotTotals {
  /** A read transaction begins: until the next one, everything is counted as of now. */
  begin(): void;
  /** The total that is remembered, or that `run` counts. */
  count(count: Count, run: () => number): number;
}

interface Total {
  readonly value: number;
  /** The last commit that it may know of. */
  readonly asOf: number;
}

/** So many totals are kept; then the one that was asked for the longest ago goes. */
const MAX_TOTALS = 200;
/** So many texts are known by the tables that they read. */
const MAX_TEXTS = 500;

/**
 * Remembers what lists count for their page headers, until a table that the count reads is written to: a count
 * touches all that matches, where the page itself touches fifty rows.
 */
export class Totals {
  readonly #changes: Changes;
  /** The one that was asked for last is the last. */
  readonly #kept = new Map<string, Total>();
  readonly #tables = new Map<string, readonly string[]>();

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** For a connection, whose transactions may see an older state than the last commit left. */
  on(client: Database.Database): SnapshotTotals {
    let asOf = 0;
    return {
      begin: () => {
        asOf = this.#changes.now;
      },
      count: (count, run) => {
        const tables = this.#tablesOf(client, count);
        const changed = this.#changes.last(tables);
        // A write overtook this transaction: what it counts is old for others, and what they count is too new for it.
        if (changed > asOf) return run();
        const key = JSON.stringify([count.sql, ...count.params]);
        const known = this.#kept.get(key);
        this.#kept.delete(key);
        const total = known !== undefined && known.asOf >= changed ? known : { value: run(), asOf };
        this.#kept.set(key, total);
        this.#dropOldest();
        return total.value;
      },
    };
  }

  #tablesOf(client: Database.Database, count: Count): readonly string[] {
    const known = this.#tables.get(count.sql);
    if (known !== undefined) return known;
    if (this.#tables.size >= MAX_TEXTS) this.#tables.clear();
    const tables = readTables(client, count);
    this.#tables.set(count.sql, tables);
    return tables;
  }

  #dropOldest(): void {
    if (this.#kept.size <= MAX_TOTALS) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }
}

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
function readTables(
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
