import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { readQueue } from "../events/queue.js";
import type { Clock } from "../ports.js";
import type { Store } from "../store/port.js";

/** What readiness depends on. */
interface ReadinessFacts {
  readonly store: Store;
  readonly isShuttingDown: () => boolean;
}

/** Whether the server should be sent requests, and if not, why. */
export async function readiness({ store, isShuttingDown }: ReadinessFacts): Promise<Response> {
  if (isShuttingDown()) return Response.json({ ready: false, reason: "shutting down" }, { status: 503 });
  try {
    await store.check();
    return Response.json({ ready: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "the store does not answer";
    return Response.json({ ready: false, reason }, { status: 503 });
  }
}

/** How the queue of deliveries stands. */
export async function queueState(store: Store, clock: Clock): Promise<QueueState> {
  const { pending, oldestDueAge } = await store.read((db) => readQueue(db, clock.now()));
  return { depth: pending, oldestDueSeconds: oldestDueAge / 1000 };
}

/** Counts requests. */
export interface HttpMetrics {
  observe(request: {
    readonly operationId: string;
    readonly status: number;
    readonly duration: number;
  }): void;
}

/** How the queue of deliveries stands. */
interface QueueState {
  /** Deliveries that are not done. */
  readonly depth: number;
  /** Seconds since the oldest due one fell due; 0 when none is. */
  readonly oldestDueSeconds: number;
}

/** The numbers of the server, in Prometheus' text format. */
export interface Metrics extends HttpMetrics {
  attempt(outcome: string): void;
  /** What `/metrics` answers. */
  render(queue: QueueState): Promise<string>;
  readonly contentType: string;
}

/** Makes the numbers of one server; nothing is shared with another one in the same process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "syndikit_http_request_seconds",
    help: "How long requests to the API took, by operation and status.",
    labelNames: ["operation", "status"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10],
    registers,
  });
  const attempts = new Counter({
    name: "syndikit_event_attempts_total",
    help: "Attempts to deliver events, by outcome.",
    labelNames: ["outcome"],
    registers,
  });
  const depth = new Gauge({
    name: "syndikit_event_queue_depth",
    help: "Events that are not delivered and will be tried again.",
    registers,
  });
  const oldest = new Gauge({
    name: "syndikit_event_oldest_due_seconds",
    help: "Seconds since the oldest due delivery fell due.",
    registers,
  });

  return {
    observe({ operationId, status, duration }) {
      requests.observe({ operation: operationId, status: String(status) }, duration / 1000);
    },
    attempt: (outcome) => attempts.inc({ outcome }),
    async render(queue) {
      depth.set(queue.depth);
      oldest.set(queue.oldestDueSeconds);
      return registry.metrics();
    },
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
  };
}
