import {
  BillingItemValueType,
  canTransition,
  DeploymentStatus,
  SubscriptionType,
  TestPaymentMethod,
} from "@syndikit/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Book } from "../../billing/ledger.js";
import { createLine, type Line } from "../../billing/lines.js";
import { ONE } from "../../billing/quantity.js";
import type { Subscription } from "../../billing/subscription.js";
import {
  billingItemOf,
  changed,
  chosen,
  counted,
  endPeriod,
  eur,
  exact,
  moment,
  productVersionOf,
  subscriptionOf,
  tier,
} from "../../test-support/subscriptions.js";
import type { PeriodEndFacts } from "./renewal.js";

const visa = TestPaymentMethod.pm_card_visa;
const END = moment("2026-02-28T08:00:00Z");
const GRACE_END = moment("2026-03-03T08:00:00Z");

const facts = (subscription: Subscription, more: Partial<PeriodEndFacts> = {}): PeriodEndFacts => ({
  subscription,
  now: subscription.period.end,
  trading: true,
  paymentMethod: visa,
  measured: new Map(),
  recurringAhead: [],
  heardInTrial: new Map(),
  presentProductVersions: new Map(),
  bound: false,
  ...more,
});

const line = (price: string, type: Line["type"]): Line => {
  return createLine({ type, description: type, price: exact(price), quantity: ONE });
};

describe("the end of a period", () => {
  test("renews for one period more, from the anchor day", () => {
    const decision = endPeriod(facts(subscriptionOf()));
    expect(decision).toMatchObject({
      kind: "renewed",
      orderStatus: "PAID",
      transition: { name: "renew", events: ["Subscription.MODIFIED"] },
      charge: { bill: { total: eur("10.00") }, settlement: { status: "PAID" } },
      patch: { period: { start: END, end: moment("2026-03-31T08:00:00Z") } },
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
    const ordered = subscriptionOf({ productVersion, quantities: chosen({ 1: 2, 2: 3 }) });
    const book = new Book(ordered.ledger);
    book.add(line("-1.00", "ONESHOTCOST"), "line");
    const { ledger } = changed(ordered, { ledger: book.change() });
    const recurring = [{ number: ledger.next, line: line("0.50", "RECURRINGCOST") }];
    const subscription = { ...ordered, ledger: { ...ledger, next: ledger.next + 1, recurring } };
    const decision = endPeriod(
      facts(subscription, { measured: counted(subscription, { 3: 15.8333333333 }) }),
    );
    if (decision.kind !== "renewed") throw new Error(decision.kind);
    expect(decision.charge?.bill.lines.map(({ type, subtotal }) => [type, subtotal])).toEqual([
      ["CONFIGURATION", exact("10.00")],
      ["BILLINGITEMCOST", exact("6.00")],
      ["BILLINGITEMCOST", exact("4.00")],
      ["METRIC", exact("31.6666666666")],
      ["RECURRINGCOST", exact("0.50")],
      ["ONESHOTCOST", exact("-1.00")],
    ]);
    const after = changed(subscription, decision.patch, decision.charge?.bill.charges).ledger;
    // What rounding leaves waits for the next invoice.
    expect(after.waiting.map(({ line: { subtotal } }) => subtotal)).toEqual([exact("-0.0033333334")]);
    expect(after.recurring).toEqual(recurring);
  });

  test("applies a deferred upgrade first", () => {
    const target = productVersionOf({ id: 2, name: "Yearly", price: eur("300.00"), billingPeriod: 12 });
    const deferredUpgrade = { productVersion: target, quantities: chosen({ 1: 1 }), from: null };
    const decision = endPeriod(facts(subscriptionOf({ deferredUpgrade })));
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
    const decision = endPeriod(
      facts(subscription, { presentProductVersions, measured: counted(subscription, { 3: 4 }) }),
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
    const decision = endPeriod(facts(subscriptionOf({ deferredUpgrade })));
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
    const decision = endPeriod(facts(subscription));
    expect(decision).toMatchObject({
      kind: "expired",
      reason: "period",
      charge: null,
      transition: { to: "UNDEPLOY_SENT", events: ["Subscription.MODIFIED"] },
    });
  });

  test("renews a self-billing plan without an invoice", () => {
    const decision = endPeriod(
      facts(subscriptionOf({ productVersion: productVersionOf({ selfBilling: true }) })),
    );
    expect(decision).toMatchObject({ kind: "renewed", orderStatus: "FREE", charge: null });
  });

  test("bills the last use of a subscription that expires", () => {
    const productVersion = productVersionOf({
      billingItems: [billingItemOf({ id: 3, payment: BillingItemValueType.PAY_AS_YOU_GO })],
    });
    const subscription = subscriptionOf({ productVersion, autoRenew: false });
    const decision = endPeriod(facts(subscription, { measured: counted(subscription, { 3: 4 }) }));
    expect(decision).toMatchObject({ kind: "expired", charge: { bill: { total: eur("8.00") } } });
  });

  test("leaves out and names a measured value that cannot be billed", () => {
    const productVersion = productVersionOf({
      billingItems: [billingItemOf({ id: 3, payment: BillingItemValueType.PAY_AS_YOU_GO })],
    });
    const subscription = subscriptionOf({ productVersion });
    const decision = endPeriod(facts(subscription, { measured: counted(subscription, { 3: 1e12 }) }));
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
    expect(endPeriod(facts(trial))).toMatchObject({
      kind: "renewed",
      transition: { name: "convertTrial" },
      charge: { bill: { total: eur("15.00") } },
      patch: { type: "NORMAL", period: { start: trial.period.end, end: moment("2026-03-14T08:00:00Z") } },
    });
  });

  test("is expiry without a payment method", () => {
    expect(endPeriod(facts(trial, { paymentMethod: null }))).toMatchObject({ kind: "expired" });
  });

  test("does not bill what was used during the trial", () => {
    const productVersion = productVersionOf({
      billingItems: [billingItemOf({ id: 3, payment: BillingItemValueType.PAY_AS_YOU_GO })],
    });
    const subscription = subscriptionOf({ type: SubscriptionType.TRIAL, productVersion });
    const decision = endPeriod(facts(subscription, { measured: counted(subscription, { 3: 100 }) }));
    expect(decision).toMatchObject({ kind: "renewed", charge: { bill: { total: eur("10.00") } } });
  });
});

describe("a renewal whose charge fails", () => {
  const subscription = subscriptionOf();
  const declined = TestPaymentMethod.pm_card_chargeDeclined;
  const decision = endPeriod(facts(subscription, { paymentMethod: declined }));

  test("leaves the invoice unpaid and the subscription as it is, for three days", () => {
    expect(decision).toMatchObject({
      kind: "grace",
      charge: { settlement: { status: "UNPAID", decline: "card declined" } },
      patch: { paid: false, pending: { kind: "renewal", until: GRACE_END } },
    });
    if (decision.kind !== "grace") return;
    expect({ ...subscription, ...decision.patch }).toMatchObject({
      status: "DEPLOYED",
      period: subscription.period,
    });
  });

  test("is as expiry after them, bills nothing twice, and takes off what was not delivered", () => {
    if (decision.kind !== "grace") throw new Error(decision.kind);
    const late = changed(subscription, decision.patch, decision.charge.bill.charges);
    expect(endPeriod(facts(late, { now: GRACE_END - 1 }))).toEqual({ kind: "notDue" });
    expect(endPeriod(facts(late, { now: GRACE_END }))).toMatchObject({
      kind: "expired",
      reason: "grace",
      charge: null,
      // 28 of the 31 days of March.
      returned: { bill: { total: eur("-9.03") } },
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
        const first = endPeriod(facts(before, { now, paymentMethod }));
        if (first.kind === "notDue") return;
        const after = changed(before, first.patch);
        expect(endPeriod(facts(after, { now: before.period.end, paymentMethod })).kind).toBe("notDue");
        if (after.status !== before.status) expect(canTransition(before.status, after.status)).toBe(true);
      }),
    );
  });
});
