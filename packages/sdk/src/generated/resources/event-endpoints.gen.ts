// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type { EventEndpointDTO, EventEndpointPatch, EventEndpointRef, SortDirection } from "../models.gen.js";

/** The query of `eventEndpoints.list`. */
export interface EventEndpointsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "failures" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `eventEndpoints.count`. */
export type EventEndpointsCountQuery = EventEndpointsListQuery;

/** The methods of `eventEndpoints`: Event. */
export class EventEndpoints extends Methods {
  static override readonly group: GroupPlace = [
    "eventEndpoints",
    "/eventEndpoint",
    ["pageNumber", "pageSize", "idAfter", "sortField", "sortDirection"],
  ];

  /**
   * List endpoints and their health.
   *
   * Endpoints are listed from their first event on; test events do not count.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventEndpointGetAllPaged`: `GET /eventEndpoint`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const eventEndpoint of market.eventEndpoints.list()) console.log(eventEndpoint);
   */
  list(query?: EventEndpointsListQuery, options?: CallOptions): List<EventEndpointDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count endpoints.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventEndpointHeadAll`: `HEAD /eventEndpoint`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.eventEndpoints.count();
   */
  count(query?: EventEndpointsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Read the health of an endpoint.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventEndpointGet`: `GET /eventEndpoint/{id}`.
   *
   * @param eventEndpoint - The event endpoint: its id, `"eventEndpoint/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `EventEndpointDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const eventEndpoint = await market.eventEndpoints.get(42);
   */
  get(eventEndpoint: EventEndpointRef, options?: CallOptions): Promise<EventEndpointDTO> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: eventEndpoint }, answer: "object" },
      options,
    );
  }

  /**
   * Pause or resume an endpoint, or limit its rate.
   *
   * While an endpoint is paused its events wait, and only test events are sent. When it is resumed, all
   * that waited is sent. An endpoint that fails on several days without one success is paused by the
   * marketplace, which tells the vendor.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (endpoints) and ROLE_ADMIN (any).
   * Operation `eventEndpointPatch`: `PATCH /eventEndpoint/{id}`.
   *
   * @param eventEndpoint - The event endpoint: its id, `"eventEndpoint/42"`, a reference to it, or itself.
   * @param input - What to change of an endpoint. Absent: unchanged.
   * @param options - Limits, retries and headers of this call.
   * @returns the `EventEndpointDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const eventEndpoint = await market.eventEndpoints.patch(42, { paused: false });
   */
  patch(
    eventEndpoint: EventEndpointRef,
    input: EventEndpointPatch,
    options?: CallOptions,
  ): Promise<EventEndpointDTO> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: eventEndpoint }, body: input, answer: "object" },
      options,
    );
  }
}
