import { onTestFinished } from "vitest";

/** Milliseconds between two lines. */
const INTERVAL = 30_000;

/** Prints the progress of a soak test every half minute while the test runs. */
export function printProgress(figures: () => Readonly<Record<string, number>>): void {
  const timer = setInterval(() => printFigures(figures()), INTERVAL);
  onTestFinished(() => clearInterval(timer));
}

export function printFigures(figures: Readonly<Record<string, number>>): void {
  const shown = Object.entries(figures).map(([name, value]) => `${name} ${Math.round(value)}`);
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${shown.join(", ")}\n`);
}
