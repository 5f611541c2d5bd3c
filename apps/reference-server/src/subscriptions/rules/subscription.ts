import { DeploymentStatus, type State, type SubscriptionType } from "@syndikit/contract";
import type { ChargedRanges, Line } from "../../billing/lines.js";
import { addDays, type Period } from "../../billing/period.js";
import type { PricedProductVersion, Quantities } from "../../billing/product-version.js";
import type { Known } from "../../known.js";
import type { Moment } from "../../ports.js";

/** An upgrade that waits for the end of a period. */
export interface DeferredUpgrade {
  readonly productVersion: PricedProductVersion;
  /** On the new plan. */
  readonly quantities: Quantities;
  /** Not before this; `null` when the next period will do. */
  readonly from: Moment | null;
}

/** What the decisions need to know of a subscription. */
export interface Subscription {
  readonly status: State;
  readonly type: Known<typeof SubscriptionType>;
  /** None of its invoices is unpaid, those aside that declare proceeds. */
  readonly paid: boolean;
  readonly productVersion: PricedProductVersion;
  readonly period: Period;
  readonly autoRenew: boolean;
  /** What the customer chose of each extra resource. */
  readonly quantities: Quantities;
  readonly chargedRanges: ChargedRanges;
  /** Until when metered use was billed, or free: the next bill measures from here. */
  readonly usageSince: Moment;
  /** Lines of the next invoice only. */
  readonly oneshotCosts: readonly Line[];
  /** Lines of every later invoice. */
  readonly recurringCosts: readonly Line[];
  readonly deferredUpgrade: DeferredUpgrade | null;
  /** Until when an unpaid renewal, upgrade or upsell is tolerated; `null` when none is unpaid. */
  readonly graceUntil: Moment | null;
  /** Whether an automatic renewal waits for its payment: the period has ended, and its invoice has the use of it. */
  readonly renewalPending: boolean;
}

/** What a decision changes. A field that is absent stays. */
export type SubscriptionPatch = Partial<Subscription>;

/** Whether a tenant was delivered, whose time runs; that of one that is stopped runs too. */
export function isRunning(status: string): boolean {
  return status === DeploymentStatus.DEPLOYED || status === DeploymentStatus.STOPPED;
}

/** Whether what was granted is over. A subscription in its grace has expired too: nothing more can be sold on it. */
export function isExpired(subscription: Pick<Subscription, "period">, now: Moment): boolean {
  return now >= subscription.period.end;
}

/** For how many days an unpaid invoice of a deployed subscription is tolerated. */
export const GRACE_DAYS = 3;

/**
 * What an invoice that is issued to a deployed subscription, and is not paid at once, changes: a grace begins, unless
 * one runs already.
 */
export function graceFrom(
  { graceUntil }: Pick<Subscription, "graceUntil">,
  now: Moment,
): Pick<SubscriptionPatch, "paid" | "graceUntil"> {
  return { paid: false, graceUntil: graceUntil ?? addDays(now, GRACE_DAYS) };
}
