import { type Meter, metrics, type Tracer, trace } from "@opentelemetry/api";
import { checkOptions, type Expectation, objectWith } from "../check-options.js";
import { aClock, type Clock, systemClock } from "../clock.js";
import { consoleHooks, type Hooks, hooksExpected } from "../hooks.js";
import { createTelemetryCounters } from "./telemetry-counters.js";
import { createTraceHook } from "./trace-hook.js";

/** Options of {@link otelHooks}. */
export interface OtelOptions {
  /** More hooks to call. Those that are absent write to the console, as without telemetry. */
  readonly hooks?: Hooks;
  /** Default: the one named `@syndikit/receiver` of the global provider. */
  readonly tracer?: Tracer;
  /** Default: the one named `@syndikit/receiver` of the global provider. */
  readonly meter?: Meter;
  /** The clock for durations. Default: the machine's. */
  readonly clock?: Clock;
}

const members = {
  hooks: hooksExpected,
  tracer: objectWith("a tracer of @opentelemetry/api", { startSpan: "required" }),
  meter: objectWith("a meter of @opentelemetry/api", { createCounter: "required" }),
  clock: aClock,
} satisfies Record<keyof OtelOptions, Expectation>;

const scope = "@syndikit/receiver";

/**
 * Creates hooks that record OpenTelemetry spans and metrics. They need the package `@opentelemetry/api`.
 *
 * There is a span for each delivery, attempt, step and call of the marketplace. Spans that your code starts inside a
 * step are its children. Each attempt starts a new trace, because it may run hours after its delivery, and for several
 * deliveries at once. Spans hold names, ids, states and error classes, but never error messages, bodies or credentials.
 *
 * @throws {TypeError} when an option is misspelt, or is of the wrong kind.
 *
 * @example
 * ```ts
 * const hooks = otelHooks();
 * const provisioner = createProvisioner({ ...options, hooks });
 * const receiver = createReceiver({ secrets, provisioner }); // shares the hooks
 * ```
 */
export function otelHooks(options: OtelOptions = {}): Hooks {
  checkOptions("otelHooks", options, members);
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
  // A hook that is not given writes to the console, as without traces.
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

/** For example `subscription` of `subscription/12`. */
function kindOf(key: string): string {
  return key.split("/", 1)[0] ?? key;
}
