import { DeploymentStatus, type OperationTypes } from "@syndikit/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Page } from "../../http/call.js";
import type { Db } from "../../store/port.js";
import { metadata } from "../../store/tables/account.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { contains, type PageRequest, pageOf } from "../page.js";
import type { Caller } from "../scope.js";
import { isSeller, listedProducts, narrowed, reachesSubscription } from "./queries.js";

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

/** What is listed, when products and states are all that decides on it. */
interface ProductsAndStates {
  readonly products: readonly number[];
  /** All when absent. */
  readonly states: readonly DeploymentStatus[] | undefined;
  readonly page: PageRequest;
}

/** More parts than this cost more than sorting what matches. */
const MAX_PARTS = 24;

/** What the indexes of a product's subscriptions in a state are sorted by. */
const sortedBy: readonly unknown[] = [subscriptions.id, subscriptions.name, subscriptions.createdAt];

/**
 * The identifiers of a page, read in its order, so that the engine touches no more than the pages up to it. An
 * index holds the subscriptions of one product in one state sorted; several of them are merged as they are read.
 *
 * @returns `undefined` when no index holds that order, or too many parts would have to be merged.
 */
async function readInOrder(
  db: Db,
  { products, states = Object.values(DeploymentStatus), page }: ProductsAndStates,
): Promise<readonly number[] | undefined> {
  if (!sortedBy.includes(page.sortedBy)) return undefined;
  if (products.length * states.length > MAX_PARTS) return undefined;
  const parts = products.flatMap((product) =>
    [...new Set(states)].map((state) =>
      db
        .select({ id: subscriptions.id, sortedBy: page.sortedBy })
        .from(subscriptions)
        .where(and(eq(subscriptions.productId, product), eq(subscriptions.deploymentStatus, state))),
    ),
  );
  const [first, second, ...others] = parts;
  if (first === undefined) return [];
  const merged = second === undefined ? first : unionAll(first, second, ...others);
  const rows = await merged
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}
