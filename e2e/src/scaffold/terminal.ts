import { strangersEnvironment } from "../../../tools/registry/strangers-environment.js";
import { type Launched, launchCommand } from "./launch-command.js";
import type { Transcript } from "./transcript.js";

/** Where a stranger types commands. */
export interface Terminal {
  /**
   * Runs a command to its end, and notes it.
   *
   * @throws {Error} it failed; the message holds all that it said.
   */
  run(line: string): Promise<string>;
  /** Starts a command that runs on, and waits until it has printed something. */
  start(line: string, until: RegExp, env?: Readonly<Record<string, string>>): Promise<RunningCommand>;
}

export interface RunningCommand {
  readonly output: string;
  /** Sends a signal to it and to all that it started, as Ctrl-C in a terminal does; answers all that it printed. */
  end(signal: NodeJS.Signals): Promise<string>;
}

export interface TerminalOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly transcript: Transcript;
}

/** Ends what hangs. The longest command, a whole certification, takes more than a minute of waiting. */
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
