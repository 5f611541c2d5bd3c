// Generated from spec/test-cards.yaml by `npm run generate`. Do not edit it: change the source, and run the command.

/** The test payment methods: the card that stands for each, and why every charge to it is declined, or null. */
export const testCards = {
  pm_card_visa: { number: "4242424242424242", cvcDigits: 3, decline: null },
  pm_card_mastercard: { number: "5555555555554444", cvcDigits: 3, decline: null },
  pm_card_chargeDeclined: { number: "4000000000000002", cvcDigits: 3, decline: "card declined" },
  pm_card_insufficientFunds: { number: "4000000000009995", cvcDigits: 3, decline: "insufficient funds" },
  pm_card_expired: { number: "4000000000000069", cvcDigits: 3, decline: "card expired" },
} as const;
