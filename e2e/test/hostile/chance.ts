/** Repeatable random values: the same seed gives the same sequence. */
export interface Chance {
  /** At least 0, less than 1. */
  fraction(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Picks a name with the probability of its share; `undefined` for the rest, if the shares do not add up to 1. */
  pick<Name extends string>(shares: Readonly<Record<Name, number>>): Name | undefined;
}

/** Creates a small, fast generator from a seed. It is good only for tests. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;

  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    fraction,
    between: (low, high) => low + Math.floor(fraction() * (high - low + 1)),
    pick<Name extends string>(shares: Readonly<Record<Name, number>>) {
      let rest = fraction();
      for (const name of Object.keys(shares) as Name[]) {
        rest -= shares[name];
        if (rest < 0) return name;
      }
      return undefined;
    },
  };
}
