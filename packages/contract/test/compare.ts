import type { Json } from "./bundle.js";
import type { Mutation } from "./mutate.js";

/** What two implementations said about many values. */
export interface Comparison {
  /** Values that both accepted. */
  readonly accepted: number;
  /** Values that both refused. */
  readonly refused: number;
  /** Changes that they do not agree on. */
  readonly disagreements: readonly string[];
}

type Check = (value: Json) => boolean;

/** Puts every value to both implementations. */
export function compare(mutations: readonly Mutation[], ours: Check, theirs: Check): Comparison {
  const verdicts = mutations.map(({ change, value }) => ({
    change,
    ours: ours(value),
    theirs: theirs(value),
  }));
  return {
    accepted: verdicts.filter((verdict) => verdict.ours && verdict.theirs).length,
    refused: verdicts.filter((verdict) => !verdict.ours && !verdict.theirs).length,
    disagreements: verdicts
      .filter((verdict) => verdict.ours !== verdict.theirs)
      .map((verdict) => `${verdict.change}: ours ${verdict.ours}, theirs ${verdict.theirs}`),
  };
}
