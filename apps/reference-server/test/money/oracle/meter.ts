import { type Fraction, fraction, minus, NOTHING, plus, share, times } from "../fraction.js";
import { priceOf, type Sold } from "./prices.js";

/** What one metric of a subscription measured, and what it costs. Times are milliseconds, as whole numbers. */
export interface Meter {
  readonly sold: Sold;
  /** The vendor answered. */
  read(at: number, value: number): void;
  /** The price changes, from this moment. */
  reprice(at: number, sold: Sold): void;
  /** A period ends, and the next begins. */
  turn(at: number, nextPeriod: number): void;
  pause(at: number): void;
  resume(at: number): void;
  /** It is measured no longer. */
  close(at: number): void;
}

interface Begun {
  readonly at: number;
  /** The length of the billing period. */
  readonly period: number;
  /** What it stands at: zero at the first DEPLOYED. Absent: a counter counts from its first answer. */
  readonly stood: number | undefined;
  readonly charge: (why: string, amount: Fraction) => void;
}

export function createMeter(sold: Sold, begun: Begun): Meter {
  return sold.measures === "COUNTER" ? createCounter(sold, begun) : createGauge(sold, begun);
}

/** Growth is priced as it comes. Ranges count over the period, whatever the plan was meanwhile. */
function createCounter(begins: Sold, { stood: from, charge }: Begun): Meter {
  let sold = begins;
  let stood = from;
  let used = NOTHING;
  return {
    get sold() {
      return sold;
    },
    read(_, value) {
      const grown = fraction(value - (stood ?? value));
      stood = value;
      const after = plus(used, grown);
      charge(`${grown.top} of ${sold.metric}`, minus(priceOf(sold, after), priceOf(sold, used)));
      used = after;
    },
    reprice: (_, other) => {
      sold = other;
    },
    turn: () => {
      used = NOTHING;
    },
    pause: () => undefined,
    resume: () => undefined,
    close: () => undefined,
  };
}

/** The price is for a period, and is scaled by the time that was measured. */
function createGauge(begins: Sold, { at: start, period: length, stood, charge }: Begun): Meter {
  let [sold, period] = [begins, length];
  let [last, paused, level] = [start, false, stood ?? 0];
  let [area, elapsed, highest] = [0n, 0, 0];
  const pass = (to: number): void => {
    if (!paused && to > last) {
      area += BigInt(level) * BigInt(to - last);
      elapsed += to - last;
      highest = Math.max(highest, level);
    }
    last = Math.max(last, to);
  };
  const rate = (at: number): void => {
    pass(at);
    if (elapsed > 0) {
      const mean = { top: area, bottom: BigInt(elapsed) };
      const quantity = sold.measures === "PEAK" ? fraction(highest) : mean;
      charge(`${sold.measures} of ${sold.metric}`, times(priceOf(sold, quantity), share(elapsed, period)));
    }
    [area, elapsed, highest] = [0n, 0, 0];
  };
  return {
    get sold() {
      return sold;
    },
    read(at, value) {
      pass(at);
      level = value;
    },
    reprice(at, other) {
      rate(at);
      sold = other;
    },
    turn(at, nextPeriod) {
      rate(at);
      period = nextPeriod;
    },
    pause(at) {
      pass(at);
      paused = true;
    },
    resume(at) {
      pass(at);
      paused = false;
    },
    close: rate,
  };
}
