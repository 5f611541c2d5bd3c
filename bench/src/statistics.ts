/** The median of some numbers, and their spread. */
export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Summarises the rounds of one contender. */
export function summarise(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  if (min === undefined || max === undefined || low === undefined || high === undefined) {
    throw new RangeError("There is nothing to summarise.");
  }
  return { median: (low + high) / 2, min, max };
}

/**
 * Compares two contenders by the ratio within each round. A slow moment of the machine affects both halves of a
 * round, so it hardly changes the ratio.
 */
export function compareRounds(ours: readonly number[], theirs: readonly number[]): Summary {
  return summarise(
    ours.map((value, round) => {
      const other = theirs[round];
      if (other === undefined) throw new RangeError(`Round ${round} has one side only.`);
      return value / other;
    }),
  );
}
