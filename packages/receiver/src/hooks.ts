import { type Around, type AroundHook, createAround } from "./operation.js";
import type { Decision } from "./provision/decide.js";
import type { NewDeadLetter } from "./store/store.js";

/** Something that deserves a look, while the work goes on. It never holds a secret or a payload. */
export interface Warning {
  readonly code:
    | "weak_secret"
    | "old_secret_matched"
    | "unsigned_accepted"
    | "unsigned_poison"
    | "entity_url_mismatch"
    | "event_from_the_future"
    | "body_interrupted"
    | "adopted"
    | "gone"
    | "unknown_status"
    | "counter_went_down";
  readonly message: string;
  /** What it is about, such as `subscription/12`. */
  readonly subject?: string;
}

/** What became of one delivery. `probe`: `syndikit doctor` sent it. */
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

/** Where the kit reports to. Each is optional; an error inside a hook never reaches the kit. */
export interface Hooks {
  /** By default written with `console.warn`. */
  warning?(warning: Warning): void;
  /** An error that no caller sees. By default written with `console.error`. */
  error?(error: unknown, during: string): void;
  /** Each delivery, with the status that was answered. */
  delivered?(delivery: {
    readonly event?: string;
    readonly outcome: DeliveryOutcome;
    readonly status: number;
  }): void;
  /** Each decision of the provisioner, in a dry run too. */
  decided?(decided: { readonly subscriptionId: number; readonly decision: Decision }): void;
  /** A task failed, and runs again at `retryAt` (milliseconds since 1970). */
  retrying?(retry: {
    readonly key: string;
    readonly attempt: number;
    readonly retryAt: number;
    readonly error: unknown;
  }): void;
  /** Something was given up, and is kept until it is redriven. */
  deadLettered?(letter: NewDeadLetter): void;
  /** The marketplace answered 401: nothing runs until `until`, or until `resume()`. */
  paused?(pause: { readonly until: number; readonly error: unknown }): void;
  /** Each delivery, attempt, step and call, while it runs: for traces. */
  around?: AroundHook;
}

/** The hooks with every gap filled, and every call made safe. */
export type Reporter = Required<Omit<Hooks, "around">> & {
  readonly around: Around;
};

/** What is done where a hook for it is missing. */
export const consoleHooks = {
  warning: (warning: Warning): void => console.warn(describe(warning)),
  error: (error: unknown, during: string): void => console.error(`${during}:`, error),
} satisfies Hooks;

/** Fills the gaps of the hooks. */
export function createReporter(hooks: Hooks = {}): Reporter {
  const error = hooks.error?.bind(hooks) ?? consoleHooks.error;
  const safe =
    <Arguments extends unknown[]>(hook: ((...given: Arguments) => void) | undefined) =>
    (...given: Arguments): void => {
      if (hook === undefined) return;
      try {
        hook.apply(hooks, given);
      } catch (cause) {
        console.error("A hook threw:", cause);
      }
    };
  return {
    warning: safe(hooks.warning ?? consoleHooks.warning),
    error: safe(error),
    delivered: safe(hooks.delivered),
    decided: safe(hooks.decided),
    retrying: safe(hooks.retrying),
    deadLettered: safe(hooks.deadLettered),
    paused: safe(hooks.paused),
    around: createAround(hooks.around?.bind(hooks), safe(error)),
  };
}

function describe({ code, message, subject }: Warning): string {
  return subject === undefined ? `${code}: ${message}` : `${code} (${subject}): ${message}`;
}
