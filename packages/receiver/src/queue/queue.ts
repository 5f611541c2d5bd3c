import type { Clock, Random } from "../clock.js";
import type { Duration } from "../duration.js";
import type { Reporter } from "../hooks.js";
import type { Store } from "../store/store.js";
import type { RetryOptions } from "./backoff.js";
import type { Gate } from "./places.js";
import type { SharedClock } from "./shared-clock.js";
import type { LaneName, Task } from "./task.js";
import type { RunResult, TaskHandler } from "./task-handler.js";
import type { Enqueued, Wake } from "./transitions.js";

/** How the queue works. */
export interface QueueOptions {
  readonly store: Store;
  readonly report: Reporter;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly retry?: RetryOptions;
  /** Tasks of the lane `event` at the same time in this process; other lanes have shares of it. Default 8. */
  readonly concurrency?: number;
  readonly lease?: Duration;
  readonly poll?: Duration;
  readonly remember?: Duration;
  /** What the keys and lanes of this queue begin with, where several share a store. Default `""`. */
  readonly scope?: string;
}

/** What a stop could not end: the keys of work that ignores its signal. */
export interface StopReport {
  readonly left: readonly string[];
}

/** The durable queue: one task for each key, one worker for each key. */
export interface Queue {
  readonly store: Store;
  readonly scope: string;
  readonly clock: SharedClock;
  readonly random: Random;
  readonly attempts: number;
  /** The names of its lanes in the store. */
  lanes(...names: readonly LaneName[]): readonly string[];
  /**
   * Says who does the tasks whose key begins with `<scope><kind>/`.
   *
   * @throws {ReceiverError} `invalid_option` when somebody does them already.
   */
  handle(kind: string, handler: TaskHandler): void;
  /** Puts a gate before a lane; all gates of a lane must be open. */
  guard(lane: LaneName, gate: Gate): void;
  /** Says how long to wait until what is in order is looked at again. Without it, never. */
  lookAfter(delay: () => number): void;
  /** Wakes a task. It is written when the promise resolves. */
  enqueue(wake: Omit<Wake, "now">): Promise<Enqueued>;
  /** Changes a task that nobody need hold. */
  change<Result>(
    key: string,
    decide: (task: Task | undefined, now: number) => { task?: Task | "remove" | undefined; result: Result },
  ): Promise<Result>;
  /** Works on a key now and in this process, until there is nothing to do. */
  run(key: string): Promise<RunResult>;
  /** Begins to work on what is due. Calling it twice is harmless. */
  start(): void;
  /** Works on what is due until nothing is, or until then. */
  drain(until: number): Promise<void>;
  readonly state: "new" | "started" | "stopped";
  /** Takes nothing new, waits for what runs, and aborts it after `grace` milliseconds. */
  stop(grace: number): Promise<StopReport>;
  /** Takes nothing new in any process, or goes on. */
  pause(on: boolean): Promise<void>;
  isPaused(): Promise<boolean>;
  /** Looks for work now. */
  poke(): void;
}
