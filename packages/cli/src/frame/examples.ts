import type { Command } from "commander";

/** An example of the help. A test runs each of them, so it must work as it stands. */
export interface Example {
  readonly command: string;
  /** What it does, in a few words. */
  readonly does: string;
}

const examplesOf = new WeakMap<Command, readonly Example[]>();

/** Writes examples below the help of a command. */
export function addExamples(command: Command, examples: readonly Example[]): void {
  examplesOf.set(command, examples);
  const lines = examples.map(({ command: text, does }) => `  # ${does}\n  ${text}`);
  command.addHelpText("after", `\nExamples:\n${lines.join("\n")}`);
}

/** The examples in the help of a command. */
export function readExamples(command: Command): readonly Example[] {
  return examplesOf.get(command) ?? [];
}
