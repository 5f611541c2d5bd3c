import { LineType } from "@syndikit/contract";
import { createLine, type Line } from "./line.js";
import type { TooLarge } from "./money.js";
import type { PricedPlan } from "./plan.js";
import { ONE } from "./quantity.js";

/** The line of a plan's own price, for one billing period. */
export function planLine(plan: PricedPlan): Line | TooLarge {
  return createLine({
    type: LineType.CONFIGURATION,
    description: plan.name,
    price: plan.price,
    quantity: ONE,
  });
}

/** The activation fee: one line on the first paid invoice of a subscription, none when there is no fee. */
export function setupFeeLines(plan: PricedPlan): readonly (Line | TooLarge)[] {
  if (plan.setupFee === 0) return [];
  const description = `${plan.name}: activation`;
  return [createLine({ type: LineType.SETUPFEE, description, price: plan.setupFee, quantity: ONE })];
}
