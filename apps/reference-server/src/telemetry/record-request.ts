import type { Observation } from "../api/observation.js";
import type { Log } from "../ports.js";
import type { MetricReader } from "./metrics.js";

/** The only headers that are logged, because any other may contain a secret. */
const LOGGED_HEADERS = ["user-agent", "content-type", "content-length"] as const;

interface Completion {
  readonly request: Request;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** Writes one log line for a request, and counts it in the metrics. */
export function recordRequest(
  { log, metrics }: { readonly log: Log; readonly metrics: Pick<MetricReader, "request"> },
  observation: Observation,
  { request, status, duration }: Completion,
): void {
  const { requestId, method, path, address, operationId, principal, failure } = observation;
  const headers = Object.fromEntries(
    LOGGED_HEADERS.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const fields = {
    requestId,
    method,
    path,
    operationId,
    status,
    durationMs: Math.round(duration * 10) / 10,
    address,
    userId: principal?.userId,
    actorId: principal?.actor?.userId,
    role: principal?.role,
    headers,
  };
  metrics.request({
    operationId: operationId ?? "none",
    status,
    duration,
    method,
    requestId,
    traceparent: request.headers.get("traceparent"),
  });
  if (failure === undefined) log.info(fields, "request");
  else log.error({ ...fields, err: failure }, "request failed");
}
