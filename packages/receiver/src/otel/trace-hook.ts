import {
  type Attributes,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import type { Clock } from "../clock.js";
import type { AroundHook, Operation, OperationEnd } from "../operation.js";
import type { TelemetryCounters } from "./telemetry-counters.js";

export interface TraceHookOptions {
  readonly tracer: Tracer;
  readonly clock: Clock;
  readonly counters: TelemetryCounters;
  readonly next: AroundHook | undefined;
}

/** Makes the hook that puts a span around each operation, and measures how long it takes. */
export function createTraceHook({ tracer, clock, counters, next }: TraceHookOptions): AroundHook {
  return async (operation, run) => {
    const begin = clock.now();
    const span = startSpan(tracer, operation);
    const finish = (attributes: Attributes): void => {
      span.end();
      // The vendor's code may invent step names as it runs: too many values for a metric.
      const measured = operation.kind === "call" ? { ...nameOf(operation), ...attributes } : attributes;
      counters.durations[operation.kind].record((clock.now() - begin) / 1000, measured);
    };
    try {
      const end = await context.with(trace.setSpan(context.active(), span), () =>
        lookOn(operation, run, next),
      );
      const attributes = attributesOf(end);
      span.setAttributes({ ...attributes, ...(end.event ? { "syndikit.event": end.event } : {}) });
      if (end.outcome === "failed" || end.outcome === "dead") span.setStatus({ code: SpanStatusCode.ERROR });
      finish(attributes);
    } catch (error) {
      // Only the class: the message of an error in the vendor's code may contain anything.
      const attributes = { "error.type": classOf(error) };
      span.setAttributes(attributes);
      span.setStatus({ code: SpanStatusCode.ERROR });
      finish(attributes);
    }
  };
}

async function lookOn(
  operation: Operation,
  run: () => Promise<OperationEnd>,
  next: AroundHook | undefined,
): Promise<OperationEnd> {
  if (next === undefined) return run();
  const running = run();
  await next(operation, () => running);
  return running;
}

function startSpan(tracer: Tracer, operation: Operation): Span {
  switch (operation.kind) {
    case "delivery":
      return tracer.startSpan("receive event", { kind: SpanKind.CONSUMER });
    case "task": {
      const { subject, cause, attempt } = operation;
      const attributes = {
        "syndikit.subject": subject,
        "syndikit.cause": cause,
        "syndikit.attempt": attempt,
      };
      return tracer.startSpan("work on task", { root: true, attributes });
    }
    case "step":
    case "call": {
      const { kind, name, subject } = operation;
      return tracer.startSpan(`${kind} ${name}`, {
        kind: kind === "call" ? SpanKind.CLIENT : SpanKind.INTERNAL,
        attributes: { "syndikit.subject": subject, ...nameOf(operation) },
      });
    }
    default:
      return operation satisfies never;
  }
}

function nameOf(operation: Operation): Attributes {
  if (operation.kind === "call") return { "syndikit.call": operation.name };
  return operation.kind === "step" ? { "syndikit.step": operation.name } : {};
}

function attributesOf({ outcome, status }: OperationEnd): Attributes {
  return {
    "syndikit.outcome": outcome,
    ...(status === undefined ? {} : { "http.response.status_code": status }),
  };
}

function classOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
