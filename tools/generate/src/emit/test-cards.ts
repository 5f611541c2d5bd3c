import type { Emitter } from "../emitter.js";
import { docComment, literal } from "../print.js";

/** What the test payment methods do, and the cards that stand for them. */
export const testCards: Emitter = {
  name: "test-cards",
  target: "packages/contract/src/test-cards.gen.ts",
  source: "spec/test-cards.yaml",
  emit: (spec) =>
    `${docComment(
      "The test payment methods: the card that stands for each, and why every charge to it is declined, or null.",
    )}export const testCards = ${literal(spec.testCards)} as const;\n`,
};
