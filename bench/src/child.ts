import { type ChildProcess, spawn } from "node:child_process";
import { endWithUs } from "./end-with-us.js";

/** A server in a child process. */
export interface Child {
  readonly pid: number;
  /** The first line of its standard output; empty with `readyUrl`. */
  readonly line: string;
  /** Milliseconds from the start until it was ready. */
  readonly startTime: number;
  /** Ends it with SIGTERM, and after 5 seconds with SIGKILL. */
  stop(): Promise<void>;
}

export interface ChildOptions {
  /** The arguments of Node: a file, or options before it. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** An address to poll until it answers, for a process that prints nothing when it is ready. */
  readonly readyUrl?: string;
}

/** How long to poll `readyUrl`, in milliseconds. */
const START_TIMEOUT = 30_000;

/**
 * Starts Node, and waits until the process prints a line to standard output, or answers at `readyUrl`.
 *
 * @throws {Error} when it ends before that. The message has the end of its standard error.
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
  // The process also ends after `stop`. Nobody awaits this promise then, and it must not be an unhandled rejection.
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
