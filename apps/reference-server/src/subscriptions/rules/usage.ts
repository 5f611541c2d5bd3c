import { BillingItemValueType, SubscriptionType } from "@syndikit/contract";
import { type Bill, billingItemLines, createBill, createLine, type Line } from "../../billing/lines.js";
import { type Ratio, scale, type TooLarge } from "../../billing/money.js";
import { hoursBegun } from "../../billing/period.js";
import type { Quantities } from "../../billing/product-version.js";
import type { Subscription } from "../../billing/subscription.js";
import type { Moment } from "../../ports.js";

export interface UsageFacts {
  readonly subscription: Subscription;
  /** What the metrics measured since `usageSince`, by the id of the extra resource. */
  readonly measured: Quantities;
}

interface Usage {
  readonly lines: readonly Line[];
  /** Extra resources whose usage cannot be billed, because the amount is too large. */
  readonly unbillable: readonly number[];
}

const whole: Ratio = { of: 1, total: 1 };

/**
 * Usage that is paid afterwards, at the prices of the plan at that time: POST_PAID resources, and what metrics
 * measured. Usage during a trial is free. A line that is too large is left out, because a vendor's absurd value must
 * not end the subscription.
 *
 * @param share - the part of the period for which POST_PAID resources are charged.
 */
export function usageLines({ subscription, measured }: UsageFacts, share: Ratio = whole): Usage {
  if (subscription.type === SubscriptionType.TRIAL) return { lines: [], unbillable: [] };
  const { productVersion, quantities, chargedRanges } = subscription;
  const lines: Line[] = [];
  const unbillable: number[] = [];
  for (const resource of productVersion.billingItems) {
    if (resource.payment === BillingItemValueType.PRE_PAID) continue;
    const metered = resource.payment === BillingItemValueType.PAY_AS_YOU_GO;
    if (!metered && share.of === 0) continue;
    const bill = createBill(
      billingItemLines({
        resources: [resource],
        payment: resource.payment,
        quantities: metered ? measured : quantities,
        chargedRanges,
      }).map((line) => (metered ? line : shareOf(line, share))),
    );
    if ("kind" in bill) unbillable.push(resource.id);
    else lines.push(...bill.lines);
  }
  return { lines, unbillable };
}

/**
 * The final bill of a subscription: its usage, POST_PAID resources for the started hours of the period, and one-shot
 * lines that still wait for an invoice.
 *
 * @returns `null` when nothing is owed, and for a self-billing plan.
 */
export function closingBill(facts: UsageFacts, at: Moment): Bill | TooLarge | null {
  const { productVersion, period, oneshotCosts } = facts.subscription;
  if (productVersion.selfBilling) return null;
  const total = Math.max(1, hoursBegun(period.start, period.end));
  // Zero if the customer renewed ahead: the running period was billed then, and the next one has not begun.
  const share = { of: Math.min(total, hoursBegun(period.start, at)), total };
  const lines = [...usageLines(facts, share).lines, ...oneshotCosts];
  return lines.length === 0 ? null : createBill(lines);
}

function shareOf(line: Line | TooLarge, share: Ratio): Line | TooLarge {
  if ("kind" in line || line.range !== null) return line;
  const price = scale(line.price, share);
  return typeof price === "number" ? createLine({ ...line, price }) : price;
}
