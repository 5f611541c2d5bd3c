import { AsyncLocalStorage } from "node:async_hooks";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import {
  type Context,
  type Meter,
  ROOT_CONTEXT,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { replicaName } from "../ports.js";
import { DURATION_BUCKETS, definitions } from "./metrics.js";
import type { HostQueue, Telemetry } from "./telemetry.js";

// Loaded only when a collector is configured, so that others do not pay for its packages. No other file imports them.

interface OtlpOptions {
  /** The collector, such as `http://127.0.0.1:4318`. The paths are those of OTLP over HTTP. */
  readonly endpoint: string;
  /** Milliseconds between two exports of metrics. */
  readonly exportInterval: number;
  /** The name of the marketplace. */
  readonly environment: string;
  /** The machine's time, because collectors know no other. */
  readonly wall: () => number;
  /** The queue of deliveries, by host. */
  readonly readQueue: () => Promise<readonly HostQueue[]>;
}

/** How long stopping waits for the collector, in milliseconds. */
const STOP_TIMEOUT = 2_000;

const NAME = "@syndikit/reference-server";

/** Starts sending traces and metrics. The exporters and the resource read the `OTEL_...` variables themselves. */
export function startOtlp({
  endpoint,
  exportInterval,
  environment,
  wall,
  readQueue,
}: OtlpOptions): Telemetry {
  const base = endpoint.replace(/\/+$/, "");
  const resource = resourceFromAttributes({
    "service.name": "syndikit-reference-server",
    // Several servers may send to one collector. OTEL_RESOURCE_ATTRIBUTES takes precedence.
    "service.instance.id": replicaName(),
    "deployment.environment.name": environment,
  }).merge(detectResources({ detectors: [envDetector] }));
  const spans = new TracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${base}/v1/traces` }) }),
    ],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
        exportIntervalMillis: exportInterval,
        exportTimeoutMillis: Math.min(exportInterval, 30_000),
      }),
    ],
  });
  const tracer = spans.getTracer(NAME);
  const meter = metrics.getMeter(NAME);
  const duration = (name: string, description: string) =>
    meter.createHistogram(name, {
      description,
      unit: "s",
      advice: { explicitBucketBoundaries: DURATION_BUCKETS },
    });
  const requests = duration(definitions.requests.otlp, definitions.requests.help);
  const calls = duration("http.client.request.duration", "How long calls to other hosts took.");
  const works = duration("syndikit.store.duration", "How long works of the store took, with their wait.");
  const attempts = meter.createCounter(definitions.attempts.otlp, {
    description: definitions.attempts.help,
  });
  const depth = meter.createObservableGauge(definitions.depth.otlp, {
    description: `${definitions.depth.help} By host.`,
  });
  const age = meter.createObservableGauge(definitions.age.otlp, {
    description: `${definitions.age.help} By host.`,
    unit: "s",
  });
  meter.addBatchObservableCallback(
    async (observer) => {
      for (const { host, pending, oldestDueAge } of await readQueue()) {
        const attributes = { "server.address": host };
        observer.observe(depth, pending, attributes);
        observer.observe(age, oldestDueAge / 1_000, attributes);
      }
    },
    [depth, age],
  );
  const stopLoop = observeEventLoop(meter);

  /**
   * The start of a span is computed from its end and its duration, so nothing has to be tracked while its work runs.
   *
   * @returns the parent context for its child spans.
   */
  const record = (
    name: string,
    options: SpanOptions,
    { took, failed, parent = ROOT_CONTEXT, end = wall() }: Ended,
  ): Context => {
    const span = tracer.startSpan(name, { ...options, startTime: end - took }, parent);
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
    return trace.setSpan(parent, span);
  };

  /** The store operations of the current request. */
  const ofRequest = new AsyncLocalStorage<{ readonly works: Work[]; ended: boolean }>();

  return {
    async within(run) {
      const scope = { works: [], ended: false };
      try {
        return await ofRequest.run(scope, run);
      } finally {
        // Work that the request has started and that continues, such as deliveries, is not part of it.
        scope.ended = true;
      }
    },
    request({ operationId, method, status, duration: took, requestId, traceparent }) {
      const attributes = {
        "http.request.method": method,
        "http.route": operationId,
        "http.response.status_code": status,
      };
      requests.record(took / 1_000, attributes);
      const span = { kind: SpanKind.SERVER, attributes: { ...attributes, "syndikit.request_id": requestId } };
      const parent = record(operationId, span, {
        took,
        failed: status >= 500,
        parent: parentOf(traceparent),
      });
      for (const { kind, ...ended } of ofRequest.getStore()?.works ?? []) {
        record(`store ${kind}`, { kind: SpanKind.INTERNAL }, { ...ended, parent });
      }
    },
    outbound({ method, url, result }) {
      const { host } = new URL(url);
      const outcome = result.kind === "answer" ? String(result.status) : result.outcome;
      const attributes = {
        "http.request.method": method,
        "server.address": host,
        "syndikit.outcome": outcome,
      };
      calls.record(result.duration / 1_000, attributes);
      const failed = result.kind === "failure" || result.status >= 400;
      record(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, { took: result.duration, failed });
    },
    store({ kind, failed, duration: took }) {
      works.record(took / 1_000, { "syndikit.store.work": kind, "syndikit.failed": failed });
      const scope = ofRequest.getStore();
      if (scope?.ended === false) scope.works.push({ kind, took, failed, end: wall() });
    },
    attempt: (outcome) => attempts.add(1, { "syndikit.outcome": outcome }),
    async stop() {
      stopLoop();
      const sent = Promise.allSettled([spans.shutdown(), metrics.shutdown()]);
      // The exporters keep retrying when the collector is down.
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT).unref())]);
    },
  };
}

interface Ended {
  /** Milliseconds. */
  readonly took: number;
  readonly failed: boolean;
  readonly parent?: Context;
  /** By the machine's clock; now when absent. */
  readonly end?: number;
}

/** A completed store operation. */
interface Work extends Ended {
  readonly kind: string;
}

/** The caller's span, by W3C Trace Context. A malformed one is ignored, as the recommendation says. */
function parentOf(traceparent: string | null): Context {
  const [, traceId = "", spanId = "", flags = ""] =
    /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? "") ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Nanoseconds in a second. */
const NANOSECONDS = 1e9;

/** @returns a function that stops it. */
function observeEventLoop(meter: Meter): () => void {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let last = performance.eventLoopUtilization();
  const delay = meter.createObservableGauge("nodejs.eventloop.delay", {
    description: "How late the event loop was since the last export, by percentile.",
    unit: "s",
  });
  const utilization = meter.createObservableGauge("nodejs.eventloop.utilization", {
    description: "The share of the time since the last export in which the event loop was busy.",
  });
  const memory = meter.createObservableGauge("process.memory.usage", {
    description: "Memory that is resident.",
    unit: "By",
  });
  meter.addBatchObservableCallback(
    (observer) => {
      for (const percentile of [50, 99, 100]) {
        observer.observe(delay, delays.percentile(percentile) / NANOSECONDS, { percentile });
      }
      delays.reset();
      const now = performance.eventLoopUtilization();
      observer.observe(utilization, performance.eventLoopUtilization(now, last).utilization);
      last = now;
      observer.observe(memory, process.memoryUsage.rss());
    },
    [delay, utilization, memory],
  );
  return () => delays.disable();
}
