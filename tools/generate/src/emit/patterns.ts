import type { Emitter } from "../emitter.js";
import { docComment } from "../print.js";

/** The form of each kind of text that has a name and a pattern. */
export const patterns: Emitter = {
  name: "patterns",
  target: "packages/contract/src/patterns.gen.ts",
  source: "spec/schemas/",
  // Each is an export of its own and a literal: bundlers leave out what is not used.
  emit: ({ schemas }) =>
    Object.entries(schemas)
      .flatMap(([name, { pattern }]) => (typeof pattern === "string" ? [print(name, pattern)] : []))
      .join("\n"),
};

function print(name: string, pattern: string): string {
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Pattern`;
  return `${docComment(`Matches a text with the form of the schema ${name}.`)}export const ${constant} = ${new RegExp(pattern, "u")};\n`;
}
