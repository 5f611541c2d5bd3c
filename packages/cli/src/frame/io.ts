/** The current time, and waiting. It is passed in so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Waits. It ends early, without an error, when the signal is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

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

/** Everything of the process that a command may use. */
export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Reads standard input to its end. */
  readStdin(): Promise<Uint8Array>;
  /** Whether standard input is a terminal, so that reading it would wait for somebody to type. */
  readonly stdinIsTerminal: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C and SIGTERM. A command then cleans up and ends. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** Undefined when input or output is not a terminal. */
  readonly keyboard?: Keyboard | undefined;
  /** Opens an address in the browser, and answers whether a program took it. */
  openAddress(address: string): Promise<boolean>;
}

/** A key that was pressed: its name, such as `up` or `return`, and the letter that it types, if any. */
export interface Key {
  readonly name: string;
  readonly letter: string;
}

/** Reads a terminal key by key instead of line by line. */
export interface Keyboard {
  /** Calls `hear` for each key, except those that end or suspend the program. Returns a function that stops this. */
  open(hear: (key: Key) => void): () => void;
}

export interface Sink {
  write(text: string): void;
  /** Only a terminal gets colours and lines that are overwritten. */
  readonly isTerminal: boolean;
  /** The width of the terminal in columns; 0 if it is not known. */
  readonly columns: number;
}

/** The columns to write for: 80 where a terminal does not say, as some in containers do not. */
export function columnsOf({ columns }: Sink): number {
  return columns > 0 ? columns : 80;
}
