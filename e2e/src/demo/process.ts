import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A program of the workspace that runs in its own process. */
export interface RunningProgram {
  readonly url: string;
  /** The end of what it has written to standard error. */
  readonly errors: string;
  /** Asks it to exit, and waits until it has. */
  stop(): Promise<ProgramEnd>;
  /** Kills it at once, as a crash would. */
  kill(): Promise<void>;
}

/** How a program ended. */
export interface ProgramEnd {
  /** `null` when a signal ended it. */
  readonly code: number | null;
  /** The end of what it wrote to standard error. */
  readonly errors: string;
}

export interface ProgramOptions {
  /** The program's file, built or source. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const patience = 60_000;
const source = ["--conditions=@syndikit/source", "--import", "tsx"];

/**
 * Starts a program, and waits until it prints a line of JSON with its `url`.
 *
 * @throws {Error} when the program exits, or is not ready in time. The message has its output.
 */
export async function startProgram({ entry, args = [], env = {} }: ProgramOptions): Promise<RunningProgram> {
  const child = spawn(process.execPath, [...(entry.endsWith(".ts") ? source : []), entry, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  let written = "";
  child.stderr.on("data", (chunk: Buffer) => {
    written = (written + chunk.toString()).slice(-8_192);
  });

  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${entry} ${why}.\n${written}`));
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      fail(`was not ready within ${patience / 1000} s`);
    }, patience);
    void ended.then(() => fail("ended before it was ready"));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const ready = readReadyLine(line);
      if (ready !== undefined) {
        clearTimeout(timer);
        resolve(ready);
      }
    });
  });

  return {
    url,
    get errors() {
      return written;
    },
    async stop() {
      await end(child, "SIGTERM", ended);
      return { code: child.exitCode, errors: written };
    },
    kill: () => end(child, "SIGKILL", ended),
  };
}

function readReadyLine(line: string): string | undefined {
  if (!line.startsWith("{")) return undefined;
  const value: unknown = JSON.parse(line);
  const isReady = typeof value === "object" && value !== null && "url" in value;
  return isReady && typeof value.url === "string" ? value.url : undefined;
}

async function end(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await ended;
  }
}
