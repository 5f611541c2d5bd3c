/** How often what is on the screen is read again while notices of changes arrive. */
export interface Pace {
  /** Notes how many milliseconds the marketplace took for an answer. */
  noteAnswer(milliseconds: number): void;
  /** Milliseconds to wait before the next reading. */
  pause(now: number): number;
  /** Notes that everything is read again now. */
  noteReading(now: number): void;
}

/** Milliseconds: many changes come together, and are read once. */
const SHORTEST = 120;

/** Milliseconds: a busy marketplace is read at least this often. */
const LONGEST = 5_000;

/** Milliseconds without a reading, after which a notice counts as one that comes alone. */
const ALONE = 900;

/** While notices go on, the wait between two readings is this many times the time of an answer. */
const ANSWERS = 100;

/**
 * A notice that comes alone is followed at once. While notices go on, a page waits for a multiple of the time that
 * the marketplace takes to answer: a slow marketplace has much to do, and is asked less often.
 */
export function createPace(): Pace {
  let answer = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    noteAnswer(milliseconds) {
      answer = (answer + milliseconds) / 2;
    },
    pause(now) {
      if (now - readAt >= ALONE) return SHORTEST;
      return Math.min(Math.max(answer * ANSWERS, SHORTEST), LONGEST);
    },
    noteReading(now) {
      readAt = now;
    },
  };
}

/** The pace of this page. */
export const pace = createPace();
