// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { CallOptions } from "../../options.js";
import type {
  Clock,
  ClockDryRun,
  ClockInput,
  DateOrDateTime,
  DueJob,
  ExpireTokensInput,
  FaultRule,
  FaultRuleInput,
  LoggedRequest,
  ResetInput,
  Snapshot,
  SnapshotInput,
  TestCard,
  TestCardResult,
} from "../models.gen.js";

/** The query of `sandbox.advanceClock`. */
export interface SandboxAdvanceClockQuery {
  /** true also waits until every delivery that is due was attempted. */
  readonly settle?: boolean | undefined;
}

/** The query of `sandbox.due`. */
export interface SandboxDueQuery {
  /** Only what is dated before this time. */
  readonly to?: DateOrDateTime | undefined;
}

/** The query of `sandbox.requests`. */
export interface SandboxRequestsQuery {
  /** Only the request with this identifier. */
  readonly requestId?: string | undefined;
  /** Only requests that were refused or failed, or only others. */
  readonly failed?: boolean | undefined;
  /** Only requests whose path names this object, or a part of it: `subscription/12/metadata` is one of `subscription/12`. */
  readonly object?: string | undefined;
}

/** The methods of `sandbox`: Sandbox. */
export class Sandbox extends Methods {
  static override readonly group: GroupPlace = [
    "sandbox",
    "/sandbox",
    ["settle", "to", "requestId", "failed", "object"],
  ];

  /**
   * Follow what changes.
   *
   * A stream of server-sent events. The data of each is a `Change`, about what the caller may read; its
   * `id` is what `Last-Event-ID` resumes from. Without one the first notice is of the kind `everything`.
   * A reader that is too slow is cut off, and resumes. Changes that happen within 100 milliseconds come
   * together, and those of a longer time where many readers follow a busy server; more than 500 of them
   * are one notice of the kind `everything`. While nothing happens, an empty event comes every 15
   * seconds. A notice may come twice. The stream ends when the caller may not sign in any more.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `changeStream`: `GET /sandbox/changes`.
   *
   * @param options - Limits, retries and headers of this call.
   * @returns the bytes as they arrive. The stream does not end: cancel it when you have read enough.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @example
   * const stream = await market.sandbox.changes();
   */
  changes(options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.call({ method: "GET", path: "/changes", answer: "stream" }, options);
  }

  /**
   * Read the clock.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `clockGet`: `GET /sandbox/clock`.
   *
   * @param options - Limits, retries and headers of this call.
   * @returns the `Clock`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @example
   * const clock = await market.sandbox.clock();
   */
  clock(options?: CallOptions): Promise<Clock> {
    return this.call({ method: "GET", path: "/clock", answer: "object" }, options);
  }

  /**
   * Move the clock forward.
   *
   * To `now`, or by the ISO 8601 duration `advance`; forward only. Every job that falls due runs in
   * simulated order, one transaction each, before the answer. With `settle=true` the answer waits for
   * the deliveries too: an event that is due for a retry is attempted once, however many of its retries
   * fall in between, and its `nextRetry` says where to move for the next one. While it advances, writes
   * are 423, and reading the clock tells how far it is. Each vendor is waited for at most 3 seconds on
   * the way, and asked for metrics at most 2,000 times: more polls are thinned evenly, and what is not
   * asked counts with the value before. `lastError` of the poll says so. It ends when everything is
   * done, however much there is, also after a restart; a caller who cannot wait so long reads the clock
   * until it is `ready`.
   *
   * Not retried when the marketplace may already have acted on it.
   * May take long: by default its `timeout` and its `deadline` are 300 s.
   * Can cause `Subscription.MODIFIED`, `Subscription.DELETED`, `Invoice.CREATED` and `Invoice.MODIFIED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `clockAdvance`: `PUT /sandbox/clock`.
   *
   * @param input - Where to move the clock; exactly one of `now` and `advance`.
   * @param query.settle - true also waits until every delivery that is due was attempted.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Clock` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const clock = await market.sandbox.advanceClock({ advance: "P1M" });
   */
  advanceClock(input: ClockInput, query?: SandboxAdvanceClockQuery, options?: CallOptions): Promise<Clock> {
    return this.call(
      { method: "PUT", path: "/clock", query, body: input, once: "never", timeout: 300000, answer: "object" },
      options,
    );
  }

  /**
   * Try out an advance of the clock.
   *
   * Answers what the same move of the clock would do, and writes nothing: the jobs run on a copy of the
   * marketplace, which is thrown away. Cards are charged as they would be. Nobody is called, so what
   * vendors would answer is not foreseen; the answer says what that leaves out. It ends after 500 steps.
   * A move that would be refused is refused in the same way.
   *
   * Retried when no answer came, or one that says to try later.
   * May take long: by default its `timeout` and its `deadline` are 300 s.
   * Allowed for ROLE_ADMIN (any).
   * Operation `clockDryRun`: `POST /sandbox/clock/dryRun`.
   *
   * @param input - Where to move the clock; exactly one of `now` and `advance`.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ClockDryRun` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const clockDryRun = await market.sandbox.dryRunClock({ advance: "P1M" });
   */
  dryRunClock(input: ClockInput, options?: CallOptions): Promise<ClockDryRun> {
    return this.call(
      { method: "POST", path: "/clock/dryRun", body: input, timeout: 300000, answer: "object" },
      options,
    );
  }

  /**
   * Read what falls due next.
   *
   * The next 100 things that the marketplace does by itself, the earliest first, as they stand now: what
   * happens on the way can bring others. Nothing is written.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `dueGet`: `GET /sandbox/due`.
   *
   * @param query.to - Only what is dated before this time.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `DueJob[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.sandbox.due();
   */
  due(query?: SandboxDueQuery, options?: CallOptions): Promise<DueJob[]> {
    return this.call({ method: "GET", path: "/due", query, answer: "array" }, options);
  }

  /**
   * Read the fault rules.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `faultsGet`: `GET /sandbox/faults`.
   *
   * @param options - Limits, retries and headers of this call.
   * @returns all of `FaultRule[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @example
   * const found = await market.sandbox.faults();
   */
  faults(options?: CallOptions): Promise<FaultRule[]> {
    return this.call({ method: "GET", path: "/faults", answer: "array" }, options);
  }

  /**
   * Replace the fault rules.
   *
   * Rules for coming requests and for outgoing deliveries. The first rule that matches acts, as many
   * times as it says. The sandbox's own paths are never hit.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `faultsReplace`: `PUT /sandbox/faults`.
   *
   * @param rules - A rule that makes traffic fail on purpose.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `FaultRule[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.sandbox.replaceFaults([
   *   {
   *     direction: "incoming",
   *     match: { operationId: "subscriptionGet" },
   *     action: { kind: "status", status: 429, retryAfter: 2 },
   *     times: 3,
   *   },
   *   {
   *     direction: "outgoing",
   *     match: { entity: "Subscription", type: "MODIFIED" },
   *     action: { kind: "duplicate", copies: 2 },
   *   },
   * ]);
   */
  replaceFaults(rules: readonly FaultRuleInput[], options?: CallOptions): Promise<FaultRule[]> {
    return this.call({ method: "PUT", path: "/faults", body: rules, answer: "array" }, options);
  }

  /**
   * Remove all fault rules.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `faultsDelete`: `DELETE /sandbox/faults`.
   *
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @example
   * await market.sandbox.clearFaults();
   */
  clearFaults(options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/faults" }, options);
  }

  /**
   * Read the last requests.
   *
   * The last requests to the interface, the newest first: an administrator reads those of everybody,
   * others their own. The service keeps, since it was started, the last 1,000 that only read and
   * succeeded, and the last 1,000 of the others. Reading this log is not in it.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `requestLogGet`: `GET /sandbox/requests`.
   *
   * @param query.requestId - Only the request with this identifier.
   * @param query.failed - Only requests that were refused or failed, or only others.
   * @param query.object - Only requests whose path names this object, or a part of it: `subscription/12/metadata` is one of `subscription/12`.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `LoggedRequest[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.sandbox.requests();
   */
  requests(query?: SandboxRequestsQuery, options?: CallOptions): Promise<LoggedRequest[]> {
    return this.call({ method: "GET", path: "/requests", query, answer: "array" }, options);
  }

  /**
   * Let short-lived tokens expire now.
   *
   * Tokens live by the machine's time, which the clock of the sandbox does not move: so a vendor can try
   * what its application does with a 401. Permanent and personal tokens stay, and so does the token of
   * this request.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `sandboxExpireTokens`: `POST /sandbox/expireTokens`.
   *
   * @param input - Whose tokens are to expire.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.sandbox.expireTokens({ user: { url: "user/3" } });
   */
  expireTokens(input: ExpireTokensInput, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "POST", path: "/expireTokens", body: input, references: { user: "user" } },
      options,
    );
  }

  /**
   * Go back to a seed.
   *
   * Empties the database and fills it from the named seed, or from the one the server was started with.
   * Every token dies, but the one that the administrator who asks has sent: it stays if that
   * administrator is still there, with the same identifier, role and password.
   *
   * Not retried when the marketplace may already have acted on it.
   * May take long: by default its `timeout` and its `deadline` are 60 s.
   * Allowed for ROLE_ADMIN (any).
   * Operation `sandboxReset`: `POST /sandbox/reset`.
   *
   * @param input - The state that a reset goes back to.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.sandbox.reset({ seed: "demo" });
   */
  reset(input: ResetInput, options?: CallOptions): Promise<void> {
    return this.call({ method: "POST", path: "/reset", body: input, once: "never", timeout: 60000 }, options);
  }

  /**
   * List the snapshots.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `snapshotList`: `GET /sandbox/snapshots`.
   *
   * @param options - Limits, retries and headers of this call.
   * @returns all of `Snapshot[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @example
   * const found = await market.sandbox.snapshots();
   */
  snapshots(options?: CallOptions): Promise<Snapshot[]> {
    return this.call({ method: "GET", path: "/snapshots", answer: "array" }, options);
  }

  /**
   * Take a named copy of the whole state.
   *
   * A name that is taken is 409.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * May take long: by default its `timeout` and its `deadline` are 60 s.
   * Allowed for ROLE_ADMIN (any).
   * Operation `snapshotCreate`: `POST /sandbox/snapshots`.
   *
   * @param input - A snapshot to take.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Snapshot` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const snapshot = await market.sandbox.takeSnapshot({ name: "before-renewal" });
   */
  takeSnapshot(input: SnapshotInput, options?: CallOptions): Promise<Snapshot> {
    return this.call(
      { method: "POST", path: "/snapshots", body: input, once: "keyed", timeout: 60000, answer: "object" },
      options,
    );
  }

  /**
   * Delete a snapshot.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `snapshotDelete`: `DELETE /sandbox/snapshots/{name}`.
   *
   * @param name - The name of a snapshot.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.sandbox.deleteSnapshot("before-renewal");
   */
  deleteSnapshot(name: string, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/snapshots/{name}", values: { name } }, options);
  }

  /**
   * Go back to a snapshot.
   *
   * Replaces everything by the snapshot, clock included. Every token dies, but the one that the
   * administrator who asks has sent: it stays if the snapshot has that administrator with the same
   * identifier, role and password. The tokens of the snapshot do not come back.
   *
   * Retried when no answer came, or one that says to try later.
   * May take long: by default its `timeout` and its `deadline` are 60 s.
   * Allowed for ROLE_ADMIN (any).
   * Operation `snapshotRestore`: `POST /sandbox/snapshots/{name}/restore`.
   *
   * @param name - The name of a snapshot.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.sandbox.restoreSnapshot("before-renewal");
   */
  restoreSnapshot(name: string, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "POST", path: "/snapshots/{name}/restore", values: { name }, timeout: 60000 },
      options,
    );
  }

  /**
   * Turn a test card into a payment method id.
   *
   * Takes the documented test card numbers only; any other number is 422 and is not stored. The id is
   * that of the number, unless the date has passed or the check number cannot be right: then it is one
   * that declines.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `testCardCreate`: `POST /sandbox/testCard`.
   *
   * @param input - A test card. Only the documented numbers are taken, never a real one. A card that is past its date gives `pm_card_expired`, and one whose check number cannot be right gives `pm_card_chargeDeclined`.
   * @param options - Limits, retries and headers of this call.
   * @returns the `TestCardResult` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const testCardResult = await market.sandbox.testCard({ number: "4242 4242 4242 4242", expMonth: 12, expYear: 2030, cvc: "123" });
   */
  testCard(input: TestCard, options?: CallOptions): Promise<TestCardResult> {
    return this.call({ method: "POST", path: "/testCard", body: input, answer: "object" }, options);
  }
}
