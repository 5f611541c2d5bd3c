import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./repository.js";

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A tool that is installed in the repository. */
export const tool = (name: string): string => join(root, "node_modules/.bin", name);

/**
 * Runs a command to its end, and returns its output.
 *
 * @throws {Error} when it fails, or takes more than five minutes. The message has the whole output.
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

/** The environment without the variables that npm, vitest and this repository set. */
function strangersEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && !/^(npm_|vitest|node_options$|node_env$|turbo_)/i.test(entry[0]),
  );
  return { ...Object.fromEntries(entries), TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
}
