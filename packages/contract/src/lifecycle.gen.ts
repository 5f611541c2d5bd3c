// Generated from spec/lifecycle/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** The life of a subscription: states, other spellings of them, guards, and every move. */
export const lifecycle = {
  schema: "Subscription",
  property: "deploymentStatus",
  initial: ["WAITING_PAYMENT", "PENDING"],
  final: ["UNDEPLOYED"],
  states: {
    WAITING_PAYMENT: "The order has an unpaid first invoice. The vendor waits.",
    PENDING: "Paid, or a trial. The vendor provisions the tenant.",
    DEPLOYED: "The tenant is in use.",
    UNDEPLOY_SENT: "The vendor was asked to remove the tenant or to block access to it.",
    UNDEPLOYED: "The vendor confirmed the removal.",
    FAILED: "The vendor could not provision the tenant.",
  },
  aliases: { WAITING_FOR_PAYMENT: "WAITING_PAYMENT" },
  guards: {
    noStoredPayment:
      "The type is NORMAL or SANDBOX, the first invoice is above zero, and no stored payment method paid it.",
    settledAtOrder:
      "The type is NORMAL or SANDBOX, and nothing is left to pay (charged at once, a total of zero, or a self-billing plan).",
    trial: "The type is TRIAL.",
    allInvoicesPaid: "Every issued invoice of the subscription that is not cashed is paid.",
    paidOrTrial: "paid is true, or the type is TRIAL.",
    unpaidTooLong:
      "The first invoice has been unpaid for 30 days; the setting `--unpaid-order-days` has another number.",
    expired:
      "The period is over and the subscription does not renew, or the grace of an unpaid renewal is over.",
    trialWithoutLifespan: "The type is TRIAL and no lifespan is set.",
    upgradable:
      "The target plan is published, of the same product, and dearer; and the upgrade is not deferred.",
  },
  transitions: [
    {
      name: "orderUnpaid",
      from: null,
      trigger: "order",
      operation: "orderCreate",
      guard: "noStoredPayment",
      to: "WAITING_PAYMENT",
      events: ["Subscription.CREATED"],
      origin: "document",
    },
    {
      name: "orderPaid",
      from: null,
      trigger: "order",
      operation: "orderCreate",
      guard: "settledAtOrder",
      to: "PENDING",
      events: ["Subscription.CREATED"],
      origin: "document",
    },
    {
      name: "orderTrial",
      from: null,
      trigger: "order",
      operation: "orderCreate",
      guard: "trial",
      to: "PENDING",
      events: ["Subscription.CREATED"],
      origin: "document",
    },
    {
      name: "pay",
      from: "WAITING_PAYMENT",
      trigger: "payment",
      operation: "invoicePay",
      guard: "allInvoicesPaid",
      to: "PENDING",
      events: ["Subscription.MODIFIED"],
      origin: "document",
    },
    {
      name: "deploy",
      from: "PENDING",
      trigger: "report",
      operation: "subscriptionPatch",
      guard: "paidOrTrial",
      to: "DEPLOYED",
      events: [],
      origin: "document",
    },
    {
      name: "fail",
      from: "PENDING",
      trigger: "report",
      operation: "subscriptionPatch",
      guard: null,
      to: "FAILED",
      events: [],
      origin: "document",
    },
    {
      name: "expire",
      from: "DEPLOYED",
      trigger: "expiry",
      operation: null,
      guard: "expired",
      to: "UNDEPLOY_SENT",
      events: ["Subscription.MODIFIED"],
      origin: "document",
    },
    {
      name: "terminate",
      from: "DEPLOYED",
      trigger: "kill",
      operation: "subscriptionPatch",
      guard: null,
      to: "UNDEPLOY_SENT",
      events: ["Subscription.MODIFIED"],
      origin: "document",
    },
    {
      name: "expireUnpaid",
      from: "WAITING_PAYMENT",
      trigger: "expiry",
      operation: null,
      guard: "unpaidTooLong",
      to: "UNDEPLOYED",
      events: ["Subscription.DELETED"],
      origin: "extension",
    },
    {
      name: "confirmUndeploy",
      from: "UNDEPLOY_SENT",
      trigger: "report",
      operation: "subscriptionPatch",
      guard: null,
      to: "UNDEPLOYED",
      events: ["Subscription.DELETED"],
      origin: "document",
    },
    {
      name: "renew",
      from: "DEPLOYED",
      trigger: "renewal",
      operation: "subscriptionPatch",
      guard: null,
      to: "DEPLOYED",
      events: ["Subscription.MODIFIED"],
      origin: "document",
    },
    {
      name: "upgrade",
      from: "DEPLOYED",
      trigger: "upgrade",
      operation: "subscriptionPatch",
      guard: "upgradable",
      to: "DEPLOYED",
      events: ["Subscription.MODIFIED"],
      origin: "document",
    },
    {
      name: "convertTrial",
      from: "DEPLOYED",
      trigger: "trialToPaid",
      operation: "subscriptionPatch",
      guard: "trialWithoutLifespan",
      to: "DEPLOYED",
      events: ["Subscription.MODIFIED"],
      origin: "document",
    },
    {
      name: "cancelUnpaid",
      from: "WAITING_PAYMENT",
      trigger: "kill",
      operation: "subscriptionPatch",
      guard: null,
      to: "UNDEPLOYED",
      events: ["Subscription.DELETED"],
      origin: "extension",
    },
    {
      name: "discardFailed",
      from: "FAILED",
      trigger: "kill",
      operation: "subscriptionPatch",
      guard: null,
      to: "UNDEPLOYED",
      events: ["Subscription.DELETED"],
      origin: "extension",
    },
    {
      name: "cancelPending",
      from: "PENDING",
      trigger: "kill",
      operation: "subscriptionPatch",
      guard: null,
      to: "UNDEPLOY_SENT",
      events: ["Subscription.MODIFIED"],
      origin: "extension",
    },
  ],
} as const;

/** A state of the lifecycle. */
export type State = keyof typeof lifecycle.states;

/** The condition of a transition; its words stand in `lifecycle.guards`. */
export type Guard = keyof typeof lifecycle.guards;

/** A row of the table. */
export type Transition = (typeof lifecycle.transitions)[number];

/** What moves a subscription. */
export type Trigger = Transition["trigger"];
