import type { ExitCode } from "../../src/frame/cli-error.js";
import type { Io } from "../../src/frame/io.js";
import { systemClock } from "../../src/frame/io.js";
import { run } from "../../src/frame/run.js";

/** What a command line is run with. */
export interface CliOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array;
  readonly terminal?: boolean;
  readonly signal?: AbortSignal;
}

/** How it ended, and what it said. */
export interface CliResult {
  readonly code: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
  /** The lines of standard output as JSON. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** A command that runs, in this process. */
export interface RunningCli {
  /** Waits for a record of that type in the output with `--json`. */
  record(type: string): Promise<Readonly<Record<string, unknown>>>;
  /** Waits until standard output holds a text. */
  printed(text: string): Promise<void>;
  /** As Ctrl-C does. */
  interrupt(): Promise<CliResult>;
  readonly ended: Promise<CliResult>;
}

/** Runs a command line to its end. */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  return startCli(args, options).ended;
}

/** Starts a command line. */
export function startCli(args: readonly string[], options: CliOptions = {}): RunningCli {
  const { env = {}, stdin = "", terminal = false } = options;
  const controller = new AbortController();
  let stdout = "";
  let stderr = "";
  const watchers = new Set<() => void>();
  const io: Io = {
    stdout: {
      isTerminal: terminal,
      columns: 100,
      write(text) {
        stdout += text;
        for (const watcher of watchers) watcher();
      },
    },
    stderr: {
      isTerminal: terminal,
      columns: 100,
      write(text) {
        stderr += text;
      },
    },
    readStdin: async () => (typeof stdin === "string" ? Buffer.from(stdin) : stdin),
    stdinIsTerminal: false,
    env,
    signal: options.signal ?? controller.signal,
    clock: systemClock,
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
    interrupt() {
      controller.abort();
      return ended;
    },
    ended,
  };
}
