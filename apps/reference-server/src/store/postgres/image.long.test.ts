import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { fillGrowing } from "../../test-support/growing-tables.js";
import { openTestStore } from "../../test-support/open-test-store.js";
import type { Store } from "../port.js";
import { emptyTables } from "../sqlite/image.js";

const ROWS = 2_000;

/** Everything that grows, and lines of a billing item. */
async function storeOfMany(): Promise<Store> {
  const store = openTestStore();
  await store.write(async (tx) => {
    // Not all that they refer to is there.
    await tx.run(sql`set local session_replication_role = replica`);
    for (const statement of fillGrowing(ROWS)) await tx.run(sql.raw(statement));
    await tx.run(sql`insert into billing_items (id, company_id, name, unit, description, type, value_type, presence)
      values (1, 1, 'x', 'x', 'x', 'PRE_PAID', 'x', 'x')`);
    await tx.run(sql`insert into invoice_lines (invoice_id, type, billing_item_id, price, vat, quantity, subtotal)
      select i, 'PRE_PAID', 1, 0, 0, 1, 0 from generate_series(1, ${ROWS}::int) as i`);
  });
  return store;
}

/** Tables of which each has thousands of rows, or refers to one that has. */
const LARGE = [
  "orders",
  "invoices",
  "invoice_lines",
  "events",
  "segments",
  "subscriptions",
  "payment_methods",
];

interface Work {
  readonly table: string;
  readonly scans: number;
  readonly updates: number;
}

test("a restore empties tables after those that refer to them: it changes none of their rows, and looks them up", async () => {
  const store = await storeOfMany();
  let work: readonly Work[] = [];
  await store.restore(emptyTables(), async (tx) => {
    const columns = {
      table: sql<string>`relname`,
      scans: sql`seq_scan`.mapWith(Number),
      updates: sql`n_tup_upd`.mapWith(Number),
    };
    work = await tx.select(columns).from(sql`pg_stat_xact_user_tables`);
  });
  expect(work.map(({ table }) => table)).toEqual(expect.arrayContaining(LARGE));
  expect(work.filter(({ updates }) => updates > 0)).toEqual([]);
  // Each row that others refer to would scan them once.
  expect(work.filter(({ table, scans }) => LARGE.includes(table) && scans > 10)).toEqual([]);
});
