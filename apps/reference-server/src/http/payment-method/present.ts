import { type PaymentMethodDTO, toReference } from "@syndikit/contract";
import type { PaymentMethodRow } from "../../store/schema/account.js";
import { compact } from "../compact.js";

/** A payment method as its owner sees it. What the gateway knows it by is never answered. */
export function presentPaymentMethod(row: PaymentMethodRow): PaymentMethodDTO {
  const { id, label, defaultMethod, last4, expMonth, expYear } = row;
  return compact({
    id,
    self: toReference("paymentMethod", id),
    label,
    defaultMethod,
    last4,
    expMonth,
    expYear,
  });
}
