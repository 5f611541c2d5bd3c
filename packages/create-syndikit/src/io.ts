import type { Ask } from "./ask.js";

/** The environment of the command. Tests replace it. */
export interface Io {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether there is a terminal to ask questions in. */
  readonly interactive: boolean;
  /** Whether to use colours. */
  readonly colors: boolean;
  out(text: string): void;
  err(text: string): void;
  /** Aborted when the user presses Ctrl-C. */
  readonly signal: AbortSignal;
  /** Runs a command in a folder, and returns its exit code. Its output goes to the user. */
  spawn(command: string, args: readonly string[], folder: string): Promise<number>;
  /** Asks for missing answers. */
  readonly ask: Ask;
}
