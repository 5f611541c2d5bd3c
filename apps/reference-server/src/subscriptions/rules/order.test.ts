import {
  BillingItemPresence,
  BillingItemValueType,
  SubscriptionType,
  TestPaymentMethod,
  TrialMode,
} from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import type { ActiveParameter } from "../../billing/product-version.js";
import {
  BEGAN,
  billingItemOf,
  chosen,
  eur,
  exact,
  moment,
  productVersionOf,
  tier,
} from "../../test-support/subscriptions.js";
import { type AcceptedOrder, decideOrder, type OrderFacts } from "./order.js";

const visa = TestPaymentMethod.pm_card_visa;

const facts = (more: Partial<OrderFacts> = {}): OrderFacts => ({
  type: SubscriptionType.NORMAL,
  now: BEGAN,
  productVersion: productVersionOf(),
  vendorActive: true,
  ownProductVersion: false,
  quantities: new Map(),
  parameters: new Map(),
  trialUsed: false,
  paymentMethod: visa,
  ...more,
});

const accepted = (more: Partial<OrderFacts> = {}): AcceptedOrder => {
  const decision = decideOrder(facts(more));
  if (decision.kind === "refused") throw new Error(JSON.stringify(decision.refusals));
  return decision;
};

const codes = (more: Partial<OrderFacts>): string[] => {
  const decision = decideOrder(facts(more));
  return decision.kind === "refused" ? decision.refusals.map(({ code }) => code) : [];
};

describe("an accepted order", () => {
  test("is charged at once with a stored payment method", () => {
    const order = accepted();
    expect(order).toMatchObject({ orderStatus: "PAID", paid: true, autoRenew: true });
    expect(order.transition).toMatchObject({ to: "PENDING", events: ["Subscription.CREATED"] });
    expect(order.charge).toMatchObject({ bill: { total: eur("10.00") }, settlement: { status: "PAID" } });
  });

  test("waits for payment without one", () => {
    const order = accepted({ paymentMethod: null });
    expect(order.transition.to).toBe("WAITING_PAYMENT");
    expect(order).toMatchObject({ paid: false, charge: { settlement: { status: "UNPAID", decline: null } } });
  });

  test("waits for payment, and says why, when the charge is declined", () => {
    const order = accepted({ paymentMethod: TestPaymentMethod.pm_card_insufficientFunds });
    expect(order.transition.to).toBe("WAITING_PAYMENT");
    expect(order.charge?.settlement).toEqual({ status: "UNPAID", decline: "insufficient funds" });
  });

  test("bills the activation fee, the plan, and what is paid in advance", () => {
    const productVersion = productVersionOf({
      setupFee: eur("5.00"),
      billingItems: [
        billingItemOf({ id: 1, tiers: [tier(1, null, "2.00", { setup: eur("1.00") })] }),
        billingItemOf({ id: 2, payment: BillingItemValueType.POST_PAID }),
        billingItemOf({ id: 3, payment: BillingItemValueType.PAY_AS_YOU_GO }),
      ],
    });
    const order = accepted({ productVersion, quantities: chosen({ 1: 3, 2: 4, 3: 0 }) });
    expect(order.charge?.bill.lines.map(({ type, subtotal }) => [type, subtotal])).toEqual([
      ["CONFIGURATION", exact("10.00")],
      ["SETUPFEE", exact("5.00")],
      ["BILLINGITEMCOST", exact("6.00")],
      ["BILLINGITEMSETUP", exact("1.00")],
    ]);
    expect(order.charge?.bill.total).toBe(eur("22.00"));
    expect([...order.quantities.keys()]).toEqual([1, 2]);
    expect(order.ledger.charges.map(({ key }) => key)).toContain("setup:1:1");
  });

  test("is paid at once when there is nothing to pay", () => {
    const order = accepted({ productVersion: productVersionOf({ price: eur("0") }), paymentMethod: null });
    expect(order).toMatchObject({ orderStatus: "PAID", paid: true, transition: { to: "PENDING" } });
    expect(order.charge?.settlement.status).toBe("PAID");
  });

  test("has no invoice for a trial, and lasts the trial's days", () => {
    const order = accepted({ type: SubscriptionType.TRIAL, paymentMethod: null });
    expect(order).toMatchObject({
      orderStatus: "FREE",
      charge: null,
      paid: true,
      transition: { to: "PENDING" },
    });
    expect(order.period.end).toBe(moment("2026-02-14T08:00:00Z"));
  });

  test("has no invoice for a self-billing plan, and deploys without payment", () => {
    const order = accepted({ productVersion: productVersionOf({ selfBilling: true }), paymentMethod: null });
    expect(order).toMatchObject({ orderStatus: "FREE", charge: null, transition: { to: "PENDING" } });
  });

  test("waits for payment when it is a SANDBOX one without stored payment data", () => {
    const order = accepted({
      type: SubscriptionType.SANDBOX,
      productVersion: productVersionOf({ published: false }),
      ownProductVersion: true,
      paymentMethod: null,
    });
    expect(order.transition.to).toBe("WAITING_PAYMENT");
  });
});

describe("a plan", () => {
  test.each([
    ["that is not published", { productVersion: productVersionOf({ published: false }) }],
    [
      "that is the caller's own, but not for SANDBOX",
      { productVersion: productVersionOf({ published: false }), ownProductVersion: true },
    ],
    ["without a price", { productVersion: { ...productVersionOf(), price: null } }],
  ])("%s cannot be ordered", (_, more) => {
    expect(codes(more)).toEqual(["planNotPublished"]);
  });

  test.each([
    [
      "does not offer one",
      { productVersion: productVersionOf({ trial: TrialMode.NOT_ALLOWED }) },
      ["trialNotAllowed"],
    ],
    ["was tried before", { trialUsed: true }, ["trialUsed"]],
    [
      "needs a payment method for it",
      { productVersion: productVersionOf({ trial: TrialMode.ALLOWED }), paymentMethod: null },
      ["paymentMethodMissing"],
    ],
  ])("refuses a trial when it %s", (_, more, expected) => {
    expect(codes({ type: SubscriptionType.TRIAL, ...more })).toEqual(expected);
  });
});

describe("an extra resource", () => {
  const required = productVersionOf({
    billingItems: [billingItemOf({ presence: BillingItemPresence.REQUIRED })],
  });

  test.each([
    ["is missing", required, {}, ["extraResourceRequired"]],
    ["is chosen with none", required, { 1: 0 }, ["extraResourceRequired"]],
    ["is not on the plan", productVersionOf(), { 9: 1 }, ["extraResourceUnknown"]],
    [
      "is outside of its tiers",
      productVersionOf({ billingItems: [billingItemOf({ tiers: [tier(1, 5, "1.00")] })] }),
      { 1: 6 },
      ["quantityOutsideTiers"],
    ],
    ["is on the plan", required, { 1: 1 }, []],
    [
      "is metered",
      productVersionOf({
        billingItems: [
          billingItemOf({
            presence: BillingItemPresence.REQUIRED,
            payment: BillingItemValueType.PAY_AS_YOU_GO,
          }),
        ],
      }),
      {},
      [],
    ],
  ])("that %s is judged", (_, productVersion, quantities: Record<number, number>, expected) => {
    expect(codes({ productVersion, quantities: chosen(quantities) })).toEqual(expected);
  });
});

describe("a parameter", () => {
  const parameter = (more: Partial<ActiveParameter> = {}) =>
    productVersionOf({ parameters: [{ id: 2, required: true, acceptedValues: null, ...more }] });
  const entry = (value: string, pattern: "matches" | "differs" | "tooSlow" = "matches") =>
    new Map([[2, { value, pattern }]]);

  test.each([
    ["is missing", parameter(), new Map(), ["parameterMissing"]],
    ["is empty", parameter(), entry(""), ["parameterMissing"]],
    ["is optional and missing", parameter({ required: false }), new Map(), []],
    ["is optional and empty, whatever its pattern", parameter({ required: false }), entry("", "differs"), []],
    ["does not match", parameter(), entry("x", "differs"), ["parameterMismatch"]],
    ["takes too long", parameter(), entry("x", "tooSlow"), ["patternTooSlow"]],
    ["is not accepted", parameter({ acceptedValues: ["a"] }), entry("b"), ["parameterNotAccepted"]],
    ["is accepted", parameter({ acceptedValues: ["a"] }), entry("a"), []],
    ["is not on the plan", productVersionOf(), entry("x"), ["parameterUnknown"]],
  ])("that %s is judged", (_, productVersion, parameters, expected) => {
    expect(codes({ productVersion, parameters })).toEqual(expected);
  });

  test("is named by its reference, beside everything else that is wrong", () => {
    const decision = decideOrder(facts({ productVersion: parameter(), quantities: chosen({ 7: 1 }) }));
    expect(decision).toMatchObject({
      refusals: [
        { code: "extraResourceUnknown", fields: { item: "billingItem/7" } },
        { code: "parameterMissing", fields: { parameter: "configurationParameter/2" } },
      ],
    });
  });
});
