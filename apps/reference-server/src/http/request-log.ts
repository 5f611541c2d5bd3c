import { type LoggedRequest, type OperationId, operations, toReference } from "@syndikit/contract";
import type { Clock } from "../ports.js";
import { compact } from "../resources/dto.js";
import { toDateTime } from "../time/date-time.js";
import type { Principal } from "./call.js";
import type { Observation } from "./observe.js";

/** The last requests to the interface, to see what was refused and why. The log is lost with the process. */
export interface RequestLog {
  add(observation: Observation, answer: { readonly status: number; readonly duration: number }): void;
  /** Those that a caller may read, the newest first. */
  list(principal: Principal, filter: RequestFilter): LoggedRequest[];
}

interface RequestFilter {
  readonly requestId?: string;
  readonly failed?: boolean;
}

/** Requests of each kind that are kept. */
const MEMORY = 1_000;

/** Whoever reads the log wants to see what others did. */
const OWN: OperationId = operations.requestLogGet.id;

interface Entry {
  /** The how many-th request it was. */
  readonly place: number;
  readonly userId: number | undefined;
  readonly actorId: number | undefined;
  readonly logged: LoggedRequest;
}

export function createRequestLog(clock: Pick<Clock, "now">): RequestLog {
  // Kept apart: an open console reads all the time, and would push out the failures.
  const reads = createRing();
  const others = createRing();
  let place = 0;
  return {
    add(observation, { status, duration }) {
      const { requestId, operationId, method, path, principal, errors } = observation;
      if (operationId === OWN) return;
      const logged = compact({
        requestId,
        date: toDateTime(clock.now()),
        operation: operationId ?? null,
        method,
        path,
        status,
        durationMs: Math.round(duration * 10) / 10,
        user: principal === undefined ? null : { url: toReference("user", principal.userId) },
        userName: principal?.userName ?? null,
        actor: principal?.actor?.userName ?? null,
        errors: errors === undefined ? null : [...errors],
      });
      const isRead = (method === "GET" || method === "HEAD") && status < 400;
      place += 1;
      const entry = { place, userId: principal?.userId, actorId: principal?.actor?.userId, logged };
      (isRead ? reads : others).add(entry);
    },
    list({ role, userId }, { requestId, failed }) {
      return [...reads.latest(), ...others.latest()]
        .sort((one, other) => other.place - one.place)
        .filter((entry) => role === "ROLE_ADMIN" || entry.userId === userId || entry.actorId === userId)
        .map(({ logged }) => logged)
        .filter((logged) => requestId === undefined || logged.requestId === requestId)
        .filter(({ status }) => failed === undefined || failed === status >= 400);
    },
  };
}

function createRing(): { add(entry: Entry): void; latest(): readonly Entry[] } {
  let entries: Entry[] = [];
  return {
    add(entry) {
      entries.push(entry);
      // Seldom, so that it costs nothing for each.
      if (entries.length > MEMORY * 1.25) entries = entries.slice(-MEMORY);
    },
    latest: () => entries.slice(-MEMORY),
  };
}
