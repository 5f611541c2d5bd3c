import type { Log } from "../ports.js";
import type { Principal } from "./call.js";
import type { HttpMetrics } from "./health.js";

/** What is known of a request by its end. One line in the log. */
export interface Observation {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may hold what somebody searched for. */
  readonly path: string;
  readonly address: string;
  /** Milliseconds that never jump. */
  readonly startedAt: number;
  operationId?: string;
  principal?: Principal;
  /** What went wrong inside, if something did. */
  failure?: unknown;
}

/** Headers that may be written down. Whatever is not named here may be a secret. */
const LOGGED_HEADERS = ["user-agent", "content-type", "content-length"] as const;

/** How a request ended. */
interface Ending {
  readonly request: Request;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** Writes down a request: one line, and the counters. */
export function recordRequest(
  { log, metrics }: { readonly log: Log; readonly metrics: HttpMetrics },
  observation: Observation,
  { request, status, duration }: Ending,
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
    role: principal?.role,
    headers,
  };
  metrics.observe({ operationId: operationId ?? "none", status, duration });
  if (failure === undefined) log.info(fields, "request");
  else log.error({ ...fields, err: failure }, "request failed");
}
