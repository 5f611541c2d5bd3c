import { type ProductVersionInput, TrialMode } from "@syndikit/contract";
import { type Money, parseMoney, ZERO } from "../../domain/money.js";
import { allowed, raise } from "../../marketplace-error.js";
import type { PlanRow } from "../../store/schema/product.js";

/** What of a plan's own row can be changed after its creation. */
export type PlanFields = Omit<PlanRow, "id" | "productId" | "createdAt" | "updatedAt" | "deletedAt">;

/** A plan of which nothing is known but its name. */
export function newPlan(name: string): PlanFields {
  return {
    name,
    identifier: null,
    externalId: null,
    description: null,
    price: null,
    setupFee: ZERO,
    billingPeriod: 1,
    minimumDuration: 1,
    lifespan: null,
    trial: TrialMode.NOT_ALLOWED,
    trialLength: 1,
    autoRenewable: true,
    selfBilling: false,
    published: false,
    recommended: false,
  };
}

/** A plan after a change: fields that are absent keep their value, and `null` removes one. */
export function changePlan(before: PlanFields, input: ProductVersionInput): PlanFields {
  const { price, setupFee, externalId } = input;
  return {
    name: input.name ?? before.name,
    identifier: input.identifier ?? before.identifier,
    // An empty text is how a form takes it away.
    externalId: externalId === "" ? null : (externalId ?? before.externalId),
    description: input.description ?? before.description,
    price: price === undefined ? before.price : price === null ? null : readMoney("price", price),
    setupFee: setupFee === undefined ? before.setupFee : readMoney("setupFee", setupFee),
    billingPeriod: input.billingPeriod ?? before.billingPeriod,
    minimumDuration: input.minimumDuration ?? before.minimumDuration,
    lifespan: input.lifespan === undefined ? before.lifespan : input.lifespan,
    trial: input.trial ?? before.trial,
    trialLength: input.trialLength ?? before.trialLength,
    autoRenewable: input.autoRenewable ?? before.autoRenewable,
    selfBilling: input.selfBilling ?? before.selfBilling,
    published: input.published ?? before.published,
    recommended: input.recommended ?? before.recommended,
  };
}

/**
 * An amount of a request.
 *
 * @throws MarketplaceError `amountTooLarge` when it cannot be counted exactly.
 */
export function readMoney(field: string, value: string | number): Money {
  const amount = parseMoney(value);
  return amount === null ? raise("fieldFormat", { field, expected: "decimal" }) : allowed(amount);
}
