import { errors, SubscriptionType, TestPaymentMethod } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { addDays } from "../../billing/period.js";
import type { Subscription } from "../../billing/subscription.js";
import {
  BEGAN,
  eur,
  moment,
  pendingOf,
  productVersionOf,
  subscriptionOf,
} from "../../test-support/subscriptions.js";
import { decideAutoRenew, decideRenew, type RenewFacts } from "./renew.js";

const NOW = moment("2026-02-10T00:00:00Z");
const facts = (subscription: Subscription, more: Partial<RenewFacts> = {}): RenewFacts => ({
  subscription,
  now: NOW,
  hours: null,
  trading: true,
  paymentMethod: TestPaymentMethod.pm_card_visa,
  measured: new Map(),
  recurringAhead: [],
  heardInTrial: new Map(),
  presentProductVersions: new Map(),
  bound: false,
  ...more,
});

describe("renew", () => {
  const deferredUpgrade = { productVersion: productVersionOf({ id: 2 }), quantities: new Map(), from: null };

  test("turns a trial into a paid subscription for one billing period from now", () => {
    const trial = subscriptionOf({ type: SubscriptionType.TRIAL });
    expect(decideRenew(facts(trial))).toMatchObject({
      kind: "renewed",
      orderStatus: "PAID",
      transition: { name: "convertTrial", events: ["Subscription.MODIFIED"] },
      charge: { bill: { total: eur("10.00") }, settlement: { status: "PAID" } },
      patch: {
        type: "NORMAL",
        period: { start: NOW, end: moment("2026-03-10T00:00:00Z"), anchorDay: 10 },
      },
    });
  });

  test("gives a NORMAL subscription one period more after the one that runs", () => {
    expect(decideRenew(facts(subscriptionOf()))).toMatchObject({
      transition: { name: "renew" },
      patch: { period: { end: moment("2026-03-31T08:00:00Z") }, pending: null },
    });
  });

  test("waits three days for its payment, and moves nothing before", () => {
    const decision = decideRenew(facts(subscriptionOf(), { paymentMethod: null }));
    expect(decision).toMatchObject({
      charge: { settlement: { status: "UNPAID" } },
      patch: { paid: false, pending: { kind: "renew", until: addDays(NOW, 3) } },
    });
    expect(decision).not.toHaveProperty("patch.period");
  });

  test("stands for the renewal towards the end of the period", () => {
    const subscription = subscriptionOf();
    const { end } = subscription.period;
    const late = facts(subscription, { paymentMethod: null, now: addDays(end, -1) });
    expect(decideRenew(late)).toMatchObject({
      patch: { pending: { kind: "renewal", until: addDays(end, 3) } },
    });
  });

  test("makes a trial paid at once, and waits for the payment until three days after its old end", () => {
    const trial = subscriptionOf({ type: SubscriptionType.TRIAL });
    expect(decideRenew(facts(trial, { paymentMethod: null }))).toMatchObject({
      patch: {
        type: "NORMAL",
        period: { start: NOW },
        pending: { kind: "trial", until: addDays(trial.period.end, 3) },
      },
    });
  });

  test("refuses to go beyond the last date that can be written", () => {
    const period = { start: NOW, end: moment("9999-12-15T00:00:00Z"), anchorDay: 15 };
    expect(decideRenew(facts(subscriptionOf({ period })))).toMatchObject({ code: "periodTooLong" });
    const sandbox = subscriptionOf({ type: SubscriptionType.SANDBOX, period });
    expect(decideRenew(facts(sandbox, { hours: 8_760 }))).toMatchObject({ code: "periodTooLong" });
    expect(decideRenew(facts(sandbox, { hours: 24 }))).toMatchObject({ kind: "renewed" });
  });

  test("gives a SANDBOX subscription hours, free of charge", () => {
    const sandbox = subscriptionOf({ type: SubscriptionType.SANDBOX });
    expect(decideRenew(facts(sandbox, { hours: 6 }))).toMatchObject({
      orderStatus: "FREE",
      charge: null,
      patch: { period: { start: BEGAN, end: moment("2026-02-28T14:00:00Z") } },
    });
  });

  test("renews on the plan in use while an upgrade waits, and the upgrade goes on waiting", () => {
    expect(decideRenew(facts(subscriptionOf({ deferredUpgrade })))).toMatchObject({
      kind: "renewed",
      patch: { productVersion: { id: 1 }, deferredUpgrade, period: { end: moment("2026-03-31T08:00:00Z") } },
    });
  });

  test("gives hours also while an upgrade waits", () => {
    const sandbox = subscriptionOf({ type: SubscriptionType.SANDBOX, deferredUpgrade });
    expect(decideRenew(facts(sandbox, { hours: 6 }))).toMatchObject({ kind: "renewed" });
  });

  test("gives a SANDBOX subscription a billing period when it names no hours", () => {
    expect(decideRenew(facts(subscriptionOf({ type: SubscriptionType.SANDBOX })))).toMatchObject({
      patch: { type: "SANDBOX", period: { end: moment("2026-03-31T08:00:00Z") } },
    });
  });

  test.each([
    ["hours of another type", subscriptionOf(), 3, "fieldInvalid", 400],
    ["one that is not deployed", subscriptionOf({ status: "PENDING" }), null, "actionNotAllowedInState", 409],
    [
      "a trial with a lifespan",
      subscriptionOf({ type: "TRIAL", productVersion: productVersionOf({ lifespan: 4 }) }),
      null,
      "actionNotAllowedInState",
      409,
    ],
    [
      "a short-living plan",
      subscriptionOf({ productVersion: productVersionOf({ lifespan: 4 }) }),
      null,
      "actionNotAllowedInState",
      409,
    ],
    [
      "one whose renewal is unpaid",
      subscriptionOf({ pending: pendingOf(subscriptionOf()) }),
      null,
      "actionNotAllowedInState",
      409,
    ],
  ] as const)("refuses %s", (_, subscription, hours, code, status) => {
    expect(decideRenew(facts(subscription, { hours }))).toMatchObject({ kind: "refusal", code });
    expect(errors[code].status).toBe(status);
  });
});

describe("AUTORENEW", () => {
  test.each(["WAITING_PAYMENT", "PENDING", "DEPLOYED"] as const)("is switched in %s", (status) => {
    expect(decideAutoRenew(subscriptionOf({ status }), false)).toEqual({
      kind: "switched",
      patch: { autoRenew: false },
    });
  });

  test.each(["UNDEPLOY_SENT", "UNDEPLOYED", "FAILED"] as const)("is refused in %s", (status) => {
    expect(decideAutoRenew(subscriptionOf({ status }), false)).toMatchObject({
      code: "actionNotAllowedInState",
      fields: { action: "AUTORENEW", state: status },
    });
  });

  test.each([{ autoRenewable: false }, { lifespan: 4 }])(
    "is not switched on where the plan ends: %j",
    (ends) => {
      const subscription = subscriptionOf({ productVersion: productVersionOf(ends), autoRenew: false });
      expect(decideAutoRenew(subscription, true)).toMatchObject({ code: "fieldInvalid" });
    },
  );

  test("changes nothing when it is set so already, whatever the state", () => {
    const subscription = subscriptionOf({ status: "UNDEPLOYED", autoRenew: true });
    expect(decideAutoRenew(subscription, true)).toEqual({ kind: "unchanged" });
  });
});
