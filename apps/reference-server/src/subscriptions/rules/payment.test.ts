import { SubscriptionType, TestPaymentMethod } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import type { Subscription } from "../../billing/subscription.js";
import {
  changed,
  eur,
  moment,
  pendingOf,
  productVersionOf,
  subscriptionOf,
} from "../../test-support/subscriptions.js";
import { decideMarkPaid, decidePayment, type Invoice, isPaid, type PaymentFacts } from "./payment.js";
import { decidePeriodEnd } from "./renewal.js";

const visa = TestPaymentMethod.pm_card_visa;
const invoice: Invoice = {
  id: 7,
  status: "UNPAID",
  orderType: "NORMAL",
  total: eur("10.00"),
  selfBilled: false,
  cashed: false,
};
const waiting = subscriptionOf({ status: "WAITING_PAYMENT", paid: false });
const facts = (more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  invoice,
  subscription: waiting,
  otherInvoices: [],
  ...more,
});

describe("a payment", () => {
  test("makes a waiting subscription PENDING", () => {
    expect(decidePayment(facts(), visa)).toMatchObject({
      kind: "paid",
      invoiceStatus: "PAID",
      transition: { name: "pay" },
      events: ["Subscription.MODIFIED"],
      patch: { status: "PENDING", paid: true },
    });
  });

  test("leaves it waiting while another invoice is unpaid", () => {
    const decision = decidePayment(facts({ otherInvoices: [{ status: "UNPAID" }] }), visa);
    expect(decision).toMatchObject({ transition: null, events: [], patch: { paid: false } });
  });

  test("emits an event when a deployed subscription is paid again", () => {
    const subscription = subscriptionOf({ paid: false });
    const decision = decidePayment(
      facts({ subscription, invoice: { ...invoice, orderType: "UPSELL" } }),
      visa,
    );
    expect(decision).toMatchObject({ transition: null, events: ["Subscription.MODIFIED"] });
  });

  test.each([
    [TestPaymentMethod.pm_card_chargeDeclined, "card declined"],
    [TestPaymentMethod.pm_card_insufficientFunds, "insufficient funds"],
    [TestPaymentMethod.pm_card_expired, "card expired"],
  ])("by %s is declined", (method, reason) => {
    expect(decidePayment(facts(), method)).toMatchObject({ code: "paymentDeclined", fields: { reason } });
  });

  test("needs a method, unless there is nothing to pay", () => {
    expect(decidePayment(facts(), null)).toMatchObject({ code: "paymentMethodMissing" });
    const free = { ...invoice, total: eur("0") };
    expect(decidePayment(facts({ invoice: free }), null)).toMatchObject({ kind: "paid" });
  });

  test.each(["PAID", "DELAYED"] as const)("of an invoice that is %s is refused", (status) => {
    expect(decidePayment(facts({ invoice: { ...invoice, status } }), visa)).toMatchObject({
      code: "alreadyPaid",
    });
  });
});

describe("a payment of an invoice that nobody is to pay here", () => {
  test("is refused once it has expired with its subscription", () => {
    const expired = { ...invoice, status: "EXPIRED" } as const;
    expect(decidePayment(facts({ invoice: expired }), visa)).toMatchObject({ code: "invoiceExpired" });
  });

  test("is refused where the vendor collects the money", () => {
    const selfBilled = { ...invoice, selfBilled: true };
    expect(decidePayment(facts({ invoice: selfBilled }), visa)).toMatchObject({ code: "invoiceSelfBilled" });
  });
});

describe("a payment within the grace of a renewal", () => {
  const inGrace = (subscription: Subscription) => {
    const decision = decidePeriodEnd({
      subscription,
      now: subscription.period.end,
      trading: true,
      paymentMethod: TestPaymentMethod.pm_card_expired,
      measured: new Map(),
      recurringAhead: [],
      heardInTrial: new Map(),
      presentProductVersions: new Map(),
      bound: false,
    });
    if (decision.kind !== "grace") throw new Error(decision.kind);
    const { pending } = decision.patch;
    if (!pending) throw new Error("Nothing waits.");
    return { ...changed(subscription, decision.patch), pending: { ...pending, invoice: invoice.id } };
  };
  const renewal = { ...invoice, orderType: "RENEWAL" } as const;

  test("completes the renewal from where the period ended", () => {
    const target = productVersionOf({ id: 2, price: eur("30.00") });
    const deferredUpgrade = { productVersion: target, quantities: new Map(), from: null };
    const subscription = inGrace(subscriptionOf({ deferredUpgrade }));
    expect(decidePayment(facts({ subscription, invoice: renewal }), visa)).toMatchObject({
      transition: { name: "renew" },
      patch: {
        paid: true,
        productVersion: target,
        deferredUpgrade: null,
        pending: null,
        period: { start: subscription.period.end, end: moment("2026-03-31T08:00:00Z") },
      },
    });
  });

  test("grants the billed plan, though the subscription's own has other terms", () => {
    const billed = productVersionOf({ id: 2, price: eur("30.00") });
    const deferredUpgrade = { productVersion: billed, quantities: new Map(), from: null };
    const subscription = inGrace(subscriptionOf({ deferredUpgrade }));
    const changed = {
      ...subscription,
      productVersion: productVersionOf({ billingPeriod: 12 }),
      deferredUpgrade: null,
    };
    expect(decidePayment(facts({ subscription: changed, invoice: renewal }), visa)).toMatchObject({
      patch: {
        productVersion: billed,
        period: { start: subscription.period.end, end: moment("2026-03-31T08:00:00Z") },
        pending: null,
      },
    });
  });

  test("leaves an upgrade deferred that it does not bill", () => {
    const from = moment("2026-03-20T00:00:00Z");
    const deferredUpgrade = { productVersion: productVersionOf({ id: 2 }), quantities: new Map(), from };
    const subscription = inGrace(subscriptionOf({ deferredUpgrade }));
    expect(decidePayment(facts({ subscription, invoice: renewal }), visa)).toMatchObject({
      patch: { productVersion: { id: 1 }, deferredUpgrade },
    });
  });

  test("makes a trial NORMAL", () => {
    const subscription = inGrace(subscriptionOf({ type: SubscriptionType.TRIAL }));
    expect(decidePayment(facts({ subscription, invoice: renewal }), visa)).toMatchObject({
      transition: { name: "convertTrial" },
      patch: { type: "NORMAL", pending: null },
    });
  });

  test("does not complete it when another invoice is paid", () => {
    const subscription = inGrace(subscriptionOf());
    const upsell = { ...invoice, id: 8, orderType: "UPSELL" } as const;
    const otherInvoices = [{ status: "UNPAID" }] as const;
    const decision = decidePayment(facts({ subscription, invoice: upsell, otherInvoices }), visa);
    expect(decision).toMatchObject({ transition: null, patch: { paid: false } });
    expect(decision).not.toHaveProperty("patch.period");
    expect(decision).not.toHaveProperty("patch.pending");
  });

  test.each(["trial", "upgrade"] as const)("only ends the wait of a %s, which is in effect", (kind) => {
    const pending = pendingOf(subscriptionOf(), { kind, invoice: invoice.id });
    const subscription = subscriptionOf({ paid: false, pending });
    const decision = decidePayment(facts({ subscription, invoice: renewal }), visa);
    expect(decision).toMatchObject({ transition: null, patch: { pending: null, paid: true } });
    expect(decision).not.toHaveProperty("patch.period");
  });
});

describe("marking an invoice paid", () => {
  test("is for an administrator, and for the vendor of a self-billed one", () => {
    expect(decideMarkPaid(facts(), "vendor")).toMatchObject({ code: "notSelfBilled" });
    expect(decideMarkPaid(facts(), "administrator")).toMatchObject({ patch: { status: "PENDING" } });
    const selfBilled = { ...invoice, selfBilled: true };
    expect(decideMarkPaid(facts({ invoice: selfBilled }), "vendor")).toMatchObject({ kind: "paid" });
  });

  test("is refused once it has expired with its subscription", () => {
    const expired = { ...invoice, status: "EXPIRED" } as const;
    expect(decideMarkPaid(facts({ invoice: expired }), "administrator")).toMatchObject({
      code: "invoiceExpired",
    });
  });

  test("changes nothing the second time", () => {
    const paid = { ...invoice, status: "PAID" } as const;
    expect(decideMarkPaid(facts({ invoice: paid }), "administrator")).toEqual({ kind: "unchanged" });
  });
});

describe("isPaid", () => {
  test.each([
    ["there are no invoices", [], true],
    ["one is delayed", [{ status: "DELAYED" }], true],
    ["one has expired, and is owed by nobody", [{ status: "EXPIRED" }], true],
    ["one is unpaid", [{ status: "UNPAID" }], false],
  ] as const)("when %s", (_, invoices, expected) => {
    expect(isPaid(invoices)).toBe(expected);
  });
});
