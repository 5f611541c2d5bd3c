import { CommanderError } from "commander";
import { createProgram } from "../program.js";
import { printable } from "../text/format.js";
import { CliError, ExitCode } from "./cli-error.js";
import type { Io, Sink } from "./io.js";
import { isStyled, paintFor } from "./paint.js";
import { Ended } from "./verb.js";

/** Runs one command line, and returns its exit code. It never throws, and uses nothing but `io`. */
export async function run(args: readonly string[], given: Io): Promise<ExitCode> {
  // A variable that is empty is as one that is not set: scripts and containers pass on what they do not have so.
  const env = Object.fromEntries(Object.entries(given.env).filter(([, value]) => value !== ""));
  const io: Io = env["TERM"] === "dumb" ? { ...given, ...asPlain(given), env } : { ...given, env };
  try {
    await createProgram(io).parseAsync(args, { from: "user" });
    return ExitCode.OK;
  } catch (error) {
    if (error instanceof Ended) return error.exitCode;
    if (error instanceof CommanderError && (error.exitCode === 0 || error.code === "commander.help")) {
      return error.exitCode === 0 ? ExitCode.OK : ExitCode.USAGE;
    }
    const { exitCode, message } = await tell(error, args);
    if (args.includes("--json")) {
      io.stdout.write(`${JSON.stringify({ type: "error", exitCode, message })}\n`);
    } else {
      io.stderr.write(
        `${paintFor(io.stderr, io.env).red("error:")} ${printable(message, isStyled(io.stderr, io.env))}\n`,
      );
    }
    return exitCode;
  }
}

/** A dumb terminal cannot move its cursor: text is written as into a file, and there is no line of keys. */
function asPlain({ stdout, stderr }: Io): Pick<Io, "stdout" | "stderr" | "keyboard"> {
  const plain = (sink: Sink): Sink => ({
    write: (text) => sink.write(text),
    isTerminal: false,
    columns: sink.columns,
  });
  return { stdout: plain(stdout), stderr: plain(stderr), keyboard: undefined };
}

interface Told {
  readonly exitCode: ExitCode;
  readonly message: string;
}

async function tell(error: unknown, args: readonly string[]): Promise<Told> {
  if (error instanceof CliError) return error;
  if (error instanceof CommanderError) {
    const [what = "", guess] = sayPlainly(error.message.replace(/^error: /, "")).split(/\s*\n\((.*)\)$/);
    const known = error.code !== "commander.unknownCommand" && args[0]?.startsWith("-") === false;
    const verb = known ? ` ${args[0]}` : "";
    return {
      exitCode: ExitCode.USAGE,
      message: `${what.replace(/(?<![.?])$/, ".")}${guess === undefined ? "" : ` ${guess}`} See syndikit${verb} --help.`,
    };
  }
  // Loaded only after a failure, because nothing else needs the errors of the marketplace's client.
  const { explainMarketplaceError } = await import("../marketplace/explain-error.js");
  const explained = explainMarketplaceError(error);
  if (explained !== undefined) return explained;
  // This is a bug in this program. Only then does the stack help.
  return {
    exitCode: ExitCode.FAULT,
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

const wrongChoice =
  /^command-argument value '(?<value>.*)' is invalid for argument '(?<argument>.*)'\. Allowed choices are (?<choices>.*)\.$/s;

/** Rewords commander's message about an argument with fixed choices, which is written for programmers. */
function sayPlainly(message: string): string {
  const { value = "", argument, choices = "" } = wrongChoice.exec(message)?.groups ?? {};
  if (argument === undefined) return message;
  // An id in the place of the action: the user most likely means show.
  const isId = choices.split(", ").includes("show") && /\d/.test(value);
  return `There is no ${argument} ${value}: it is one of ${choices}.${isId ? ` Did you mean show ${value}?` : ""}`;
}
