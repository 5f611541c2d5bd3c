import { stripVTControlCharacters } from "node:util";
import type { ExitCode } from "../../src/frame/cli-error.js";
import type { Io, Key, Keyboard } from "../../src/frame/io.js";
import { systemClock } from "../../src/frame/io.js";
import { run } from "../../src/frame/run.js";

export interface CliOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array;
  readonly terminal?: boolean;
  /** The width of the terminal now; 100 when absent. */
  readonly columns?: () => number;
  readonly signal?: AbortSignal;
  /** Whether there is a keyboard. */
  readonly keyboard?: boolean;
  /** Whether a browser can be started; yes when absent. */
  readonly browser?: boolean;
}

/** The exit code and the output of a command. */
export interface CliResult {
  readonly code: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
  /** The lines of standard output as JSON. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** A running command in this process. */
export interface RunningCli {
  /** Waits for a record of this type in the output with `--json`. */
  record(type: string): Promise<Readonly<Record<string, unknown>>>;
  /** Waits until standard output contains a text. */
  printed(text: string): Promise<void>;
  /** Presses a key by its name, or the letters of a text one after the other. */
  press(...keys: readonly string[]): void;
  /** The addresses that were opened in the browser. */
  readonly opened: readonly string[];
  /** Returns the last footer that was drawn. */
  footer(): string;
  /** Returns the text of standard error so far. */
  said(): string;
  /** Interrupts the command as Ctrl-C does. */
  interrupt(): Promise<CliResult>;
  readonly ended: Promise<CliResult>;
}

/** Runs a command line to its end. */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  return startCli(args, options).ended;
}

export function startCli(args: readonly string[], options: CliOptions = {}): RunningCli {
  const { env = {}, stdin = "", terminal = false } = options;
  const controller = new AbortController();
  let stdout = "";
  let stderr = "";
  const watchers = new Set<() => void>();
  const listeners = new Set<(key: Key) => void>();
  const opened: string[] = [];
  const keyboard: Keyboard = {
    open(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
  const io: Io = {
    stdout: {
      isTerminal: terminal,
      get columns() {
        return options.columns?.() ?? 100;
      },
      write(text) {
        stdout += text;
        for (const watcher of watchers) watcher();
      },
    },
    stderr: {
      isTerminal: terminal,
      get columns() {
        return options.columns?.() ?? 100;
      },
      write(text) {
        stderr += text;
      },
    },
    readStdin: async () => (typeof stdin === "string" ? Buffer.from(stdin) : stdin),
    stdinIsTerminal: false,
    env,
    signal: options.signal ?? controller.signal,
    clock: systemClock,
    keyboard: options.keyboard === true ? keyboard : undefined,
    async openAddress(address) {
      opened.push(address);
      return options.browser ?? true;
    },
  };
  const records = (): readonly Readonly<Record<string, unknown>>[] =>
    stdout
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
  const ended = run(args, io).then((code) => ({ code, stdout, stderr, records: records() }));

  const until = <T>(find: () => T | undefined, what: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        watchers.delete(look);
        resolve(found);
      };
      watchers.add(look);
      look();
      ended.then(({ code }) => {
        look();
        reject(new Error(`ended with ${code} before ${what}\n${stdout}\n${stderr}`));
      });
    });
  return {
    record: (type) =>
      until(() => records().find((record) => record["type"] === type), `a record of type ${type}`),
    printed: async (text) => void (await until(() => (stdout.includes(text) ? true : undefined), text)),
    press(...keys) {
      for (const key of keys) {
        for (const hear of listeners)
          hear(key.length === 1 ? { name: key, letter: key } : { name: key, letter: "" });
      }
    },
    opened,
    said: () => stderr,
    footer: () => stripVTControlCharacters(stderr.slice(stderr.lastIndexOf("\u001b[J") + 1)),
    interrupt() {
      controller.abort();
      return ended;
    },
    ended,
  };
}
