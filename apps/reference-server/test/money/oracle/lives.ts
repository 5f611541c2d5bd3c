import fc from "fast-check";
import { type Life, playLife } from "./play.js";
import { step, who } from "./steps.js";
import { wares } from "./world.js";

export const life: fc.Arbitrary<Life> = fc.record({
  wares,
  steps: fc.array(step, { minLength: 6, maxLength: 40 }),
  by: who,
});

export interface Lived {
  readonly lives: number;
  /** Of how many lives the decisions leave the amounts open. */
  readonly open: number;
  /** Why they do. */
  readonly reasons: ReadonlyMap<string, number>;
  /** How often each kind of step was accepted. */
  readonly taken: ReadonlyMap<string, number>;
}

/**
 * Plays so many lives of a seed.
 *
 * @throws {Error} with the seed, and with the HTTP calls of a life that breaks a law: of the shortest one that is found,
 * or, without `shrinks`, of the first.
 */
export async function playLives(
  seed: number,
  lives: number,
  { shrinks = true }: { readonly shrinks?: boolean } = {},
): Promise<Lived> {
  const taken = new Map<string, number>();
  const reasons = new Map<string, number>();
  let open = 0;
  await fc.assert(
    fc.asyncProperty(life, async (one) => {
      const played = await playLife(one);
      if (played.open.length > 0) open += 1;
      for (const why of new Set(played.open)) reasons.set(why, (reasons.get(why) ?? 0) + 1);
      for (const kind of played.taken) taken.set(kind, (taken.get(kind) ?? 0) + 1);
    }),
    { seed, numRuns: lives, endOnFailure: !shrinks },
  );
  return { lives, open, reasons, taken };
}
