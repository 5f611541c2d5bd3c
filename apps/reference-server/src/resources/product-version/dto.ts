import { type BillingItemValue, type ProductVersionDTO, TrialMode, toReference } from "@syndikit/contract";
import { formatMoney } from "../../billing/money.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import type { ValueTierRow } from "../../store/tables/product.js";
import { compact } from "../dto.js";
import { seesAllOf } from "../product/queries.js";
import type { Caller } from "../scope.js";
import { type PlanParts, type PlanRecord, readParts } from "./queries.js";

/** Plans on the wire, in the order of the records. Only the vendor and administrators see an external identifier. */
export async function presentPlans(
  db: Db,
  caller: Caller,
  records: readonly PlanRecord[],
): Promise<ProductVersionDTO[]> {
  const partsOf = await readParts(
    db,
    records.map(({ plan }) => plan.id),
  );
  return records.map((record) => present(caller, record, partsOf(record.plan.id)));
}

export async function presentPlan(db: Db, caller: Caller, record: PlanRecord): Promise<ProductVersionDTO> {
  return single(await presentPlans(db, caller, [record]));
}

function present(caller: Caller, { plan, vendorId }: PlanRecord, parts: PlanParts): ProductVersionDTO {
  const self = toReference("productVersion", plan.id);
  return compact({
    id: plan.id,
    self,
    name: plan.name,
    identifier: plan.identifier,
    externalId: seesAllOf(caller, vendorId) ? plan.externalId : null,
    description: plan.description,
    product: { url: toReference("product", plan.productId) },
    price: plan.price === null ? null : formatMoney(plan.price),
    setupFee: formatMoney(plan.setupFee),
    billingPeriod: plan.billingPeriod,
    minimumDuration: plan.minimumDuration,
    lifespan: plan.lifespan,
    trial: plan.trial,
    trialLength: plan.trial === TrialMode.NOT_ALLOWED ? null : (plan.trialLength ?? 1),
    autoRenewable: plan.autoRenewable,
    selfBilling: plan.selfBilling,
    published: plan.published,
    recommended: plan.recommended,
    billingItemValues: parts.tiers.map(presentTier),
    configurationParameters: parts.parameters.map(({ id }) => ({
      url: toReference("configurationParameter", id),
    })),
    metadata: { url: `${self}/metadata` },
  });
}

function presentTier({ billingItemId, start, end, price, setup, step }: ValueTierRow): BillingItemValue {
  return {
    billingItem: { url: toReference("billingItem", billingItemId) },
    start,
    end,
    price: formatMoney(price),
    setup: formatMoney(setup),
    step,
  };
}
