import type { Clock } from "./clock.js";

/** Everything of the process that a command may touch. */
export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** The whole of standard input. */
  readStdin(): Promise<Uint8Array>;
  /** Whether somebody sits at standard input, so that nothing may come from it. */
  readonly stdinIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C and SIGTERM: end in order. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

/** Where text goes. */
export interface Sink {
  write(text: string): void;
  /** Colours, and lines that are written over, are for terminals. */
  readonly isTerminal: boolean;
  /** Columns of the terminal. */
  readonly columns: number;
}
