import { type ChildProcess, spawn } from "node:child_process";
import { endWithUs } from "./end-with-us.js";

/** A process that serves. */
export interface Child {
  readonly pid: number;
  /** The first line of its standard output; empty when its port was waited for instead. */
  readonly line: string;
  /** Milliseconds from the start until that line. */
  readonly startTime: number;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** What to start. */
export interface ChildOptions {
  /** The first one is a file for Node, or an option of Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Asked until it answers, for a process that prints nothing when it is ready. */
  readonly readyUrl?: string;
}

/** How long a process may take until it is ready, in milliseconds. */
const START_TIMEOUT = 30_000;

/**
 * Starts Node, and waits until the process says something on its standard output, or answers at `readyUrl`.
 *
 * @throws {Error} when it ends before; with its last words.
 */
export async function startChild({ args, env = {}, readyUrl }: ChildOptions): Promise<Child> {
  const start = performance.now();
  const child = spawn(process.execPath, [...args], {
    env: { PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithUs(child);
  let lastWords = "";
  child.stderr.on("data", (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-4_000);
  });
  const gone = new Promise<number | null>((resolve) => child.once("close", resolve));
  const died = gone.then((code): never => {
    throw new Error(`${args.join(" ")} ended with ${code} before it was ready: ${lastWords}`);
  });
  // When it is ready, nobody listens to this any more, and it ends at the end.
  died.catch(() => undefined);
  const line = await Promise.race([died, readyUrl === undefined ? firstLine(child) : answers(readyUrl)]);
  return {
    pid: child.pid ?? 0,
    line,
    startTime: performance.now() - start,
    async stop() {
      child.kill("SIGTERM");
      const hurry = setTimeout(() => child.kill("SIGKILL"), 5_000);
      await gone;
      clearTimeout(hurry);
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      if (output.includes("\n")) return;
      output += chunk.toString();
      const end = output.indexOf("\n");
      if (end >= 0) resolve(output.slice(0, end));
    });
  });
}

async function answers(url: string): Promise<string> {
  const deadline = performance.now() + START_TIMEOUT;
  while (performance.now() < deadline) {
    try {
      await (await fetch(url)).arrayBuffer();
      return "";
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`Nobody answers at ${url}.`);
}
