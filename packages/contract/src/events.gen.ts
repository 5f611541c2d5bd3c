// Generated from spec/webhooks/ and spec/openapi.yaml by `npm run generate`. Do not edit it: change the source, and run the command.

import type {
  CartCreatedEvent,
  CartDeletedEvent,
  CartModifiedEvent,
  InvoiceCreatedEvent,
  InvoiceDeletedEvent,
  InvoiceModifiedEvent,
  ProductVersionCreatedEvent,
  ProductVersionDeletedEvent,
  ProductVersionModifiedEvent,
  SubscriptionCreatedEvent,
  SubscriptionDeletedEvent,
  SubscriptionModifiedEvent,
  UserCreatedEvent,
  UserDeletedEvent,
  UserModifiedEvent,
} from "./types.gen.js";

/** Every event, by its name: `emittedBy` names the operations that can cause it. */
export const events = {
  /** A cart was started */
  "Cart.CREATED": {
    entity: "Cart",
    type: "CREATED",
    cause:
      "A shopper put the first product into a cart on the storefront. No operation of the interface does.",
    emittedBy: [],
  },
  /** A cart changed */
  "Cart.MODIFIED": {
    entity: "Cart",
    type: "MODIFIED",
    cause:
      "A shopper added, changed or removed an entry of a cart on the storefront. No operation of the interface does.",
    emittedBy: [],
  },
  /** A cart was emptied */
  "Cart.DELETED": {
    entity: "Cart",
    type: "DELETED",
    cause: "A shopper ordered what a cart held, or dropped the cart. No operation of the interface does.",
    emittedBy: [],
  },
  /** An invoice was issued */
  "Invoice.CREATED": {
    entity: "Invoice",
    type: "CREATED",
    cause: "An order, a renewal, an upgrade or custom billing issued an invoice.",
    emittedBy: ["subscriptionPatch", "subscriptionBill", "orderCreate", "invoiceCredit", "clockAdvance"],
  },
  /** An invoice changed */
  "Invoice.MODIFIED": {
    entity: "Invoice",
    type: "MODIFIED",
    cause: "An invoice was paid, was marked paid, or expired unpaid with its subscription.",
    emittedBy: ["subscriptionPatch", "invoiceCredit", "invoicePay", "invoiceMarkPaid", "clockAdvance"],
  },
  /** An invoice was withdrawn */
  "Invoice.DELETED": {
    entity: "Invoice",
    type: "DELETED",
    cause:
      "The marketplace withdrew an invoice that was issued in error. No operation of the interface does.",
    emittedBy: [],
  },
  /** A plan was created */
  "ProductVersion.CREATED": {
    entity: "ProductVersion",
    type: "CREATED",
    cause: "A vendor added a plan to a product.",
    emittedBy: ["productVersionCreate"],
  },
  /** A plan changed */
  "ProductVersion.MODIFIED": {
    entity: "ProductVersion",
    type: "MODIFIED",
    cause: "A plan was changed, published or unpublished.",
    emittedBy: ["productVersionUpdate", "productVersionPatch"],
  },
  /** A plan was deleted */
  "ProductVersion.DELETED": {
    entity: "ProductVersion",
    type: "DELETED",
    cause: "A plan was deleted, alone or together with its product or its company.",
    emittedBy: ["companyDeepDeletion", "productDelete", "productVersionDelete"],
  },
  /** A subscription was created */
  "Subscription.CREATED": {
    entity: "Subscription",
    type: "CREATED",
    cause: "An order created a subscription.",
    emittedBy: ["orderCreate"],
  },
  /** A subscription changed */
  "Subscription.MODIFIED": {
    entity: "Subscription",
    type: "MODIFIED",
    cause:
      "Payment completed; the subscription was renewed; an upgrade or a trial-to-paid upgrade took effect (a deferred one at the start of the new period); the period expired or termination was requested, so deploymentStatus is UNDEPLOY_SENT.",
    emittedBy: [
      "subscriptionPatch",
      "subscriptionBill",
      "invoiceCredit",
      "invoicePay",
      "invoiceMarkPaid",
      "clockAdvance",
    ],
  },
  /** A subscription ended */
  "Subscription.DELETED": {
    entity: "Subscription",
    type: "DELETED",
    cause: "The vendor confirmed UNDEPLOYED, or a subscription that was never deployed was terminated.",
    emittedBy: ["subscriptionPatch", "clockAdvance"],
  },
  /** A user was created */
  "User.CREATED": {
    entity: "User",
    type: "CREATED",
    cause: "A user registered, or was added to a company.",
    emittedBy: ["userCreate"],
  },
  /** A user changed */
  "User.MODIFIED": {
    entity: "User",
    type: "MODIFIED",
    cause: "The profile or a flag of a user changed, or the user's company was activated or deactivated.",
    emittedBy: [
      "userUpdate",
      "userPatch",
      "userCompanyUpdate",
      "userCompanyPatch",
      "companyUpdate",
      "companyPatch",
    ],
  },
  /** A user was deleted */
  "User.DELETED": {
    entity: "User",
    type: "DELETED",
    cause: "A user was deleted, alone or together with the company.",
    emittedBy: ["userDelete", "userCompanyDelete", "companyDeepDeletion"],
  },
} as const;

/** The name of an event. */
export type EventName = keyof typeof events;

/** The payload of each event. */
export interface EventPayloads {
  /** A cart was started */
  "Cart.CREATED": CartCreatedEvent;
  /** A cart changed */
  "Cart.MODIFIED": CartModifiedEvent;
  /** A cart was emptied */
  "Cart.DELETED": CartDeletedEvent;
  /** An invoice was issued */
  "Invoice.CREATED": InvoiceCreatedEvent;
  /** An invoice changed */
  "Invoice.MODIFIED": InvoiceModifiedEvent;
  /** An invoice was withdrawn */
  "Invoice.DELETED": InvoiceDeletedEvent;
  /** A plan was created */
  "ProductVersion.CREATED": ProductVersionCreatedEvent;
  /** A plan changed */
  "ProductVersion.MODIFIED": ProductVersionModifiedEvent;
  /** A plan was deleted */
  "ProductVersion.DELETED": ProductVersionDeletedEvent;
  /** A subscription was created */
  "Subscription.CREATED": SubscriptionCreatedEvent;
  /** A subscription changed */
  "Subscription.MODIFIED": SubscriptionModifiedEvent;
  /** A subscription ended */
  "Subscription.DELETED": SubscriptionDeletedEvent;
  /** A user was created */
  "User.CREATED": UserCreatedEvent;
  /** A user changed */
  "User.MODIFIED": UserModifiedEvent;
  /** A user was deleted */
  "User.DELETED": UserDeletedEvent;
}

/** Any event. `entity` and `type` tell which one it is. */
export type MarketplaceEvent = EventPayloads[EventName];

/** The calls to a vendor that are not events. */
export const vendorCalls = {
  /** Read a metric of a subscription */
  metric: {
    method: "GET",
    summary: "Read a metric of a subscription",
    headers: ["CD-Subscription-Id"],
    request: null,
    responses: { "200": "MetricValue", "404": null },
  },
  /** List the possible values of a configuration parameter */
  externalValues: {
    method: "POST",
    summary: "List the possible values of a configuration parameter",
    headers: [],
    request: "ExternalValuesRequest",
    responses: { "200": "ExternalValuesResponse", "404": null },
  },
  /** Accept or refuse an order */
  orderValidation: {
    method: "POST",
    summary: "Accept or refuse an order",
    headers: [],
    request: "OrderValidationRequest",
    responses: { "200": "OrderValidationRefusal", "204": null, "404": null },
  },
} as const;

/** The name of a call to a vendor that is not an event. */
export type VendorCall = keyof typeof vendorCalls;

/** Milliseconds that a vendor's endpoint has: to take the `connect`ion, and for the whole `answer`. An answer after `slow` is in time, and so late that a busy day makes it too late. */
export const vendorCallLimits = { connect: 5000, slow: 5000, answer: 15000 } as const;
