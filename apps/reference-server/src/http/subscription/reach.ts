import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { products } from "../../store/schema/product.js";
import { subscriptions } from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import { type Caller, type CallerTerms, callerTerms, everything, hotByScopes, within } from "../scope.js";

/**
 * The subscriptions that a caller reaches: those that it or its company bought, and those of the products that
 * its company sells. For the query of a subscription itself, or of what belongs to one.
 */
export function reachesSubscription(caller: Caller): SQL {
  const terms = callerTerms(caller);
  const sold = sql`select ${products.id} from ${products} where ${products.companyId} = ${terms.companyId}`;
  return reached(terms, sql`(${subscriptions.productId} in (${sold}))`);
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

/** A prepared query that is kept to what the caller reaches: see {@link hotByScopes}. */
export function hotWithinReach<Query>(
  build: (db: Db, reached: SQL) => Query,
): (db: Db, caller: Caller) => Query {
  return hotByScopes((db, caller) => {
    // For one subscription: the vendor's other products do not come into it.
    const isSold = sql`exists (select 1 from ${products}
      where ${products.id} = ${subscriptions.productId} and ${products.companyId} = ${caller.companyId})`;
    return build(db, reached(caller, isSold));
  });
}

function reached(caller: CallerTerms, isSold: SQL): SQL {
  if (caller.scopes.includes("any")) return everything;
  return within(caller, {
    own: sql`(${subscriptions.companyId} = ${caller.companyId} or ${subscriptions.buyerId} = ${caller.userId})`,
    product: isSold,
  });
}
