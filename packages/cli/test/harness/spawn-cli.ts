import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The standard streams of a process. `stdin` is text to read; the others are numbers of open files. */
export interface Ends {
  readonly stdin?: string;
  readonly stdout?: number;
  readonly stderr?: number;
}

/** A command in its own process. */
export interface CliProcess {
  /** Waits until standard output contains a text. */
  printed(text: string): Promise<void>;
  /** Closes the pipe that the command writes to. */
  closeOutput(): Promise<void>;
  /** Sends a signal if the process is still running, and returns the exit code; null if a signal ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }>;
}

const main = fileURLToPath(new URL("../../src/start.ts", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Starts the program from its source. Of this process's environment it gets only the path. `within` is a command that
 * starts it, with the command's own arguments.
 */
export function spawnCli(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  { stdin, stdout: out, stderr: err }: Ends = {},
  within: readonly string[] = [],
): CliProcess {
  const program = [process.execPath, "--conditions=@syndikit/source", "--import", "tsx", main];
  const [command = process.execPath, ...rest] = [...within, ...program, ...args];
  const child = spawn(command, rest, {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", HOME: "/nonexistent", ...env },
    stdio: ["pipe", out ?? "pipe", err ?? "pipe"],
  });
  let stdout = "";
  let stderr = "";
  const watchers = new Set<() => void>();
  child.stdout?.on("data", (chunk: Buffer) => {
    stdout += chunk.toString();
    for (const watcher of watchers) watcher();
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  child.stdin?.end(stdin);
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
  return {
    ended,
    printed: (text) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (stdout.includes(text)) resolve();
        };
        watchers.add(look);
        look();
        ended.then(({ code }) =>
          reject(new Error(`ended with ${code} before ${text}\n${stdout}\n${stderr}`)),
        );
      }),
    closeOutput: () =>
      new Promise((resolve) => {
        child.stdout?.once("close", () => resolve());
        child.stdout?.destroy();
      }),
    async kill(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return (await ended).code;
    },
  };
}
