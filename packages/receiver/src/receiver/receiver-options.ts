import type { Clock, Random } from "../clock.js";
import type { Duration } from "../duration.js";
import type { Events } from "../events/create-events.js";
import type { Hooks } from "../hooks.js";
import type { Provisioner } from "../provision/provisioner.js";
import type { RetryOptions } from "../queue/backoff.js";
import type { Store } from "../store/store.js";
import type { Secrets } from "./secrets.js";

/** What a receiver needs, and how it behaves. */
export interface ReceiverOptions {
  /**
   * The secret token of the product or company; several while one is being replaced, the current one first; or a
   * function that reads them for each delivery.
   */
  readonly secrets?: Secrets;
  /** Accept events without a signature. They cause reads only: handlers of `events` are not called. Default false. */
  readonly allowUnsigned?: boolean;
  /** Handlers for side uses. */
  readonly events?: Events;
  /** Makes and removes tenants. The receiver shares its store, clock and hooks. */
  readonly provisioner?: Provisioner;
  /** Where events wait for their handlers, without a provisioner. Default: the memory. */
  readonly store?: Store;
  /**
   * `queue`: acknowledge after the durable write, and work afterwards. `inline`: acknowledge after the work; for
   * platforms that stop the process after an answer. Default: `queue` on a durable store, else `inline`.
   */
  readonly mode?: "queue" | "inline";
  /**
   * Say `true` where another process calls `start()` on the same store, and this one only takes events in. Default
   * false: the first event starts the work.
   */
  readonly worksElsewhere?: boolean;
  /** How long a handler of `events` may take before it counts as failed. Default `"5m"`. */
  readonly timeLimit?: Duration;
  /** How long inline work may hold the answer. After that it is 429, and the work goes on. Default `"8s"`. */
  readonly inlineDeadline?: Duration;
  /** The largest body, in bytes. Default 65,536; real events have about 200. */
  readonly maxBodyBytes?: number;
  /** Events that may wait before deliveries are put off with 429; what the sweep looks at is none. Default 10,000. */
  readonly maxBacklog?: number;
  /** Answer GET and HEAD with 200, for a health check. Default false. */
  readonly health?: boolean;
  /** How often a failing handler is tried, without a provisioner. */
  readonly retry?: RetryOptions;
  /** How long it remembers handled events, without a provisioner. Default `"30d"`. */
  readonly remember?: Duration;
  /** Where it reports to. Default: those of the provisioner, else the console. */
  readonly hooks?: Hooks;
  /** Where time comes from, without a provisioner. Default: the machine. */
  readonly clock?: Clock;
  /** Where chance comes from, without a provisioner. Default: the machine. */
  readonly random?: Random;
}
