import { type TestPaymentMethod, testCards } from "@syndikit/contract";
import type { Known } from "./known.js";

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
