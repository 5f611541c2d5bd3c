import type { OperationId } from "@syndikit/contract";
import type { Log } from "../ports.js";
import type { Principal } from "./call.js";
import type { HttpMetrics } from "./health.js";

/** A request, as the log shows it. Fields are added while it is served. */
export interface Observation {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may hold personal data. */
  readonly path: string;
  readonly address: string;
  /** Milliseconds that never jump. */
  readonly startedAt: number;
  operationId?: OperationId;
  /** What it is about, as in `self`. */
  object?: string;
  principal?: Principal;
  /** That credentials were sent, and whose they were to be where that is known. */
  signIn?: SignInAttempt;
  /** Whether the audit has an entry for it, or needs none. */
  noted?: boolean;
  /** What a fault rule of the sandbox asks of the answer. */
  fault?: "oldErrors" | undefined;
  /** What the answer says of a failure. */
  errors?: readonly { readonly key: string; readonly error: string }[];
  /** An unexpected error. */
  failure?: unknown;
}

/** Credentials that were sent, right or wrong. */
export interface SignInAttempt {
  userId?: number;
  userName?: string;
}

/** Only these are logged: any other header may be a secret. */
const LOGGED_HEADERS = ["user-agent", "content-type", "content-length"] as const;

interface Completion {
  readonly request: Request;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** Logs a request as one line, and counts it. */
export function recordRequest(
  { log, metrics }: { readonly log: Log; readonly metrics: HttpMetrics },
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
  metrics.observe({
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
