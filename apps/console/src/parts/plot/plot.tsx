import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import "../../styles/plot.css";
import { toMoment, toTick } from "../../format.js";
import { numbers } from "../../numbers.js";
import { theme } from "../../theme.js";
import { drawnOf, type Series } from "./drawn.js";

export interface PlotProps {
  readonly label: string;
  /** In seconds. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
}

const HEIGHT = 240;

/** Seconds to show on either side of a single point. */
const HALF_DAY = 43_200;

/** Half the width of the longest label of the time axis, in pixels: the last one stands below the last value. */
const HALF_LABEL = 32;

/** The width of a scale in pixels, with room for its longest label. */
function widthOf(_: uPlot, labels: readonly string[] | null): number {
  return 28 + 8 * Math.max(3, ...(labels ?? []).map((label) => label.length));
}

/** Goes up when the system changes its colours, as at sunset. Style sheets follow by themselves, a canvas does not. */
const systemColours = signal(0);

for (const feature of ["prefers-color-scheme: dark", "forced-colors: active"])
  matchMedia(`(${feature})`).addEventListener("change", () => {
    systemColours.value = systemColours.peek() + 1;
  });

const scaleOf = ({ label, unit }: Series): string => unit ?? label;

/** Plots values over time. The table beside it has the same values as text. */
export function Plot({ label, times, series }: PlotProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const drawn = `${theme.value} ${systemColours.value}`;
  const { times: shownTimes, lines, isCondensed } = drawnOf(times, series);
  const facts = JSON.stringify([shownTimes, lines, drawn]);
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
    const scales = [...new Set(series.map(scaleOf))].slice(0, 2);
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
        // A second scale stands at the right, and is wider than half a label.
        padding: [null, scales.length > 1 ? null : HALF_LABEL, null, null],
        cursor: { drag: { x: false, y: false } },
        series: [
          {
            label: "Time",
            value: (_, at: number | null) =>
              at === null ? "–" : toMoment(new Date(at * 1_000).toISOString()),
          },
          ...lines.map(({ label: name, tone, part, unit, dot }) =>
            part === "line"
              ? {
                  label: name,
                  scale: unit ?? name,
                  value: shown,
                  stroke: colour(tone),
                  width: 2,
                  // Two series seldom have values at the same times.
                  spanGaps: true,
                  points: dot === undefined ? { show: false } : { show: true, size: dot, fill: colour(tone) },
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
          {
            ...axis,
            // Two labels never touch.
            space: 2 * HALF_LABEL + 8,
            values: (_, at, __, ___, step) => at.map((each) => toTick(each, step)),
          },
          ...scales.map((scale, index) => ({
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
      {isCondensed && <p class="muted">The line is the mean, the band reaches from the least to the most.</p>}
    </>
  );
}
