import {
  aDuration,
  aFlag,
  aFunction,
  aNumberFrom,
  type Expectation,
  objectWith,
  oneOf,
  optionsWith,
} from "../check-options.js";
import { aClock, type Clock, type Random } from "../clock.js";
import type { Duration } from "../duration.js";
import type { Events } from "../events/create-events.js";
import { type Hooks, hooksExpected } from "../hooks.js";
import { aProvisioner, type Provisioner } from "../provision/provisioner.js";
import { type RetryOptions, retryMembers } from "../queue/backoff.js";
import { ReceiverError } from "../receiver-error.js";
import { aStore, type Store } from "../store/store.js";
import { type Secrets, secretsExpected } from "./secrets.js";

/** Options of a receiver. */
export interface ReceiverOptions {
  /**
   * The secret token of the product or company; several while one is being replaced, the current one first; or a
   * function that reads them for each delivery.
   */
  readonly secrets?: Secrets;
  /** Accept events without a signature. They cause reads only: handlers of `events` are not called. Default false. */
  readonly allowUnsigned?: boolean;
  /** Handlers for everything but tenants. */
  readonly events?: Events;
  /** Creates and removes tenants. The receiver uses its store, clock and hooks. */
  readonly provisioner?: Provisioner;
  /** Where events are stored until they are handled, without a provisioner, whose store is used. Default: in memory. */
  readonly store?: Store;
  /**
   * `queue`: acknowledge after the durable write, and do the work afterwards. `inline`: acknowledge after the work; for
   * platforms that stop the process after an answer. Default: `queue` on a durable store, else `inline`.
   */
  readonly mode?: "queue" | "inline";
  /**
   * Set it to `true` when another process calls `start()` on the same store, and this one only accepts events. Default
   * false: the first event starts the work.
   */
  readonly worksElsewhere?: boolean;
  /** How long a handler of `events` may take before it counts as failed. Default `"5m"`. */
  readonly timeLimit?: Duration;
  /** How long inline work may delay the answer. After that the answer is 429, and the work continues. Default `"8s"`. */
  readonly inlineDeadline?: Duration;
  /** The largest body, in bytes. Default 65,536; an event has about 200. */
  readonly maxBodyBytes?: number;
  /** How many events may wait before deliveries are answered with 429. The sweep's checks do not count. Default 10,000. */
  readonly maxBacklog?: number;
  /**
   * Answer GET and HEAD, for a health check: with 200, or with 503 while the work stands still, which is when the stored
   * work could not be looked at for a minute. Default false.
   */
  readonly health?: boolean;
  /** How a failing handler is retried, without a provisioner. */
  readonly retry?: RetryOptions;
  /** How many events this process handles at the same time, without a provisioner. Default 8. */
  readonly concurrency?: number;
  /** How long handled events are remembered, without a provisioner. Default `"30d"`. */
  readonly remember?: Duration;
  /** How long one call of the store may take, without a provisioner. Default `"5s"`. */
  readonly storeTimeLimit?: Duration;
  /** Functions for logs, metrics and alerts. Default: those of the provisioner, else the console. */
  readonly hooks?: Hooks;
  /** The clock, without a provisioner. Default: the machine's. */
  readonly clock?: Clock;
  /** The source of random numbers, without a provisioner. Default: `Math.random`. */
  readonly random?: Random;
}

/** What each option must be. */
export const receiverMembers = {
  secrets: secretsExpected,
  allowUnsigned: aFlag,
  events: objectWith("what createEvents() returned", { match: "required" }),
  provisioner: aProvisioner,
  store: aStore,
  mode: oneOf("queue", "inline"),
  worksElsewhere: aFlag,
  timeLimit: aDuration,
  inlineDeadline: aDuration,
  maxBodyBytes: aNumberFrom(1),
  maxBacklog: aNumberFrom(0),
  health: aFlag,
  retry: optionsWith(retryMembers),
  concurrency: aNumberFrom(1),
  remember: aDuration,
  storeTimeLimit: aDuration,
  hooks: hooksExpected,
  clock: aClock,
  random: aFunction,
} satisfies Record<keyof ReceiverOptions, Expectation>;

/** The options that a provisioner has instead, when there is one. */
const queueOptions = [
  "store",
  "retry",
  "concurrency",
  "remember",
  "storeTimeLimit",
  "clock",
  "random",
] as const satisfies readonly (keyof ReceiverOptions)[];

/**
 * Checks that every option that was given has an effect beside the others.
 *
 * @throws {ReceiverError} `invalid_option` when one has none. The message says where it belongs.
 */
export function checkEffects(options: ReceiverOptions): void {
  const { provisioner, events, mode, timeLimit, inlineDeadline, worksElsewhere } = options;
  const beside = queueOptions.filter((name) => options[name] !== undefined);
  if (provisioner !== undefined && beside.length > 0) {
    const advice = "Leave it out, and give it to createProvisioner.";
    refuse(`${beside.join(" and ")} of createReceiver`, "beside a provisioner", advice);
  }
  if (events === undefined && timeLimit !== undefined) {
    const advice =
      provisioner === undefined ? "Leave it out." : "Give it to createProvisioner, whose code it limits.";
    refuse("timeLimit of createReceiver", "without events", advice);
  }
  // Without `mode`, it is the store that decides, which may be another one in production.
  if (mode === "queue" && inlineDeadline !== undefined) {
    refuse(
      "inlineDeadline",
      'with mode: "queue", where the answer does not wait for the work',
      "Leave it out.",
    );
  }
  if (mode === "inline" && worksElsewhere === true) {
    refuse(
      "worksElsewhere",
      'with mode: "inline", where the work is done before the answer',
      "Leave it out.",
    );
  }
}

function refuse(option: string, where: string, advice: string): never {
  throw new ReceiverError("invalid_option", `${option} has no effect ${where}. ${advice}`);
}
