import type { Hooks } from "../hooks.js";
import type { Queue } from "../queue/create-queue.js";
import type { RunResult } from "../queue/task.js";
import type { DeadLetter } from "../store/store.js";
import type { SubscriptionRecord } from "./record.js";

/** Brings tenants in line with the state of their subscriptions. */
export interface Provisioner {
  /** Takes up what a crash left, works on what is due, and sweeps. Calling it twice is harmless. */
  start(): Promise<void>;
  /** Takes nothing new, and waits for what runs. */
  stop(): Promise<void>;
  /** Looks at one subscription now, and waits for the end of that. It works without `start` too. */
  reconcile(subscriptionId: number): Promise<RunResult>;
  /** Forgets the failures of a subscription, and begins again where it stopped. */
  redrive(subscriptionId: number): Promise<RunResult>;
  /** Puts every live subscription into the queue, and says how many those are. */
  sweep(): Promise<number>;
  /** Ends a pause after a 401 early, for instance once the token is replaced. */
  resume(): void;
  /** What is remembered of a subscription. */
  inspect(subscriptionId: number): Promise<SubscriptionRecord>;
  /** What was given up, oldest first. */
  deadLetters(): Promise<readonly DeadLetter[]>;
  /** The queue, which a receiver shares. */
  readonly queue: Queue;
  /** The hooks, which a receiver shares. */
  readonly hooks: Hooks | undefined;
}
