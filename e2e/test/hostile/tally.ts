/** Counts by name. */
export interface Tally {
  add(name: string): void;
  /** For example `busy 12, late 3`. */
  text(): string;
  readonly total: number;
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    add: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    text: () =>
      [...counts]
        .sort(([left], [right]) => left.localeCompare(right))
        .map(([name, count]) => `${name} ${count}`)
        .join(", "),
    get total() {
      return [...counts.values()].reduce((sum, count) => sum + count, 0);
    },
  };
}
