import type { Contestant } from "./clients/contestant.js";

/** One situation. `run` returns a cell of the table. */
export interface Situation {
  readonly title: string;
  run(contestant: Contestant): Promise<string>;
}

export const RIGHT = "✓";
export const ABSENT = "–";
export const wrong = (how: string): string => `✗ ${how}`;
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
