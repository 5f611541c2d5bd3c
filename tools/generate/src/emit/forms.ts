import type { Emitter } from "../emitter.js";
import { docComment, literal } from "../print.js";

/** The patterns of requests in words. */
export const forms: Emitter = {
  name: "forms",
  target: "packages/contract/src/forms.gen.ts",
  source: "spec/forms.yaml",
  emit: ({ forms: words }) => {
    const members = Object.entries(words).map(
      ([pattern, form]) => `  [${literal(pattern)}, ${literal(form)}],`,
    );
    return `${docComment("What a pattern of a request accepts, in words, with an example.")}export const forms: ReadonlyMap<string, string> = new Map([\n${members.join("\n")}\n]);\n`;
  },
};
