import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Shares } from "../shares/shares.js";

interface Definition {
  /** The name at `/metrics`, in Prometheus' text format. */
  readonly prometheus: string;
  /** The name for a collector of OpenTelemetry, which has conventions of its own. */
  readonly otlp: string;
  readonly help: string;
}

/** What is measured of requests and deliveries, for both readers. */
export const definitions = {
  requests: {
    prometheus: "syndikit_http_request_seconds",
    otlp: "http.server.request.duration",
    help: "How long requests to the API took, by operation and status.",
  },
  attempts: {
    prometheus: "syndikit_event_attempts_total",
    otlp: "syndikit.event.attempts",
    help: "Attempts to deliver events, by outcome.",
  },
  depth: {
    prometheus: "syndikit_event_queue_depth",
    otlp: "syndikit.event.queue.depth",
    help: "Events that are not delivered and will be tried again.",
  },
  age: {
    prometheus: "syndikit_event_oldest_due_seconds",
    otlp: "syndikit.event.queue.age",
    help: "Seconds since the oldest due delivery fell due.",
  },
} as const satisfies Readonly<Record<string, Definition>>;

/** What is measured of everything that owners share, by resource. */
const shareDefinitions = {
  running: { name: "syndikit_share_running", help: "What is in progress, by resource." },
  waiting: { name: "syndikit_share_waiting", help: "What waits for its turn, by resource." },
  waited: { name: "syndikit_share_waited_total", help: "What had to wait for its turn, by resource." },
  waitedFor: { name: "syndikit_share_wait_seconds_total", help: "How long all of it waited, by resource." },
  refused: {
    name: "syndikit_share_refused_total",
    help: "What was refused, because its owner had too much in progress, by resource.",
  },
} as const;

/** The bounds of every histogram of durations, in seconds. */
export const DURATION_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10];

/** A completed request to the API. */
export interface MeasuredRequest {
  readonly operationId: string;
  readonly method: string;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly requestId: string;
  /** The caller's span, by W3C Trace Context, as sent. */
  readonly traceparent: string | null;
}

/** Takes what is measured, when it is. */
export interface MetricReader {
  request(request: MeasuredRequest): void;
  /** Counts a delivery attempt. */
  attempt(outcome: string): void;
}

/** The state of the delivery queue. */
interface QueueState {
  /** Deliveries that are not finished. */
  readonly depth: number;
  /** Seconds that the oldest due delivery has been due; 0 when none is. */
  readonly oldestDueSeconds: number;
}

/** The server's metrics, in Prometheus' text format. */
export interface Metrics extends MetricReader {
  /** The body of `/metrics`. */
  render(queue: QueueState): Promise<string>;
  readonly contentType: string;
}

/**
 * Creates the metrics of one server. Several servers in a process share nothing.
 *
 * @param replica - a label of every line, which tells apart servers on the same database.
 * @param collector - takes the same.
 * @param shares - by resource.
 */
export function createMetrics(
  replica?: string,
  collector?: MetricReader,
  shares: Readonly<Record<string, Pick<Shares, "state">>> = {},
): Metrics {
  const registry = new Registry();
  if (replica !== undefined) registry.setDefaultLabels({ replica });
  const registers = [registry];
  const named = ({ prometheus, help }: Definition) => ({ name: prometheus, help, registers });
  const requests = new Histogram({
    ...named(definitions.requests),
    labelNames: ["operation", "status"],
    buckets: DURATION_BUCKETS,
  });
  const attempts = new Counter({ ...named(definitions.attempts), labelNames: ["outcome"] });
  const depth = new Gauge(named(definitions.depth));
  const age = new Gauge(named(definitions.age));
  const labelled = { registers, labelNames: ["resource"] };
  const { running, waiting, waited, waitedFor, refused } = shareDefinitions;
  const ofShares = {
    running: new Gauge({ ...labelled, ...running }),
    waiting: new Gauge({ ...labelled, ...waiting }),
    waited: new Counter({ ...labelled, ...waited }),
    waitedFor: new Counter({ ...labelled, ...waitedFor }),
    refused: new Counter({ ...labelled, ...refused }),
  };

  function readShares(): void {
    // The shares count themselves, so the counters are set anew.
    for (const counter of [ofShares.waited, ofShares.waitedFor, ofShares.refused]) counter.reset();
    for (const [resource, share] of Object.entries(shares)) {
      const state = share.state();
      ofShares.running.set({ resource }, state.running);
      ofShares.waiting.set({ resource }, state.waiting);
      ofShares.waited.inc({ resource }, state.waited);
      ofShares.waitedFor.inc({ resource }, state.waitedFor / 1_000);
      ofShares.refused.inc({ resource }, state.refused);
    }
  }

  return {
    request(request) {
      const { operationId, status, duration } = request;
      requests.observe({ operation: operationId, status: String(status) }, duration / 1000);
      collector?.request(request);
    },
    attempt(outcome) {
      attempts.inc({ outcome });
      collector?.attempt(outcome);
    },
    async render(queue) {
      depth.set(queue.depth);
      age.set(queue.oldestDueSeconds);
      readShares();
      return registry.metrics();
    },
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
  };
}
