import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Command } from "commander";
import { splitLine, suggest, type ValueSources } from "./suggest.js";

/** A command line that is being typed: whole, or its words after the program's name. */
interface TypedLine {
  readonly line?: string;
  readonly words: readonly string[];
}

/** What may come next, a line each: the value, a tab, and what it does. */
export async function complete(program: Command, { line, words }: TypedLine): Promise<string> {
  const suggestions = await suggest(program, line === undefined ? words : splitLine(line), valueSources);
  return suggestions.map(({ value, text }) => `${value}\t${text}\n`).join("");
}

/** Where the values of a command line come from. What is heavy is imported only by what needs it. */
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
    const { operationNames } = await import("../look/requests.js");
    return operationNames;
  },
};

/** The files and folders that a begun name may become. */
async function listFiles(begun: string): Promise<readonly string[]> {
  const folder = begun.endsWith("/") ? begun : dirname(begun);
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.map((entry) => {
      const path = begun.includes("/") ? join(folder, entry.name) : entry.name;
      return entry.isDirectory() ? `${path}/` : path;
    });
  } catch {
    // Nothing to suggest is no fault of whoever types.
    return [];
  }
}
