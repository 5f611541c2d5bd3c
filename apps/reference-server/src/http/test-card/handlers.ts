import { findTestPaymentMethod } from "../../domain/test-cards.js";
import { raise } from "../../marketplace-error.js";
import { ok } from "../reply.js";
import type { Handlers } from "../routes.gen.js";

/** What a page of a shop does with a payment gateway: a card goes in, and the name of a payment method comes out. */
export function createTestCardHandlers(): Pick<Handlers, "testCardCreate"> {
  return {
    async testCardCreate({ body }) {
      const paymentMethodId = findTestPaymentMethod(body.number);
      return paymentMethodId === null ? raise("testCardUnknown", {}) : ok({ paymentMethodId });
    },
  };
}
