import type { OperationId } from "@syndikit/contract";
import type { Principal } from "../api/call.js";
import type { Log } from "../ports.js";
import type { MetricReader } from "../telemetry/metrics.js";

/** A request as it is logged. Fields are added while it is served. */
export interface Observation {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may hold personal data. */
  readonly path: string;
  readonly address: string;
  /** Milliseconds of a monotonic clock. */
  readonly startedAt: number;
  operationId?: OperationId;
  /** The object that it is about, as in `self`. */
  object?: string;
  principal?: Principal;
  /** Set when credentials were sent, with the user that they claim to be, if known. */
  signIn?: SignInAttempt;
  /** Whether the audit has an entry for it, or needs none. */
  noted?: boolean;
  /** What a fault rule of the sandbox changes in the response. */
  fault?: "oldErrors" | undefined;
  /** The errors in the response. */
  errors?: readonly { readonly key: string; readonly error: string }[];
  /** An unexpected error. */
  failure?: unknown;
}

/** Credentials that were sent, right or wrong. */
export interface SignInAttempt {
  userId?: number;
  userName?: string;
}

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
