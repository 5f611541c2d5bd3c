import { TestPaymentMethod } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { findTestPaymentMethod, issueTestCard } from "./settlement.js";

const now = Date.UTC(2026, 11, 31, 23, 59);

describe("the card of a test payment method", () => {
  test("shows the last digits only", () => {
    expect(issueTestCard("pm_card_mastercard", now)).toEqual({ last4: "4444", expMonth: 12, expYear: 2030 });
  });

  test.each(Object.values(TestPaymentMethod))(
    "of %s is past its date only when it is the expired one",
    (id) => {
      expect(issueTestCard(id, now).expYear < 2026).toBe(id === TestPaymentMethod.pm_card_expired);
    },
  );
});

describe("a test card", () => {
  const card = { number: "4242424242424242", expMonth: 12, expYear: 2026, cvc: "123" };

  test.each([
    ["4242 4242 4242 4242", "pm_card_visa"],
    ["5555555555554444", "pm_card_mastercard"],
    ["4000 0000 0000 0002", "pm_card_chargeDeclined"],
    ["4000 0000 0000 9995", "pm_card_insufficientFunds"],
    ["4000 0000 0000 0069", "pm_card_expired"],
    ["4111 1111 1111 1111", null],
  ])("%s is %s", (number, id) => {
    expect(findTestPaymentMethod({ ...card, number }, now)).toBe(id);
  });

  test("is valid until its month is over, on the marketplace's clock", () => {
    expect(findTestPaymentMethod(card, now)).toBe("pm_card_visa");
    expect(findTestPaymentMethod(card, now + 60_000)).toBe("pm_card_expired");
    expect(findTestPaymentMethod({ ...card, expMonth: 11 }, now)).toBe("pm_card_expired");
    expect(findTestPaymentMethod({ ...card, expMonth: 1, expYear: 2027 }, now)).toBe("pm_card_visa");
  });

  test("is declined when its check number has too many digits", () => {
    expect(findTestPaymentMethod({ ...card, cvc: "1234" }, now)).toBe("pm_card_chargeDeclined");
  });

  test("that declines has the same reason whatever else is wrong with it", () => {
    const number = "4000000000009995";
    expect(findTestPaymentMethod({ ...card, number, expYear: 2020, cvc: "1234" }, now)).toBe(
      "pm_card_insufficientFunds",
    );
  });
});
