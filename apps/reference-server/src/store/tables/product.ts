import type {
  BillingItemPresence,
  BillingItemType,
  BillingItemValueType,
  ProductType,
  TrialMode,
} from "@syndikit/contract";
import { sql } from "drizzle-orm";
import {
  flag,
  id,
  index,
  moment,
  money,
  oneOf,
  partOf,
  primaryKey,
  reference,
  sealed,
  table,
  text,
  uniqueIndex,
  whole,
} from "../columns.js";
import { folded } from "../dialect.js";
import { documentColumn } from "../documents/column.js";
import {
  acceptedValuesForm,
  metricHeadersForm,
  orderValidationUrlsForm,
  syndicationEndpointsForm,
} from "../documents/small-forms.js";
import { companies } from "./company.js";

export type { StoredMetricHeader } from "../documents/small-forms.js";

/** Products of vendors. */
export const products = table(
  "products",
  {
    id: id(),
    companyId: partOf(() => companies.id),
    name: text().notNull(),
    sku: text(),
    type: oneOf<ProductType>().notNull(),
    shortDescription: text(),
    longDescription: text(),
    /** Receive the events of the product's subscriptions. */
    syndicationEndpoints: documentColumn(syndicationEndpointsForm).notNull().default([]),
    notificationSecretToken: sealed(),
    /** Also signs events until it expires. */
    previousSecretToken: sealed(),
    previousSecretUntil: moment(),
    orderValidationUrls: documentColumn(orderValidationUrlsForm).notNull().default([]),
    metricHeaders: documentColumn(metricHeadersForm).notNull().default([]),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** A deleted product keeps its row, without its SKU, so that ended subscriptions still refer to something. */
    deletedAt: moment(),
  },
  (t) => [
    uniqueIndex("products_sku").on(t.sku),
    index("products_by_company").on(t.companyId),
    index("products_by_name").on(t.name),
    index("products_found_by_name").on(folded(t.name)),
    index("products_found_by_sku").on(folded(t.sku)),
  ],
);

/** Plans (`productVersion`). */
export const productVersions = table(
  "product_versions",
  {
    id: id(),
    productId: partOf(() => products.id),
    name: text().notNull(),
    identifier: text(),
    description: text(),
    externalId: text(),
    published: flag().notNull().default(false),
    recommended: flag().notNull().default(false),
    /** Price per billing period; absent for a plan that customers can ask for but not order. */
    price: money(),
    /** One-time activation fee. */
    setupFee: money().notNull(),
    /** Months. */
    billingPeriod: whole().notNull().default(1),
    /** Months. */
    minimumDuration: whole().notNull().default(1),
    /** Hours, for a short-lived plan. */
    lifespan: whole(),
    trial: oneOf<TrialMode>().notNull(),
    /** Days. */
    trialLength: whole(),
    autoRenewable: flag().notNull().default(true),
    selfBilling: flag().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** A deleted plan keeps its row, without its identifier, so that ended subscriptions still refer to something. */
    deletedAt: moment(),
  },
  (t) => [
    uniqueIndex("product_versions_identifier").on(t.identifier),
    index("product_versions_by_product").on(t.productId),
    index("product_versions_by_name").on(t.name),
    index("product_versions_by_price").on(t.price),
    index("product_versions_found_by_name").on(folded(t.name)),
    index("product_versions_found_by_identifier").on(folded(t.identifier)),
  ],
);

/** Extra resources. */
export const billingItems = table(
  "billing_items",
  {
    id: id(),
    /** The vendor company that owns it. */
    companyId: partOf(() => companies.id),
    name: text().notNull(),
    identifier: text(),
    unit: text().notNull(),
    description: text().notNull(),
    type: oneOf<BillingItemType>().notNull(),
    valueType: oneOf<BillingItemValueType>().notNull(),
    presence: oneOf<BillingItemPresence>().notNull(),
    weight: whole().notNull().default(0),
    /** A deleted one keeps its row, so that subscriptions that chose it still refer to something. */
    deletedAt: moment(),
  },
  (t) => [
    uniqueIndex("billing_items_identifier").on(t.companyId, t.identifier).where(sql`${t.deletedAt} is null`),
    index("billing_items_by_name").on(t.name),
    index("billing_items_by_identifier").on(t.identifier),
    index("billing_items_found_by_name").on(folded(t.name)),
    index("billing_items_found_by_identifier").on(folded(t.identifier)),
  ],
);

/** Value tiers: the price of an extra resource on a plan, by quantity. */
export const valueTiers = table(
  "value_tiers",
  {
    id: id(),
    productVersionId: partOf(() => productVersions.id),
    billingItemId: reference(() => billingItems.id),
    /** First quantity of the tier. */
    start: whole().notNull(),
    /** Last quantity of the tier; absent when the tier is open-ended. */
    end: whole(),
    price: money().notNull(),
    /** Charged once, the first time that the tier is billed. */
    setup: money().notNull(),
    /** Quantities of the tier can only be chosen in steps of this size. */
    step: whole().notNull().default(1),
  },
  (t) => [
    index("value_tiers_by_product_version").on(t.productVersionId, t.billingItemId, t.start),
    index("value_tiers_by_item").on(t.billingItemId),
  ],
);

/** What a customer enters when ordering. */
export const configurationParameters = table(
  "configuration_parameters",
  {
    id: id(),
    productId: partOf(() => products.id),
    code: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    hint: text(),
    required: flag().notNull().default(false),
    /** A regular expression of the vendor. See `parameter-patterns.ts` for how it is run safely. */
    validation: text(),
    /** Value to label. */
    acceptedValues: documentColumn(acceptedValuesForm),
    externalValuesUrl: text(),
    weight: whole().notNull().default(0),
    /** A deleted one keeps its row, so that the values in subscriptions still have a code. */
    deletedAt: moment(),
  },
  (t) => [
    uniqueIndex("configuration_parameters_code").on(t.productId, t.code).where(sql`${t.deletedAt} is null`),
    index("configuration_parameters_found_by_code").on(folded(t.code)),
    index("configuration_parameters_found_by_name").on(folded(t.name)),
  ],
);

/** Which parameters are active on which plan. */
export const productVersionParameters = table(
  "product_version_parameters",
  {
    productVersionId: partOf(() => productVersions.id),
    parameterId: partOf(() => configurationParameters.id),
  },
  (t) => [
    primaryKey({ columns: [t.productVersionId, t.parameterId] }),
    index("product_version_parameters_by_parameter").on(t.parameterId),
  ],
);

export type ProductRow = typeof products.$inferSelect;
export type ProductVersionRow = typeof productVersions.$inferSelect;
export type BillingItemRow = typeof billingItems.$inferSelect;
export type ValueTierRow = typeof valueTiers.$inferSelect;
export type ConfigurationParameterRow = typeof configurationParameters.$inferSelect;
