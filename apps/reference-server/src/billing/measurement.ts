import { MetricFunction } from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";
import type { Moment } from "../ports.js";
import { divideHalfUp } from "./decimal.js";
import { parseQuantity, type Quantity, quantityOf, quantityUnits } from "./quantity.js";
import type { Base } from "./segments.js";

export interface Sample {
  readonly at: Moment;
  readonly value: Quantity;
}

export interface Measurement {
  readonly metricFunction: EnumValue<typeof MetricFunction>;
  readonly from: Moment;
  readonly to: Moment;
  /** The last one before those; for a counter the last one that was counted. */
  readonly before: Sample | null;
  /** The samples between the two times, in their order. Of a counter, one at the first time is not counted yet. */
  readonly samples: readonly Sample[];
  /** When the subscription was stopped: gauges pause then. In order, between the two times. */
  readonly pauses?: readonly { readonly from: Moment; readonly to: Moment }[];
  /** Whether a counter without an earlier sample began at zero (`LAST`), or begins at its first sample. */
  readonly base?: Base;
}

/**
 * The quantity to bill between two bills. A gauge keeps its level until the next sample, and counts as zero before the
 * first. A counter without an earlier sample began at zero, or begins at its first one. A counter that drops was reset, and counts again from zero.
 */
export function measure(measurement: Measurement): Quantity {
  const samples = counting(measurement);
  switch (measurement.metricFunction) {
    case MetricFunction.AVERAGE:
      return average(samples, measurement);
    case MetricFunction.PEAK:
      return peak(samples, measurement);
    case MetricFunction.INCREASE:
      return increase(samples, measurement);
    case MetricFunction.VALUE:
      return growth(samples, measurement);
    default:
      return unknownFunction(measurement.metricFunction);
  }
}

/**
 * The samples that count. One exactly at the end counts for the next period of a gauge, but for this period of a counter,
 * so that no growth is lost.
 */
function counting({ before, samples, to, metricFunction }: Measurement): readonly Sample[] {
  const { AVERAGE, PEAK } = MetricFunction;
  const isGauge = metricFunction === AVERAGE || metricFunction === PEAK;
  const all = isGauge && before !== null ? [before, ...samples] : samples;
  return all.filter(({ at }) => (isGauge ? at < to : at <= to));
}

/** The levels that applied, each with the milliseconds for which it did. While a subscription is stopped, none does. */
function levels(
  samples: readonly Sample[],
  { from, to, pauses = [] }: Measurement,
): readonly [bigint, number][] {
  return samples.map(({ at, value }, index) => {
    const [start, end] = [Math.max(at, from), samples[index + 1]?.at ?? to];
    const paused = pauses.reduce(
      (time, pause) => time + Math.max(0, Math.min(end, pause.to) - Math.max(start, pause.from)),
      0,
    );
    return [quantityUnits(value), end - start - paused];
  });
}

function average(samples: readonly Sample[], measurement: Measurement): Quantity {
  const { from, to, pauses = [] } = measurement;
  const running = pauses.reduce((time, pause) => time - (pause.to - pause.from), to - from);
  if (running <= 0) return quantityOf(0n);
  const weighed = levels(samples, measurement).reduce((sum, [level, time]) => sum + level * BigInt(time), 0n);
  return quantityOf(divideHalfUp(weighed, BigInt(running)));
}

/** The highest level that applied at all. A level that another one replaced at the same moment did not. */
function peak(samples: readonly Sample[], measurement: Measurement): Quantity {
  const applied = levels(samples, measurement).filter(([, time]) => time > 0);
  return quantityOf(applied.reduce((most, [level]) => max(most, level), 0n));
}

function increase(samples: readonly Sample[], measurement: Measurement): Quantity {
  let last = valueAt(samples, measurement);
  let grown = 0n;
  for (const { value } of samples) {
    const now = quantityUnits(value);
    grown += now >= last ? now - last : now;
    last = now;
  }
  return quantityOf(grown);
}

function growth(samples: readonly Sample[], measurement: Measurement): Quantity {
  const before = valueAt(samples, measurement);
  const last = samples.at(-1);
  const now = last === undefined ? before : quantityUnits(last.value);
  return quantityOf(now >= before ? now - before : now);
}

/** The counter's value where the last bill ended. */
function valueAt(samples: readonly Sample[], { before, base }: Measurement): bigint {
  if (before !== null) return quantityUnits(before.value);
  const [first] = samples;
  return first !== undefined && base === "FIRST" ? quantityUnits(first.value) : 0n;
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
