import { eq, type SQL, sql } from "drizzle-orm";
import { hot } from "../store/hot.js";
import { subscriptions } from "../store/schema/subscription.js";
import type { Tx } from "../store/store.js";

/** Columns of a subscription that change; those that stay are absent. */
export type SubscriptionChange = Partial<Omit<typeof subscriptions.$inferInsert, "id">>;

/**
 * One statement for each set of columns. There are as many as kinds of changes in the code: a report sets two,
 * a renewal some more.
 */
const statements = new Map<string, ReturnType<typeof createStatement>>();

/** Writes what changes of a subscription. */
export async function updateSubscription(tx: Tx, id: number, change: SubscriptionChange): Promise<void> {
  const values = { ...change, id };
  // A value that is absent is written into the statement, for a placeholder would give it to the column's encoder.
  const nulls = columnsOf(change).filter((name) => change[name] === null);
  const given = columnsOf(change).filter((name) => change[name] !== null && change[name] !== undefined);
  const key = `${given.join()};${nulls.join()}`;
  const statement = statements.get(key) ?? createStatement(given, nulls);
  statements.set(key, statement);
  await statement(tx).execute(values);
}

type ColumnName = keyof SubscriptionChange;

function createStatement(given: readonly ColumnName[], nulls: readonly ColumnName[]) {
  const set: Partial<Record<ColumnName, SQL>> = {};
  for (const name of given) set[name] = sql`${sql.param(sql.placeholder(name), subscriptions[name])}`;
  for (const name of nulls) set[name] = sql`null`;
  return hot((tx: Tx) =>
    tx
      .update(subscriptions)
      .set(set)
      .where(eq(subscriptions.id, sql.placeholder("id")))
      .prepare(),
  );
}

/** The type says which names there can be; `Object.keys` does not know it. */
function columnsOf(change: SubscriptionChange): ColumnName[] {
  return Object.keys(change) as ColumnName[];
}
