import { DeploymentStatus, type State, type SubscriptionType } from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";
import type { Moment } from "../ports.js";
import type { Period } from "./period.js";
import type { PricedProductVersion, Quantities } from "./product-version.js";
import type { Ledger, LedgerChange } from "./segments.js";

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

/**
 * Something that waits for the payment of its invoice.
 *
 * - `renewal`: the period has ended, or will, and what was renewed begins with the payment. Else the subscription ends.
 * - `renew`: a person asked for one more period while one runs. Unpaid, the request lapses.
 * - `trial`: a trial was made paid, and runs already. Unpaid, it ends.
 * - `upgrade`: a change is in effect. Unpaid, it is undone: the terms are those from before.
 */
export interface Pending extends RenewalTerms {
  readonly kind: "renewal" | "renew" | "trial" | "upgrade";
  /** How long it waits. */
  readonly until: Moment;
  /** `null` until it is issued. */
  readonly invoice: number | null;
  /** The order that is rejected with it; `null` until it is written. */
  readonly order: number | null;
}

/** The facts of a subscription that the decisions need. */
export interface Subscription {
  readonly status: State;
  readonly type: EnumValue<typeof SubscriptionType>;
  /** None of its invoices is unpaid, except those that declare proceeds. */
  readonly paid: boolean;
  readonly productVersion: PricedProductVersion;
  /** The granted period that runs, or the last one if more were paid ahead. */
  readonly period: Period;
  readonly autoRenew: boolean;
  /** The chosen quantity of each extra resource. */
  readonly quantities: Quantities;
  readonly ledger: Ledger;
  readonly deferredUpgrade: DeferredUpgrade | null;
  readonly pending: Pending | null;
}

/** The changes of a decision. Absent fields stay unchanged. */
export type SubscriptionPatch = Partial<Omit<Subscription, "ledger">> & { readonly ledger?: LedgerChange };

/** The states in which a tenant was delivered and the subscription's time runs. */
export const RUNNING = [DeploymentStatus.DEPLOYED, DeploymentStatus.STOPPED] as const;

/** Whether a state is one of {@link RUNNING}. */
export function isRunning(status: string): boolean {
  return RUNNING.some((running) => running === status);
}

/**
 * Whether the granted period is over. That is also so during the grace: nothing more can be sold for the subscription.
 */
export function isExpired(subscription: Pick<Subscription, "period">, now: Moment): boolean {
  return now >= subscription.period.end;
}

/** For how many days an unpaid renewal, upgrade or change of quantities is tolerated. */
export const GRACE_DAYS = 3;
