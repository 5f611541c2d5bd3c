import { spawn } from "node:child_process";
import { once } from "node:events";

/** A shell command that was started. */
export interface Launched {
  /** The output so far. */
  readonly output: string;
  /** Seconds since the start. */
  readonly seconds: number;
  /** The exit code, once the command and all its child processes have ended; `null` if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Waits until the output matches. */
  printed(pattern: RegExp): Promise<void>;
  /**
   * Waits for a promise, up to a limit.
   *
   * @throws {Error} when it takes too long. The command is then killed.
   */
  within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value>;
  /** Sends a signal to the command and all its child processes, and returns the whole output. */
  end(signal: NodeJS.Signals): Promise<string>;
}

export interface LaunchOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a command in a shell. */
export function launchCommand(line: string, { cwd, env }: LaunchOptions): Launched {
  const began = performance.now();
  // In its own process group, so that a signal also reaches the processes that npm started.
  const child = spawn("sh", ["-c", line], { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const ended = once(child, "close").then(([code]: unknown[]) => (typeof code === "number" ? code : null));
  let output = "";
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
    child.emit("heard");
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);

  const signalAll = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch (error) {
      // The process group has already ended.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  };

  async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        signalAll("SIGKILL");
        reject(new Error(`\`${line}\` took longer than ${milliseconds / 1_000} s:\n${output}`));
      }, milliseconds);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    get output() {
      return output;
    },
    get seconds() {
      return (performance.now() - began) / 1_000;
    },
    ended,
    async printed(pattern) {
      while (!pattern.test(output)) await once(child, "heard");
    },
    within,
    async end(signal) {
      signalAll(signal);
      await within(20_000, ended);
      return output;
    },
  };
}
