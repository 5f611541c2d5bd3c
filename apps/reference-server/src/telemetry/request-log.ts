import { type LoggedRequest, type OperationId, operations, toReference } from "@syndikit/contract";
import type { Principal } from "../api/call.js";
import { compact } from "../api/dto.js";
import type { Observation } from "../api/observation.js";
import { toDateTime } from "../date-time.js";
import type { Clock } from "../ports.js";

/** The latest requests to the interface, to see what was refused and why. It is lost when the process ends. */
export interface RequestLog {
  add(observation: Observation, answer: { readonly status: number; readonly duration: number }): void;
  /** The requests that a caller may read, newest first. */
  list(principal: Principal, filter: RequestFilter): LoggedRequest[];
}

interface RequestFilter {
  readonly requestId?: string;
  readonly failed?: boolean;
  readonly object?: string;
}

/** How many requests of each kind are kept. */
const MEMORY = 1_000;

/** In milliseconds. Two readings of one clock can differ by this. */
const SAME = 1_000;

/** Not logged: a reader of the log wants to see other requests. */
const OWN: OperationId = operations.requestLogGet.id;

interface Entry {
  /** The sequence number of the request. */
  readonly place: number;
  readonly userId: number | undefined;
  readonly actorId: number | undefined;
  /** The object that it is about, as in `self`. */
  readonly object: string | undefined;
  readonly logged: LoggedRequest;
}

export function createRequestLog(clock: Pick<Clock, "now" | "wall">): RequestLog {
  // Reads are kept separately, and those of pages again: an open console reads all the time, and would push out all
  // others.
  const pageReads = createRing();
  const reads = createRing();
  const others = createRing();
  let place = 0;
  return {
    add(observation, { status, duration }) {
      const { requestId, operationId, object, method, path, principal, errors, isFromPage } = observation;
      if (operationId === OWN) return;
      const [now, machine] = [clock.now(), clock.wall()];
      const logged = compact({
        requestId,
        date: toDateTime(now),
        machineDate: Math.abs(now - machine) < SAME ? null : toDateTime(machine),
        operation: operationId ?? null,
        method,
        path,
        status,
        durationMs: Math.round(duration * 10) / 10,
        user: principal === undefined ? null : { url: toReference("user", principal.userId) },
        userName: principal?.userName ?? null,
        actor: principal?.actor?.userName ?? null,
        fromPage: isFromPage ? true : null,
        errors: errors === undefined ? null : [...errors],
      });
      const isRead = (method === "GET" || method === "HEAD") && status < 400;
      place += 1;
      const entry = { place, userId: principal?.userId, actorId: principal?.actor?.userId, object, logged };
      (isRead ? (isFromPage ? pageReads : reads) : others).add(entry);
    },
    list({ role, userId }, { requestId, failed, object }) {
      return [...pageReads.latest(), ...reads.latest(), ...others.latest()]
        .sort((one, other) => other.place - one.place)
        .filter((entry) => role === "ROLE_ADMIN" || entry.userId === userId || entry.actorId === userId)
        .filter((entry) => object === undefined || entry.object === object)
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
      // Done rarely, to keep the cost per request low.
      if (entries.length > MEMORY * 1.25) entries = entries.slice(-MEMORY);
    },
    latest: () => entries.slice(-MEMORY),
  };
}
