import type { OperationTypes } from "@syndikit/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { metadata } from "../../store/schema/account.js";
import { subscriptions } from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import type { Page } from "../call.js";
import { contains } from "../contains.js";
import { type PageRequest, pageOf } from "../page.js";
import type { Caller } from "../scope.js";
import { readInOrder } from "./in-order.js";
import { isSeller, listedProducts, narrowed, reachesSubscription } from "./reach.js";

/** What the list of subscriptions takes. */
export type SubscriptionQuery = OperationTypes["subscriptionGetAllPaged"]["query"];

const sortable = {
  id: subscriptions.id,
  name: subscriptions.name,
  createdAt: subscriptions.createdAt,
  updatedAt: subscriptions.updatedAt,
  endDate: subscriptions.periodEnd,
};

/**
 * The identifiers of a page of the subscriptions that a caller reaches. Only these: the engine filters, sorts
 * and counts inside an index, and the wide rows are read for the page alone.
 */
export async function listSubscriptions(
  db: Db,
  caller: Caller,
  query: SubscriptionQuery,
): Promise<{ readonly ids: readonly number[]; readonly page: Page }> {
  const lister = await narrowed(db, caller);
  const where = and(reachesSubscription(lister), ...filters(caller, query));
  const page = pageOf(query, sortable);
  const ids = (await idsInOrder(db, lister, query)) ?? (await sortedIds(db, where, page));
  return { ids, page: page.of(await db.$count(subscriptions, where)) };
}

/** Without walking through all that matches, where product and state alone decide on it. */
async function idsInOrder(
  db: Db,
  lister: Caller,
  query: SubscriptionQuery,
): Promise<readonly number[] | undefined> {
  const { search, id, type, metadata: wanted, status: states, product } = query;
  if ([search, id, type, wanted].some((filter) => filter !== undefined)) return undefined;
  const products = await listedProducts(db, lister, product);
  if (products === undefined) return undefined;
  return readInOrder(db, { products, states, page: pageOf(query, sortable) });
}

async function sortedIds(db: Db, where: SQL | undefined, page: PageRequest): Promise<readonly number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}

function filters(caller: Caller, query: SubscriptionQuery): readonly (SQL | undefined)[] {
  const { search, id, status, type, product } = query;
  // A customer has fewer subscriptions than a product: the plus keeps the engine from the product's index.
  const productId = isSeller(caller) ? sql`${subscriptions.productId}` : sql`+${subscriptions.productId}`;
  return [
    search === undefined ? undefined : contains([subscriptions.name], search),
    id === undefined ? undefined : inArray(subscriptions.id, [...id]),
    status === undefined ? undefined : inArray(subscriptions.deploymentStatus, [...status]),
    type === undefined ? undefined : eq(subscriptions.type, type),
    product === undefined ? undefined : eq(productId, product),
    ...Object.entries(query.metadata ?? {}).map(([key, value]) => hasMetadata(key, value)),
  ];
}

/** Not correlated, so that the engine looks the value up once and not for each subscription. */
function hasMetadata(key: string, value: string): SQL {
  return sql`${subscriptions.id} in (select ${metadata.entityId} from ${metadata}
    where ${metadata.entity} = 'subscription' and ${metadata.key} = ${key} and ${metadata.value} = ${value})`;
}
