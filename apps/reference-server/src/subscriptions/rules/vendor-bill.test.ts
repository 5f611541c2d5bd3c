import { CustomInvoiceType, LineType, SubscriptionType, TestPaymentMethod } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { BEGAN, eur, exact, subscriptionOf } from "../../test-support/subscriptions.js";
import { type BillingFacts, decideBilling, decideCosts, type VendorLine } from "./vendor-bill.js";

const facts = (lines: readonly VendorLine[], more: Partial<BillingFacts> = {}): BillingFacts => ({
  subscription: subscriptionOf(),
  lines,
  now: BEGAN + 1,
  type: null,
  paymentMethod: TestPaymentMethod.pm_card_visa,
  refundable: eur("10.00"),
  ...more,
});
const price = (amount: string | number, currency?: string): VendorLine => ({
  price: currency === undefined ? { price: amount } : { price: amount, currency },
});

describe("custom billing", () => {
  test("makes an UPSELL of a positive total, charged at once", () => {
    const lines = [{ ...price("1.50"), quantity: 3, unit: "hours", identifier: "support" }];
    expect(decideBilling(facts(lines))).toMatchObject({
      kind: "invoice",
      orderType: "UPSELL",
      charge: {
        bill: {
          total: eur("4.50"),
          lines: [{ type: "CUSTOM", unit: "hours", identifier: "support", purchased: BEGAN + 1 }],
        },
        settlement: { status: "PAID" },
      },
    });
  });

  test.each([
    ["a negative", "-4.00"],
    ["a zero", "0.00"],
  ])("makes a REFUND of %s total, with nothing to pay", (_, amount) => {
    const decision = decideBilling(facts([price(amount)], { paymentMethod: null }));
    expect(decision).toMatchObject({ orderType: "REFUND", charge: { settlement: { status: "PAID" } } });
  });

  test("is refused below zero for more than was invoiced and not given back", () => {
    expect(decideBilling(facts([price("-10.00")]))).toMatchObject({ orderType: "REFUND" });
    expect(decideBilling(facts([price("-10.01")]))).toMatchObject({
      code: "refundTooLarge",
      fields: { left: "10.0000" },
    });
  });

  test("converts dollars after it multiplies, and keeps small prices", () => {
    expect(decideBilling(facts([{ ...price("0.00005", "USD"), quantity: 1_000_000 }]))).toMatchObject({
      charge: { bill: { total: eur("46.50"), lines: [{ price: exact("0.0000465") }] } },
    });
    expect(decideBilling(facts([{ ...price(0.33, "USD"), quantity: 3 }]))).toMatchObject({
      charge: {
        bill: {
          total: eur("0.92"),
          lines: [{ price: exact("0.3069"), subtotal: exact("0.9207"), originalCurrency: "USD" }],
        },
      },
    });
  });

  test("keeps cashed lines as proceeds, with their VAT", () => {
    const lines = [{ price: { price: "10.00", vat: 22 } }];
    expect(decideBilling(facts(lines, { type: CustomInvoiceType.CASHED }))).toMatchObject({
      kind: "proceeds",
      bill: { subtotal: eur("10.00"), vat: eur("2.20"), total: eur("12.20"), lines: [{ vat: 22 }] },
    });
  });

  test("refuses a type that the total contradicts", () => {
    expect(decideBilling(facts([price("1.00")], { type: CustomInvoiceType.REFUND }))).toMatchObject({
      code: "fieldInvalid",
      fields: { field: "type" },
    });
  });

  test.each([
    ["another currency", price("1.00", "GBP"), "currencyNotAccepted"],
    ["an amount that is too large", { ...price("99999999999"), quantity: 1_000_000 }, "amountTooLarge"],
  ])("refuses %s", (_, line, code) => {
    expect(decideBilling(facts([line]))).toMatchObject({ code });
  });
});

describe("lines of any kind", () => {
  const subscription = subscriptionOf();
  const { end } = subscription.period;

  test.each([
    ["is not deployed", "UNDEPLOYED", subscriptionOf({ status: "UNDEPLOYED" }), BEGAN],
    ["is not deployed yet", "PENDING", subscriptionOf({ status: "PENDING" }), BEGAN],
    ["has expired", "expired", subscription, end],
    ["is on trial", "TRIAL", subscriptionOf({ type: SubscriptionType.TRIAL }), BEGAN],
  ])("are refused when the subscription %s, and the refusal says so", (_, state, refused, now) => {
    const given = facts([price("1.00")], { subscription: refused, now });
    const refusal = { code: "notBillable", fields: { state } };
    expect(decideBilling(given)).toMatchObject(refusal);
    expect(decideCosts(given, LineType.ONESHOTCOST)).toMatchObject(refusal);
    expect(decideCosts(given, LineType.RECURRINGCOST)).toMatchObject(refusal);
  });

  test("are taken while it is stopped: it renews all the same", () => {
    const given = facts([price("1.00")], { subscription: subscriptionOf({ status: "STOPPED" }) });
    expect(decideBilling(given)).toMatchObject({ kind: "invoice" });
    expect(decideCosts(given, LineType.RECURRINGCOST)).toHaveLength(1);
  });

  test("are of their kind, and none when the list is empty", () => {
    expect(decideCosts(facts([price("1.00")]), LineType.RECURRINGCOST)).toMatchObject([
      { type: "RECURRINGCOST", subtotal: exact("1.00") },
    ]);
    expect(decideCosts(facts([]), LineType.ONESHOTCOST)).toEqual([]);
  });
});
