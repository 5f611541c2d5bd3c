import { DeploymentStatus, OrderStatus, SubscriptionType } from "@syndikit/contract";
import { Book } from "../../billing/ledger.js";
import type { TooLarge } from "../../billing/money.js";
import { addDays, extendByHours, openPeriod } from "../../billing/period.js";
import { chargeBill, isSettled } from "../../billing/settlement.js";
import {
  GRACE_DAYS,
  type RenewalTerms,
  type Subscription,
  type SubscriptionPatch,
} from "../../billing/subscription.js";
import { LATEST_MOMENT, toDateTime } from "../../date-time.js";
import { isRefusal, type Refusal, refuse } from "../../errors.js";
import { decideTransition, type TransitionRefusal } from "./lifecycle.js";
import {
  billRenewal,
  nextTerms,
  type PeriodEndFacts,
  pendingOf,
  type Renewed,
  renewalTransition,
  renewedPatch,
} from "./renewal.js";

export interface RenewFacts extends PeriodEndFacts {
  /** By how many hours to extend a SANDBOX subscription; `null` when the request gives none. */
  readonly hours: number | null;
}

type RenewRefusal =
  | TransitionRefusal
  | Refusal<"vendorDeactivated">
  | Refusal<"fieldInvalid">
  | Refusal<"periodTooLong">
  | TooLarge;

/**
 * Decides on the action RENEW, which a person requests. A TRIAL becomes NORMAL from now, for one billing period.
 * NORMAL, and SANDBOX without hours, get one more billing period, once it is paid. SANDBOX with hours is extended by
 * them, free of charge.
 */
export function decideRenew(facts: RenewFacts): Renewed | RenewRefusal {
  const { subscription, hours } = facts;
  const sandbox = subscription.type === SubscriptionType.SANDBOX;
  if (hours !== null && !sandbox) {
    return refuse("fieldInvalid", { field: "hours", reason: "only a SANDBOX subscription takes hours" });
  }
  if (!facts.trading) return refuse("vendorDeactivated", {});
  const refusal = checkState(subscription, hours);
  if (refusal !== null) return refusal;
  const renewed = hours === null ? renewPaid(facts) : renewByHours(subscription, hours);
  if (isRefusal(renewed)) return renewed;
  // A subscription may be renewed ahead any number of times.
  const { end } = renewed.patch.period ?? subscription.period;
  return end <= LATEST_MOMENT ? renewed : refuse("periodTooLong", { latest: toDateTime(LATEST_MOMENT) });
}

function checkState(subscription: Subscription, hours: number | null): TransitionRefusal | null {
  const { status, type, productVersion, pending } = subscription;
  const lifespan = productVersion.lifespan !== null;
  const move = decideTransition(
    status,
    type === SubscriptionType.TRIAL ? { trigger: "trialToPaid", type, lifespan } : { trigger: "renewal" },
  );
  if (move.kind === "refusal") return move;
  // A short-lived plan has no period to renew by, and unpaid invoices must be paid first.
  if (hours === null && lifespan) return notRenewable(status);
  return pending === null ? null : notRenewable(`${status} with an unpaid invoice`);
}

function renewByHours(subscription: Subscription, hours: number): Renewed {
  const period = extendByHours(subscription.period, hours);
  const book = new Book(subscription.ledger);
  const last = Math.max(...book.segments.map(({ until }) => until));
  for (const segment of book.segments) if (segment.until === last) book.extend(segment, period.end);
  return {
    kind: "renewed",
    transition: renewalTransition(subscription),
    orderStatus: OrderStatus.FREE,
    charge: null,
    patch: { period, ledger: book.change() },
    unbillable: [],
  };
}

function renewPaid(facts: RenewFacts): Renewed | TooLarge {
  const { subscription, now, paymentMethod } = facts;
  const terms = termsNow(facts);
  const book = new Book(subscription.ledger, facts.measured, facts.heardInTrial);
  book.endPeriods(now);
  book.chargeUse();
  const bill = billRenewal(book, subscription, terms);
  if (isRefusal(bill)) return bill;
  const charge = bill === null ? null : chargeBill(bill, paymentMethod);
  const renewed = renewedPatch(subscription, terms);
  return {
    kind: "renewed",
    transition: renewalTransition(subscription),
    orderStatus: charge === null ? OrderStatus.FREE : OrderStatus.PAID,
    charge,
    patch: {
      ledger: book.change(),
      ...(isSettled(charge) ? renewed : unpaidPatch(facts, terms, renewed)),
    },
    unbillable: book.unbillable,
  };
}

/**
 * A trial becomes paid at once, and ends three days after its old end unless it is paid. Another period begins with its
 * payment; the request lapses after three days. Towards the end of the paid time it stands for the renewal.
 */
function unpaidPatch(
  { subscription, now }: RenewFacts,
  terms: RenewalTerms,
  renewed: SubscriptionPatch,
): SubscriptionPatch {
  const graceEnd = addDays(subscription.period.end, GRACE_DAYS);
  if (subscription.type === SubscriptionType.TRIAL) {
    return { ...renewed, paid: false, pending: pendingOf(terms, { kind: "trial", until: graceEnd }) };
  }
  const lapse = addDays(now, GRACE_DAYS);
  const pending =
    lapse < subscription.period.end
      ? pendingOf(terms, { kind: "renew", until: lapse })
      : pendingOf(terms, { kind: "renewal", until: graceEnd });
  return { paid: false, pending };
}

/**
 * A trial becomes a paid subscription from now; others continue from their old end. A deferred upgrade stays deferred,
 * until the new end.
 */
function termsNow({ subscription, presentProductVersions, now }: RenewFacts): RenewalTerms {
  const terms = nextTerms({ ...subscription, deferredUpgrade: null }, presentProductVersions);
  if (subscription.type !== SubscriptionType.TRIAL) return terms;
  return { ...terms, period: openPeriod({ productVersion: terms.productVersion, trial: false, at: now }) };
}

function notRenewable(state: string): Refusal<"actionNotAllowedInState"> {
  return refuse("actionNotAllowedInState", { action: "RENEW", state });
}

type AutoRenewDecision =
  | { readonly kind: "switched"; readonly patch: SubscriptionPatch }
  | { readonly kind: "unchanged" }
  | Refusal<"actionNotAllowedInState">
  | Refusal<"fieldInvalid">
  | Refusal<"vendorDeactivated">;

/** States in which the end of a period is still ahead. */
const LIVING: ReadonlySet<string> = new Set([
  DeploymentStatus.WAITING_PAYMENT,
  DeploymentStatus.PENDING,
  DeploymentStatus.DEPLOYED,
  DeploymentStatus.STOPPED,
]);

/** Decides on AUTORENEW. It cannot be switched on for a plan that does not renew. */
export function decideAutoRenew(
  subscription: Pick<Subscription, "status" | "autoRenew" | "productVersion">,
  autoRenew: boolean,
): AutoRenewDecision {
  const { status, productVersion } = subscription;
  if (subscription.autoRenew === autoRenew) return { kind: "unchanged" };
  if (autoRenew && (!productVersion.autoRenewable || productVersion.lifespan !== null)) {
    return refuse("fieldInvalid", { field: "autoRenew", reason: "the plan does not renew" });
  }
  return LIVING.has(status)
    ? { kind: "switched", patch: { autoRenew } }
    : refuse("actionNotAllowedInState", { action: "AUTORENEW", state: status });
}
