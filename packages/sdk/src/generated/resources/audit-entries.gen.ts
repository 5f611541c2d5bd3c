// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  AuditEntryDTO,
  AuditEntryRef,
  AuditOutcome,
  DateOrDateTime,
  SortDirection,
} from "../models.gen.js";

/** The query of `auditEntries.list`. */
export interface AuditEntriesListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only what this user did, or an administrator as this user. */
  readonly userId?: number | undefined;
  /** Only calls of this operation. */
  readonly operation?: string | undefined;
  /** Only what was done to this object. */
  readonly object?: string | undefined;
  /** Only what ended so. */
  readonly outcome?: AuditOutcome | undefined;
  /** Only the request of this `CMW-Request-Id`. */
  readonly requestId?: string | undefined;
  /** Only what is dated at or after this time. */
  readonly from?: DateOrDateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateOrDateTime | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `auditEntries.count`. */
export type AuditEntriesCountQuery = AuditEntriesListQuery;

/** The methods of `auditEntries`: Audit. */
export class AuditEntries extends Methods {
  static override readonly group: GroupPlace = [
    "auditEntries",
    "/auditEntry",
    [
      "pageNumber",
      "pageSize",
      "idAfter",
      "userId",
      "operation",
      "object",
      "outcome",
      "requestId",
      "from",
      "to",
      "sortField",
      "sortDirection",
    ],
  ];

  /**
   * List audit entries.
   *
   * Who did what: every change, whether it was made or refused, every sign-in that made a token, and
   * sign-ins that failed. What only reads is not in it. Sort by `id`, `DESC`, for the last ones first.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `auditEntryGetAllPaged`: `GET /auditEntry`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.userId - Only what this user did, or an administrator as this user.
   * @param query.operation - Only calls of this operation.
   * @param query.object - Only what was done to this object.
   * @param query.outcome - Only what ended so.
   * @param query.requestId - Only the request of this `CMW-Request-Id`.
   * @param query.from - Only what is dated at or after this time.
   * @param query.to - Only what is dated before this time.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const auditEntry of market.auditEntries.list()) console.log(auditEntry);
   */
  list(query?: AuditEntriesListQuery, options?: CallOptions): List<AuditEntryDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count audit entries.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `auditEntryHeadAll`: `HEAD /auditEntry`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.userId - Only what this user did, or an administrator as this user.
   * @param query.operation - Only calls of this operation.
   * @param query.object - Only what was done to this object.
   * @param query.outcome - Only what ended so.
   * @param query.requestId - Only the request of this `CMW-Request-Id`.
   * @param query.from - Only what is dated at or after this time.
   * @param query.to - Only what is dated before this time.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.auditEntries.count();
   */
  count(query?: AuditEntriesCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Read an audit entry.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_ADMIN (any).
   * Operation `auditEntryGet`: `GET /auditEntry/{id}`.
   *
   * @param auditEntry - The audit entry: its id, `"auditEntry/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `AuditEntryDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const auditEntry = await market.auditEntries.get(42);
   */
  get(auditEntry: AuditEntryRef, options?: CallOptions): Promise<AuditEntryDTO> {
    return this.call({ method: "GET", path: "/{id}", values: { id: auditEntry }, answer: "object" }, options);
  }
}
