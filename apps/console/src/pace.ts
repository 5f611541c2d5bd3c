/** How often what is on the screen is read again while notices of changes arrive. */
export interface Pace {
  /** Notes how many milliseconds the marketplace took for an answer. */
  noteAnswer(milliseconds: number): void;
  /** Milliseconds to wait before the next reading. */
  pause(): number;
}

/** Milliseconds: many changes come together, and are read once. */
const SHORTEST = 120;

/** Milliseconds: a distant marketplace is read at least this often. */
const LONGEST = 5_000;

/**
 * How often there is a notice is the marketplace's decision. A page adds only what the way to it takes: on a slow
 * network it waits as long as two answers need, so that readings do not pile up.
 */
export function createPace(): Pace {
  let answer = 0;
  return {
    noteAnswer(milliseconds) {
      answer = (answer + milliseconds) / 2;
    },
    pause: () => Math.min(Math.max(answer * 2, SHORTEST), LONGEST),
  };
}

/** The pace of this page. */
export const pace = createPace();
