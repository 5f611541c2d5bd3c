/** Decides how often a page reads its data again while notices of changes arrive. */
export interface Pace {
  /** Records how many milliseconds the marketplace took to answer. */
  noteAnswer(milliseconds: number): void;
  /** Milliseconds to wait before reading again. */
  pause(): number;
}

/** Milliseconds. Changes often come in bursts, and one reading covers a burst. */
const SHORTEST = 120;

/** Milliseconds. Even with a slow marketplace, the page reads at least this often. */
const LONGEST = 5_000;

/**
 * The marketplace decides how often it sends a notice. The page adds only a wait for the network: on a slow one it
 * waits as long as two answers take, so that readings do not pile up.
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

export const pace = createPace();
