import { MetricFunction } from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";
import type { Moment } from "../ports.js";
import { divideHalfUp } from "./decimal.js";
import { parseQuantity, type Quantity, quantityOf, quantityUnits } from "./quantity.js";

export interface Sample {
  readonly at: Moment;
  readonly value: Quantity;
}

export interface Measurement {
  readonly metricFunction: EnumValue<typeof MetricFunction>;
  /** `usageSince` of the subscription. */
  readonly from: Moment;
  readonly to: Moment;
  /** The samples between the two times, and the last one before, in any order. */
  readonly samples: readonly Sample[];
}

/**
 * The quantity to bill between two bills. A gauge keeps its level until the next sample, and counts as zero before the
 * first. A counter without an earlier sample began at zero. A counter that drops was reset, and counts again from zero.
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
 * The samples that count: those in the period, and the last one at or before its start. A sample exactly at the end
 * counts for the next period of a gauge, but for this period of a counter, so that no growth is lost.
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

/** The counter's value at the start, where the last bill ended. */
function valueAt([first]: readonly Sample[], from: Moment): bigint {
  return first !== undefined && first.at <= from ? quantityUnits(first.value) : 0n;
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function unknownFunction(name: never): never {
  throw new RangeError(`${String(name)} is not a function of a metric.`);
}

/** Why a vendor's answer is not a valid sample. */
export type SampleFault = "notANumber" | "negative" | "tooLarge";

/** A larger value is the vendor's mistake, not usage. */
const MAX_SAMPLE = 1_000_000_000_000;

/** Reads `value` of a metric endpoint's answer. It cannot be negative, because it is billed. */
export function readSample(value: unknown): Quantity | SampleFault {
  if (typeof value !== "number") return "notANumber";
  const quantity = parseQuantity(value);
  if (quantity === null) return "notANumber";
  if (quantity < 0) return "negative";
  return quantity > MAX_SAMPLE ? "tooLarge" : quantity;
}
