import { DeploymentStatus, errors, SubscriptionType, TestPaymentMethod } from "@syndikit/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Money } from "../../billing/money.js";
import { sumOf } from "../../billing/rate.js";
import type { Subscription } from "../../billing/subscription.js";
import {
  BEGAN,
  billingItemOf,
  changed,
  chosen,
  eur,
  exact,
  moment,
  pendingOf,
  productVersionOf,
  subscriptionOf,
  tier,
} from "../../test-support/subscriptions.js";
import { decideUpgrade, type UpgradeFacts, upgradeStart } from "./upgrade.js";

const pro = productVersionOf({ id: 2, name: "Pro", price: eur("30.00") });
const facts = (subscription: Subscription, more: Partial<UpgradeFacts> = {}): UpgradeFacts => ({
  subscription,
  target: pro,
  quantities: null,
  from: null,
  now: moment("2026-02-14T08:00:00Z"),
  paymentMethod: TestPaymentMethod.pm_card_visa,
  measured: new Map(),
  ...more,
});

const HALF_A_CENT = eur("0.005");

describe("an upgrade", () => {
  test("is charged by the whole days left of the period's days", () => {
    expect(decideUpgrade(facts(subscriptionOf()))).toMatchObject({
      upgrade: "PAID",
      transition: { name: "upgrade", events: ["Subscription.MODIFIED"] },
      // 20.00 for 14 of the 28 days from 31 January to 28 February.
      charge: { bill: { total: eur("10.00") }, settlement: { status: "PAID" } },
      patch: { productVersion: pro },
    });
  });

  test("rounds the days left down", () => {
    const late = decideUpgrade(facts(subscriptionOf(), { now: moment("2026-02-14T08:00:01Z") }));
    expect(late).toMatchObject({
      charge: {
        bill: {
          total: eur("9.29"),
          lines: [{ subtotal: exact("-4.6428571429") }, { subtotal: exact("13.9285714286") }],
        },
      },
    });
  });

  test("leaves the invoice unpaid when it cannot be charged, and upgrades all the same", () => {
    expect(decideUpgrade(facts(subscriptionOf(), { paymentMethod: null }))).toMatchObject({
      upgrade: "PAID",
      charge: { settlement: { status: "UNPAID" } },
      patch: { productVersion: pro, paid: false },
    });
  });

  test.each([
    ["on the last day", subscriptionOf(), moment("2026-02-28T07:00:00Z")],
    ["of a trial", subscriptionOf({ type: SubscriptionType.TRIAL }), BEGAN],
    [
      "of a self-billing plan",
      subscriptionOf({ productVersion: productVersionOf({ selfBilling: true }) }),
      BEGAN,
    ],
  ])("is free %s", (_, subscription, now) => {
    const decision = decideUpgrade(facts(subscription, { now }));
    expect(decision).toMatchObject({ upgrade: "FREE", patch: { productVersion: pro } });
    expect(decision).not.toHaveProperty("charge");
  });

  test("counts the extra resources, on the new plan in the new quantities", () => {
    const productVersion = productVersionOf({ billingItems: [billingItemOf()] });
    const target = productVersionOf({
      id: 2,
      price: eur("30.00"),
      billingItems: [billingItemOf({ tiers: [tier(1, null, "1.00")] })],
    });
    const subscription = subscriptionOf({ productVersion, quantities: chosen({ 1: 4 }) });
    const decision = decideUpgrade(facts(subscription, { target, quantities: chosen({ 1: 10 }) }));
    // Half of (30 + 10) - (10 + 8).
    expect(decision).toMatchObject({ charge: { bill: { total: eur("11.00") } } });
  });

  test("is deferred to a plan with another billing period", () => {
    const yearly = productVersionOf({ id: 3, price: eur("300.00"), billingPeriod: 12 });
    expect(decideUpgrade(facts(subscriptionOf(), { target: yearly }))).toEqual({
      kind: "deferred",
      upgrade: "DEFERRED",
      patch: { deferredUpgrade: { productVersion: yearly, quantities: new Map(), from: null } },
    });
  });

  test("is deferred to a date that is to come, and not to one that has passed", () => {
    const from = moment("2026-05-01T00:00:00Z");
    expect(decideUpgrade(facts(subscriptionOf(), { from }))).toMatchObject({
      upgrade: "DEFERRED",
      patch: { deferredUpgrade: { from } },
    });
    expect(decideUpgrade(facts(subscriptionOf(), { from: BEGAN }))).toMatchObject({ upgrade: "PAID" });
  });

  const inFlight = { productVersion: pro, quantities: new Map(), from: null };
  const seats = subscriptionOf({
    productVersion: productVersionOf({ billingItems: [billingItemOf()] }),
    quantities: chosen({ 1: 4 }),
  });
  test.each([
    ["while one is in flight", subscriptionOf({ deferredUpgrade: inFlight }), pro, "upgradeInFlight", 423],
    [
      "while one is not paid",
      subscriptionOf({ pending: pendingOf(subscriptionOf(), { kind: "upgrade" }) }),
      pro,
      "upgradeInFlight",
      423,
    ],
    ["before it is deployed", subscriptionOf({ status: "PENDING" }), pro, "actionNotAllowedInState", 409],
    ["to another product", subscriptionOf(), { ...pro, productId: 9 }, "upgradeOtherProduct", 422],
    [
      "to a plan that is not published",
      subscriptionOf(),
      { ...pro, published: false },
      "planNotPublished",
      422,
    ],
    ["to a plan without a price", subscriptionOf(), { ...pro, price: null }, "planNotPublished", 422],
    [
      "to a cheaper plan",
      subscriptionOf({ productVersion: pro }),
      productVersionOf(),
      "downgradeNotSupported",
      422,
    ],
    [
      "to a plan of the same price",
      subscriptionOf(),
      productVersionOf({ id: 2 }),
      "downgradeNotSupported",
      422,
    ],
    [
      "to a plan that is cheaper per month",
      subscriptionOf(),
      productVersionOf({ id: 2, price: eur("100.00"), billingPeriod: 12 }),
      "downgradeNotSupported",
      422,
    ],
    ["to a plan without a resource in use", seats, pro, "extraResourceUnknown", 422],
  ] as const)("is refused %s", (_, subscription, target, code, status) => {
    expect(decideUpgrade(facts(subscription, { target }))).toMatchObject({ kind: "refusal", code });
    expect(errors[code].status).toBe(status);
  });

  test("to fewer resources that make it cheaper is free, and the difference waits", () => {
    const target = productVersionOf({ id: 2, price: eur("11.00"), billingItems: [billingItemOf()] });
    const decision = decideUpgrade(facts(seats, { target, quantities: chosen({ 1: 1 }) }));
    if (decision.kind !== "free") throw new Error(decision.kind);
    // Half of (11 + 2) - (10 + 8).
    const { waiting } = changed(seats, decision.patch).ledger;
    expect(sumOf(waiting.map(({ line }) => line))).toBe(exact("-2.50"));
  });

  test("is refused of a subscription that has expired", () => {
    const subscription = subscriptionOf();
    expect(decideUpgrade(facts(subscription, { now: subscription.period.end }))).toMatchObject({
      code: "subscriptionExpired",
    });
  });

  test("names the state before it judges the plan", () => {
    const subscription = subscriptionOf({ status: DeploymentStatus.FAILED, productVersion: pro });
    expect(decideUpgrade(facts(subscription, { target: productVersionOf() }))).toMatchObject({
      code: "actionNotAllowedInState",
    });
  });

  test("is free when it costs less than half a cent", () => {
    const target = productVersionOf({ id: 2, price: eur("10.0049") });
    expect(decideUpgrade(facts(subscriptionOf(), { target, now: BEGAN }))).toMatchObject({ kind: "free" });
    const dearer = productVersionOf({ id: 2, price: eur("10.0050") });
    expect(decideUpgrade(facts(subscriptionOf(), { target: dearer, now: BEGAN }))).toMatchObject({
      charge: { bill: { total: eur("0.01") } },
    });
  });

  test("never costs more than the new plan does for the period, together with the old one, to the nearest cent", () => {
    const price = fc.integer({ min: 0, max: 10 ** 9 }).map((units) => units as Money);
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: 28 * 24 - 1 }), (before, after, hours) => {
        const subscription = subscriptionOf({ productVersion: productVersionOf({ price: before }) });
        const target = productVersionOf({ id: 2, price: after });
        const now = BEGAN + hours * 3_600_000;
        const decision = decideUpgrade(facts(subscription, { target, now }));
        if (after <= before) expect(decision).toMatchObject({ code: "downgradeNotSupported" });
        if (decision.kind !== "paid") return;
        expect(decision.charge.bill.total).toBeGreaterThan(0);
        expect(before + decision.charge.bill.total).toBeLessThanOrEqual(after + HALF_A_CENT);
      }),
    );
  });
});

const period = {
  start: moment("2026-01-31T08:00:00Z"),
  end: moment("2026-02-28T08:00:00Z"),
  anchorDay: 31,
};

describe("upgradeStart", () => {
  test.each([
    ["the end of the period when no date is named", 1, null, "2026-02-28T08:00:00Z"],
    ["the end of the period for a date inside it", 1, "2026-02-10T00:00:00Z", "2026-02-28T08:00:00Z"],
    ["the end of the period for that very time", 1, "2026-02-28T08:00:00Z", "2026-02-28T08:00:00Z"],
    ["the next end for a time just after it", 1, "2026-02-28T08:00:01Z", "2026-03-31T08:00:00Z"],
    ["an end on the anchor day many months later", 1, "2029-02-01T00:00:00Z", "2029-02-28T08:00:00Z"],
    ["an end of whole billing periods", 12, "2027-03-01T00:00:00Z", "2028-02-29T08:00:00Z"],
  ])("is %s", (_, months, from, expected) => {
    expect(upgradeStart(period, months, from === null ? null : moment(from))).toBe(moment(expected));
  });
});
