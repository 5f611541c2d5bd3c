import { condense } from "./condense.js";

export interface Series {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly tone: "accent" | "ok" | "wait" | "fail";
  /** What is measured. Series that measure the same are drawn on one scale; without it, each is on its own. */
  readonly unit?: string;
}

/** A line, and for one that stands for more values the two between which they lie. */
export interface Drawn extends Series {
  readonly part: "line" | "least" | "most";
  /** The size of the dots at its values, in pixels; undefined where there are too many to tell them apart. */
  readonly dot: number | undefined;
}

/** The most stretches of time that can still be told apart. */
const MAX_STRETCHES = 120;

/** The most points of a line that is still no block of ink. */
const MAX_POINTS = 2 * MAX_STRETCHES;

/** The most dots on a line that still do not touch on a phone. */
const MAX_DOTS = 24;

/** What is drawn: the values, or where there are too many of them the mean of each stretch of time. */
export function drawnOf(
  times: readonly number[],
  series: readonly Series[],
): { readonly times: readonly number[]; readonly lines: readonly Drawn[]; readonly isCondensed: boolean } {
  const lineOf = (one: Series, index: number): Drawn => ({
    ...one,
    part: "line",
    // The first are larger, so that one below another of the same moment is seen.
    dot: isSparse(one.values) ? 7 + 2 * (series.length - 1 - index) : undefined,
  });
  if (times.length <= MAX_POINTS) return { times, lines: series.map(lineOf), isCondensed: false };
  const condensed = series.map((one) => ({ one, by: condense(times, one.values, MAX_STRETCHES) }));
  return {
    times: condensed[0]?.by.times ?? [],
    lines: [
      // What comes later is drawn above: no band hides a line.
      ...condensed.flatMap(({ one, by }): Drawn[] => [
        { ...one, values: by.most, part: "most", dot: undefined },
        { ...one, values: by.least, part: "least", dot: undefined },
      ]),
      ...condensed.map(({ one, by }, index) => lineOf({ ...one, values: by.mean }, index)),
    ],
    isCondensed: true,
  };
}

const isSparse = (values: Series["values"]): boolean =>
  values.filter((value) => value !== null).length <= MAX_DOTS;
