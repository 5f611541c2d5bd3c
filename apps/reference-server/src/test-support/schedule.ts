import { DeploymentStatus, Frequency, SubscriptionType } from "@syndikit/contract";
import type { PaymentMethodId } from "../billing/settlement.js";
import type { Known } from "../known.js";
import type { Moment } from "../ports.js";
import { renewsAtEnd } from "../subscriptions/rules/renewal.js";
import type { Subscription } from "../subscriptions/rules/subscription.js";

/** Something that is to happen to a subscription by itself. */
type Job =
  | { readonly kind: "metricPoll"; readonly at: Moment; readonly metric: number }
  /** All of these are `decidePeriodEnd`; the kind says what for, and what to expect. */
  | {
      readonly kind: "graceEnd" | "lifespanEnd" | "trialEnd" | "renewal" | "expiry";
      readonly at: Moment;
    };

/** A metric of an extra resource that the subscription's plan carries. */
interface PolledMetric {
  readonly id: number;
  readonly frequency: Known<typeof Frequency>;
  /** When it was last asked for this subscription, successfully or not; `null` before the first time. */
  readonly polledAt: Moment | null;
}

/** What the calendar of a subscription follows from. */
export interface ScheduleFacts {
  readonly subscription: Subscription;
  readonly metrics: readonly PolledMetric[];
  /** When the subscription was deployed; metrics are polled from then on. */
  readonly deployedAt: Moment | null;
  /** The buyer's stored default payment method. */
  readonly paymentMethod: PaymentMethodId | null;
}

/** How long each frequency is, in milliseconds. */
const pollInterval: { readonly [F in Known<typeof Frequency>]: number } = {
  [Frequency.EVERY_30_SECONDS]: 30_000,
  [Frequency.EVERY_1_MINUTE]: 60_000,
  [Frequency.EVERY_2_MINUTE]: 120_000,
  [Frequency.EVERY_5_MINUTES]: 300_000,
  [Frequency.EVERY_30_MINUTES]: 1_800_000,
  [Frequency.EVERY_1_HOUR]: 3_600_000,
  [Frequency.EVERY_24_HOUR]: 86_400_000,
  [Frequency.EVERY_48_HOUR]: 172_800_000,
  [Frequency.EVERY_WEEK]: 604_800_000,
};

/**
 * The next job of each kind, in the order to run them: by time, and at the same time the last samples of a
 * period before its bill. Only the next one of each: running a job changes what follows.
 */
export function plannedJobs(facts: ScheduleFacts): readonly Job[] {
  const { subscription, metrics, deployedAt } = facts;
  if (subscription.status !== DeploymentStatus.DEPLOYED) return [];
  const polls = metrics.map(({ id, frequency, polledAt }): Job => {
    const since = polledAt ?? deployedAt ?? subscription.period.start;
    return {
      kind: "metricPoll",
      metric: id,
      at: polledAt === null ? since : since + pollInterval[frequency],
    };
  });
  // Sorting is stable, so polls stay before the end of a period at the same time.
  return [...polls, periodEnd(facts)].sort((a, b) => a.at - b.at);
}

/** The jobs that are due, in the order to run them. Ask again after each one. */
export function dueJobs(facts: ScheduleFacts, now: Moment): readonly Job[] {
  return plannedJobs(facts).filter(({ at }) => at <= now);
}

/** When something is to happen next; `null` when nothing is. The store finds due subscriptions by it. */
export function nextJobAt(facts: ScheduleFacts): Moment | null {
  return plannedJobs(facts)[0]?.at ?? null;
}

function periodEnd({ subscription, paymentMethod }: ScheduleFacts): Job {
  const { graceUntil, period, productVersion, type } = subscription;
  if (graceUntil !== null) return { kind: "graceEnd", at: graceUntil };
  const at = period.end;
  if (type === SubscriptionType.TRIAL) return { kind: "trialEnd", at };
  if (productVersion.lifespan !== null) return { kind: "lifespanEnd", at };
  return { kind: renewsAtEnd(subscription, paymentMethod) ? "renewal" : "expiry", at };
}
