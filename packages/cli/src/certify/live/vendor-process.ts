import { type ChildProcess, spawn } from "node:child_process";
import type { Clock } from "../../frame/clock.js";

/** The vendor's receiver as a process that can be ended and started again. */
export interface VendorProcess {
  /** Starts it. */
  start(): void;
  /** Asks it to end; ends it after a while if it does not. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Everything that it wrote so far, in all its lives. */
  output(): string;
  /** Why it is not running; `undefined` while it is. */
  ended(): string | undefined;
}

/** What to run. */
export interface VendorProcessOptions {
  /** A line for the shell. */
  readonly command: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
}

/** How long it may take to end in order, in milliseconds. */
const timeToEnd = 10_000;
/** More output than this is not kept, in characters. */
const keep = 16 * 1024 * 1024;

/** Prepares the process. A group of its own makes sure that what it starts itself ends with it. */
export function vendorProcess({ command, env, clock }: VendorProcessOptions): VendorProcess {
  const hasGroups = process.platform !== "win32";
  let child: ChildProcess | undefined;
  let written = "";

  const collect = (chunk: Buffer): void => {
    if (written.length < keep) written += chunk.toString();
  };

  function send(signal: NodeJS.Signals): void {
    if (child?.pid === undefined) return;
    try {
      if (hasGroups) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // It has ended meanwhile.
    }
  }

  /** Whether anything of the group is left: the shell may end before what it started. */
  function isThere(): boolean {
    if (child?.pid === undefined) return false;
    if (!hasGroups) return child.exitCode === null && child.signalCode === null;
    try {
      process.kill(-child.pid, 0);
      return true;
    } catch {
      return false;
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    send(signal);
    const limit = clock.now() + timeToEnd;
    while (isThere()) {
      if (clock.now() > limit) send("SIGKILL");
      await clock.sleep(20);
    }
    child = undefined;
    process.off("exit", endAtOnce);
  }

  // A second Ctrl-C does not wait for an end in order, and a group of its own would live on.
  const endAtOnce = (): void => send("SIGKILL");

  return {
    start() {
      process.once("exit", endAtOnce);
      child = spawn(command, {
        shell: true,
        detached: hasGroups,
        env: { ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child.stdout?.on("data", collect);
      child.stderr?.on("data", collect);
      // A shell that cannot be started is a process that ended.
      child.on("error", (error) => {
        written += `${error.message}\n`;
      });
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    output: () => written,
    ended() {
      if (child === undefined) return "it is not started";
      if (child.exitCode === null && child.signalCode === null) return undefined;
      // A line that ends with & leaves it behind in its group.
      if (hasGroups && isThere()) return undefined;
      return `it ended with ${child.exitCode ?? child.signalCode}`;
    },
  };
}
