import { type Meter, metrics, type Tracer, trace } from "@opentelemetry/api";
import { type Clock, systemClock } from "../clock.js";
import { consoleHooks, type Hooks } from "../hooks.js";
import { createTelemetryCounters } from "./telemetry-counters.js";
import { createTraceHook } from "./trace-hook.js";

/** Where spans and metrics go. */
export interface OtelOptions {
  /** Hooks that are called as well. What they leave out is written on the console, as ever. */
  readonly hooks?: Hooks;
  /** Default: one named `@syndikit/receiver` of the global provider. */
  readonly tracer?: Tracer;
  /** Default: one named `@syndikit/receiver` of the global provider. */
  readonly meter?: Meter;
  /** Where durations come from. Default: the machine. */
  readonly clock?: Clock;
}

const scope = "@syndikit/receiver";

/**
 * Hooks that make OpenTelemetry spans and metrics of what the kit does. They need the package `@opentelemetry/api`.
 *
 * A span for each delivery, attempt, step and call of the marketplace; code of yours that makes spans inside of a
 * step finds its parent. An attempt begins a trace of its own: it may come hours after its delivery, and for many of
 * them. Names, ids, states and classes of errors are written; texts of errors, bodies and credentials never are.
 *
 * @example
 * ```ts
 * const hooks = otelHooks();
 * const provisioner = createProvisioner({ ...options, hooks });
 * const receiver = createReceiver({ secrets, provisioner }); // shares the hooks
 * ```
 */
export function otelHooks(options: OtelOptions = {}): Hooks {
  const {
    hooks = {},
    tracer = trace.getTracer(scope),
    meter = metrics.getMeter(scope),
    clock = systemClock,
  } = options;
  const counters = createTelemetryCounters(meter);
  const mark = (name: string, attributes: Record<string, string>): void => {
    trace.getActiveSpan()?.addEvent(name, attributes);
  };
  // What has no hook is written on the console, as it is without traces.
  const other = {
    warning: hooks.warning?.bind(hooks) ?? consoleHooks.warning,
    error: hooks.error?.bind(hooks) ?? consoleHooks.error,
    retrying: hooks.retrying?.bind(hooks) ?? consoleHooks.retrying,
    deadLettered: hooks.deadLettered?.bind(hooks) ?? consoleHooks.deadLettered,
    paused: hooks.paused?.bind(hooks) ?? consoleHooks.paused,
    resumed: hooks.resumed?.bind(hooks) ?? consoleHooks.resumed,
  } satisfies Hooks;

  return {
    around: createTraceHook({ tracer, clock, counters, next: hooks.around?.bind(hooks) }),
    warning(warning) {
      counters.warnings.add(1, { "syndikit.warning": warning.code });
      mark("warning", { "syndikit.warning": warning.code });
      other.warning(warning);
    },
    error(error, during) {
      counters.errors.add(1);
      other.error(error, during);
    },
    delivered: (delivery) => hooks.delivered?.(delivery),
    decided(decided) {
      const attributes = { "syndikit.decision": decided.decision.kind };
      counters.decisions.add(1, attributes);
      mark("decided", attributes);
      hooks.decided?.(decided);
    },
    retrying(retry) {
      counters.retries.add(1, { "syndikit.task": kindOf(retry.key) });
      other.retrying(retry);
    },
    deadLettered(letter) {
      counters.deadLetters.add(1, { "syndikit.reason": letter.reason });
      mark("dead letter", { "syndikit.reason": letter.reason });
      other.deadLettered(letter);
    },
    paused(pause) {
      counters.pauses.add(1);
      mark("paused", {});
      other.paused(pause);
    },
    resumed() {
      mark("resumed", {});
      other.resumed();
    },
  };
}

/** `subscription` of `subscription/12`. */
function kindOf(key: string): string {
  return key.split("/", 1)[0] ?? key;
}
