import { DeploymentStatus } from "@syndikit/contract";
import { and, eq } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { subscriptions } from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import type { PageRequest } from "../page.js";

/** What is listed, when products and states are all that decides on it. */
export interface ProductsAndStates {
  readonly products: readonly number[];
  /** All when absent. */
  readonly states: readonly DeploymentStatus[] | undefined;
  readonly page: PageRequest;
}

/** More parts than this cost more than sorting what matches. */
const MOST_PARTS = 24;

/** What the indexes of a product's subscriptions in a state are sorted by. */
const sortedBy: readonly unknown[] = [subscriptions.id, subscriptions.name, subscriptions.createdAt];

/**
 * The identifiers of a page, read in its order, so that the engine touches no more than the pages up to it. An
 * index holds the subscriptions of one product in one state sorted; several of them are merged as they are read.
 *
 * @returns `undefined` when no index holds that order, or too many parts would have to be merged.
 */
export async function readInOrder(
  db: Db,
  { products, states = Object.values(DeploymentStatus), page }: ProductsAndStates,
): Promise<readonly number[] | undefined> {
  if (!sortedBy.includes(page.sortedBy)) return undefined;
  if (products.length * states.length > MOST_PARTS) return undefined;
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
