/** Chance that can be repeated: the same seed throws the same dice. */
export interface Chance {
  /** From 0 up to, and without, 1. */
  fraction(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of the names, each as often as its share says; `undefined` for what the shares leave over. */
  pick<Name extends string>(shares: Readonly<Record<Name, number>>): Name | undefined;
}

/** Makes the dice of a seed. They are small and fast, and good for nothing but tests. */
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
