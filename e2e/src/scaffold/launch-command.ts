import { spawn } from "node:child_process";
import { once } from "node:events";

/** A command of a shell that was started. */
export interface Launched {
  /** What it has printed so far. */
  readonly output: string;
  /** How long it has run. */
  readonly seconds: number;
  /** Its exit code, when all that it started has ended too; `null` when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Waits until it has printed something. */
  printed(pattern: RegExp): Promise<void>;
  /**
   * Waits for something, but not for ever.
   *
   * @throws {Error} it took too long. Then the command was killed.
   */
  within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value>;
  /** Sends a signal to it and to all that it started, and answers all that it printed. */
  end(signal: NodeJS.Signals): Promise<string>;
}

/** Where to run, and in which environment. */
export interface LaunchOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a command in a shell. */
export function launchCommand(line: string, { cwd, env }: LaunchOptions): Launched {
  const began = performance.now();
  // A process group of its own, so that a signal reaches what npm started too.
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
      // The group is gone already.
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
