import { Hono } from "hono";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { readQueue } from "../events/queue.js";
import type { Clock } from "../ports.js";
import type { Store } from "../store/port.js";

/** 200 when the server can take requests; 503 with the reason when it cannot. */
export async function readiness(store: Store, isShuttingDown: () => boolean): Promise<Response> {
  if (isShuttingDown()) return Response.json({ ready: false, reason: "shutting down" }, { status: 503 });
  try {
    await store.check();
    return Response.json({ ready: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "the store does not answer";
    return Response.json({ ready: false, reason }, { status: 503 });
  }
}

/** The state of the delivery queue for `/metrics`. */
interface QueueState {
  /** Deliveries that are not finished. */
  readonly depth: number;
  /** Seconds that the oldest due delivery has been due; 0 when none is. */
  readonly oldestDueSeconds: number;
}

export async function queueState(store: Store, clock: Clock): Promise<QueueState> {
  const { pending, oldestDueAge } = await store.read((db) => readQueue(db, clock.now()));
  return { depth: pending, oldestDueSeconds: oldestDueAge / 1000 };
}

/** Serves only the metrics, for a separate port that only the operator's network can reach. */
export function createMetricsApp({
  metrics,
  store,
  clock,
}: {
  readonly metrics: Metrics;
  readonly store: Store;
  readonly clock: Clock;
}): Hono {
  const app = new Hono();
  app.get("/metrics", async (context) =>
    context.body(await metrics.render(await queueState(store, clock)), 200, {
      "Content-Type": metrics.contentType,
    }),
  );
  return app;
}

/** The server's metrics, in Prometheus' text format. */
export interface Metrics extends HttpMetrics {
  /** Counts a delivery attempt. */
  attempt(outcome: string): void;
  /** The body of `/metrics`. */
  render(queue: QueueState): Promise<string>;
  readonly contentType: string;
}

export interface HttpMetrics {
  /** Counts a request. Its duration is in milliseconds. */
  observe(request: {
    readonly operationId: string;
    readonly status: number;
    readonly duration: number;
    readonly method: string;
    readonly requestId: string;
    readonly traceparent: string | null;
  }): void;
}

/**
 * Creates the metrics of one server. Several servers in a process share nothing.
 *
 * @param replica - a label of every line, which tells apart servers on the same database.
 */
export function createMetrics(replica?: string): Metrics {
  const registry = new Registry();
  if (replica !== undefined) registry.setDefaultLabels({ replica });
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
