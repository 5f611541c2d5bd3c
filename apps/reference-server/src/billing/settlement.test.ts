import { TestPaymentMethod } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { issueTestCard } from "./settlement.js";

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
