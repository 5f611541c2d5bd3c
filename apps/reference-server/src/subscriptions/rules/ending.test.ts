import {
  BillingItemValueType,
  DeploymentStatus,
  LineType,
  SubscriptionType,
  TestPaymentMethod,
} from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { Book } from "../../billing/ledger.js";
import { createLine } from "../../billing/lines.js";
import { ONE } from "../../billing/quantity.js";
import type { Subscription } from "../../billing/subscription.js";
import {
  billed,
  billingItemOf,
  changed,
  chosen,
  counted,
  eur,
  exact,
  moment,
  pendingOf,
  productVersionOf,
  subscriptionOf,
} from "../../test-support/subscriptions.js";
import { decideTermination, type EndingFacts } from "./ending.js";
import { decidePeriodEnd } from "./renewal.js";

// The middle of the 28 days from 31 January to 28 February.
const HALF = moment("2026-02-14T08:00:00Z");
const facts = (subscription: Subscription, more: Partial<EndingFacts> = {}): EndingFacts => ({
  subscription,
  now: HALF,
  trading: true,
  paymentMethod: TestPaymentMethod.pm_card_visa,
  measured: new Map(),
  recurringAhead: [],
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

const end = (of: EndingFacts, byOthers = false, refundable?: string) => {
  const decision = decideTermination(of, byOthers);
  return decision.kind === "terminated" ? billed(decision, refundable) : decision;
};

describe("termination", () => {
  test.each([
    [DeploymentStatus.DEPLOYED, "UNDEPLOY_SENT", "Subscription.MODIFIED"],
    [DeploymentStatus.PENDING, "UNDEPLOY_SENT", "Subscription.MODIFIED"],
    [DeploymentStatus.WAITING_PAYMENT, "UNDEPLOYED", "Subscription.DELETED"],
    [DeploymentStatus.FAILED, "UNDEPLOYED", "Subscription.DELETED"],
  ])("of one in %s leads to %s with %s", (status, to, event) => {
    expect(end(facts(subscriptionOf({ status })))).toMatchObject({
      kind: "terminated",
      transition: { to, events: [event] },
      patch: { status: to },
      charge: null,
    });
  });

  test.each([DeploymentStatus.UNDEPLOY_SENT, DeploymentStatus.UNDEPLOYED])(
    "changes nothing of one in %s",
    (status) => {
      expect(end(facts(subscriptionOf({ status })))).toEqual({ kind: "unchanged" });
    },
  );

  test("bills what was used: by the hours for POST_PAID, as measured for PAY_AS_YOU_GO", () => {
    expect(end(facts(used, { measured: counted(used, { 3: 3 }, HALF) }))).toMatchObject({
      // Half of 5 x 2.00, plus 3 x 2.00.
      charge: { bill: { total: eur("11.00") }, settlement: { status: "PAID" } },
      patch: { paid: true },
    });
  });

  test("bills no more than the whole period", () => {
    const late = { now: used.period.end + 86_400_000 };
    expect(end(facts(used, late))).toMatchObject({ charge: { bill: { total: eur("10.00") } } });
  });

  test("bills nothing, and issues no invoice of 0.00, when everything was paid in advance", () => {
    expect(end(facts(subscriptionOf()))).toMatchObject({ charge: null, returned: null, payBack: [] });
  });

  test("gives the days left back when somebody else ends it", () => {
    // Half of 10.00 and of nine at 2.00.
    expect(end(facts(used), true)).toMatchObject({ payBack: [{ vat: null, net: exact("14.00") }] });
  });

  test("lowers what was used by the days left that were not paid for", () => {
    const measured = counted(used, { 3: 10 }, HALF);
    expect(end(facts(used, { measured }), true, "5.00")).toMatchObject({
      // Half of 5 x 2.00, and 10 x 2.00, less the 9.00 of 14.00 that cannot be given back.
      charge: { bill: { total: eur("16.00") } },
      payBack: [{ vat: null, net: exact("5.00") }],
    });
  });

  const waiting = (price: string): Subscription => {
    const subscription = subscriptionOf();
    const book = new Book(subscription.ledger);
    const type = LineType.ONESHOTCOST;
    book.add(createLine({ type, description: "", price: exact(price), quantity: ONE }), "line");
    return changed(subscription, { ledger: book.change() });
  };

  test("bills one-shot lines that still wait, once", () => {
    const subscription = waiting("4.00");
    const decision = end(facts(subscription));
    expect(decision).toMatchObject({ charge: { bill: { total: eur("4.00") } }, payBack: [] });
    if (decision.kind !== "terminated") throw new Error(decision.kind);
    const { charges } = decision.charge?.bill ?? { charges: [] };
    expect(changed(subscription, decision.patch, charges).ledger.waiting).toEqual([]);
  });

  test("pays back credit that waits", () => {
    expect(end(facts(waiting("-4.00")))).toMatchObject({
      charge: null,
      payBack: [{ vat: null, net: exact("4.00") }],
    });
  });

  test("takes what was not delivered off an unpaid renewal", () => {
    const subscription = subscriptionOf();
    const late = subscription.period.end;
    const declined = TestPaymentMethod.pm_card_expired;
    const renewal = decidePeriodEnd({
      ...facts(subscription, { now: late, paymentMethod: declined }),
      bound: false,
      heardInTrial: new Map(),
      presentProductVersions: new Map(),
    });
    if (renewal.kind !== "grace") throw new Error(renewal.kind);
    const inGrace = changed(subscription, renewal.patch, renewal.charge.bill.charges);
    expect(end(facts(inGrace, { now: late + 86_400_000 }))).toMatchObject({
      charge: null,
      // 30 of the 31 days of March.
      returned: { bill: { total: eur("-9.68") } },
      patch: { pending: null },
    });
  });

  test("leaves the last invoice unpaid without a payment method", () => {
    expect(end(facts(used, { paymentMethod: null }))).toMatchObject({
      charge: { settlement: { status: "UNPAID" } },
      patch: { paid: false },
    });
  });

  test.each([
    ["a trial", subscriptionOf({ productVersion: used.productVersion, type: SubscriptionType.TRIAL })],
    [
      "a self-billing plan",
      subscriptionOf({ productVersion: { ...used.productVersion, selfBilling: true } }),
    ],
    ["one that was never deployed", { ...used, status: DeploymentStatus.PENDING }],
  ])("bills nothing of %s", (_, subscription) => {
    expect(end(facts(subscription, { measured: counted(used, { 3: 3 }, HALF) }))).toMatchObject({
      charge: null,
    });
  });

  test("gives up an upgrade that waits and a renewal that is unpaid", () => {
    const deferredUpgrade = {
      productVersion: productVersionOf({ id: 2 }),
      quantities: new Map(),
      from: null,
    };
    const subscription = subscriptionOf({ deferredUpgrade, pending: pendingOf(subscriptionOf()) });
    expect(end(facts(subscription))).toMatchObject({
      patch: { deferredUpgrade: null, pending: null },
    });
  });
});
