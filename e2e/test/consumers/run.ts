import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./repository.js";

/** Where to run, and what to add to the environment. */
export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A tool of the repository's own installation. */
export const tool = (name: string): string => join(root, "node_modules/.bin", name);

/**
 * Runs a command to its end, and answers what it printed.
 *
 * @throws {Error} it failed, or took five minutes; the message holds all that it said.
 */
export async function run(command: string, args: readonly string[], options: RunOptions): Promise<string> {
  const { cwd, env = {} } = options;
  try {
    const { stdout } = await promisify(execFile)(command, [...args], {
      cwd,
      env: { ...strangersEnvironment(), ...env },
      timeout: 300_000,
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout;
  } catch (cause) {
    const { stdout = "", stderr = "" } = cause as { stdout?: string; stderr?: string };
    throw new Error(`\`${command} ${args.join(" ")}\` failed in ${cwd}:\n${stdout}\n${stderr}`, { cause });
  }
}

/** The environment without what npm, vitest and this repository put into it. */
function strangersEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^(npm_|vitest|node_options$|node_env$|turbo_)/i.test(entry[0]),
  );
  return { ...Object.fromEntries(entries), TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
}
