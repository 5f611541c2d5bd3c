import { type SQL, sql } from "drizzle-orm";
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
  return reached(caller, { userId: sql`${userId}`, companyId: sql`${companyId}` });
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
  return (db, caller) => {
    const key = caller.scopes.join();
    const query =
      byScopes.get(key) ?? hot((connection) => build(connection, reached(caller, { userId, companyId })));
    byScopes.set(key, query);
    return query(db);
  };
}

interface Reach {
  readonly userId: SQL;
  readonly companyId: SQL;
}

/** Nobody reaches anything by a company that he has not: in SQL nothing equals null. */
function reached(caller: Caller, { userId, companyId }: Reach): SQL {
  const sold = sql`select ${products.id} from ${products} where ${products.companyId} = ${companyId}`;
  return within(caller, {
    any: everything,
    own: sql`(${subscriptions.companyId} = ${companyId} or ${subscriptions.buyerId} = ${userId})`,
    product: sql`${subscriptions.productId} in (${sold})`,
  });
}
