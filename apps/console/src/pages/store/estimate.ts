import type { BillingItemDTO, BillingItemValue, ProductVersionDTO } from "@syndikit/sdk";

/** A line of what an order will cost. Amounts are in ten-thousandths, so that nothing is lost in between. */
export interface EstimateLine {
  readonly label: string;
  readonly amount: bigint;
  /** Billed once, and not in every period. */
  readonly once: boolean;
}

export interface Extra {
  readonly item: BillingItemDTO;
  /** The value tiers of the plan, lowest first. */
  readonly tiers: readonly BillingItemValue[];
}

const SCALE = 4;

/** "12.5" as 125000n. */
export function parsePrice(price: string): bigint {
  const [whole = "0", fraction = ""] = price.replace("-", "").split(".");
  const amount = BigInt(whole + fraction.padEnd(SCALE, "0").slice(0, SCALE));
  return price.startsWith("-") ? -amount : amount;
}

/** 125000n as "12.5000". */
export function formatPrice(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(SCALE + 1, "0");
  return `${amount < 0n ? "-" : ""}${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`;
}

/** What the first period will cost: the plan, and the extra resources that were chosen. The invoice has the last word. */
export function estimate(
  plan: ProductVersionDTO,
  extras: readonly Extra[],
  quantities: Readonly<Record<string, number>>,
): EstimateLine[] {
  const lines: EstimateLine[] = [{ label: plan.name, amount: parsePrice(plan.price ?? "0"), once: false }];
  const setup = parsePrice(plan.setupFee);
  if (setup > 0n) lines.push({ label: "Set up", amount: setup, once: true });
  for (const { item, tiers } of extras) {
    const quantity = quantities[item.self] ?? 0;
    if (quantity <= 0 || item.valueType === "PAY_AS_YOU_GO") continue;
    lines.push({ label: `${quantity} ${item.unit}`, amount: priceOf(item, tiers, quantity), once: false });
    const reached = tierOf(tiers, quantity);
    const fee = parsePrice(reached?.setup ?? "0");
    if (fee > 0n) lines.push({ label: `Set up of ${item.name}`, amount: fee, once: true });
  }
  return lines;
}

function priceOf({ type }: BillingItemDTO, tiers: readonly BillingItemValue[], quantity: number): bigint {
  const reached = tierOf(tiers, quantity);
  if (reached === undefined) return 0n;
  if (type === "STAIRSTEP") return parsePrice(reached.price);
  if (type === "VOLUME") return parsePrice(reached.price) * BigInt(quantity);
  // Each unit at the price of its own tier.
  return tiers.reduce((sum, { start, end, price }) => {
    const first = Math.max(start, 1);
    const units = Math.min(quantity, end ?? quantity) - first + 1;
    return units > 0 ? sum + parsePrice(price) * BigInt(units) : sum;
  }, 0n);
}

const tierOf = (tiers: readonly BillingItemValue[], quantity: number): BillingItemValue | undefined =>
  tiers.find(({ start, end }) => quantity >= start && (end === null || quantity <= end));

/** How long a price is for, in words. */
export function periodOf(months: number, lifespan: number | undefined): string {
  if (lifespan !== undefined) return `for ${lifespan} hours`;
  if (months === 1) return "a month";
  return months === 12 ? "a year" : `each ${months} months`;
}
