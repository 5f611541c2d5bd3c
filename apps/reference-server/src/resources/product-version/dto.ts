import { type BillingItemValue, type ProductVersionDTO, TrialMode, toReference } from "@syndikit/contract";
import { compact } from "../../api/dto.js";
import type { Caller } from "../../api/scope.js";
import { formatMoney } from "../../billing/money.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import type { ValueTierRow } from "../../store/tables/product.js";
import { type ProductVersionParts, type ProductVersionRecord, readParts } from "../../subscriptions/plans.js";
import { seesAllOf } from "../product/queries.js";

/** Plans in API form, in the order of the records. Only the vendor and administrators see an external identifier. */
export async function presentProductVersions(
  db: Db,
  caller: Caller,
  records: readonly ProductVersionRecord[],
): Promise<ProductVersionDTO[]> {
  const partsOf = await readParts(
    db,
    records.map(({ productVersion }) => productVersion.id),
  );
  return records.map((record) => present(caller, record, partsOf(record.productVersion.id)));
}

export async function presentProductVersion(
  db: Db,
  caller: Caller,
  record: ProductVersionRecord,
): Promise<ProductVersionDTO> {
  return single(await presentProductVersions(db, caller, [record]));
}

function present(
  caller: Caller,
  { productVersion, vendorId }: ProductVersionRecord,
  parts: ProductVersionParts,
): ProductVersionDTO {
  const self = toReference("productVersion", productVersion.id);
  return compact({
    id: productVersion.id,
    self,
    name: productVersion.name,
    identifier: productVersion.identifier,
    externalId: seesAllOf(caller, vendorId) ? productVersion.externalId : null,
    description: productVersion.description,
    product: { url: toReference("product", productVersion.productId) },
    price: productVersion.price === null ? null : formatMoney(productVersion.price),
    setupFee: formatMoney(productVersion.setupFee),
    billingPeriod: productVersion.billingPeriod,
    minimumDuration: productVersion.minimumDuration,
    lifespan: productVersion.lifespan,
    trial: productVersion.trial,
    trialLength: productVersion.trial === TrialMode.NOT_ALLOWED ? null : (productVersion.trialLength ?? 1),
    autoRenewable: productVersion.autoRenewable,
    selfBilling: productVersion.selfBilling,
    published: productVersion.published,
    recommended: productVersion.recommended,
    billingItemValues: parts.tiers.map(presentTier),
    configurationParameters: parts.parameters.map(({ id }) => ({
      url: toReference("configurationParameter", id),
    })),
    metadata: { url: `${self}/metadata` },
  });
}

function presentTier({ billingItemId, start, end, price, setup, step }: ValueTierRow): BillingItemValue {
  return {
    item: { url: toReference("billingItem", billingItemId) },
    start,
    end,
    price: formatMoney(price),
    setup: formatMoney(setup),
    step,
  };
}
