import { type Expectation, isObject, type Need, objectWith } from "./check-options.js";
import { type Around, type AroundHook, createAround } from "./operation.js";
import { isPromise } from "./promise.js";
import type { Decision } from "./provision/decide.js";
import type { DeadReason } from "./queue/task.js";
import { ReceiverError } from "./receiver-error.js";

/** A warning: something to look at, although the work continues. It never holds a secret or a payload. */
export interface Warning {
  readonly code:
    | "weak_secret"
    | "old_secret_matched"
    | "signature_refused"
    | "unsigned_accepted"
    | "unsigned_poison"
    | "entity_url_mismatch"
    | "event_from_the_future"
    | "body_interrupted"
    | "not_started"
    | "standstill"
    | "still_running"
    | "adopted"
    | "other_subscription"
    | "gone"
    | "unknown_status"
    | "counter_went_down";
  readonly message: string;
  /** What it is about, such as `subscription/12`. */
  readonly subject?: string;
}

/** The outcome of one delivery. `probe`: it came from `syndikit doctor`. */
export type DeliveryOutcome =
  | "accepted"
  | "duplicate"
  | "unhandled"
  | "unknown"
  | "probe"
  | "poison"
  | "refused"
  | "postponed"
  | "failed";

/** A dead letter: work that was given up, and is kept for the operator. */
export interface DeadLetter {
  /** Such as `subscription/12`. */
  readonly key: string;
  readonly reason: DeadReason;
  readonly at: number;
  /** The text of the error. */
  readonly error: string;
  /** The error itself, where there is one. */
  readonly cause?: unknown;
  /** How many attempts were made. */
  readonly attempts?: number;
}

/** Functions that the kit calls for logs, metrics and alerts. All are optional. The kit ignores errors in them. */
export interface Hooks {
  /** A warning. Default: written with `console.warn`. */
  warning?(warning: Warning): void;
  /** An error that no caller sees. Default: written with `console.error`. */
  error?(error: unknown, during: string): void;
  /** Each delivery, with the status of the answer. */
  delivered?(delivery: {
    readonly event?: string;
    readonly outcome: DeliveryOutcome;
    readonly status: number;
  }): void;
  /** Each decision of the provisioner, also in a dry run. */
  decided?(decided: { readonly subscriptionId: number; readonly decision: Decision }): void;
  /**
   * A task will run again at `retryAt` (milliseconds since 1970). `counted`: the attempt counts, because your code
   * failed; otherwise it does not, for example during an outage of the marketplace. Default: one line with
   * `console.error` if there is an error.
   */
  retrying?(retry: {
    readonly key: string;
    readonly attempt: number;
    /** Attempts in all. */
    readonly attempts: number;
    readonly counted: boolean;
    readonly retryAt: number;
    readonly error: unknown;
  }): void;
  /** A new dead letter. It is kept until it is redriven or dismissed. Default: one line with `console.error`. */
  deadLettered?(letter: DeadLetter): void;
  /**
   * An outage of the marketplace: nothing calls it before `until`, when one subscription is tried, or before `resume()`.
   * Default: one line with `console.error`.
   */
  paused?(pause: { readonly until: number; readonly error: unknown }): void;
  /** The marketplace answers again. Default: one line with `console.error`. */
  resumed?(): void;
  /** Each delivery, attempt, step and call, while it runs: for traces. */
  around?: AroundHook;
}

const hooks = {
  warning: "optional",
  error: "optional",
  delivered: "optional",
  decided: "optional",
  retrying: "optional",
  deadLettered: "optional",
  paused: "optional",
  resumed: "optional",
  around: "optional",
} as const satisfies Record<keyof Hooks, Need>;

const someHooks = objectWith(`an object with hooks: ${Object.keys(hooks).join(", ")}`, hooks);

/** What hooks must be. An object of a class may have methods of its own. */
export const hooksExpected: Expectation = {
  ...someHooks,
  look(value, at) {
    someHooks.look?.(value, at);
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member !== "function" || Object.hasOwn(hooks, name)) continue;
      throw new TypeError(`${at} does not know ${name}. It knows: ${Object.keys(hooks).join(", ")}.`);
    }
  },
};

/** All hooks: missing ones have defaults, and errors in them are caught. */
export type Reporter = Required<Omit<Hooks, "around">> & {
  readonly around: Around;
  /** The store does not answer. Every call that fails because of it is silent, so that a silence is told once. */
  storeSilent(error: ReceiverError): void;
};

/** What this process has already logged about weak secrets and clocks. */
const told = new Set<string>();

/** The defaults for missing hooks. Each writes one line, so that a log can be searched by subscription. */
export const consoleHooks = {
  warning({ code, message, subject }: Warning): void {
    const line = subject === undefined ? `${code}: ${message}` : `${code} (${subject}): ${message}`;
    // A test suite makes a receiver for each test, and needs one warning about a weak secret, not a hundred. Once a
    // sandbox's clock was moved ahead, all its events have dates in the future, and one warning is enough.
    const once = code === "event_from_the_future" ? code : code === "weak_secret" ? line : undefined;
    if (once !== undefined && told.has(once)) return;
    if (once !== undefined) told.add(once);
    console.warn(line);
  },
  // The kit's own errors say what to do. Of any other, the first frames say where it comes from.
  error: (error: unknown, during: string): void =>
    console.error(`${during}: ${ReceiverError.is(error) ? error.message : oneLine(error)}`),
  retrying({ key, attempt, attempts, counted, retryAt, error }): void {
    if (error === undefined) return;
    const what = counted ? `attempt ${attempt} of ${attempts} failed` : "delayed, not counted as an attempt";
    console.error(`${key}: ${what}, next ${timeOf(retryAt)}: ${oneLine(error)}`);
  },
  deadLettered({ key, reason, error, cause, attempts }): void {
    const after = attempts === undefined ? "" : ` at attempt ${attempts}`;
    const why = cause === undefined ? error : oneLine(cause);
    console.error(
      `${key}: given up (${reason})${after}: ${why} It is tried again at the next start, or with redrive().`,
    );
  },
  paused: ({ until, error }): void =>
    console.error(`The marketplace is not available, next probe ${timeOf(until)}: ${oneLine(error)}`),
  resumed: (): void => console.error("The marketplace answers again."),
} satisfies Hooks;

/** Adds the defaults for missing hooks. */
export function createReporter(hooks: Hooks = {}): Reporter {
  const error = hooks.error?.bind(hooks) ?? consoleHooks.error;
  const failed = (cause: unknown): void => {
    try {
      console.error("A hook failed:", cause);
    } catch {
      // Nothing that looks on changes what happens, the console neither.
    }
  };
  const safe =
    <Arguments extends unknown[]>(hook: ((...given: Arguments) => void) | undefined) =>
    (...given: Arguments): void => {
      if (hook === undefined) return;
      try {
        const looking: unknown = hook.apply(hooks, given);
        if (isPromise(looking)) looking.then(undefined, failed);
      } catch (cause) {
        failed(cause);
      }
    };
  return {
    warning: safe(hooks.warning ?? consoleHooks.warning),
    error: safe((cause, during) => {
      if (ReceiverError.is(cause) && cause.code === "store_silent") return;
      error(cause, during);
    }),
    storeSilent: safe((cause) => error(cause, "asking the store")),
    delivered: safe(hooks.delivered),
    decided: safe(hooks.decided),
    retrying: safe(hooks.retrying ?? consoleHooks.retrying),
    deadLettered: safe(hooks.deadLettered ?? consoleHooks.deadLettered),
    paused: safe(hooks.paused ?? consoleHooks.paused),
    resumed: safe(hooks.resumed ?? consoleHooks.resumed),
    around: createAround(hooks.around?.bind(hooks), safe(error)),
  };
}

const SHOWN_FRAMES = 3;

/** A frame of the kit or of Node itself: it says nothing of where the vendor's code failed. */
const FOREIGN_FRAME = /[\\/]@syndikit[\\/]receiver[\\/]|\bnode:internal\b/;

/** An error in one line, with the first frames of the vendor's code in its stack. */
function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = (error.stack ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at ") || /^[^\s@]*@.+:\d+/.test(line))
    .filter((line) => !FOREIGN_FRAME.test(line))
    .slice(0, SHOWN_FRAMES);
  const text = `${error.name}: ${error.message}`.replace(/\s*\n\s*/g, " ");
  return frames.length === 0 ? text : `${text} (${frames.join("; ")})`;
}

function timeOf(at: number): string {
  return new Date(at).toISOString();
}
