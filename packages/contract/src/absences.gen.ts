// Generated from spec/paths/ and spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { AbsenceShape } from "./operation.js";

const shape1: AbsenceShape = { absent: ["access", "expiresAt"] };

const shape2: AbsenceShape = {
  absent: [
    "surname",
    "phoneNumber",
    "language",
    "address",
    "acceptedTerms",
    "newbie",
    "externalId",
    "userRole",
    "enabled",
    "environment",
    "company",
    "companyGroup",
  ],
  inside: { address: { absent: ["address", "city", "zipCode", "state", "country", "countryCode"] } },
};

const shape3: AbsenceShape = {
  absent: [
    "userName",
    "name",
    "email",
    "password",
    "language",
    "acceptedTerms",
    "newbie",
    "userRole",
    "enabled",
    "environment",
    "company",
    "currentPassword",
  ],
  inAction: ["surname", "phoneNumber", "address", "externalId", "companyGroup"],
  inside: { address: { absent: ["address", "city", "zipCode", "state", "country", "countryCode"] } },
};

const shape4: AbsenceShape = {
  absent: [
    "action",
    "userName",
    "name",
    "email",
    "password",
    "currentPassword",
    "language",
    "acceptedTerms",
    "newbie",
    "userRole",
    "enabled",
    "environment",
    "company",
  ],
  inAction: ["surname", "phoneNumber", "address", "externalId", "companyGroup"],
  inside: { address: { absent: ["address", "city", "zipCode", "state", "country", "countryCode"] } },
};

const shape5: AbsenceShape = {
  absent: [
    "emailAddress",
    "companyDescription",
    "companyUrl",
    "phoneNumber",
    "address",
    "taxCode",
    "language",
    "externalId",
    "enabled",
  ],
  inside: { address: { absent: ["address", "city", "zipCode", "state", "country", "countryCode"] } },
};

const shape6: AbsenceShape = {
  absent: ["name", "emailAddress", "language", "enabled"],
  inAction: ["companyDescription", "companyUrl", "phoneNumber", "address", "taxCode", "externalId"],
  inside: { address: { absent: ["address", "city", "zipCode", "state", "country", "countryCode"] } },
};

const shape7: AbsenceShape = {
  absent: ["action", "name", "emailAddress", "language", "enabled"],
  inAction: ["companyDescription", "companyUrl", "phoneNumber", "address", "taxCode", "externalId"],
  inside: { address: { absent: ["address", "city", "zipCode", "state", "country", "countryCode"] } },
};

const shape8: AbsenceShape = {
  absent: [
    "emailAddress",
    "companyDescription",
    "companyUrl",
    "phoneNumber",
    "address",
    "taxCode",
    "language",
    "technicalEmailAddress",
    "syndicationEndpoint",
    "notificationSecretToken",
    "externalId",
    "enabled",
  ],
  inside: { address: { absent: ["address", "city", "zipCode", "state", "country", "countryCode"] } },
};

const shape9: AbsenceShape = {
  absent: ["name", "emailAddress", "language", "enabled", "previousSecretValidFor"],
  inAction: [
    "companyDescription",
    "companyUrl",
    "phoneNumber",
    "address",
    "taxCode",
    "technicalEmailAddress",
    "syndicationEndpoint",
    "notificationSecretToken",
    "externalId",
  ],
  inside: { address: { absent: ["address", "city", "zipCode", "state", "country", "countryCode"] } },
};

const shape10: AbsenceShape = {
  absent: ["action", "name", "emailAddress", "language", "enabled"],
  inAction: [
    "companyDescription",
    "companyUrl",
    "phoneNumber",
    "address",
    "taxCode",
    "technicalEmailAddress",
    "syndicationEndpoint",
    "notificationSecretToken",
    "externalId",
  ],
  inside: { address: { absent: ["address", "city", "zipCode", "state", "country", "countryCode"] } },
};

const shape11: AbsenceShape = { absent: ["name", "identifier"] };

const shape12: AbsenceShape = { absent: ["defaultMethod"] };

const shape13: AbsenceShape = { absent: ["label", "defaultMethod"] };

const shape14: AbsenceShape = { absent: ["start", "end", "userRoles"] };

const shape15: AbsenceShape = { absent: ["userRoles", "message"], inAction: ["start", "end"] };

const shape16: AbsenceShape = { absent: ["comment"] };

const shape17: AbsenceShape = { absent: ["rating"], inAction: ["comment"] };

const shape18: AbsenceShape = { absent: ["cloudProvider", "subscription"] };

const shape19: AbsenceShape = {
  absent: [
    "deploymentStatus",
    "action",
    "name",
    "productVersion",
    "from",
    "billingItems",
    "hours",
    "autoRenew",
    "reason",
  ],
};

const shape20: AbsenceShape = { items: { absent: ["description", "category"] } };

const shape21: AbsenceShape = { items: { absent: ["value", "description", "weight"] } };

const shape22: AbsenceShape = {
  items: {
    absent: ["description", "identifier", "quantity", "unit", "purchased"],
    inside: { price: { absent: ["currency", "vat"] } },
  },
};

const shape23: AbsenceShape = {
  absent: ["hint", "required", "validation", "acceptedValues", "externalValuesUrl", "weight"],
};

const shape24: AbsenceShape = {
  absent: ["code", "name", "description", "hint", "required", "validation", "acceptedValues", "weight"],
  inAction: ["externalValuesUrl"],
};

const shape25: AbsenceShape = { absent: ["configurationParameters"] };

const shape26: AbsenceShape = {
  absent: [
    "sku",
    "shortDescription",
    "longDescription",
    "syndicationEndpoints",
    "notificationSecretToken",
    "orderValidationUrls",
    "company",
  ],
};

const shape27: AbsenceShape = {
  absent: [
    "name",
    "sku",
    "type",
    "shortDescription",
    "longDescription",
    "syndicationEndpoints",
    "orderValidationUrls",
    "previousSecretValidFor",
  ],
  inAction: ["notificationSecretToken"],
};

const shape28: AbsenceShape = { items: { absent: ["value"] } };

const shape29: AbsenceShape = {
  absent: [
    "identifier",
    "externalId",
    "description",
    "price",
    "setupFee",
    "billingPeriod",
    "minimumDuration",
    "lifespan",
    "trial",
    "trialLength",
    "autoRenewable",
    "selfBilling",
    "published",
    "recommended",
    "billingItemValues",
    "configurationParameters",
  ],
  inside: { billingItemValues: { items: { absent: ["end", "setup", "step"] } } },
};

const shape30: AbsenceShape = {
  absent: [
    "name",
    "identifier",
    "externalId",
    "description",
    "setupFee",
    "billingPeriod",
    "minimumDuration",
    "trial",
    "trialLength",
    "autoRenewable",
    "selfBilling",
    "published",
    "recommended",
    "billingItemValues",
    "configurationParameters",
  ],
  inAction: ["price", "lifespan"],
  inside: { billingItemValues: { items: { absent: ["end", "setup", "step"] } } },
};

const shape31: AbsenceShape = {
  absent: [
    "published",
    "name",
    "externalId",
    "description",
    "setupFee",
    "trial",
    "trialLength",
    "autoRenewable",
    "recommended",
  ],
  inAction: ["price"],
};

const shape32: AbsenceShape = {
  absent: ["identifier", "valueType", "presence", "required", "weight", "owner"],
};

const shape33: AbsenceShape = {
  absent: [
    "name",
    "identifier",
    "unit",
    "description",
    "type",
    "valueType",
    "presence",
    "required",
    "weight",
  ],
};

const shape34: AbsenceShape = { absent: ["type", "counter", "metricFunction", "endpoint", "frequency"] };

const shape35: AbsenceShape = {
  absent: ["name", "billingItem", "type", "counter", "metricFunction", "endpoint", "frequency"],
};

const shape36: AbsenceShape = { absent: ["billingItems", "configurationParameters", "externalReference"] };

const shape37: AbsenceShape = {
  absent: [
    "type",
    "productVersion",
    "subscription",
    "billingItems",
    "configurationParameters",
    "externalReference",
  ],
};

const shape38: AbsenceShape = { absent: ["amount"] };

const shape39: AbsenceShape = { absent: ["paymentMethod"] };

const shape40: AbsenceShape = { items: { absent: ["secret", "previousSecretValidFor"] } };

const shape41: AbsenceShape = { absent: ["endpoint", "product"] };

const shape42: AbsenceShape = {
  absent: [
    "notified",
    "entityName",
    "entityId",
    "type",
    "outcome",
    "product",
    "subscriptionId",
    "endpoint",
    "from",
    "to",
  ],
};

const shape43: AbsenceShape = { absent: ["hours"] };

const shape44: AbsenceShape = { absent: ["paused"], inAction: ["rateLimit"] };

const shape45: AbsenceShape = { absent: ["now", "advance"] };

const shape46: AbsenceShape = {
  items: {
    absent: ["match", "times"],
    inside: {
      match: { absent: ["operationId", "method", "path", "entity", "type", "url"] },
      action: { absent: ["status", "retryAfter", "milliseconds", "copies"] },
    },
  },
};

const shape47: AbsenceShape = { absent: ["user"] };

const shape48: AbsenceShape = { absent: ["seed"] };

/** The fields that `null` leaves out, by operation; none for an operation where it leaves out none. */
export const absences: Readonly<Record<string, AbsenceShape>> = {
  tokenCreate: shape1,
  userCreate: shape2,
  userUpdate: shape3,
  userPatch: shape4,
  userCompanyCreate: shape5,
  userCompanyUpdate: shape6,
  userCompanyPatch: shape7,
  companyCreate: shape8,
  companyUpdate: shape9,
  companyPatch: shape10,
  companyGroupUpdate: shape11,
  paymentMethodCreate: shape12,
  paymentMethodUpdate: shape13,
  notifyCreate: shape14,
  notifyUpdate: shape15,
  commentCreate: shape16,
  commentUpdate: shape17,
  cloudCredentialCreate: shape18,
  subscriptionPatch: shape19,
  subscriptionSetEndpoints: shape20,
  subscriptionSetCredentials: shape21,
  subscriptionBill: shape22,
  subscriptionSetOneshotCosts: shape22,
  subscriptionSetRecurringCosts: shape22,
  configurationParameterCreate: shape23,
  configurationParameterUpdate: shape24,
  configurationParameterValues: shape25,
  productCreate: shape26,
  productUpdate: shape27,
  productReplaceMetricHeaders: shape28,
  productVersionCreate: shape29,
  productVersionUpdate: shape30,
  productVersionPatch: shape31,
  billingItemCreate: shape32,
  billingItemUpdate: shape33,
  applicationMetricCreate: shape34,
  applicationMetricUpdate: shape35,
  orderCreate: shape36,
  orderEstimate: shape37,
  invoiceCredit: shape38,
  invoicePay: shape39,
  platformEndpointsReplace: shape40,
  eventCreate: shape41,
  eventRedeliverAll: shape42,
  eventShare: shape43,
  eventEndpointPatch: shape44,
  clockAdvance: shape45,
  clockDryRun: shape45,
  faultsReplace: shape46,
  sandboxExpireTokens: shape47,
  sandboxReset: shape48,
};
