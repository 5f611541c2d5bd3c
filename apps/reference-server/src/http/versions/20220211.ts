import type { VersionChange } from "./change.js";

/** `nextInvoice` of a subscription is called `billingPeriodEnd`. */
export const change = {
  answers: { Subscription: { billingPeriodEnd: ({ nextInvoice }) => nextInvoice } },
} as const satisfies VersionChange;
