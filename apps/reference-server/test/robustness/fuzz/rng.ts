/** Repeatable randomness from a seed. */
export interface Rng {
  /** From 0 up to but excluding 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  /** True with this probability, from 0 to 1. */
  chance(probability: number): boolean;
  /** A random item of a list, which must not be empty. */
  pick<T>(choices: readonly T[]): T;
}

/** The same seed gives the same numbers, on every machine. */
export function createRng(seed: number): Rng {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number): number => min + Math.floor(fraction() * (max - min + 1));
  return {
    fraction,
    whole,
    chance: (probability) => fraction() < probability,
    pick: (choices) => {
      if (choices.length === 0) throw new RangeError("There is nothing to pick from.");
      // The index is inside the list, which may hold `undefined` itself.
      return choices[whole(0, choices.length - 1)] as (typeof choices)[number];
    },
  };
}
