import type { Counter, Histogram, Meter } from "@opentelemetry/api";

/** The instruments. Each attribute has only a few values; ids are in spans only. */
export interface TelemetryCounters {
  readonly durations: Readonly<Record<"delivery" | "task" | "step" | "call", Histogram>>;
  readonly decisions: Counter;
  readonly retries: Counter;
  readonly deadLetters: Counter;
  readonly pauses: Counter;
  readonly warnings: Counter;
  readonly errors: Counter;
}

export function createTelemetryCounters(meter: Meter): TelemetryCounters {
  const seconds = (name: string, description: string): Histogram =>
    meter.createHistogram(name, { description, unit: "s" });
  const counter = (name: string, description: string): Counter => meter.createCounter(name, { description });
  return {
    durations: {
      delivery: seconds("syndikit.delivery.duration", "Deliveries, from the request to the answer"),
      task: seconds("syndikit.task.duration", "Attempts at a task"),
      step: seconds("syndikit.step.duration", "Steps of the vendor's code that ran"),
      call: seconds("syndikit.call.duration", "Calls of the marketplace"),
    },
    decisions: counter("syndikit.decisions", "What the provisioner decided to do"),
    retries: counter("syndikit.retries", "Tasks that will be retried"),
    deadLetters: counter("syndikit.dead_letters", "New dead letters"),
    pauses: counter("syndikit.pauses", "Outages of the marketplace, during which calls were paused"),
    warnings: counter("syndikit.warnings", "Warnings"),
    errors: counter("syndikit.errors", "Errors that no caller sees"),
  };
}
