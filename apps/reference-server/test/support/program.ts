import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** How a command ended. */
export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The server's command line in a separate process. */
export interface Program {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
  /** Resolves when it has written something to standard error. */
  readonly told: Promise<void>;
}

const main = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

export function startProgram(args: readonly string[], env: Readonly<Record<string, string>> = {}): Program {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  const told = new Promise<void>((resolve) => {
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
      resolve();
    });
  });
  const finished = new Promise<Finished>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return { child, finished, told };
}

/** Runs a command to its end. */
export function runProgram(
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<Finished> {
  return startProgram(args, env).finished;
}
