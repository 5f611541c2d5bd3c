import type { Emitter } from "../emitter.js";
import type { Operation } from "../model.js";
import { docComment, literal } from "../print.js";

/** How long a text may be that the console's search fields send. */
export const searchLimit: Emitter = {
  name: "search limit",
  target: "apps/console/src/parts/search-limit.gen.ts",
  source: "spec/paths/search.yaml and spec/parameters/search.yaml",
  emit({ operations }) {
    const lengths = operations.flatMap(lengthsOf);
    // A spec without a search, as tests of the generator have it, has no limit.
    if (lengths.length === 0) return "export {};\n";
    return `${docComment("The longest text that every search of the marketplace takes.")}export const maxSearchLength = ${literal(Math.min(...lengths))};\n`;
  },
};

function lengthsOf({ id, parameters }: Operation): readonly number[] {
  const searched = parameters.filter(({ name }) => name === (id === "searchFind" ? "text" : "search"));
  return searched.map(({ name, schema: { maxLength } }) => {
    if (typeof maxLength !== "number") throw new Error(`${id}: ${name} has no maxLength.`);
    return maxLength;
  });
}
