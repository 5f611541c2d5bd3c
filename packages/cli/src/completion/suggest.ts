import type { Argument, Command, Option } from "commander";

interface Suggestion {
  readonly value: string;
  readonly text: string;
}

/** Loads values that are not part of the command definitions, and only when they are needed. */
export interface ValueSources {
  files(begun: string): Promise<readonly string[]>;
  /** Events and stories for `trigger`. */
  triggers(): Promise<readonly string[]>;
  /** The keys that can be overridden in an event or a story. */
  keys(trigger: string): Promise<readonly string[]>;
  /** Patterns for `--events`. */
  events(): Promise<readonly string[]>;
  /** Operations of the interface. */
  operations(): Promise<readonly string[]>;
}

export async function suggest(
  program: Command,
  words: readonly string[],
  sources: ValueSources,
): Promise<readonly Suggestion[]> {
  const current = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  const verb = before.find((word) => !word.startsWith("-"));
  const found =
    verb === undefined
      ? suggestVerbs(program, current)
      : await suggestFor(
          program.commands.find((command) => command.name() === verb),
          {
            before: before.slice(before.indexOf(verb) + 1),
            current,
            sources,
          },
        );
  return found.filter(({ value }) => value.startsWith(current));
}

interface Place {
  /** The words between the verb and the current one. */
  readonly before: readonly string[];
  readonly current: string;
  readonly sources: ValueSources;
}

function suggestVerbs(program: Command, current: string): readonly Suggestion[] {
  if (current.startsWith("-")) return suggestOptions(program);
  return program
    .createHelp()
    .visibleCommands(program)
    .map((command) => ({ value: command.name(), text: command.description() }));
}

async function suggestFor(command: Command | undefined, place: Place): Promise<readonly Suggestion[]> {
  if (command === undefined) return [];
  const { before, current } = place;
  const [, name, begun] = /^(--[\w-]+)=(.*)$/.exec(current) ?? [];
  if (name !== undefined && begun !== undefined) {
    const values = await valuesOf(findOption(command, name), { ...place, current: begun });
    return values.map((value) => ({ value: `${name}=${value}`, text: "" }));
  }
  const { open, positionals } = readWords(command, before);
  if (open !== undefined && !(open.variadic && current.startsWith("-"))) {
    return toSuggestions(await valuesOf(open, place));
  }
  if (current.startsWith("-")) return suggestOptions(command);
  const { registeredArguments: declared } = command;
  const argument = declared[positionals.length] ?? declared.findLast(({ variadic }) => variadic);
  return argument === undefined ? [] : toSuggestions(await valuesOfArgument(argument, place));
}

/** Finds the positional arguments, and the last option if it still takes a value. */
function readWords(
  command: Command,
  words: readonly string[],
): { readonly open: Option | undefined; readonly positionals: readonly string[] } {
  let open: Option | undefined;
  const positionals: string[] = [];
  for (const word of words) {
    if (word.startsWith("-")) {
      const option = word.includes("=") ? undefined : findOption(command, word);
      open = option?.required === true || option?.optional === true ? option : undefined;
    } else if (open === undefined) {
      positionals.push(word);
    } else if (!open.variadic) {
      open = undefined;
    }
  }
  return { open, positionals };
}

function findOption(command: Command, flag: string): Option | undefined {
  return command.options.find(({ long, short }) => flag === long || flag === short);
}

function suggestOptions(command: Command): readonly Suggestion[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long, description }) => (long ? [{ value: long, text: description }] : []));
}

async function valuesOf(
  option: Option | undefined,
  { before, current, sources }: Place,
): Promise<readonly string[]> {
  if (option === undefined) return [];
  if (option.argChoices !== undefined) return option.argChoices;
  switch (option.attributeName()) {
    case "override":
      return (await sources.keys(before[0] ?? "")).map((key) => `${key}=`);
    case "events":
      return sources.events();
    case "operation":
      return sources.operations();
    default:
      return option.flags.includes("<file>") ? sources.files(current) : [];
  }
}

async function valuesOfArgument(argument: Argument, { current, sources }: Place): Promise<readonly string[]> {
  if (argument.argChoices !== undefined) return argument.argChoices;
  const name = argument.name();
  if (name.includes("story")) return sources.triggers();
  return name.includes("file") ? sources.files(current) : [];
}

function toSuggestions(values: readonly string[]): readonly Suggestion[] {
  return values.map((value) => ({ value, text: "" }));
}

/** Splits a half-typed command line into words, without the program's name. The last word is partial or empty. */
export function splitLine(line: string): readonly string[] {
  const words: string[] = [];
  let word = "";
  let quote = "";
  for (const letter of line) {
    if (quote !== "") {
      if (letter === quote) quote = "";
      else word += letter;
    } else if (letter === "'" || letter === '"') {
      quote = letter;
    } else if (/\s/.test(letter)) {
      if (word !== "") words.push(word);
      word = "";
    } else {
      word += letter;
    }
  }
  return [...words, word].slice(1);
}
