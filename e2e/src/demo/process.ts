import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A program of the workspace that runs by itself. */
export interface RunningProgram {
  readonly url: string;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

/** What to run, and what to tell it. */
export interface ProgramOptions {
  /** The file of the program, or of its source. */
  readonly entry: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const patience = 60_000;
const source = ["--conditions=@syndikit/source", "--import", "tsx"];

/**
 * Starts a program, and waits for the line in which it says, as JSON with a `url`, that it is
 * ready.
 *
 * @throws {Error} when the program ends, or says nothing in time; with what it wrote.
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

  return { url, stop: () => end(child, "SIGTERM", ended), kill: () => end(child, "SIGKILL", ended) };
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
