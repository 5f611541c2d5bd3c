import type { Clock, Random } from "../clock.js";
import type { Duration } from "../duration.js";
import type { Reporter } from "../hooks.js";
import type { LimitedStore } from "../store/limit-store.js";
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
  readonly clock?: Clock | undefined;
  readonly random?: Random | undefined;
  readonly retry?: RetryOptions | undefined;
  /** Tasks of the lane `event` at the same time in this process; other lanes have shares of it. Default 8. */
  readonly concurrency?: number | undefined;
  readonly lease?: Duration | undefined;
  readonly poll?: Duration | undefined;
  readonly remember?: Duration | undefined;
  /** How long one call of the store may take. Default `"5s"`. */
  readonly storeTimeLimit?: Duration | undefined;
  /** The prefix of the keys and lanes of this queue, if several queues share a store. Default `""`. */
  readonly scope?: string | undefined;
}

/** Work that a stop could not end: the keys of work that ignores its signal. */
export interface StopReport {
  readonly left: readonly string[];
}

/** The durable queue: one task for each key, one worker for each key. */
export interface Queue {
  readonly store: LimitedStore;
  readonly scope: string;
  readonly clock: SharedClock;
  readonly random: Random;
  readonly attempts: number;
  /** The names of its lanes in the store. */
  lanes(...names: readonly LaneName[]): readonly string[];
  /**
   * Sets the handler for tasks whose key begins with `<scope><kind>/`.
   *
   * @throws {ReceiverError} `invalid_option` when there is a handler for them already.
   */
  handle(kind: string, handler: TaskHandler): void;
  /** Puts a gate on a lane; all gates of a lane must be open. */
  guard(lane: LaneName, gate: Gate): void;
  /** Sets the interval after which a task in order is checked again. Without it, never. */
  lookAfter(delay: () => number): void;
  /** Wakes a task. The task is stored when the promise resolves. */
  enqueue(wake: Omit<Wake, "now">): Promise<Enqueued>;
  /** Changes a task without claiming it. */
  change<Result>(
    key: string,
    decide: (task: Task | undefined, now: number) => { task?: Task | "remove" | undefined; result: Result },
  ): Promise<Result>;
  /** Works on a key now and in this process, until there is nothing to do. */
  run(key: string): Promise<RunResult>;
  /** Starts to work on due tasks. Calling it twice is harmless. */
  start(): void;
  /** Works on due tasks until there are none, or until this time. */
  drain(until: number): Promise<void>;
  readonly state: "new" | "started" | "stopped";
  /** Since when it has not moved, in milliseconds since 1970, if that is longer than a minute. */
  readonly standsStillSince: number | undefined;
  /** Starts nothing new, waits for running work, and aborts it after `grace` milliseconds. */
  stop(grace: number): Promise<StopReport>;
  /** Pauses or resumes all processes. While they are paused, no new task starts. */
  pause(on: boolean): Promise<void>;
  isPaused(): Promise<boolean>;
  /** Looks for work now. */
  poke(): void;
}
