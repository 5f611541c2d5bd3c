import type { Command } from "commander";
import { splitLine } from "./split-line.js";
import { suggest } from "./suggest.js";
import { valueSources } from "./value-sources.js";

/** A command line that is being typed: whole, or its words after the program's name. */
export interface TypedLine {
  readonly line?: string;
  readonly words: readonly string[];
}

/** What may come next, a line each: the value, a tab, and what it does. */
export async function complete(program: Command, { line, words }: TypedLine): Promise<string> {
  const suggestions = await suggest(program, line === undefined ? words : splitLine(line), valueSources);
  return suggestions.map(({ value, text }) => `${value}\t${text}\n`).join("");
}
