import { DeploymentStatus, Frequency, SubscriptionType, TestPaymentMethod } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { decidePeriodEnd } from "../subscriptions/rules/renewal.js";
import { applyPatch, type Subscription } from "../subscriptions/rules/subscription.js";
import { dueJobs, nextJobAt, plannedJobs, type ScheduleFacts } from "./schedule.js";
import { BEGAN, moment, productVersionOf, subscriptionOf } from "./subscriptions.js";

const END = moment("2026-02-28T08:00:00Z");
const HOUR = 3_600_000;
const facts = (subscription: Subscription, more: Partial<ScheduleFacts> = {}): ScheduleFacts => ({
  subscription,
  metrics: [],
  deployedAt: BEGAN,
  paymentMethod: TestPaymentMethod.pm_card_visa,
  ...more,
});

describe("the calendar of a subscription", () => {
  test.each([
    ["renews", subscriptionOf(), "renewal", END],
    ["ends", subscriptionOf({ autoRenew: false }), "expiry", END],
    [
      "is on trial",
      subscriptionOf({ type: SubscriptionType.TRIAL }),
      "trialEnd",
      moment("2026-02-14T08:00:00Z"),
    ],
    [
      "is short-living",
      subscriptionOf({ productVersion: productVersionOf({ lifespan: 4 }) }),
      "lifespanEnd",
      BEGAN + 4 * HOUR,
    ],
    ["has an unpaid renewal", subscriptionOf({ graceUntil: END + 1 }), "graceEnd", END + 1],
  ] as const)("of one that %s", (_, subscription, kind, at) => {
    expect(plannedJobs(facts(subscription))).toEqual([{ kind, at }]);
    expect(nextJobAt(facts(subscription))).toBe(at);
    expect(dueJobs(facts(subscription), at - 1)).toEqual([]);
    expect(dueJobs(facts(subscription), at)).toHaveLength(1);
  });

  test.each(Object.values(DeploymentStatus).filter((status) => status !== DeploymentStatus.DEPLOYED))(
    "of one in %s is empty",
    (status) => {
      expect(nextJobAt(facts(subscriptionOf({ status })))).toBeNull();
    },
  );

  test("polls each metric from its last poll on, before the bill of the same time", () => {
    const metrics = [
      { id: 1, frequency: Frequency.EVERY_1_HOUR, polledAt: END - HOUR },
      { id: 2, frequency: Frequency.EVERY_WEEK, polledAt: null },
    ];
    expect(plannedJobs(facts(subscriptionOf(), { metrics }))).toEqual([
      { kind: "metricPoll", metric: 2, at: BEGAN },
      { kind: "metricPoll", metric: 1, at: END },
      { kind: "renewal", at: END },
    ]);
  });

  test("moves on when a job has run", () => {
    const subscription = subscriptionOf();
    const decision = decidePeriodEnd({
      subscription,
      now: END,
      measured: new Map(),
      presentProductVersions: new Map(),
      paymentMethod: null,
    });
    if (decision.kind !== "grace") throw new Error(decision.kind);
    expect(dueJobs(facts(applyPatch(subscription, decision.patch)), END)).toEqual([]);
  });
});
