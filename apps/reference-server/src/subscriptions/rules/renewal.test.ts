import {
  BillingItemValueType,
  canTransition,
  DeploymentStatus,
  SubscriptionType,
  TestPaymentMethod,
} from "@syndikit/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLine, type Line } from "../../billing/lines.js";
import { ONE } from "../../billing/quantity.js";
import type { Subscription } from "../../billing/subscription.js";
import {
  billingItemOf,
  chosen,
  eur,
  moment,
  productVersionOf,
  qty,
  subscriptionOf,
  tier,
} from "../../test-support/subscriptions.js";
import { decidePeriodEnd, type PeriodEndFacts } from "./renewal.js";

const visa = TestPaymentMethod.pm_card_visa;
const END = moment("2026-02-28T08:00:00Z");
const GRACE_END = moment("2026-03-03T08:00:00Z");

const facts = (subscription: Subscription, more: Partial<PeriodEndFacts> = {}): PeriodEndFacts => ({
  subscription,
  now: subscription.period.end,
  trading: true,
  paymentMethod: visa,
  measured: new Map(),
  presentProductVersions: new Map(),
  bound: false,
  ...more,
});

const line = (price: string, type: Line["type"]): Line => {
  const made = createLine({ type, description: type, price: eur(price), quantity: ONE });
  if ("kind" in made) throw new Error("too large");
  return made;
};

describe("the end of a period", () => {
  test("renews for one period more, from the anchor day", () => {
    const decision = decidePeriodEnd(facts(subscriptionOf()));
    expect(decision).toMatchObject({
      kind: "renewed",
      orderStatus: "PAID",
      transition: { name: "renew", events: ["Subscription.MODIFIED"] },
      charge: { bill: { total: eur("10.00") }, settlement: { status: "PAID" } },
      patch: { period: { start: END, end: moment("2026-03-31T08:00:00Z") }, usageSince: END },
    });
  });

  test("bills the plan, resources, use, recurring and one-shot lines, and drops the one-shot ones", () => {
    const productVersion = productVersionOf({
      billingItems: [
        billingItemOf({ id: 1 }),
        billingItemOf({ id: 2, payment: BillingItemValueType.POST_PAID }),
        billingItemOf({ id: 3, payment: BillingItemValueType.PAY_AS_YOU_GO }),
      ],
    });
    const subscription = subscriptionOf({
      productVersion,
      quantities: chosen({ 1: 2, 2: 3 }),
      recurringCosts: [line("0.50", "RECURRINGCOST")],
      oneshotCosts: [line("-1.00", "ONESHOTCOST")],
    });
    const decision = decidePeriodEnd(facts(subscription, { measured: new Map([[3, qty(15.8333333333)]]) }));
    if (decision.kind !== "renewed") throw new Error(decision.kind);
    expect(decision.charge?.bill.lines.map(({ type, subtotal }) => [type, subtotal])).toEqual([
      ["CONFIGURATION", eur("10.00")],
      ["BILLINGITEMCOST", eur("4.00")],
      ["BILLINGITEMCOST", eur("6.00")],
      ["METRIC", eur("31.6667")],
      ["RECURRINGCOST", eur("0.50")],
      ["ONESHOTCOST", eur("-1.00")],
    ]);
    expect({ ...subscription, ...decision.patch }).toMatchObject({
      oneshotCosts: [],
      recurringCosts: subscription.recurringCosts,
    });
  });

  test("applies a deferred upgrade first", () => {
    const target = productVersionOf({ id: 2, name: "Yearly", price: eur("300.00"), billingPeriod: 12 });
    const deferredUpgrade = { productVersion: target, quantities: chosen({ 1: 1 }), from: null };
    const decision = decidePeriodEnd(facts(subscriptionOf({ deferredUpgrade })));
    expect(decision).toMatchObject({
      kind: "renewed",
      charge: { bill: { total: eur("300.00") } },
      patch: {
        productVersion: target,
        deferredUpgrade: null,
        period: { end: moment("2027-02-28T08:00:00Z") },
      },
    });
  });

  test("takes the present prices, and bills past use at the former ones", () => {
    const metered = (price: string) =>
      billingItemOf({ id: 3, payment: BillingItemValueType.PAY_AS_YOU_GO, tiers: [tier(1, null, price)] });
    const subscription = subscriptionOf({
      productVersion: productVersionOf({ billingItems: [metered("2.00")] }),
    });
    const present = productVersionOf({ price: eur("12.00"), billingItems: [metered("9.00")] });
    const presentProductVersions = new Map([[present.id, present]]);
    const decision = decidePeriodEnd(
      facts(subscription, { presentProductVersions, measured: chosen({ 3: 4 }) }),
    );
    expect(decision).toMatchObject({
      charge: { bill: { total: eur("20.00") } },
      patch: { productVersion: present },
    });
  });

  test("keeps an upgrade deferred until its date", () => {
    const deferredUpgrade = {
      productVersion: productVersionOf({ id: 2 }),
      quantities: new Map(),
      from: END + 1,
    };
    const decision = decidePeriodEnd(facts(subscriptionOf({ deferredUpgrade })));
    expect(decision).toMatchObject({
      kind: "renewed",
      patch: { productVersion: { id: 1 }, deferredUpgrade },
    });
  });

  test.each([
    ["auto-renewal is off", subscriptionOf({ autoRenew: false })],
    [
      "the plan does not renew",
      subscriptionOf({ productVersion: productVersionOf({ autoRenewable: false }) }),
    ],
    ["the plan is short-living", subscriptionOf({ productVersion: productVersionOf({ lifespan: 4 }) })],
  ])("expires when %s", (_, subscription) => {
    const decision = decidePeriodEnd(facts(subscription));
    expect(decision).toMatchObject({
      kind: "expired",
      reason: "period",
      charge: null,
      transition: { to: "UNDEPLOY_SENT", events: ["Subscription.MODIFIED"] },
    });
  });

  test("renews a self-billing plan without an invoice", () => {
    const decision = decidePeriodEnd(
      facts(subscriptionOf({ productVersion: productVersionOf({ selfBilling: true }) })),
    );
    expect(decision).toMatchObject({ kind: "renewed", orderStatus: "FREE", charge: null });
  });

  test("bills the last use of a subscription that expires", () => {
    const productVersion = productVersionOf({
      billingItems: [billingItemOf({ id: 3, payment: BillingItemValueType.PAY_AS_YOU_GO })],
    });
    const decision = decidePeriodEnd(
      facts(subscriptionOf({ productVersion, autoRenew: false }), { measured: chosen({ 3: 4 }) }),
    );
    expect(decision).toMatchObject({ kind: "expired", charge: { bill: { total: eur("8.00") } } });
  });

  test("leaves out and names a measured value that cannot be billed", () => {
    const productVersion = productVersionOf({
      billingItems: [billingItemOf({ id: 3, payment: BillingItemValueType.PAY_AS_YOU_GO })],
    });
    const decision = decidePeriodEnd(
      facts(subscriptionOf({ productVersion }), { measured: chosen({ 3: 1e12 }) }),
    );
    expect(decision).toMatchObject({
      kind: "renewed",
      unbillable: [3],
      charge: { bill: { total: eur("10.00") } },
    });
  });
});

describe("a trial's end", () => {
  const trial = subscriptionOf({
    type: SubscriptionType.TRIAL,
    productVersion: productVersionOf({ setupFee: eur("5.00") }),
  });

  test("becomes NORMAL by a paid renewal, with the activation fee", () => {
    expect(decidePeriodEnd(facts(trial))).toMatchObject({
      kind: "renewed",
      transition: { name: "convertTrial" },
      charge: { bill: { total: eur("15.00") } },
      patch: { type: "NORMAL", period: { start: trial.period.end, end: moment("2026-03-14T08:00:00Z") } },
    });
  });

  test("is expiry without a payment method", () => {
    expect(decidePeriodEnd(facts(trial, { paymentMethod: null }))).toMatchObject({ kind: "expired" });
  });

  test("does not bill what was used during the trial", () => {
    const productVersion = productVersionOf({
      billingItems: [billingItemOf({ id: 3, payment: BillingItemValueType.PAY_AS_YOU_GO })],
    });
    const subscription = subscriptionOf({ type: SubscriptionType.TRIAL, productVersion });
    const decision = decidePeriodEnd(facts(subscription, { measured: chosen({ 3: 100 }) }));
    expect(decision).toMatchObject({ kind: "renewed", charge: { bill: { total: eur("10.00") } } });
  });
});

describe("a renewal whose charge fails", () => {
  const subscription = subscriptionOf();
  const declined = TestPaymentMethod.pm_card_chargeDeclined;
  const decision = decidePeriodEnd(facts(subscription, { paymentMethod: declined }));

  test("leaves the invoice unpaid and the subscription as it is, for three days", () => {
    expect(decision).toMatchObject({
      kind: "grace",
      charge: { settlement: { status: "UNPAID", decline: "card declined" } },
      patch: { paid: false, graceUntil: GRACE_END },
    });
    if (decision.kind !== "grace") return;
    expect({ ...subscription, ...decision.patch }).toMatchObject({
      status: "DEPLOYED",
      period: subscription.period,
    });
  });

  test("is as expiry after them, and bills nothing twice", () => {
    if (decision.kind !== "grace") throw new Error(decision.kind);
    const late = { ...subscription, ...decision.patch };
    expect(decidePeriodEnd(facts(late, { now: GRACE_END - 1 }))).toEqual({ kind: "notDue" });
    expect(decidePeriodEnd(facts(late, { now: GRACE_END }))).toMatchObject({
      kind: "expired",
      reason: "grace",
      charge: null,
    });
  });
});

describe("a job that runs twice", () => {
  const subscriptions = fc.record({
    status: fc.constantFrom(...Object.values(DeploymentStatus)),
    type: fc.constantFrom(...Object.values(SubscriptionType)),
    autoRenew: fc.boolean(),
    productVersion: fc
      .record({
        autoRenewable: fc.boolean(),
        selfBilling: fc.boolean(),
        billingPeriod: fc.integer({ min: 1, max: 24 }),
      })
      .map((more) => productVersionOf(more)),
  });
  const methods = fc.option(fc.constantFrom(...Object.values(TestPaymentMethod)));

  test("changes nothing the second time, and moves only by the lifecycle", () => {
    fc.assert(
      fc.property(subscriptions, methods, fc.integer({ min: -10, max: 10 }), (more, paymentMethod, days) => {
        const before = subscriptionOf(more);
        const now = before.period.end + days * 86_400_000;
        const first = decidePeriodEnd(facts(before, { now, paymentMethod }));
        if (first.kind === "notDue") return;
        const after = { ...before, ...first.patch };
        expect(decidePeriodEnd(facts(after, { now: before.period.end, paymentMethod })).kind).toBe("notDue");
        if (after.status !== before.status) expect(canTransition(before.status, after.status)).toBe(true);
      }),
    );
  });
});
