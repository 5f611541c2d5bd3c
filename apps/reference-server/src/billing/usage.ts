import { BillingItemValueType, MetricFunction, SubscriptionType } from "@syndikit/contract";
import type { Known } from "../known.js";
import type { Moment } from "../ports.js";
import type { Subscription } from "../subscriptions/rules/subscription.js";
import { divideHalfUp } from "./decimal.js";
import { type Bill, createBill, createLine, extraResourceLines, type Line } from "./lines.js";
import { type Ratio, scale, type TooLarge } from "./money.js";
import { hoursBegun } from "./period.js";
import type { Quantities } from "./plan.js";
import { parseQuantity, type Quantity, quantityOf, quantityUnits } from "./quantity.js";

/** What is owed for a period that is over, or broken off. */
export interface UsageFacts {
  readonly subscription: Subscription;
  /** What the metrics measured since `usageSince`, by the id of the extra resource. */
  readonly measured: Quantities;
}

/** Lines of use, and the extra resources whose use cannot be billed because the amount is too large. */
interface Usage {
  readonly lines: readonly Line[];
  readonly unbillable: readonly number[];
}

/**
 * What was used and is paid afterwards, at the prices of the plan that it was used on: POST_PAID resources, and
 * what metrics measured. Use during a trial is free. A vendor that reports an absurd value must not end a
 * subscription, so such a line is left out and named.
 *
 * @param share - what part of the period POST_PAID resources are owed for.
 */
export function usageLines({ subscription, measured }: UsageFacts, share: Ratio = whole): Usage {
  if (subscription.type === SubscriptionType.TRIAL) return { lines: [], unbillable: [] };
  const { plan, quantities, chargedRanges } = subscription;
  const lines: Line[] = [];
  const unbillable: number[] = [];
  for (const resource of plan.extraResources) {
    if (resource.payment === BillingItemValueType.PRE_PAID) continue;
    const metered = resource.payment === BillingItemValueType.PAY_AS_YOU_GO;
    const bill = createBill(
      extraResourceLines({
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
 * The last bill of a subscription that ends: its use, POST_PAID resources by the hours of the period that were
 * begun, and one-shot lines that still wait for an invoice.
 *
 * @returns `null` when nothing is owed, and for a self-billing plan.
 */
export function closingBill(facts: UsageFacts, at: Moment): Bill | TooLarge | null {
  const { plan, period, oneshotCosts } = facts.subscription;
  if (plan.selfBilling) return null;
  const total = Math.max(1, hoursBegun(period.start, period.end));
  const share = { of: Math.min(total, hoursBegun(period.start, at)), total };
  const lines = [...usageLines(facts, share).lines, ...oneshotCosts];
  return lines.length === 0 ? null : createBill(lines);
}

const whole: Ratio = { of: 1, total: 1 };

function shareOf(line: Line | TooLarge, share: Ratio): Line | TooLarge {
  if ("kind" in line || line.range !== null) return line;
  const price = scale(line.price, share);
  return typeof price === "number" ? createLine({ ...line, price }) : price;
}

/** One value of a metric. */
export interface Sample {
  readonly at: Moment;
  readonly value: Quantity;
}

/** What a metric measured between two bills. */
export interface Measurement {
  readonly metricFunction: Known<typeof MetricFunction>;
  /** `usageSince` of the subscription. */
  readonly from: Moment;
  readonly to: Moment;
  /** The samples of the period, in any order, and the last one before it, if there is one. */
  readonly samples: readonly Sample[];
}

/** Why a vendor's answer is not taken as a sample. */
export type SampleFault = "notANumber" | "negative" | "tooLarge";

/** More than this is a mistake of the vendor, not use. */
const LARGEST = 1_000_000_000_000;

/**
 * Reads `value` of a metric endpoint's answer. Neither a level nor a counter can be below zero, for what is
 * measured is billed.
 */
export function readSample(value: unknown): Quantity | SampleFault {
  if (typeof value !== "number") return "notANumber";
  const quantity = parseQuantity(value);
  if (quantity === null) return "notANumber";
  if (quantity < 0) return "negative";
  return quantity > LARGEST ? "tooLarge" : quantity;
}

/**
 * The quantity to bill. A gauge keeps its level until the next sample, and the time before the first sample
 * counts as none. A counter that was never seen before began at zero; one that drops was reset, and counts
 * anew from zero.
 */
export function measure(measurement: Measurement): Quantity {
  const samples = inOrder(measurement);
  switch (measurement.metricFunction) {
    case MetricFunction.AVERAGE:
      return average(samples, measurement);
    case MetricFunction.PEAK:
      return quantityOf(samples.reduce((peak, { value }) => max(peak, quantityUnits(value)), 0n));
    case MetricFunction.INCREASE:
      return increase(samples, measurement.from);
    case MetricFunction.VALUE:
      return growth(samples, measurement.from);
    default:
      return unknownFunction(measurement.metricFunction);
  }
}

/**
 * The samples that say something about the period: those in it, and the last one up to its start. A sample at
 * the very end is the level of the next period, but the counter of this one; so no growth is ever lost.
 */
function inOrder({ samples, from, to, metricFunction }: Measurement): readonly Sample[] {
  const { AVERAGE, PEAK } = MetricFunction;
  const gauge = metricFunction === AVERAGE || metricFunction === PEAK;
  const before = samples.filter(({ at }) => (gauge ? at < to : at <= to)).sort((a, b) => a.at - b.at);
  const first = before.findLastIndex(({ at }) => at <= from);
  return before.slice(Math.max(0, first));
}

function average(samples: readonly Sample[], { from, to }: Measurement): Quantity {
  if (to <= from) return quantityOf(0n);
  const weighed = samples.reduce((total, { at, value }, index) => {
    const until = samples[index + 1]?.at ?? to;
    return total + quantityUnits(value) * BigInt(until - Math.max(at, from));
  }, 0n);
  return quantityOf(divideHalfUp(weighed, BigInt(to - from)));
}

function increase(samples: readonly Sample[], from: Moment): Quantity {
  let last = valueAt(samples, from);
  let grown = 0n;
  for (const { value } of samples) {
    const now = quantityUnits(value);
    grown += now >= last ? now - last : now;
    last = now;
  }
  return quantityOf(grown);
}

function growth(samples: readonly Sample[], from: Moment): Quantity {
  const before = valueAt(samples, from);
  const last = samples.at(-1);
  const now = last === undefined ? before : quantityUnits(last.value);
  return quantityOf(now >= before ? now - before : now);
}

/** The counter at the start, which is when it was billed before. */
function valueAt([first]: readonly Sample[], from: Moment): bigint {
  return first !== undefined && first.at <= from ? quantityUnits(first.value) : 0n;
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function unknownFunction(name: never): never {
  throw new RangeError(`${String(name)} is not a function of a metric.`);
}
