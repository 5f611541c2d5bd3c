import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { strangersEnvironment } from "./strangers-environment.js";

/** Where to run, and what to add to the environment. */
export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a command to its end, and answers its standard output.
 *
 * @throws {Error} it failed; the message holds all that it said.
 */
export async function runQuietly(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: RunOptions,
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, [...args], {
      cwd,
      env: { ...strangersEnvironment(), ...env },
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout;
  } catch (cause) {
    const { stdout = "", stderr = "" } = cause as { stdout?: string; stderr?: string };
    throw new Error(`\`${command} ${args.join(" ")}\` failed in ${cwd}:\n${stdout}\n${stderr}`, { cause });
  }
}
