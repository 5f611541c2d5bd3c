import { strangersEnvironment } from "../../../tools/registry/strangers-environment.js";
import { type Launched, launchCommand } from "./launch-command.js";
import type { Transcript } from "./transcript.js";

/** Runs commands as a new user would type them. */
export interface Terminal {
  /**
   * Runs a command to its end, and records it.
   *
   * @throws {Error} when it fails. The message has the whole output.
   */
  run(line: string): Promise<string>;
  /** Starts a command that keeps running, and waits until its output matches. */
  start(line: string, until: RegExp, env?: Readonly<Record<string, string>>): Promise<RunningCommand>;
}

export interface RunningCommand {
  readonly output: string;
  /**
   * Sends a signal to the command and all its child processes, as Ctrl-C in a terminal does, and returns the whole
   * output.
   */
  end(signal: NodeJS.Signals): Promise<string>;
}

export interface TerminalOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly transcript: Transcript;
}

/** Kills a command that hangs. The slowest, a whole certification, takes more than a minute, most of it waiting. */
const PATIENCE = 300_000;

export function openTerminal({ cwd, env, transcript }: TerminalOptions): Terminal {
  const launch = (line: string, more: Readonly<Record<string, string>> = {}): Launched =>
    launchCommand(line, { cwd, env: { ...strangersEnvironment(), ...env, ...more } });
  return {
    async run(line) {
      const launched = launch(line);
      const code = await launched.within(PATIENCE, launched.ended);
      transcript.command(line, launched);
      if (code !== 0) throw new Error(`\`${line}\` ended with ${code}:\n${launched.output}`);
      return launched.output;
    },
    async start(line, until, more) {
      const launched = launch(line, more);
      await launched.within(
        PATIENCE,
        Promise.race([
          launched.printed(until),
          launched.ended.then((code) => {
            throw new Error(`\`${line}\` ended with ${code} before it said ${until}:\n${launched.output}`);
          }),
        ]),
      );
      transcript.command(line, launched);
      return launched;
    },
  };
}
