import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { hot } from "../../store/hot.js";
import { products } from "../../store/schema/product.js";
import { subscriptions } from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import { type Caller, everything, within } from "../scope.js";

/**
 * The subscriptions that a caller reaches: those that it or its company bought, and those of the products that
 * its company sells. For the query of a subscription itself, or of what belongs to one.
 */
export function reachesSubscription(caller: Caller): SQL {
  const { userId, companyId } = caller.principal;
  const sold = sql`select ${products.id} from ${products} where ${products.companyId} = ${companyId}`;
  return reached(caller, {
    userId: sql`${userId}`,
    companyId: sql`${companyId}`,
    isSold: sql`(${subscriptions.productId} in (${sold}))`,
  });
}

/** The same as {@link reachesSubscription}, for lists. */
export async function listsSubscription(db: Db, caller: Caller): Promise<SQL> {
  return reachesSubscription(await narrowed(db, caller));
}

/**
 * The caller with no more scopes than its lists need. What a vendor bought is nearly always of its own products;
 * when it is, one scope is left, and the engine walks one index instead of joining three.
 */
export async function narrowed(db: Db, caller: Caller): Promise<Caller> {
  const { principal, scopes } = caller;
  if (!scopes.includes("own") || !scopes.includes("product")) return caller;
  const bought = reachesSubscription({ principal, scopes: ["own"] });
  const sold = reachesSubscription({ principal, scopes: ["product"] });
  const elsewhere = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(sql`${bought} and not ${sold}`)
    .limit(1);
  return elsewhere.length === 0 ? { principal, scopes: ["product"] } : caller;
}

/** The products whose subscriptions a caller lists, all of them; `undefined` when it is not products that decide. */
export async function listedProducts(
  db: Db,
  { principal, scopes }: Caller,
  product: number | undefined,
): Promise<readonly number[] | undefined> {
  if (scopes.includes("any")) return product === undefined ? undefined : [product];
  if (scopes.join() !== "product" || principal.companyId === null) return undefined;
  const own = eq(products.companyId, principal.companyId);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(product === undefined ? own : and(own, eq(products.id, product)));
  return rows.map(({ id }) => id);
}

/** Whether a column refers to one of some subscriptions. */
export function refersTo(subscriptionId: Column, condition: SQL): SQL {
  if (condition === everything) return everything;
  return sql`${subscriptionId} in (select ${subscriptions.id} from ${subscriptions} where ${condition})`;
}

/** Whether the caller is more than a customer of what it reaches: its vendor, or an administrator. */
export function isSeller({ scopes }: Caller): boolean {
  return scopes.some((scope) => scope !== "own");
}

/** What a prepared query of {@link hotWithinReach} is executed with, besides its own values. */
export interface ReachValues extends Record<string, unknown> {
  readonly userId: number;
  readonly companyId: number | null;
}

/** The values of a caller for a query of {@link hotWithinReach}. */
export function reachValues({ principal }: Caller): ReachValues {
  return { userId: principal.userId, companyId: principal.companyId };
}

/**
 * A prepared query that is kept to what the caller reaches. There is one for each set of scopes; the caller
 * comes in when it is executed, with {@link reachValues}.
 */
export function hotWithinReach<Query>(
  build: (db: Db, reached: SQL) => Query,
): (db: Db, caller: Caller) => Query {
  const byScopes = new Map<string, (db: Db) => Query>();
  const userId = sql`${sql.placeholder("userId")}`;
  const companyId = sql`${sql.placeholder("companyId")}`;
  // For one subscription: the vendor's other products do not come into it.
  const isSold = sql`exists (select 1 from ${products}
    where ${products.id} = ${subscriptions.productId} and ${products.companyId} = ${companyId})`;
  return (db, caller) => {
    const key = caller.scopes.join();
    const query =
      byScopes.get(key) ??
      hot((connection) => build(connection, reached(caller, { userId, companyId, isSold })));
    byScopes.set(key, query);
    return query(db);
  };
}

interface Reach {
  readonly userId: SQL;
  readonly companyId: SQL;
  /** Whether the caller's company sells it. */
  readonly isSold: SQL;
}

/** Nobody reaches anything by a company that he has not: in SQL nothing equals null. */
function reached(caller: Caller, { userId, companyId, isSold }: Reach): SQL {
  if (caller.scopes.includes("any")) return everything;
  return within(caller, {
    own: sql`(${subscriptions.companyId} = ${companyId} or ${subscriptions.buyerId} = ${userId})`,
    product: isSold,
  });
}
