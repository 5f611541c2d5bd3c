import type { Command } from "commander";
import type { Network } from "../http/network.js";
import { type ExitCode, usageError } from "./cli-error.js";
import type { Io } from "./io.js";
import type { Output } from "./output.js";

/** Adds a verb to the program, with its options, help and examples. Its code is loaded only when it is called. */
export type AddVerb = (program: Command, io: Io) => void;

export interface Context extends Io {
  readonly output: Output;
  readonly network: Network;
}

/** Every command has `--json`. */
export interface CommonOptions {
  readonly json?: boolean;
}

/** Ends a command with an exit code other than 0, without another message. */
export class Ended extends Error {
  override readonly name = "Ended";

  constructor(readonly exitCode: ExitCode) {
    super(`ended with ${exitCode}`);
  }
}

/**
 * Sets the function that a command calls with its options and arguments. `work` imports heavy modules itself, so that
 * help and completion stay quick.
 */
export function setAction<Options extends CommonOptions>(
  command: Command,
  io: Io,
  work: (context: Context, options: Options, args: readonly string[]) => Promise<ExitCode>,
): void {
  command.option("--json", "print one JSON object per line, for programs");
  command.action(async () => {
    // Commander returns the options as they were declared. Their type stands beside that declaration.
    const options = command.opts() as Options;
    const { createOutput } = await import("./output.js");
    const { openNetwork } = await import("../http/open-network.js");
    const output = createOutput(io, options.json === true);
    const network = await openNetwork(io.env);
    const context: Context = { ...io, output, network, readStdin: once(io.readStdin) };
    const code = await work(context, options, command.args);
    if (code !== 0) throw new Ended(code);
  });
}

/** Standard input can be read once: a second reader would get nothing. */
function once(readStdin: Io["readStdin"]): Io["readStdin"] {
  let isRead = false;
  return async () => {
    if (isRead) {
      throw usageError(
        "Two things would come from standard input: name a file for the body, and set a secret or a token in the environment.",
      );
    }
    isRead = true;
    return readStdin();
  };
}

/** An example in the help. A test runs each one, so it must work as it is written. */
interface Example {
  readonly command: string;
  /** A short description of the command. */
  readonly does: string;
}

const examplesOf = new WeakMap<Command, readonly Example[]>();

/** Adds examples to the help of a command. */
export function addExamples(command: Command, examples: readonly Example[]): void {
  examplesOf.set(command, examples);
  const lines = examples.map(({ command: text, does }) => `  # ${does}\n  ${text}`);
  command.addHelpText("after", `\nExamples:\n${lines.join("\n")}`);
}

export function readExamples(command: Command): readonly Example[] {
  return examplesOf.get(command) ?? [];
}
