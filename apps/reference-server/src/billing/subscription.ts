import { DeploymentStatus, type State, type SubscriptionType } from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";
import type { Moment } from "../ports.js";
import type { ChargedRanges, Line } from "./lines.js";
import { addDays, type Period } from "./period.js";
import type { PricedProductVersion, Quantities } from "./product-version.js";

/** An upgrade that waits for the end of a period. */
export interface DeferredUpgrade {
  readonly productVersion: PricedProductVersion;
  /** Quantities on the new plan. */
  readonly quantities: Quantities;
  /** The earliest time of the upgrade; `null` for the start of the next period. */
  readonly from: Moment | null;
}

/** What a renewal bills, and what its payment grants. */
export interface RenewalTerms {
  /** The plan, at the prices that are billed. */
  readonly productVersion: PricedProductVersion;
  readonly quantities: Quantities;
  readonly period: Period;
  /** Whether the deferred upgrade is one of the terms. */
  readonly upgraded: boolean;
}

/** The facts of a subscription that the decisions need. */
export interface Subscription {
  readonly status: State;
  readonly type: EnumValue<typeof SubscriptionType>;
  /** None of its invoices is unpaid, except those that declare proceeds. */
  readonly paid: boolean;
  readonly productVersion: PricedProductVersion;
  readonly period: Period;
  readonly autoRenew: boolean;
  /** The chosen quantity of each extra resource. */
  readonly quantities: Quantities;
  readonly chargedRanges: ChargedRanges;
  /** Metered usage before this time was billed or was free. The next bill measures from here. */
  readonly usageSince: Moment;
  /** Extra lines for the next invoice only. */
  readonly oneshotCosts: readonly Line[];
  /** Extra lines for every later invoice. */
  readonly recurringCosts: readonly Line[];
  readonly deferredUpgrade: DeferredUpgrade | null;
  /** End of the grace for an unpaid renewal, upgrade or upsell; `null` when nothing is unpaid. */
  readonly graceUntil: Moment | null;
  /**
   * The terms of an automatic renewal that waits for its payment: the period has ended, and the renewal's invoice
   * contains its usage. `null` when none waits.
   */
  readonly pendingRenewal: RenewalTerms | null;
}

/** The changes of a decision. Absent fields stay unchanged. */
export type SubscriptionPatch = Partial<Subscription>;

/** Whether a tenant was delivered and the subscription's time runs, also while it is stopped. */
export function isRunning(status: string): boolean {
  return status === DeploymentStatus.DEPLOYED || status === DeploymentStatus.STOPPED;
}

/**
 * Whether the granted period is over. That is also so during the grace: nothing more can be sold for the subscription.
 */
export function isExpired(subscription: Pick<Subscription, "period">, now: Moment): boolean {
  return now >= subscription.period.end;
}

/** For how many days an unpaid invoice of a deployed subscription is tolerated. */
export const GRACE_DAYS = 3;

/**
 * The changes when an invoice for a deployed subscription is not paid at once: a grace begins, unless one is running
 * already.
 */
export function graceFrom(
  { graceUntil }: Pick<Subscription, "graceUntil">,
  now: Moment,
): Pick<SubscriptionPatch, "paid" | "graceUntil"> {
  return { paid: false, graceUntil: graceUntil ?? addDays(now, GRACE_DAYS) };
}
