// Generated from spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { components } from "./types.gen.js";

/** Where a token comes from. SESSION: from `GET /login`; it lives for 24 hours. PERMANENT: from `GET /login` with `expire=false`; a user has one. PERSONAL: made by name with `POST /token`. */
export const TokenKind = {
  SESSION: "SESSION",
  PERMANENT: "PERMANENT",
  PERSONAL: "PERSONAL",
} as const;

/** Where a token comes from. SESSION: from `GET /login`; it lives for 24 hours. PERMANENT: from `GET /login` with `expire=false`; a user has one. PERSONAL: made by name with `POST /token`. */
export type TokenKind = components["schemas"]["TokenKind"];

/** The direction of a sorted list. */
export const SortDirection = {
  ASC: "ASC",
  DESC: "DESC",
} as const;

/** The direction of a sorted list. */
export type SortDirection = components["schemas"]["SortDirection"];

/** What a token may be used for. READ_ONLY: operations that change nothing; any other is 403. READ_WRITE: everything that its user may do. */
export const TokenAccess = {
  READ_ONLY: "READ_ONLY",
  READ_WRITE: "READ_WRITE",
} as const;

/** What a token may be used for. READ_ONLY: operations that change nothing; any other is 403. READ_WRITE: everything that its user may do. */
export type TokenAccess = components["schemas"]["TokenAccess"];

/** The role of a user. */
export const UserRole = {
  ROLE_USER: "ROLE_USER",
  ROLE_VENDOR: "ROLE_VENDOR",
  ROLE_ADMIN: "ROLE_ADMIN",
} as const;

/** The role of a user. */
export type UserRole = components["schemas"]["UserRole"];

/** What can be done to a user. ACTIVATE: confirms its e-mail address (`activated`). APPROVE: enables it. BLOCK: disables it, and its tokens end. UNBLOCK: enables it again. */
export const UserAction = {
  ACTIVATE: "ACTIVATE",
  APPROVE: "APPROVE",
  BLOCK: "BLOCK",
  UNBLOCK: "UNBLOCK",
} as const;

/** What can be done to a user. ACTIVATE: confirms its e-mail address (`activated`). APPROVE: enables it. BLOCK: disables it, and its tokens end. UNBLOCK: enables it again. */
export type UserAction = components["schemas"]["UserAction"];

/** What can be done to a company. ACTIVATION: enables the company and all its members. DEACTIVATION: disables them all. */
export const CompanyAction = {
  ACTIVATION: "ACTIVATION",
  DEACTIVATION: "DEACTIVATION",
} as const;

/** What can be done to a company. ACTIVATION: enables the company and all its members. DEACTIVATION: disables them all. */
export type CompanyAction = components["schemas"]["CompanyAction"];

/** What can be done to a cloud credential. SAVE_CUSTOM_CREDENTIALS: stores its secret, in place of an earlier one. */
export const CloudCredentialAction = {
  SAVE_CUSTOM_CREDENTIALS: "SAVE_CUSTOM_CREDENTIALS",
} as const;

/** What can be done to a cloud credential. SAVE_CUSTOM_CREDENTIALS: stores its secret, in place of an earlier one. */
export type CloudCredentialAction = components["schemas"]["CloudCredentialAction"];

/** The state of a subscription. See `x-lifecycle`. STOPPED, a tenant that nobody may use for now, is beyond the interface document. */
export const DeploymentStatus = {
  WAITING_PAYMENT: "WAITING_PAYMENT",
  PENDING: "PENDING",
  DEPLOYED: "DEPLOYED",
  STOPPED: "STOPPED",
  UNDEPLOY_SENT: "UNDEPLOY_SENT",
  UNDEPLOYED: "UNDEPLOYED",
  FAILED: "FAILED",
} as const;

/** The state of a subscription. See `x-lifecycle`. STOPPED, a tenant that nobody may use for now, is beyond the interface document. */
export type DeploymentStatus = components["schemas"]["DeploymentStatus"];

/** NORMAL: paid before use. SANDBOX: a vendor's test order that behaves like NORMAL. TRIAL: a free trial. */
export const SubscriptionType = {
  NORMAL: "NORMAL",
  SANDBOX: "SANDBOX",
  TRIAL: "TRIAL",
} as const;

/** NORMAL: paid before use. SANDBOX: a vendor's test order that behaves like NORMAL. TRIAL: a free trial. */
export type SubscriptionType = components["schemas"]["SubscriptionType"];

/** What an order was for. BILLING_ITEM_UPGRADE changes quantities of extra resources. CREDIT is the type of credit notes, which have no order of their own. */
export const OrderType = {
  NORMAL: "NORMAL",
  TRIAL: "TRIAL",
  SANDBOX: "SANDBOX",
  RENEWAL: "RENEWAL",
  SYNDICATED_UPGRADE: "SYNDICATED_UPGRADE",
  BILLING_ITEM_UPGRADE: "BILLING_ITEM_UPGRADE",
  UPSELL: "UPSELL",
  REFUND: "REFUND",
  CREDIT: "CREDIT",
} as const;

/** What an order was for. BILLING_ITEM_UPGRADE changes quantities of extra resources. CREDIT is the type of credit notes, which have no order of their own. */
export type OrderType = components["schemas"]["OrderType"];

/** What a subscription's endpoint is for. */
export const EndpointCategory = {
  APP: "APP",
  PASSWORD_RESET: "PASSWORD_RESET",
  DOCUMENTATION: "DOCUMENTATION",
  VIDEO: "VIDEO",
} as const;

/** What a subscription's endpoint is for. */
export type EndpointCategory = components["schemas"]["EndpointCategory"];

/** What a line of an invoice is for. */
export const LineType = {
  CONFIGURATION: "CONFIGURATION",
  SETUPFEE: "SETUPFEE",
  BILLINGITEMCOST: "BILLINGITEMCOST",
  BILLINGITEMSETUP: "BILLINGITEMSETUP",
  METRIC: "METRIC",
  CUSTOM: "CUSTOM",
  ONESHOTCOST: "ONESHOTCOST",
  RECURRINGCOST: "RECURRINGCOST",
  REFUND: "REFUND",
} as const;

/** What a line of an invoice is for. */
export type LineType = components["schemas"]["LineType"];

/** A currency, by its ISO 4217 code. */
export const Currency = {
  EUR: "EUR",
  USD: "USD",
} as const;

/** A currency, by its ISO 4217 code. */
export type Currency = components["schemas"]["Currency"];

/** What an upgrade led to. DEFERRED: it waits for the next billing period, and nothing changes now. FREE: it costs nothing. PAID: the customer has a new invoice, scaled by the days left. */
export const UpgradeKind = {
  DEFERRED: "DEFERRED",
  FREE: "FREE",
  PAID: "PAID",
} as const;

/** What an upgrade led to. DEFERRED: it waits for the next billing period, and nothing changes now. FREE: it costs nothing. PAID: the customer has a new invoice, scaled by the days left. */
export type UpgradeKind = components["schemas"]["UpgradeKind"];

/** What custom billing makes. */
export const CustomInvoiceType = {
  UPSELL: "UPSELL",
  REFUND: "REFUND",
  CASHED: "CASHED",
} as const;

/** What custom billing makes. */
export type CustomInvoiceType = components["schemas"]["CustomInvoiceType"];

/** What a charge is for. PLAN and RESOURCE: the plan, and a quantity of an extra resource. USE: what was measured. SETUP: a range of a resource that is set up for the first time. FEE: the activation. LINE and RECURRING: the vendor's own lines, once and on every invoice. CARRIED: what an invoice rounds, or does not need, taken from it and put on the next one. CREDIT: what is given back. SETTLED: what stands against charges that wait, and goes on no invoice. */
export const ChargeReason = {
  PLAN: "PLAN",
  RESOURCE: "RESOURCE",
  USE: "USE",
  SETUP: "SETUP",
  FEE: "FEE",
  LINE: "LINE",
  RECURRING: "RECURRING",
  CARRIED: "CARRIED",
  CREDIT: "CREDIT",
  SETTLED: "SETTLED",
} as const;

/** What a charge is for. PLAN and RESOURCE: the plan, and a quantity of an extra resource. USE: what was measured. SETUP: a range of a resource that is set up for the first time. FEE: the activation. LINE and RECURRING: the vendor's own lines, once and on every invoice. CARRIED: what an invoice rounds, or does not need, taken from it and put on the next one. CREDIT: what is given back. SETTLED: what stands against charges that wait, and goes on no invoice. */
export type ChargeReason = components["schemas"]["ChargeReason"];

/** What moved a subscription to another state. order: it was ordered. payment: all of its invoices were paid. report: the vendor reported it. expiry: it was not renewed, or not paid in time. kill: it was terminated. stop and start: it was stopped, and started again. */
export const SubscriptionMoveCause = {
  order: "order",
  payment: "payment",
  report: "report",
  expiry: "expiry",
  kill: "kill",
  stop: "stop",
  start: "start",
} as const;

/** What moved a subscription to another state. order: it was ordered. payment: all of its invoices were paid. report: the vendor reported it. expiry: it was not renewed, or not paid in time. kill: it was terminated. stop and start: it was stopped, and started again. */
export type SubscriptionMoveCause = components["schemas"]["SubscriptionMoveCause"];

/** The type of a product, fixed at its creation. */
export const ProductType = {
  SYNDICATED: "SYNDICATED",
  CLOUD_SERVICE: "CLOUD_SERVICE",
  SERVICE: "SERVICE",
  API: "API",
  CSP: "CSP",
  VM: "VM",
} as const;

/** The type of a product, fixed at its creation. */
export type ProductType = components["schemas"]["ProductType"];

/** Whether a plan can be tried. */
export const TrialMode = {
  NOT_ALLOWED: "NOT_ALLOWED",
  ALLOWED: "ALLOWED",
  ALLOWED_WO_PAYMENT_METHOD: "ALLOWED_WO_PAYMENT_METHOD",
} as const;

/** Whether a plan can be tried. */
export type TrialMode = components["schemas"]["TrialMode"];

/** When an extra resource is paid. PRE_PAID: in full at the start of a period. POST_PAID: at its end. PAY_AS_YOU_GO: by what a metric measured. */
export const BillingItemValueType = {
  PAY_AS_YOU_GO: "PAY_AS_YOU_GO",
  PRE_PAID: "PRE_PAID",
  POST_PAID: "POST_PAID",
} as const;

/** When an extra resource is paid. PRE_PAID: in full at the start of a period. POST_PAID: at its end. PAY_AS_YOU_GO: by what a metric measured. */
export type BillingItemValueType = components["schemas"]["BillingItemValueType"];

/** The price scheme. TIERED: each unit at the price of its own tier. VOLUME: all units at the price of the tier of the total. STAIRSTEP: the flat price of the tier reached. */
export const BillingItemType = {
  TIERED: "TIERED",
  VOLUME: "VOLUME",
  STAIRSTEP: "STAIRSTEP",
} as const;

/** The price scheme. TIERED: each unit at the price of its own tier. VOLUME: all units at the price of the tier of the total. STAIRSTEP: the flat price of the tier reached. */
export type BillingItemType = components["schemas"]["BillingItemType"];

/** Whether an order must choose an extra resource. */
export const BillingItemPresence = {
  OPTIONAL: "OPTIONAL",
  RECOMMENDED: "RECOMMENDED",
  REQUIRED: "REQUIRED",
} as const;

/** Whether an order must choose an extra resource. */
export type BillingItemPresence = components["schemas"]["BillingItemPresence"];

/** Who provides a metric's values. EXTERNAL: the vendor. PROMETHEUS: the service itself, in special cases only. */
export const MetricType = {
  EXTERNAL: "EXTERNAL",
  PROMETHEUS: "PROMETHEUS",
} as const;

/** Who provides a metric's values. EXTERNAL: the vendor. PROMETHEUS: the service itself, in special cases only. */
export type MetricType = components["schemas"]["MetricType"];

/** How samples become a quantity. Gauges: AVERAGE (weighed by time) or PEAK. Counters: INCREASE (growth in the period) or VALUE (the last value minus the one billed before). */
export const MetricFunction = {
  AVERAGE: "AVERAGE",
  PEAK: "PEAK",
  INCREASE: "INCREASE",
  VALUE: "VALUE",
} as const;

/** How samples become a quantity. Gauges: AVERAGE (weighed by time) or PEAK. Counters: INCREASE (growth in the period) or VALUE (the last value minus the one billed before). */
export type MetricFunction = components["schemas"]["MetricFunction"];

/** How often a metric is polled. */
export const Frequency = {
  EVERY_30_SECONDS: "EVERY_30_SECONDS",
  EVERY_1_MINUTE: "EVERY_1_MINUTE",
  EVERY_2_MINUTE: "EVERY_2_MINUTE",
  EVERY_5_MINUTES: "EVERY_5_MINUTES",
  EVERY_30_MINUTES: "EVERY_30_MINUTES",
  EVERY_1_HOUR: "EVERY_1_HOUR",
  EVERY_24_HOUR: "EVERY_24_HOUR",
  EVERY_48_HOUR: "EVERY_48_HOUR",
  EVERY_WEEK: "EVERY_WEEK",
} as const;

/** How often a metric is polled. */
export type Frequency = components["schemas"]["Frequency"];

/** How the samples of a gauge become a quantity, as before apiVersion 20201005: AVERAGE (weighed by time) or PEAK. */
export const GaugeMetricFunction = {
  AVERAGE: "AVERAGE",
  PEAK: "PEAK",
} as const;

/** How the samples of a gauge become a quantity, as before apiVersion 20201005: AVERAGE (weighed by time) or PEAK. */
export type GaugeMetricFunction = components["schemas"]["GaugeMetricFunction"];

/** What an order led to. DEFERRED: it waits for the next period. FREE: it needed no invoice. PAID: it has an invoice, which may still be unpaid: `paid` says so. REJECTED: it never ran. */
export const OrderStatus = {
  DEFERRED: "DEFERRED",
  FREE: "FREE",
  PAID: "PAID",
  REJECTED: "REJECTED",
} as const;

/** What an order led to. DEFERRED: it waits for the next period. FREE: it needed no invoice. PAID: it has an invoice, which may still be unpaid: `paid` says so. REJECTED: it never ran. */
export type OrderStatus = components["schemas"]["OrderStatus"];

/** The state of an invoice. DELAYED and PAID count as paid. EXPIRED was not paid in time, and nothing of it was delivered. Nobody owes it, and it cannot be paid any more. */
export const InvoiceStatus = {
  UNPAID: "UNPAID",
  DELAYED: "DELAYED",
  EXPIRED: "EXPIRED",
  PAID: "PAID",
} as const;

/** The state of an invoice. DELAYED and PAID count as paid. EXPIRED was not paid in time, and nothing of it was delivered. Nobody owes it, and it cannot be paid any more. */
export type InvoiceStatus = components["schemas"]["InvoiceStatus"];

/** How long a step of a report is, by the calendar in UTC. */
export const ReportStep = {
  DAY: "DAY",
  WEEK: "WEEK",
  MONTH: "MONTH",
} as const;

/** How long a step of a report is, by the calendar in UTC. */
export type ReportStep = components["schemas"]["ReportStep"];

/** A resource of which objects are found. */
export const SearchResource = {
  subscription: "subscription",
  order: "order",
  invoice: "invoice",
  userCompany: "userCompany",
  user: "user",
  company: "company",
  product: "product",
  productVersion: "productVersion",
  billingItem: "billingItem",
  configurationParameter: "configurationParameter",
  applicationMetric: "applicationMetric",
  eventEndpoint: "eventEndpoint",
  event: "event",
  paymentMethod: "paymentMethod",
  message: "message",
  auditEntry: "auditEntry",
} as const;

/** A resource of which objects are found. */
export type SearchResource = components["schemas"]["SearchResource"];

/** By what an object was found. id: its identifier. number: the number of an invoice. fullName: a first name and a surname. configurationParameter: a value that the customer entered. endpoint: an address. The others are fields of the object. */
export const SearchField = {
  id: "id",
  number: "number",
  name: "name",
  surname: "surname",
  fullName: "fullName",
  userName: "userName",
  email: "email",
  sku: "sku",
  identifier: "identifier",
  code: "code",
  externalReference: "externalReference",
  paymentReference: "paymentReference",
  configurationParameter: "configurationParameter",
  endpoint: "endpoint",
  requestId: "requestId",
} as const;

/** By what an object was found. id: its identifier. number: the number of an invoice. fullName: a first name and a surname. configurationParameter: a value that the customer entered. endpoint: an address. The others are fields of the object. */
export type SearchField = components["schemas"]["SearchField"];

/** How a request ended. SUCCESS: it was done. FAILURE: it was refused, or failed; `status` says how. */
export const AuditOutcome = {
  SUCCESS: "SUCCESS",
  FAILURE: "FAILURE",
} as const;

/** How a request ended. SUCCESS: it was done. FAILURE: it was refused, or failed; `status` says how. */
export type AuditOutcome = components["schemas"]["AuditOutcome"];

/** The kind of entity that an event is about. */
export const EventEntity = {
  Cart: "Cart",
  Invoice: "Invoice",
  ProductVersion: "ProductVersion",
  Subscription: "Subscription",
  User: "User",
} as const;

/** The kind of entity that an event is about. */
export type EventEntity = components["schemas"]["EventEntity"];

/** What happened to the entity. */
export const EventType = {
  CREATED: "CREATED",
  MODIFIED: "MODIFIED",
  DELETED: "DELETED",
} as const;

/** What happened to the entity. */
export type EventType = components["schemas"]["EventType"];

/** How an attempt ended. DELIVERED: 204 or 200. STATUS: another status, a redirect included. REFUSED: nothing listens there. DNS: the name is not known. TLS: no trusted connection. TIMEOUT: no connection or no answer in time. BLOCKED: the address is not one that events may go to. RESET: the connection broke off. UNREACHABLE: there is no way to the host. PROTOCOL: the answer is not HTTP. INTERRUPTED: the service stopped before the answer came. */
export const EventAttemptOutcome = {
  DELIVERED: "DELIVERED",
  STATUS: "STATUS",
  REFUSED: "REFUSED",
  DNS: "DNS",
  TLS: "TLS",
  TIMEOUT: "TIMEOUT",
  BLOCKED: "BLOCKED",
  RESET: "RESET",
  UNREACHABLE: "UNREACHABLE",
  PROTOCOL: "PROTOCOL",
  INTERRUPTED: "INTERRUPTED",
} as const;

/** How an attempt ended. DELIVERED: 204 or 200. STATUS: another status, a redirect included. REFUSED: nothing listens there. DNS: the name is not known. TLS: no trusted connection. TIMEOUT: no connection or no answer in time. BLOCKED: the address is not one that events may go to. RESET: the connection broke off. UNREACHABLE: there is no way to the host. PROTOCOL: the answer is not HTTP. INTERRUPTED: the service stopped before the answer came. */
export type EventAttemptOutcome = components["schemas"]["EventAttemptOutcome"];

/** Whose endpoint an event goes to. */
export const EventRecipient = {
  COMPANY: "COMPANY",
  PRODUCT: "PRODUCT",
  PLATFORM: "PLATFORM",
} as const;

/** Whose endpoint an event goes to. */
export type EventRecipient = components["schemas"]["EventRecipient"];

/** What has changed, as it is named in the paths of the interface. `everything`: what was read before may be out of date, so read it again. */
export const ChangeKind = {
  everything: "everything",
  applicationMetric: "applicationMetric",
  auditEntry: "auditEntry",
  billingItem: "billingItem",
  clock: "clock",
  cloudCredential: "cloudCredential",
  comment: "comment",
  company: "company",
  companyGroup: "companyGroup",
  configurationParameter: "configurationParameter",
  event: "event",
  eventEndpoint: "eventEndpoint",
  faults: "faults",
  invoice: "invoice",
  message: "message",
  notification: "notification",
  order: "order",
  paymentMethod: "paymentMethod",
  platformEndpoints: "platformEndpoints",
  product: "product",
  productVersion: "productVersion",
  snapshots: "snapshots",
  subscription: "subscription",
  token: "token",
  user: "user",
  userCompany: "userCompany",
} as const;

/** What has changed, as it is named in the paths of the interface. `everything`: what was read before may be out of date, so read it again. */
export type ChangeKind = components["schemas"]["ChangeKind"];

/** ready: the clock runs. advancing: jobs that fell due are running, and writes are 423. */
export const ClockStatus = {
  ready: "ready",
  advancing: "advancing",
} as const;

/** ready: the clock runs. advancing: jobs that fell due are running, and writes are 423. */
export type ClockStatus = components["schemas"]["ClockStatus"];

/** real: the time of the machine. shifted: ahead of it by what the clock was moved, and running on. */
export const ClockMode = {
  real: "real",
  shifted: "shifted",
} as const;

/** real: the time of the machine. shifted: ahead of it by what the clock was moved, and running on. */
export type ClockMode = components["schemas"]["ClockMode"];

/** What falls due. delivery: an event is sent, or sent again. expiryNotice: the buyer is told that the subscription ends soon. graceEnd: the grace of an unpaid invoice is over. metricPoll: the vendor is asked for a value. periodEnd: the period is over. unpaidOrder: an order that nobody paid is given up. */
export const DueKind = {
  delivery: "delivery",
  expiryNotice: "expiryNotice",
  graceEnd: "graceEnd",
  metricPoll: "metricPoll",
  periodEnd: "periodEnd",
  unpaidOrder: "unpaidOrder",
} as const;

/** What falls due. delivery: an event is sent, or sent again. expiryNotice: the buyer is told that the subscription ends soon. graceEnd: the grace of an unpaid invoice is over. metricPoll: the vendor is asked for a value. periodEnd: the period is over. unpaidOrder: an order that nobody paid is given up. */
export type DueKind = components["schemas"]["DueKind"];

/** What a fresh database holds. demo: accounts, products and plans to try things on. empty: one administrator. */
export const Seed = {
  demo: "demo",
  empty: "empty",
} as const;

/** What a fresh database holds. demo: accounts, products and plans to try things on. empty: one administrator. */
export type Seed = components["schemas"]["Seed"];

/** The test payment methods. `pm_card_visa` (4242 4242 4242 4242) and `pm_card_mastercard` (5555 5555 5555 4444) pay. `pm_card_chargeDeclined` (4000 0000 0000 0002), `pm_card_insufficientFunds` (4000 0000 0000 9995) and `pm_card_expired` (4000 0000 0000 0069) are stored, and decline every charge. */
export const TestPaymentMethod = {
  pm_card_visa: "pm_card_visa",
  pm_card_mastercard: "pm_card_mastercard",
  pm_card_chargeDeclined: "pm_card_chargeDeclined",
  pm_card_insufficientFunds: "pm_card_insufficientFunds",
  pm_card_expired: "pm_card_expired",
} as const;

/** The test payment methods. `pm_card_visa` (4242 4242 4242 4242) and `pm_card_mastercard` (5555 5555 5555 4444) pay. `pm_card_chargeDeclined` (4000 0000 0000 0002), `pm_card_insufficientFunds` (4000 0000 0000 9995) and `pm_card_expired` (4000 0000 0000 0069) are stored, and decline every charge. */
export type TestPaymentMethod = components["schemas"]["TestPaymentMethod"];

/** The kind of order or change that the customer is about to make. */
export const OrderValidationType = {
  NORMAL: "NORMAL",
  TRIAL: "TRIAL",
  SANDBOX: "SANDBOX",
  SYNDICATED_UPGRADE: "SYNDICATED_UPGRADE",
  BILLING_ITEM_UPGRADE: "BILLING_ITEM_UPGRADE",
  UNSUBSCRIBE: "UNSUBSCRIBE",
  TERMINATION: "TERMINATION",
} as const;

/** The kind of order or change that the customer is about to make. */
export type OrderValidationType = components["schemas"]["OrderValidationType"];
