import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import "../styles/plot.css";
import { toMoment, toTick } from "../format.js";
import { numbers } from "../numbers.js";
import { theme } from "../theme.js";
import { condense } from "./condense.js";

export interface Series {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly tone: "accent" | "ok" | "wait" | "fail";
  /** What is measured. Series that measure the same are drawn on one scale; without it, each is on its own. */
  readonly unit?: string;
}

export interface PlotProps {
  readonly label: string;
  /** In seconds. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
}

const HEIGHT = 240;

/** Seconds to show on either side of a single point. */
const HALF_DAY = 43_200;

/** The most points that can still be told apart. */
const MAX_POINTS = 120;

/** The most points of a line that is still no block of ink. */
const MAX_DRAWN = 2 * MAX_POINTS;

/** A line, and for one that stands for more values the two between which they lie. */
interface Drawn extends Series {
  readonly part: "line" | "least" | "most";
}

/** What is drawn: the values, or where there are too many of them the mean of each stretch of time. */
function drawnOf({ times, series }: Omit<PlotProps, "label">): {
  readonly times: readonly number[];
  readonly lines: readonly Drawn[];
} {
  if (times.length <= MAX_DRAWN) return { times, lines: series.map((one) => ({ ...one, part: "line" })) };
  const condensed = series.map((one) => ({ one, by: condense(times, one.values, MAX_POINTS) }));
  return {
    times: condensed[0]?.by.times ?? [],
    lines: condensed.flatMap(({ one, by }): Drawn[] => [
      { ...one, values: by.mean, part: "line" },
      { ...one, values: by.most, part: "most" },
      { ...one, values: by.least, part: "least" },
    ]),
  };
}

const isSparse = (values: Series["values"]): boolean =>
  values.filter((value) => value !== null).length <= MAX_POINTS;

/** The width of a scale in pixels, with room for its longest label. */
function widthOf(_: uPlot, labels: readonly string[] | null): number {
  return 28 + 8 * Math.max(3, ...(labels ?? []).map((label) => label.length));
}

const scaleOf = ({ label, unit }: Series): string => unit ?? label;

/** Plots values over time. The table beside it has the same values as text. */
export function Plot({ label, times, series }: PlotProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const drawn = theme.value;
  const facts = JSON.stringify([times, series, drawn]);
  // `facts` stands for everything that is drawn.
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const colour = (name: string): string => getComputedStyle(element).getPropertyValue(`--${name}`).trim();
    const axis = {
      stroke: colour("ink-2"),
      grid: { stroke: colour("rule"), width: 1 },
      ticks: { stroke: colour("rule"), width: 1 },
    };
    const { times: shownTimes, lines } = drawnOf({ times, series });
    const shown = (_: uPlot, value: number | null): string => (value === null ? "–" : numbers.show(value));
    const plot = new uPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        scales: {
          // For a single point, the library would show a range of years.
          x: {
            range: (_, from, to) => (times.length === 1 ? [from - HALF_DAY, from + HALF_DAY] : [from, to]),
          },
        },
        cursor: { drag: { x: false, y: false } },
        series: [
          {
            label: "Time",
            value: (_, at: number | null) =>
              at === null ? "–" : toMoment(new Date(at * 1_000).toISOString()),
          },
          ...lines.map(({ label: name, values, tone, part, unit }, index) =>
            part === "line"
              ? {
                  label: name,
                  scale: unit ?? name,
                  value: shown,
                  stroke: colour(tone),
                  width: 2,
                  // Two series seldom have values at the same times.
                  spanGaps: true,
                  // The first are larger, so that one below another of the same moment is seen.
                  points: {
                    show: isSparse(values),
                    size: 7 + 4 * (lines.length - 1 - index),
                    fill: colour(tone),
                  },
                }
              : // Only what lies between these two is drawn.
                {
                  label: part,
                  scale: unit ?? name,
                  width: 0,
                  spanGaps: true,
                  points: { show: false },
                  class: "edge",
                },
          ),
        ],
        bands: lines.flatMap(({ part, tone }, index) =>
          part === "most"
            ? [{ series: [index + 1, index + 2] as uPlot.Band.Bounds, fill: colour(`${tone}-soft`) }]
            : [],
        ),
        axes: [
          { ...axis, values: (_, at, __, ___, step) => at.map((each) => toTick(each, step)) },
          ...[...new Set(series.map(scaleOf))].slice(0, 2).map((scale, index) => ({
            ...axis,
            scale,
            values: (_: uPlot, at: readonly number[]) => at.map((each) => numbers.show(each)),
            size: widthOf,
            side: index === 0 ? (3 as const) : (1 as const),
          })),
        ],
      },
      [[...shownTimes], ...lines.map(({ values }) => [...values])],
      element,
    );
    const measure = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    measure.observe(element);
    return () => {
      measure.disconnect();
      plot.destroy();
    };
  }, [facts]);
  return (
    <>
      <div class="plot" ref={place} role="img" aria-label={label} />
      {times.length > MAX_DRAWN && (
        <p class="muted">The line is the mean, the band reaches from the least to the most.</p>
      )}
    </>
  );
}
