import type { ExternalValuesRequest } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { compact } from "../http/compact.js";
import { plans, products } from "../store/schema/product.js";
import { single } from "../store/single.js";
import type { Db } from "../store/store.js";
import { valuesByCode } from "./values-by-code.js";

/** A customer who is about to choose a value. */
export interface ValueChoice {
  readonly parameter: { readonly id: number; readonly code: string };
  readonly planId: number;
  /** What was entered so far, by the id of the parameter. */
  readonly entered: ReadonlyMap<number, string>;
  /** Two letters. */
  readonly language: string;
  readonly buyerId: number;
}

/** What a vendor is told: the plan, and the customer's other choices, in the vendor's own words. */
export async function valuesQuestion(db: Db, choice: ValueChoice): Promise<ExternalValuesRequest> {
  const { parameter, planId, language, buyerId } = choice;
  const { plan, product } = single(
    await db
      .select({ plan: plans, product: products })
      .from(plans)
      .innerJoin(products, eq(products.id, plans.productId))
      .where(eq(plans.id, planId)),
  );
  const others = new Map([...choice.entered].filter(([id]) => id !== parameter.id));
  return compact({
    productId: product.id,
    productIdentifier: product.sku,
    productVersionId: plan.id,
    productVersionIdentifier: plan.externalId,
    configurationParameter: parameter.code,
    configurationParameters: await valuesByCode(db, others, product.id),
    language,
    buyerId,
  });
}
