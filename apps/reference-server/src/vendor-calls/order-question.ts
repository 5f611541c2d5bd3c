import type { OrderValidationType } from "@syndikit/contract";
import { eq, inArray, sql } from "drizzle-orm";
import type { Known } from "../domain/known.js";
import type { Quantities } from "../domain/plan.js";
import { compact } from "../http/compact.js";
import { hot } from "../store/hot.js";
import { billingItems, plans, products } from "../store/schema/product.js";
import type { Db } from "../store/store.js";
import type { OrderQuestion } from "./order-validation.js";
import { valuesByCode } from "./values-by-code.js";

/** What a customer is about to do. */
export interface OrderIntent {
  readonly orderType: Known<typeof OrderValidationType>;
  /** The plan; on a change, the one to change to. */
  readonly planId: number;
  readonly quantities: Quantities;
  /** The values of the configuration parameters, by their id. */
  readonly parameters: ReadonlyMap<number, string>;
  /** Two letters. */
  readonly language: string;
  /** The user who orders; on a new order only. */
  readonly buyerId?: number;
  /** The subscription that is to be changed or ended. */
  readonly subscriptionId?: number;
}

const planById = hot((db) =>
  db
    .select({ plan: plans, product: products })
    .from(plans)
    .innerJoin(products, eq(products.id, plans.productId))
    .where(eq(plans.id, sql.placeholder("planId")))
    .prepare(),
);

/**
 * Puts an intent into the vendor's own words: external identifiers, and codes. What has none is left out.
 * Read it before the transaction that writes, for asking takes seconds.
 *
 * @returns `null` when the vendor does not want to be asked.
 */
export async function orderQuestion(db: Db, intent: OrderIntent): Promise<OrderQuestion | null> {
  const { planId } = intent;
  const [row] = await planById(db).execute({ planId });
  if (row === undefined) throw new RangeError(`There is no plan ${planId}.`);
  const { plan, product } = row;
  if (product.orderValidationUrls.length === 0) return null;
  const items = await db
    .select({ id: billingItems.id, identifier: billingItems.identifier })
    .from(billingItems)
    .where(inArray(billingItems.id, [...intent.quantities.keys()]));
  return {
    urls: product.orderValidationUrls,
    request: compact({
      productId: product.id,
      productIdentifier: product.sku,
      productVersionId: plan.id,
      productVersionIdentifier: plan.externalId,
      billingItems: Object.fromEntries(
        items.flatMap(({ id, identifier }) =>
          identifier === null ? [] : [[identifier, intent.quantities.get(id) ?? 0]],
        ),
      ),
      configurationParameters: await valuesByCode(db, intent.parameters, product.id),
      language: intent.language,
      buyerId: intent.buyerId,
      subscriptionId: intent.subscriptionId,
      orderType: intent.orderType,
    }),
  };
}
