// Generated from spec/versions.yaml and spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { OperationId } from "./operations.gen.js";
import type { Frequency, GaugeMetricFunction } from "./enums.gen.js";
import type { DateTime, SubscriptionBillingItem, SubscriptionConfigurationParameter } from "./types.gen.js";

/** Every version that `apiVersion` can ask for, oldest first, and what it changed. */
export const apiVersions = {
  "20180101": "Calls that were removed until then are gone.",
  "20180312": "Plans say how coupons apply to them.",
  "20180322": "Not told.",
  "20180504": "`billingItems` of a subscription is a list.",
  "20180629": "Parameters of stacks.",
  "20180905": "A user has the SSH key that the company had.",
  "20181016": "Coupons have types.",
  "20181126": "`reseller` of an order is a reference, and there is `distributor`.",
  "20181220": "Value tiers have no recurring price of their own.",
  "20190503": "Prices of backups.",
  "20190523": "A payment may ask the card's holder to confirm it.",
  "20190624": "The proceeds report replaces the vendor report.",
  "20190730": "Coupons that prolong a trial.",
  "20190806": "Estimates are not read by GET.",
  "20190819": "`frequence` of a metric is called `frequency`.",
  "20190902": "Types of instances.",
  "20190916": "A product has several `syndicationEndpoints` in place of one `syndicatedEndpoint`.",
  "20200108": "`vendors` of a company is called `users`.",
  "20200211": "A user has several payment methods.",
  "20200513": "Rules of custom costs.",
  "20200518": "`cost` of a custom line is `platformCost`.",
  "20201005": "`gaugeMetricFunction` of a metric is `metricFunction`, for counters too.",
  "20201104": "Prices of resellers vary.",
  "20201117": "A custom invoice has a `type` in place of `cashed`.",
  "20201126": "Every order has a `status`, in place of `deferred`.",
  "20201202": "`lastInvoice` of a subscription is called `billingPeriodStart`.",
  "20210125": "Not told.",
  "20210215": "A product has several `orderValidationUrls` in place of one `orderValidationUrl`.",
  "20210406": "Orders are approved, not subscriptions.",
  "20211004": "An extra resource has a `presence` in place of `required`.",
  "20220211": "`nextInvoice` of a subscription is called `billingPeriodEnd`.",
  "20220427":
    "`configurationParameters` of a subscription is a list with descriptions, and is absent in lists of subscriptions.",
  "20221124": "`tag` of a custom line is `tags`.",
  "20240626": "Costs are read in pages.",
  "20240905": "`filter` and `textField` of lists are called `search`.",
  "20250109": "Costs are read by offset and limit.",
} as const;

/** A version of the interface: the date of a change that breaks callers. */
export type ApiVersion = keyof typeof apiVersions;

/** The versions that have a field: from `since` on, and before `until`. */
export interface VersionRange {
  readonly since?: ApiVersion;
  readonly until?: ApiVersion;
}

/** A schema whose fields differ between versions: `fields` are those without `apiVersion` that not every version has, `others` those that only other versions have. */
export interface VersionedSchema {
  readonly fields: Readonly<Record<string, VersionRange>>;
  readonly others: Readonly<Record<string, VersionRange>>;
}

/** Every schema whose fields differ between versions. */
export const versionedSchemas = {
  Subscription: {
    fields: {
      lastInvoice: { until: "20201202" },
      nextInvoice: { until: "20220211" },
      configurationParameters: { until: "20220427" },
      billingItems: { until: "20180504" },
    },
    others: {
      billingItems: { since: "20180504" },
      billingPeriodStart: { since: "20201202" },
      billingPeriodEnd: { since: "20220211" },
      configurationParameters: { since: "20220427" },
    },
  },
  ProductDTO: {
    fields: { syndicationEndpoints: { since: "20190916" }, orderValidationUrls: { since: "20210215" } },
    others: { syndicatedEndpoint: { until: "20190916" }, orderValidationUrl: { until: "20210215" } },
  },
  ProductFields: {
    fields: { syndicationEndpoints: { since: "20190916" }, orderValidationUrls: { since: "20210215" } },
    others: { syndicatedEndpoint: { until: "20190916" }, orderValidationUrl: { until: "20210215" } },
  },
  ProductCreate: {
    fields: { syndicationEndpoints: { since: "20190916" }, orderValidationUrls: { since: "20210215" } },
    others: { syndicatedEndpoint: { until: "20190916" }, orderValidationUrl: { until: "20210215" } },
  },
  ProductInput: {
    fields: { syndicationEndpoints: { since: "20190916" }, orderValidationUrls: { since: "20210215" } },
    others: { syndicatedEndpoint: { until: "20190916" }, orderValidationUrl: { until: "20210215" } },
  },
  BillingItemDTO: {
    fields: { presence: { since: "20211004" }, required: { until: "20211004" } },
    others: {},
  },
  BillingItemInput: {
    fields: { presence: { since: "20211004" }, required: { until: "20211004" } },
    others: {},
  },
  BillingItemCreate: {
    fields: { presence: { since: "20211004" }, required: { until: "20211004" } },
    others: {},
  },
  ApplicationMetricDTO: {
    fields: { metricFunction: { since: "20201005" }, frequency: { since: "20190819" } },
    others: { frequence: { until: "20190819" }, gaugeMetricFunction: { until: "20201005" } },
  },
  ApplicationMetricInput: {
    fields: { metricFunction: { since: "20201005" }, frequency: { since: "20190819" } },
    others: { frequence: { until: "20190819" }, gaugeMetricFunction: { until: "20201005" } },
  },
  ApplicationMetricCreate: {
    fields: { metricFunction: { since: "20201005" }, frequency: { since: "20190819" } },
    others: { frequence: { until: "20190819" }, gaugeMetricFunction: { until: "20201005" } },
  },
  OrderDTO: {
    fields: { status: { since: "20201126" }, billingItems: { until: "20180504" } },
    others: { billingItems: { since: "20180504" }, deferred: { until: "20201126" } },
  },
} as const satisfies Record<string, VersionedSchema>;

/** The name of a schema whose fields differ between versions. */
export type VersionedSchemaName = keyof typeof versionedSchemas;

/** The fields that a schema has in other versions only. */
export interface OtherVersions {
  Subscription: {
    /** The quantity chosen of each extra resource, with its identifier and unit. */
    billingItems?: SubscriptionBillingItem[];
    /** The start of the billing period that the last invoice covers. Provisional before `startDate`, counted from the order. */
    billingPeriodStart?: DateTime;
    /** The end of the current billing period, when the next invoice is due. Provisional before `startDate`: nothing is billed until then. */
    billingPeriodEnd?: DateTime;
    /** The values that the customer entered at order time, with what they mean. Absent in lists. */
    configurationParameters?: SubscriptionConfigurationParameter[];
  };
  ProductDTO: {
    /** The URL that subscription events go to; the first one where there are several. Answered to the vendor and to administrators only. */
    syndicatedEndpoint?: string;
    /** The URL that is asked before an order is accepted; the first one where there are several. Answered to the vendor and to administrators only. */
    orderValidationUrl?: string;
  };
  ProductFields: {
    /** The URL that subscription events go to, http or https. Replaces all that there are. */
    syndicatedEndpoint?: string;
    /** The URL that is asked before an order is accepted, http or https. Replaces all that there are. */
    orderValidationUrl?: string;
  };
  ProductCreate: {
    /** The URL that subscription events go to, http or https. Replaces all that there are. */
    syndicatedEndpoint?: string;
    /** The URL that is asked before an order is accepted, http or https. Replaces all that there are. */
    orderValidationUrl?: string;
  };
  ProductInput: {
    /** The URL that subscription events go to, http or https. Replaces all that there are. */
    syndicatedEndpoint?: string;
    /** The URL that is asked before an order is accepted, http or https. Replaces all that there are. */
    orderValidationUrl?: string;
  };
  ApplicationMetricDTO: {
    /** How often the endpoint is polled. */
    frequence?: Frequency | (string & {});
    /** How the samples of a gauge become a quantity; absent for a counter. */
    gaugeMetricFunction?: GaugeMetricFunction;
  };
  ApplicationMetricInput: {
    /** How often the endpoint is polled. On creation EVERY_1_HOUR when absent. */
    frequence?: Frequency;
    /** How the samples of a gauge become a quantity. On creation AVERAGE when absent. */
    gaugeMetricFunction?: GaugeMetricFunction;
  };
  ApplicationMetricCreate: {
    /** How often the endpoint is polled. On creation EVERY_1_HOUR when absent. */
    frequence?: Frequency;
    /** How the samples of a gauge become a quantity. On creation AVERAGE when absent. */
    gaugeMetricFunction?: GaugeMetricFunction;
  };
  OrderDTO: {
    /** The quantity ordered of each extra resource, with its identifier and unit. */
    billingItems?: SubscriptionBillingItem[];
    /** Whether the order waits for the next billing period. */
    deferred?: boolean;
  };
}

/** A versioned schema in a request or an answer: the whole body, or each entry of a list. */
export interface VersionedBody {
  readonly schema: VersionedSchemaName;
  readonly isList: boolean;
}

/** What of an operation differs between versions. A query parameter is called `name` before `until`, and `is` since. */
export interface VersionedOperation {
  readonly request?: VersionedBody;
  readonly answer?: VersionedBody;
  readonly oldParameters?: readonly {
    readonly name: string;
    readonly is: string;
    readonly until: ApiVersion;
  }[];
}

/** Every operation that differs between versions. */
export const versionedOperations: Readonly<Partial<Record<OperationId, VersionedOperation>>> = {
  userGetAllPaged: { oldParameters: [{ name: "textField", is: "search", until: "20240905" }] },
  userHeadAll: { oldParameters: [{ name: "textField", is: "search", until: "20240905" }] },
  userCompanyGetAllPaged: { oldParameters: [{ name: "textField", is: "search", until: "20240905" }] },
  userCompanyHeadAll: { oldParameters: [{ name: "textField", is: "search", until: "20240905" }] },
  subscriptionGetAllPaged: {
    answer: { schema: "Subscription", isList: true },
    oldParameters: [{ name: "filter", is: "search", until: "20240905" }],
  },
  subscriptionHeadAll: { oldParameters: [{ name: "filter", is: "search", until: "20240905" }] },
  subscriptionGet: { answer: { schema: "Subscription", isList: false } },
  subscriptionSetOneshotCosts: { answer: { schema: "Subscription", isList: false } },
  subscriptionSetRecurringCosts: { answer: { schema: "Subscription", isList: false } },
  productGetAllPaged: { answer: { schema: "ProductDTO", isList: true } },
  productCreate: {
    request: { schema: "ProductCreate", isList: false },
    answer: { schema: "ProductDTO", isList: false },
  },
  productGet: { answer: { schema: "ProductDTO", isList: false } },
  productUpdate: {
    request: { schema: "ProductInput", isList: false },
    answer: { schema: "ProductDTO", isList: false },
  },
  billingItemGetAllPaged: { answer: { schema: "BillingItemDTO", isList: true } },
  billingItemCreate: {
    request: { schema: "BillingItemCreate", isList: false },
    answer: { schema: "BillingItemDTO", isList: false },
  },
  billingItemGet: { answer: { schema: "BillingItemDTO", isList: false } },
  billingItemUpdate: {
    request: { schema: "BillingItemInput", isList: false },
    answer: { schema: "BillingItemDTO", isList: false },
  },
  applicationMetricGetAllPaged: { answer: { schema: "ApplicationMetricDTO", isList: true } },
  applicationMetricCreate: {
    request: { schema: "ApplicationMetricCreate", isList: false },
    answer: { schema: "ApplicationMetricDTO", isList: false },
  },
  applicationMetricGet: { answer: { schema: "ApplicationMetricDTO", isList: false } },
  applicationMetricUpdate: {
    request: { schema: "ApplicationMetricInput", isList: false },
    answer: { schema: "ApplicationMetricDTO", isList: false },
  },
  orderGetAllPaged: { answer: { schema: "OrderDTO", isList: true } },
  orderCreate: { answer: { schema: "OrderDTO", isList: false } },
  orderGet: { answer: { schema: "OrderDTO", isList: false } },
};
