import type { VersionChange } from "./change.js";

/** `lastInvoice` of a subscription is called `billingPeriodStart`. */
export const change = {
  answers: { Subscription: { billingPeriodStart: ({ lastInvoice }) => lastInvoice } },
} as const satisfies VersionChange;
