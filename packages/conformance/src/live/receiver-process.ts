import { type ChildProcess, spawn } from "node:child_process";
import type { Clock } from "../options.js";
import { isGroupRunning } from "./process-group.js";
import type { ReceiverLog } from "./receiver-log.js";

/** The vendor's receiver as a process that can be stopped and restarted. */
export interface ReceiverProcess {
  start(): void;
  /** Asks it to stop, and kills it if it does not. */
  stop(): Promise<void>;
  /** Kills it at once, as a crash would. */
  kill(): Promise<void>;
  /** All that it has written, restarts included. */
  readonly log: ReceiverLog;
  /** Why it is not running; `undefined` while it is. */
  ended(): string | undefined;
}

export interface ReceiverProcessOptions {
  /** A shell command. */
  readonly command: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly log: ReceiverLog;
}

/** How many milliseconds it may take to stop. */
const TIME_TO_END = 10_000;
/** How many milliseconds after a kill are waited for. A process that hangs inside the system does not end. */
const TIME_TO_DIE = 5_000;

/** Prepares the process. It gets its own process group, so that its child processes end with it. */
export function receiverProcess({ command, env, clock, log }: ReceiverProcessOptions): ReceiverProcess {
  const hasGroups = process.platform !== "win32";
  let child: ChildProcess | undefined;

  function send(signal: NodeJS.Signals): void {
    if (child?.pid === undefined) return;
    try {
      if (hasGroups) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // It has ended meanwhile.
    }
  }

  /** Whether anything in the group still runs: the shell may end before its child processes. */
  function isAlive(): boolean {
    if (child?.pid === undefined) return false;
    if (!hasGroups) return child.exitCode === null && child.signalCode === null;
    return isGroupRunning(child.pid);
  }

  async function isGoneWithin(time: number): Promise<boolean> {
    const limit = clock.now() + time;
    while (isAlive()) {
      if (clock.now() > limit) return false;
      await clock.sleep(20);
    }
    return true;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    send(signal);
    const hasEnded = await isGoneWithin(signal === "SIGKILL" ? TIME_TO_DIE : TIME_TO_END);
    if (!hasEnded) {
      send("SIGKILL");
      if (!(await isGoneWithin(TIME_TO_DIE)))
        log.note(`Process ${child?.pid} did not end when it was killed.`);
    }
    child = undefined;
    process.off("exit", killAtExit);
  }

  // A second Ctrl-C ends this process at once, and a separate process group would survive.
  const killAtExit = (): void => send("SIGKILL");

  return {
    start() {
      process.once("exit", killAtExit);
      child = spawn(command, {
        shell: true,
        detached: hasGroups,
        env: { ...env },
        stdio: ["ignore", log.descriptor, log.descriptor],
      });
      // A shell that cannot be started counts as a process that has ended.
      child.on("error", (error) => log.note(error.message));
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    log,
    ended() {
      if (child === undefined) return "it was not started";
      if (child.exitCode === null && child.signalCode === null) return undefined;
      // A command that ends with & leaves its program behind in the group.
      if (hasGroups && isAlive()) return undefined;
      return `it ended with ${child.exitCode ?? child.signalCode}`;
    },
  };
}

/** The process, as scenarios need it. If it ends by itself, that is recorded, and it is started again. */
export interface SupervisedProcess {
  /** Starts it for the first time, and resolves when it answers. */
  begin(): Promise<void>;
  /** Stops it, and resolves when the restarted process answers. */
  restart(): Promise<void>;
  /** Kills it, and resolves when the restarted process answers. */
  crash(): Promise<void>;
  /** When it was last started. */
  readonly startedAt: number;
  /** Why it ended, for each time that it ended by itself. */
  readonly endings: readonly string[];
  /** Stops it for good. */
  close(): Promise<void>;
}

/** Milliseconds between two checks whether it runs. */
const LOOK_EVERY = 250;
/** If it ends after each start, it is not started again after this many times. */
const MAX_ENDINGS = 20;

/** Supervises a process. `ready` resolves when it answers. */
export function supervise(
  receiver: ReceiverProcess,
  ready: () => Promise<void>,
  clock: Clock,
): SupervisedProcess {
  const endings: string[] = [];
  const closed = new AbortController();
  let startedAt = 0;
  /** While it is stopped on purpose, or is starting, no other code starts it. */
  let isRestarting = false;

  async function startAgain(end: () => Promise<void>): Promise<void> {
    isRestarting = true;
    try {
      await end();
      receiver.start();
      await ready();
    } finally {
      startedAt = clock.now();
      isRestarting = false;
    }
  }

  async function watch(): Promise<void> {
    while (!closed.signal.aborted && endings.length < MAX_ENDINGS) {
      await clock.sleep(LOOK_EVERY, closed.signal);
      const reason = isRestarting || closed.signal.aborted ? undefined : receiver.ended();
      if (reason === undefined) continue;
      endings.push(reason);
      // If it does not start, the next check starts it again and records it again.
      await startAgain(receiver.kill).catch(() => undefined);
    }
  }

  return {
    endings,
    get startedAt() {
      return startedAt;
    },
    async begin() {
      await startAgain(async () => undefined);
      void watch();
    },
    restart: () => startAgain(receiver.stop),
    crash: () => startAgain(receiver.kill),
    async close() {
      closed.abort();
      await receiver.kill();
    },
  };
}
