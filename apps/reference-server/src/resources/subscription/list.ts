import { DeploymentStatus, type OperationTypes, readState } from "@syndikit/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Page } from "../../api/call.js";
import { asItIs, equals, isAmong, type Standing } from "../../api/filters.js";
import { countListed, type PageRequest, readPage, selectPage } from "../../api/page.js";
import type { Caller } from "../../api/scope.js";
import { INDEXED_VALUE, isIndexedValue } from "../../store/columns.js";
import { isOneOf, unindexed } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { contains, findText, searchedTexts } from "../../store/searched-texts.js";
import { metadata } from "../../store/tables/account.js";
import { products } from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { isSeller, narrowed, reachesSubscription } from "../../subscriptions/reach.js";

export type SubscriptionQuery = OperationTypes["subscriptionGetAllPaged"]["query"];

const sortable = {
  id: subscriptions.id,
  name: subscriptions.name,
  createdAt: subscriptions.createdAt,
  updatedAt: subscriptions.updatedAt,
  endDate: subscriptions.periodEnd,
};

/**
 * The identifiers of a page of the subscriptions that a caller reaches. Only identifiers, so that the database can
 * filter, sort and count inside an index; the wide rows are read for this page only.
 */
export async function listSubscriptions(
  db: Db,
  caller: Caller,
  query: SubscriptionQuery,
): Promise<{ readonly ids: readonly number[]; readonly page: Page }> {
  const lister = await narrowed(db, caller);
  const page = readPage(query, sortable);
  // A customer has few subscriptions: they are not looked up among the texts of all.
  const found = isSeller(lister)
    ? await findText(db, searchedTexts.subscriptions, query.search)
    : contains(searchedTexts.subscriptions.columns, query.search);
  const where = (on: Standing): SQL | undefined =>
    and(reachesSubscription(lister, isSeller(lister) ? on : asItIs), found, ...filters(lister, query, on));
  const parts = await partsOf(db, lister, query);
  if (parts !== undefined && canMerge(parts, page)) {
    const total = await countListed(db, subscriptions, and(where(asItIs), page.remains));
    return { ids: await mergeParts(db, parts, page), page: page.of(total) };
  }
  const select = db.select({ id: subscriptions.id }).from(subscriptions).$dynamic();
  const listed = await selectPage(db, select, {
    from: subscriptions,
    where,
    query,
    sortable,
    isSought: found !== undefined,
  });
  return { ids: listed.rows.map(({ id }) => id), page: listed.page };
}

function filters(lister: Caller, query: SubscriptionQuery, on: Standing): readonly (SQL | undefined)[] {
  const { id, status, type, product } = query;
  const ofProducts = product !== undefined || lister.scopes.join() === "product";
  // A customer has few subscriptions: the database begins with those, and not with what they are filtered by.
  const filtered = isSeller(lister) ? on : unindexed;
  return [
    id === undefined ? undefined : isOneOf(subscriptions.id, id),
    isAmong(subscriptions.deploymentStatus, status && readStates(status), filtered),
    // The index of a product has the type of each of its subscriptions.
    isAmong(subscriptions.type, type && [type], ofProducts ? unindexed : filtered),
    equals(subscriptions.productId, product, filtered),
    ...Object.entries(query.metadata ?? {}).map(([key, value]) => hasMetadata(key, value)),
  ];
}

/** The requested states without duplicates, as the store spells them. */
function readStates(status: readonly string[]): DeploymentStatus[] {
  return [...new Set(status.flatMap((text) => readState(text) ?? []))];
}

/** Not correlated, so that the database looks the value up once instead of once per subscription. */
function hasMetadata(key: string, value: string): SQL {
  const isKept = and(
    eq(metadata.entity, "subscription"),
    eq(metadata.key, key),
    eq(metadata.value, value),
    value.length <= INDEXED_VALUE ? isIndexedValue(metadata.value) : undefined,
  );
  return sql`${subscriptions.id} in (select ${metadata.entityId} from ${metadata} where ${isKept})`;
}

/** The subscriptions of one product in one state. */
interface Part {
  readonly product: number;
  readonly state: DeploymentStatus;
}

/** The parts that make up a list; `undefined` when it is filtered by anything but products and states. */
async function partsOf(
  db: Db,
  lister: Caller,
  query: SubscriptionQuery,
): Promise<readonly Part[] | undefined> {
  const { search, id, type, metadata: wanted, status, product } = query;
  if ([search, id, type, wanted].some((filter) => filter !== undefined)) return undefined;
  const listed = await listedProducts(db, lister, product);
  const states = status === undefined ? Object.values(DeploymentStatus) : readStates(status);
  return listed?.flatMap((one) => states.map((state) => ({ product: one, state })));
}

/** The products of which a caller lists all subscriptions; `undefined` when its list is not defined by products. */
async function listedProducts(
  db: Db,
  { principal, scopes }: Caller,
  product: number | undefined,
): Promise<readonly number[] | undefined> {
  if (scopes.includes("any")) return product === undefined ? undefined : [product];
  if (scopes.join() !== "product" || principal.companyId === null) return undefined;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.companyId, principal.companyId), equals(products.id, product)));
  return rows.map(({ id }) => id);
}

/** Merging more parts than this costs more than sorting all matches. */
const MAX_PARTS = 24;

/** The indexes of subscriptions by product and state are sorted by these columns. */
const indexed: readonly unknown[] = [subscriptions.id, subscriptions.name, subscriptions.createdAt];

function canMerge(parts: readonly Part[], { sortedBy }: PageRequest): boolean {
  return indexed.includes(sortedBy) && parts.length <= MAX_PARTS;
}

/**
 * An index holds the subscriptions of a part in the order of the page. The database merges the parts as it reads them,
 * so it only reads the pages up to this one.
 */
async function mergeParts(db: Db, parts: readonly Part[], page: PageRequest): Promise<readonly number[]> {
  const { id } = subscriptions;
  // Selected twice, the column name would be ambiguous for sorting.
  const columns = page.sortedBy === id ? { id } : { id, sortedBy: page.sortedBy };
  const inOrder = ({ product, state }: Part) =>
    db
      .select(columns)
      .from(subscriptions)
      .where(
        and(eq(subscriptions.productId, product), eq(subscriptions.deploymentStatus, state), page.remains),
      )
      .orderBy(...page.orderBy);
  const [first, second, ...others] = parts;
  if (first === undefined) return [];
  // PostgreSQL merges only what comes in order, and otherwise sorts all of it.
  const subselect = (part: Part) => db.select().from(inOrder(part).as("part"));
  const rows =
    second === undefined
      ? await inOrder(first).limit(page.limit).offset(page.offset)
      : await unionAll(subselect(first), subselect(second), ...others.map(subselect))
          .orderBy(...page.orderBy)
          .limit(page.limit)
          .offset(page.offset);
  return rows.map(({ id }) => id);
}
