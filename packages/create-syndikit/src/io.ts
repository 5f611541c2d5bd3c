import type { Ask } from "./ask.js";

/** The world around the command, so that tests can stand in for it. */
export interface Io {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether somebody can be asked. */
  readonly interactive: boolean;
  /** Whether colours are welcome. */
  readonly colors: boolean;
  out(text: string): void;
  err(text: string): void;
  /** Aborted when the user presses Ctrl-C. */
  readonly signal: AbortSignal;
  /** Runs a command in a folder, and answers its exit code. What it prints goes to the user. */
  spawn(command: string, args: readonly string[], folder: string): Promise<number>;
  /** Asks what is missing. */
  readonly ask: Ask;
}
