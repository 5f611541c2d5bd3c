import {
  BillingItemValueType,
  DeploymentStatus,
  SubscriptionType,
  TestPaymentMethod,
} from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { createLine } from "../../billing/lines.js";
import { ONE } from "../../billing/quantity.js";
import type { Subscription } from "../../billing/subscription.js";
import {
  billingItemOf,
  chosen,
  eur,
  moment,
  productVersionOf,
  subscriptionOf,
} from "../../test-support/subscriptions.js";
import { decideTermination, type EndingFacts } from "./ending.js";

// The middle of the 28 days from 31 January to 28 February.
const HALF = moment("2026-02-14T08:00:00Z");
const facts = (subscription: Subscription, more: Partial<EndingFacts> = {}): EndingFacts => ({
  subscription,
  now: HALF,
  trading: true,
  paymentMethod: TestPaymentMethod.pm_card_visa,
  measured: new Map(),
  ...more,
});

const used = subscriptionOf({
  productVersion: productVersionOf({
    billingItems: [
      billingItemOf({ id: 1 }),
      billingItemOf({ id: 2, payment: BillingItemValueType.POST_PAID }),
      billingItemOf({ id: 3, payment: BillingItemValueType.PAY_AS_YOU_GO }),
    ],
  }),
  quantities: chosen({ 1: 9, 2: 5 }),
});

describe("termination", () => {
  test.each([
    [DeploymentStatus.DEPLOYED, "UNDEPLOY_SENT", "Subscription.MODIFIED"],
    [DeploymentStatus.PENDING, "UNDEPLOY_SENT", "Subscription.MODIFIED"],
    [DeploymentStatus.WAITING_PAYMENT, "UNDEPLOYED", "Subscription.DELETED"],
    [DeploymentStatus.FAILED, "UNDEPLOYED", "Subscription.DELETED"],
  ])("of one in %s leads to %s with %s", (status, to, event) => {
    expect(decideTermination(facts(subscriptionOf({ status })))).toMatchObject({
      kind: "terminated",
      transition: { to, events: [event] },
      patch: { status: to },
      charge: null,
    });
  });

  test.each([DeploymentStatus.UNDEPLOY_SENT, DeploymentStatus.UNDEPLOYED])(
    "changes nothing of one in %s",
    (status) => {
      expect(decideTermination(facts(subscriptionOf({ status })))).toEqual({ kind: "unchanged" });
    },
  );

  test("bills what was used: by the hours for POST_PAID, as measured for PAY_AS_YOU_GO", () => {
    expect(decideTermination(facts(used, { measured: chosen({ 3: 3 }) }))).toMatchObject({
      // Half of 5 x 2.00, plus 3 x 2.00.
      charge: { bill: { total: eur("11.00") }, settlement: { status: "PAID" } },
      patch: { paid: true },
    });
  });

  test("bills no more than the whole period", () => {
    const late = { now: used.period.end + 86_400_000 };
    expect(decideTermination(facts(used, late))).toMatchObject({ charge: { bill: { total: eur("10.00") } } });
  });

  test("bills nothing, and issues no invoice of 0.00, when the period was billed ahead", () => {
    const { period } = used;
    const ahead = { ...period, start: period.end, end: moment("2026-03-31T08:00:00Z") };
    expect(decideTermination(facts({ ...used, period: ahead }))).toMatchObject({ charge: null });
  });

  test("bills one-shot lines that still wait, once", () => {
    const waiting = createLine({ type: "ONESHOTCOST", description: "", price: eur("4.00"), quantity: ONE });
    if ("kind" in waiting) throw new Error("too large");
    expect(decideTermination(facts(subscriptionOf({ oneshotCosts: [waiting] })))).toMatchObject({
      charge: { bill: { total: eur("4.00") } },
      patch: { oneshotCosts: [] },
    });
  });

  test("does not bill again what an unpaid renewal holds", () => {
    const graceUntil = used.period.end + 3 * 86_400_000;
    const { productVersion, quantities, period } = used;
    const pendingRenewal = { productVersion, quantities, period, upgraded: false };
    const decision = decideTermination(
      facts({ ...used, graceUntil, pendingRenewal }, { now: graceUntil - 1 }),
    );
    expect(decision).toMatchObject({ charge: null, patch: { pendingRenewal: null } });
  });

  test("leaves the last invoice unpaid without a payment method", () => {
    expect(decideTermination(facts(used, { paymentMethod: null }))).toMatchObject({
      charge: { settlement: { status: "UNPAID" } },
      patch: { paid: false },
    });
  });

  test.each([
    ["a trial", { ...used, type: SubscriptionType.TRIAL }],
    ["a self-billing plan", { ...used, productVersion: { ...used.productVersion, selfBilling: true } }],
    ["one that was never deployed", { ...used, status: DeploymentStatus.PENDING }],
  ])("bills nothing of %s", (_, subscription) => {
    expect(decideTermination(facts(subscription, { measured: chosen({ 3: 3 }) }))).toMatchObject({
      charge: null,
    });
  });

  test("gives up an upgrade that waits and a renewal that is unpaid", () => {
    const deferredUpgrade = {
      productVersion: productVersionOf({ id: 2 }),
      quantities: new Map(),
      from: null,
    };
    const subscription = subscriptionOf({ deferredUpgrade, graceUntil: HALF + 1 });
    expect(decideTermination(facts(subscription))).toMatchObject({
      patch: { deferredUpgrade: null, graceUntil: null },
    });
  });
});
