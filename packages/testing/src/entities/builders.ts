import { createBuilder } from "./create-builder.js";

/**
 * Builds a subscription: one that is paid and waits for its tenant, or like another example.
 *
 * @example
 * ```ts
 * buildSubscription({ id: 42, type: "SANDBOX" });
 * buildSubscription({ id: 42 }, "deployed");
 * ```
 */
export const buildSubscription = createBuilder("subscription");
/** Builds a user: a customer, or like `"vendor"`. */
export const buildUser = createBuilder("user");
/** Builds a token, without the token itself. */
export const buildToken = createBuilder("token");
/** Builds a customer's company. */
export const buildUserCompany = createBuilder("userCompany");
/** Builds a vendor's company. */
export const buildCompany = createBuilder("company");
/** Builds a group of a company. */
export const buildCompanyGroup = createBuilder("companyGroup");
/** Builds a payment method. */
export const buildPaymentMethod = createBuilder("paymentMethod");
/** Builds a notification of the platform. */
export const buildNotification = createBuilder("notification");
/** Builds a message of the marketplace to one user. */
export const buildMessage = createBuilder("message");
/** Builds the health of an endpoint. */
export const buildEventEndpoint = createBuilder("eventEndpoint");
/** Builds an entry of the audit: who did what. */
export const buildAuditEntry = createBuilder("auditEntry");
/** Builds a customer's review. */
export const buildComment = createBuilder("comment");
/** Builds a cloud credential. */
export const buildCloudCredential = createBuilder("cloudCredential");
/** Builds a configuration parameter. */
export const buildConfigurationParameter = createBuilder("configurationParameter");
/** Builds a product. */
export const buildProduct = createBuilder("product");
/** Builds a plan. */
export const buildProductVersion = createBuilder("productVersion");
/** Builds an extra resource. */
export const buildBillingItem = createBuilder("billingItem");
/** Builds a metric. */
export const buildApplicationMetric = createBuilder("applicationMetric");
/** Builds an order. */
export const buildOrder = createBuilder("order");
/** Builds an invoice: an open one, or like `"paid"`. */
export const buildInvoice = createBuilder("invoice");
/** Builds an entry of the marketplace's log of events; for what it sends, see `buildEvent`. */
export const buildEventEntry = createBuilder("event");
