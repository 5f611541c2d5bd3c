import type { Database } from "better-sqlite3";

/** The copies differ in these columns: SQL expressions by column name, in which `n.i` counts from 0. */
export interface CloneOptions {
  readonly id: number;
  readonly count: number;
  readonly columns?: Readonly<Record<string, string>>;
}

/** The tables that are copied together with a subscription. Each invoice is linked to the copy's order. */
const CHILDREN = ["orders", "invoices", "subscription_items", "subscription_endpoints"] as const;

/**
 * Adds copies of a subscription, its order and its invoice. The column names are read from the database, so that a
 * new column is copied too.
 *
 * @returns the id of the first copy. The ids of the others follow it.
 */
export function cloneSubscription(db: Database, { id, count, columns = {} }: CloneOptions): number {
  const first = nextId(db, "subscriptions");
  const firstOrder = nextId(db, "orders");
  db.exec("begin");
  copy(db, "subscriptions", { where: `t.id = ${id}`, count, columns });
  for (const child of CHILDREN) {
    const order = child === "invoices" ? { order_id: `${firstOrder} + n.i` } : {};
    copy(db, child, {
      where: `t.subscription_id = ${id}`,
      count,
      columns: { subscription_id: `${first} + n.i`, ...(child === "orders" ? { cause: "null" } : order) },
    });
  }
  db.exec("commit");
  return first;
}

interface Copy {
  readonly where: string;
  readonly count: number;
  readonly columns: Readonly<Record<string, string>>;
}

function copy(db: Database, table: string, { where, count, columns }: Copy): void {
  const names = db
    .prepare<[], string>(`select name from pragma_table_info('${table}') where pk = 0`)
    .pluck()
    .all();
  const values = names.map((name) => columns[name] ?? `t.${name}`);
  db.exec(`insert into ${table} (${names.join(", ")})
    with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${count})
    select ${values.join(", ")} from n cross join ${table} t where ${where} order by n.i, t.id`);
}

function nextId(db: Database, table: string): number {
  return Number(db.prepare("select seq from sqlite_sequence where name = ?").pluck().get(table) ?? 0) + 1;
}
