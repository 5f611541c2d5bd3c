import { SubscriptionType } from "@syndikit/contract";
import { type Known, knownOf } from "../../domain/known.js";
import type { Quantities } from "../../domain/plan.js";
import type { Call } from "../call.js";
import { readKeyed } from "../keyed-references.js";
import { readQuantities } from "../read-quantities.js";
import { readReference } from "../reference.js";

/** What a caller orders. */
export interface OrderRequest {
  readonly type: Known<typeof SubscriptionType>;
  readonly planId: number;
  readonly quantities: Quantities;
  /** What was entered for each configuration parameter. A field that was left empty was not filled in. */
  readonly entered: ReadonlyMap<number, string>;
  readonly externalReference: string | null;
}

/**
 * Reads the body of an order.
 *
 * @throws MarketplaceError for what does not refer to a plan, an extra resource or a parameter.
 */
export function readOrder({ body, baseUrl }: Call<"orderCreate">): OrderRequest {
  const entered = readKeyed(body.configurationParameters, {
    resource: "configurationParameter",
    field: "configurationParameters",
    baseUrl,
  });
  return {
    type: knownOf(SubscriptionType, body.type),
    planId: readReference(body.productVersion.url, {
      resource: "productVersion",
      field: "productVersion",
      baseUrl,
    }),
    quantities: readQuantities(body.billingItems, baseUrl),
    entered: new Map([...entered].filter(([, value]) => value !== "")),
    externalReference: body.externalReference ?? null,
  };
}
