import { readdir, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { readBashLine, writeForBash } from "./bash-words.js";
import { splitLine, suggest, type ValueSources } from "./suggest.js";

/** A half-typed command line: the whole line, or its words after the program's name. */
export interface TypedLine {
  readonly line?: string;
  /** The whole line as bash has it; the values are then written for bash. */
  readonly bash?: string;
  /** The characters at which bash splits words. */
  readonly breaks?: string;
  readonly words: readonly string[];
}

/** Lists what may come next, one per line: the value, a tab and a description. */
export async function complete(program: Command, typed: TypedLine): Promise<string> {
  const { line, words, bash, breaks = "=:" } = typed;
  if (bash !== undefined) {
    const read = readBashLine(bash, breaks);
    const found = await suggest(program, read.words, valueSources);
    const values = found.map(({ value }) => writeForBash(value, read));
    const [only, ...others] = values;
    // Bash closes an open quotation mark after a single value, but something is still typed after `key=`.
    if (only?.endsWith("=") && read.quote !== "" && others.length === 0) values.push(`${only}…`);
    return values.map((value) => `${value}\n`).join("");
  }
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
  const folder = begun.slice(0, begun.lastIndexOf("/") + 1);
  const name = begun.slice(folder.length);
  try {
    const place = folder.startsWith("~/") ? join(homedir(), folder.slice(2)) : folder || ".";
    const entries = await readdir(place, { withFileTypes: true });
    // As in the shells, a hidden file is there for who types its dot. A name with a line feed would be two lines.
    const shown = entries.filter((entry) => name.startsWith(".") || !entry.name.startsWith("."));
    const paths = await Promise.all(
      shown
        .filter((entry) => !/\p{Cc}/u.test(entry.name))
        .map(async (entry) => {
          const isFolder = entry.isSymbolicLink()
            ? await stat(join(place, entry.name)).then(
                (found) => found.isDirectory(),
                () => false,
              )
            : entry.isDirectory();
          return `${folder}${entry.name}${isFolder ? "/" : ""}`;
        }),
    );
    return paths.sort();
  } catch {
    // A folder that cannot be read has nothing to suggest. That is no error.
    return [];
  }
}
