// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type { NotificationRef, NotifyCreate, NotifyDTO, NotifyInput, SortDirection } from "../models.gen.js";

/** The query of `notifications.list`. */
export interface NotificationsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only notifications whose end is past (true) or to come (false). */
  readonly expired?: boolean | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "start" | "end" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `notifications.count`. */
export type NotificationsCountQuery = NotificationsListQuery;

/** The methods of `notifications`: Notify. */
export class Notifications extends Methods {
  static override readonly group: GroupPlace = [
    "notifications",
    "/notification",
    ["pageNumber", "pageSize", "idAfter", "expired", "sortField", "sortDirection"],
  ];

  /**
   * List notifications.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (audience), ROLE_VENDOR (audience) and ROLE_ADMIN (any).
   * Operation `notifyGetAllPaged`: `GET /notification`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.expired - Only notifications whose end is past (true) or to come (false).
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const notify of market.notifications.list()) console.log(notify);
   */
  list(query?: NotificationsListQuery, options?: CallOptions): List<NotifyDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count notifications.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (audience), ROLE_VENDOR (audience) and ROLE_ADMIN (any).
   * Operation `notifyHeadAll`: `HEAD /notification`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.expired - Only notifications whose end is past (true) or to come (false).
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.notifications.count();
   */
  count(query?: NotificationsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Publish a platform notification.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_ADMIN (any).
   * Operation `notifyCreate`: `POST /notification`.
   *
   * @param input - A new message of the platform. Without `userRoles` it is for every role; without dates it is shown at once and without end.
   * @param options - Limits, retries and headers of this call.
   * @returns the `NotifyDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const notify = await market.notifications.create({
   *   start: "2026-03-01T08:00:00Z",
   *   end: "2026-03-02T06:00:00Z",
   *   userRoles: ["ROLE_USER", "ROLE_VENDOR"],
   *   message: "Maintenance on 2 March from 04:00 to 06:00 UTC. Orders are not possible then.",
   * });
   */
  create(input: NotifyCreate, options?: CallOptions): Promise<NotifyDTO> {
    return this.call({ method: "POST", path: "", body: input, once: "keyed", answer: "object" }, options);
  }

  /**
   * Read a platform notification.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (audience), ROLE_VENDOR (audience) and ROLE_ADMIN (any).
   * Operation `notifyGet`: `GET /notification/{id}`.
   *
   * @param notification - The notification: its id, `"notification/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `NotifyDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const notify = await market.notifications.get(42);
   */
  get(notification: NotificationRef, options?: CallOptions): Promise<NotifyDTO> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: notification }, answer: "object" },
      options,
    );
  }

  /**
   * Change a platform notification.
   *
   * Fields that are absent keep their value.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `notifyUpdate`: `PUT /notification/{id}`.
   *
   * @param notification - The notification: its id, `"notification/42"`, a reference to it, or itself.
   * @param input - Changes to a message. Fields that are absent keep their value, and `null` clears one. Other fields are ignored.
   * @param options - Limits, retries and headers of this call.
   * @returns the `NotifyDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const notify = await market.notifications.update(42, { end: "2026-03-02T06:00:00Z" });
   */
  update(notification: NotificationRef, input: NotifyInput, options?: CallOptions): Promise<NotifyDTO> {
    return this.call(
      { method: "PUT", path: "/{id}", values: { id: notification }, body: input, answer: "object" },
      options,
    );
  }

  /**
   * Delete a platform notification.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `notifyDelete`: `DELETE /notification/{id}`.
   *
   * @param notification - The notification: its id, `"notification/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.notifications.delete(42);
   */
  delete(notification: NotificationRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: notification } }, options);
  }
}
