import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Command } from "commander";
import { splitLine, suggest, type ValueSources } from "./suggest.js";

/** A half-typed command line: the whole line, or its words after the program's name. */
interface TypedLine {
  readonly line?: string;
  readonly words: readonly string[];
}

/** Lists what may come next, one per line: the value, a tab and a description. */
export async function complete(program: Command, { line, words }: TypedLine): Promise<string> {
  const suggestions = await suggest(program, line === undefined ? words : splitLine(line), valueSources);
  return suggestions.map(({ value, text }) => `${value}\t${text}\n`).join("");
}

/** Imports heavy modules only when a value needs them, so that completion stays quick. */
const valueSources: ValueSources = {
  files: listFiles,
  async triggers() {
    const { eventNames } = await import("../event/read-event.js");
    const { stories } = await import("../story/stories.js");
    return [...eventNames, ...stories.map(({ name }) => name)];
  },
  async keys(trigger) {
    const { eventNames } = await import("../event/read-event.js");
    const { stories } = await import("../story/stories.js");
    const { keysOf, eventNode } = await import("../override/schema-node.js");
    const { storyKeys } = await import("../story/inputs.js");
    const story = stories.find(({ name }) => name === trigger);
    if (story !== undefined) return storyKeys(story.inputs);
    return eventNames.some((name) => name === trigger) ? keysOf(eventNode(trigger)) : [];
  },
  async events() {
    const { patternNames } = await import("../event/event-filter.js");
    return patternNames;
  },
  async operations() {
    const { operationNames } = await import("../browse/requests.js");
    return operationNames;
  },
};

/** Lists the files and folders in the folder of a half-typed path. */
async function listFiles(begun: string): Promise<readonly string[]> {
  const folder = begun.endsWith("/") ? begun : dirname(begun);
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.map((entry) => {
      const path = begun.includes("/") ? join(folder, entry.name) : entry.name;
      return entry.isDirectory() ? `${path}/` : path;
    });
  } catch {
    // A folder that cannot be read has nothing to suggest. That is no error.
    return [];
  }
}
