/** Some neighbouring values as one: their mean, and between which they lie. */
export interface Condensed {
  /** The middle of each stretch of time. */
  readonly times: readonly number[];
  readonly mean: readonly (number | null)[];
  readonly least: readonly (number | null)[];
  readonly most: readonly (number | null)[];
}

/**
 * Condenses values over time into stretches of equal length. More lines than pixels would be a solid block, from which
 * nobody reads anything.
 *
 * @param times - ascending.
 */
export function condense(
  times: readonly number[],
  values: readonly (number | null)[],
  stretches: number,
): Condensed {
  const first = times[0] ?? 0;
  const length = ((times.at(-1) ?? first) - first) / stretches || 1;
  const found = Array.from({ length: stretches }, (): number[] => []);
  for (const [index, time] of times.entries()) {
    const value = values[index] ?? null;
    if (value !== null) found[Math.min(stretches - 1, Math.floor((time - first) / length))]?.push(value);
  }
  const each = (of: (some: readonly number[]) => number): readonly (number | null)[] =>
    found.map((some) => (some.length === 0 ? null : of(some)));
  return {
    times: found.map((_, index) => first + (index + 0.5) * length),
    mean: each((some) => some.reduce((sum, value) => sum + value, 0) / some.length),
    least: each((some) => Math.min(...some)),
    most: each((some) => Math.max(...some)),
  };
}
