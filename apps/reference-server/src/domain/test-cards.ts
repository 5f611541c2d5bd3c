import { TestPaymentMethod } from "@syndikit/contract";
import type { Known } from "./known.js";

/** What a test payment method does when it is charged, and the card that stands for it. */
export interface TestCard {
  readonly number: string;
  /** Why every charge is declined; `null` when it succeeds. */
  readonly decline: string | null;
}

/** The test payment methods of the staging marketplace. There are no others, and no real card is ever taken. */
export const testCards: { readonly [Id in Known<typeof TestPaymentMethod>]: TestCard } = {
  [TestPaymentMethod.pm_card_visa]: { number: "4242424242424242", decline: null },
  [TestPaymentMethod.pm_card_mastercard]: { number: "5555555555554444", decline: null },
  [TestPaymentMethod.pm_card_chargeDeclined]: { number: "4000000000000002", decline: "card declined" },
  [TestPaymentMethod.pm_card_insufficientFunds]: {
    number: "4000000000009995",
    decline: "insufficient funds",
  },
  [TestPaymentMethod.pm_card_expired]: { number: "4000000000000069", decline: "card expired" },
};

/** Whether there is a test payment method of this id. */
export function isTestPaymentMethod(id: string): id is Known<typeof TestPaymentMethod> {
  return Object.hasOwn(testCards, id);
}

/** The test payment method of a card number, spaces aside; `null` when it is not a test card. */
export function findTestPaymentMethod(number: string): Known<typeof TestPaymentMethod> | null {
  const digits = number.replaceAll(" ", "");
  const found = Object.entries(testCards).find(([, card]) => card.number === digits)?.[0];
  return found !== undefined && isTestPaymentMethod(found) ? found : null;
}
