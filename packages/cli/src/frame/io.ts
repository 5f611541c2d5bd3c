/** The time of this machine, and waiting. Handed in, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits; ends early, without an error, when the signal says so. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal?.addEventListener("abort", end);
    }),
};

/** Everything of the process that a command may touch. */
export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** The whole of standard input. */
  readStdin(): Promise<Uint8Array>;
  /** Whether standard input is a terminal, so that reading it would wait for somebody to type. */
  readonly stdinIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C and SIGTERM: end in order. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** Undefined when input or output is not a terminal. */
  readonly keyboard?: Keyboard | undefined;
  /** Shows an address in the browser. */
  openAddress(address: string): Promise<void>;
}

/** A key that was pressed: its name, as `up` or `return`, and the letter that it writes, if any. */
export interface Key {
  readonly name: string;
  readonly letter: string;
}

/** The keys of a terminal, one by one, not line by line. */
export interface Keyboard {
  /** Calls for each key, except those that end or suspend the program. Returns a function that stops it. */
  open(hear: (key: Key) => void): () => void;
}

export interface Sink {
  write(text: string): void;
  /** Colours, and lines that are written over, are for terminals. */
  readonly isTerminal: boolean;
  /** Columns of the terminal. */
  readonly columns: number;
}
