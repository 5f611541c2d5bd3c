// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  DateOrDateTime,
  EventAttempt,
  EventAttemptOutcome,
  EventCreate,
  EventDTO,
  EventEntity,
  EventFilter,
  EventRef,
  EventShare,
  EventShareCreate,
  EventShareCreated,
  EventType,
  EventsRedelivered,
  SortDirection,
} from "../models.gen.js";

/** The query of `events.list`. */
export interface EventsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only events that were, or were not, delivered. */
  readonly notified?: boolean | undefined;
  /** Only events of this kind of entity. */
  readonly entityName?: EventEntity | undefined;
  /** Only events of the entity with this identifier. */
  readonly entityId?: number | undefined;
  /** Only events of this type. */
  readonly type?: EventType | undefined;
  /** Only events whose last attempt ended in this way. */
  readonly outcome?: EventAttemptOutcome | undefined;
  /** Only what goes to this URL. */
  readonly endpoint?: string | undefined;
  /** Only entries of this product, by its identifier. */
  readonly product?: number | undefined;
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** Only what is dated at or after this time. */
  readonly from?: DateOrDateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateOrDateTime | undefined;
  /** Whether each event also has `latestAttempts`. */
  readonly withAttempts?: boolean | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `events.count`. */
export type EventsCountQuery = EventsListQuery;

/** The methods of `events`: Event. */
export class Events extends Methods {
  static override readonly group: GroupPlace = [
    "events",
    "/event",
    [
      "pageNumber",
      "pageSize",
      "idAfter",
      "notified",
      "entityName",
      "entityId",
      "type",
      "outcome",
      "endpoint",
      "product",
      "subscriptionId",
      "from",
      "to",
      "withAttempts",
      "sortField",
      "sortDirection",
    ],
  ];

  /**
   * List events.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventGetAllPaged`: `GET /event`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.notified - Only events that were, or were not, delivered.
   * @param query.entityName - Only events of this kind of entity.
   * @param query.entityId - Only events of the entity with this identifier.
   * @param query.type - Only events of this type.
   * @param query.outcome - Only events whose last attempt ended in this way.
   * @param query.endpoint - Only what goes to this URL.
   * @param query.product - Only entries of this product, by its identifier.
   * @param query.subscriptionId - Only entries of this subscription.
   * @param query.from - Only what is dated at or after this time.
   * @param query.to - Only what is dated before this time.
   * @param query.withAttempts - Whether each event also has `latestAttempts`.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const event of market.events.list()) console.log(event);
   */
  list(query?: EventsListQuery, options?: CallOptions): List<EventDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count events.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventHeadAll`: `HEAD /event`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.notified - Only events that were, or were not, delivered.
   * @param query.entityName - Only events of this kind of entity.
   * @param query.entityId - Only events of the entity with this identifier.
   * @param query.type - Only events of this type.
   * @param query.outcome - Only events whose last attempt ended in this way.
   * @param query.endpoint - Only what goes to this URL.
   * @param query.product - Only entries of this product, by its identifier.
   * @param query.subscriptionId - Only entries of this subscription.
   * @param query.from - Only what is dated at or after this time.
   * @param query.to - Only what is dated before this time.
   * @param query.withAttempts - Whether each event also has `latestAttempts`.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.events.count();
   */
  count(query?: EventsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Send a test event.
   *
   * The Test Events function: stubbed data, signed as usual, and no workflow starts. It goes to
   * `endpoint`, or to every endpoint that is configured for the product or the caller's company.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventCreate`: `POST /event`.
   *
   * @param input - A test event.
   * @param options - Limits, retries and headers of this call.
   * @returns the `EventDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const event = await market.events.create({
   *   entityName: "Subscription",
   *   entityId: 12,
   *   type: "CREATED",
   *   endpoint: "https://app.example/marketplace/events",
   *   product: { url: "product/3" },
   * });
   */
  create(input: EventCreate, options?: CallOptions): Promise<EventDTO> {
    return this.call(
      {
        method: "POST",
        path: "",
        body: input,
        references: { product: "product" },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Send many events again.
   *
   * All events that match, now, the same bytes to the same endpoints, paused or not; at most 10,000 in
   * one call, the oldest first. Without `notified` those that are not delivered. Events that are due
   * already are left as they are, so a second call goes on where the first one ended.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventRedeliverAll`: `POST /event/redeliver`.
   *
   * @param input - Which events. What is absent does not narrow them down.
   * @param options - Limits, retries and headers of this call.
   * @returns the `EventsRedelivered` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const eventsRedelivered = await market.events.redeliverAll({
   *   endpoint: "https://app.example/marketplace/events",
   *   from: "2026-01-30T00:00:00Z",
   * });
   */
  redeliverAll(input: EventFilter, options?: CallOptions): Promise<EventsRedelivered> {
    return this.call(
      { method: "POST", path: "/redeliver", body: input, once: "keyed", answer: "object" },
      options,
    );
  }

  /**
   * Read an event.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventGet`: `GET /event/{id}`.
   *
   * @param event - The event: its id, `"event/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `EventDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const event = await market.events.get(42);
   */
  get(event: EventRef, options?: CallOptions): Promise<EventDTO> {
    return this.call({ method: "GET", path: "/{id}", values: { id: event }, answer: "object" }, options);
  }

  /**
   * Drop an event.
   *
   * Ends its delivery, and forgets its attempts. For administrators: a vendor reads, tests and
   * redelivers.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `eventDelete`: `DELETE /event/{id}`.
   *
   * @param event - The event: its id, `"event/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.events.delete(42);
   */
  delete(event: EventRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: event } }, options);
  }

  /**
   * List the delivery attempts of an event.
   *
   * The latest 1,000, the oldest first: the request as sent, the answer as received, how long it took,
   * and the reason of a failure in words.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventGetAttempts`: `GET /event/{id}/attempt`.
   *
   * @param event - The event: its id, `"event/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `EventAttempt[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.events.attempts(42);
   */
  attempts(event: EventRef, options?: CallOptions): Promise<EventAttempt[]> {
    return this.call(
      { method: "GET", path: "/{id}/attempt", values: { id: event }, answer: "array" },
      options,
    );
  }

  /**
   * Send an event again.
   *
   * The same bytes to the same endpoint, now, also when it was delivered before, and when the endpoint
   * is paused. The pause goes on, unless the marketplace began it and the endpoint accepts.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventRedeliver`: `POST /event/{id}/redeliver`.
   *
   * @param event - The event: its id, `"event/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.events.redeliver(42);
   */
  redeliver(event: EventRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "POST", path: "/{id}/redeliver", values: { id: event }, once: "keyed" },
      options,
    );
  }

  /**
   * List the links to an event.
   *
   * Those that are still valid, the oldest first. A link itself is never shown again.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventGetShares`: `GET /event/{id}/share`.
   *
   * @param event - The event: its id, `"event/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `EventShare[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.events.shares(42);
   */
  shares(event: EventRef, options?: CallOptions): Promise<EventShare[]> {
    return this.call({ method: "GET", path: "/{id}/share", values: { id: event }, answer: "array" }, options);
  }

  /**
   * Make a link to an event that needs no account.
   *
   * Whoever has the link reads the event and its attempts, and nothing else, until it expires or is
   * revoked, or its maker may not read the event any more. Signatures, secrets and headers that sign in
   * are masked. The answer is the only one that holds the link. Each user has one link to an event: a
   * new one takes the place of the last.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventShare`: `PUT /event/{id}/share`.
   *
   * @param event - The event: its id, `"event/42"`, a reference to it, or itself.
   * @param input - A link to an event to make.
   * @param options - Limits, retries and headers of this call.
   * @returns the `EventShareCreated` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const eventShareCreated = await market.events.share(42, { hours: 48 });
   */
  share(event: EventRef, input: EventShareCreate, options?: CallOptions): Promise<EventShareCreated> {
    return this.call(
      { method: "PUT", path: "/{id}/share", values: { id: event }, body: input, answer: "object" },
      options,
    );
  }

  /**
   * Revoke the links to an event.
   *
   * All of them, at once.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventDeleteShares`: `DELETE /event/{id}/share`.
   *
   * @param event - The event: its id, `"event/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.events.revokeShares(42);
   */
  revokeShares(event: EventRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}/share", values: { id: event } }, options);
  }
}
