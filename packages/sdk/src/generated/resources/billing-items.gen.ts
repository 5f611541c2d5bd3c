// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  BillingItemCreate,
  BillingItemDTO,
  BillingItemInput,
  BillingItemRef,
  BillingItemValueType,
  LanguageCode,
  SortDirection,
} from "../models.gen.js";

/** The query of `billingItems.list`. */
export interface BillingItemsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only the extra resource with this identifier. */
  readonly identifier?: string | undefined;
  /** Only extra resources with this payment option. */
  readonly valueType?: BillingItemValueType | undefined;
  /** Only entries of this company. */
  readonly companyId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | "identifier" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `billingItems.count`. */
export type BillingItemsCountQuery = BillingItemsListQuery;

/** The query of `billingItems.get`. */
export interface BillingItemsGetQuery {
  /** The two-letter language of localised text. */
  readonly language?: LanguageCode | undefined;
}

/** The methods of `billingItems`: Extra Resource. */
export class BillingItems extends Methods {
  static override readonly group: GroupPlace = [
    "billingItems",
    "/billingItem",
    [
      "pageNumber",
      "pageSize",
      "idAfter",
      "search",
      "identifier",
      "valueType",
      "companyId",
      "sortField",
      "sortDirection",
      "language",
    ],
  ];

  /**
   * List extra resources.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `billingItemGetAllPaged`: `GET /billingItem`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.identifier - Only the extra resource with this identifier.
   * @param query.valueType - Only extra resources with this payment option.
   * @param query.companyId - Only entries of this company.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const billingItem of market.billingItems.list()) console.log(billingItem);
   */
  list(query?: BillingItemsListQuery, options?: CallOptions): List<BillingItemDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count extra resources.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `billingItemHeadAll`: `HEAD /billingItem`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.identifier - Only the extra resource with this identifier.
   * @param query.valueType - Only extra resources with this payment option.
   * @param query.companyId - Only entries of this company.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.billingItems.count();
   */
  count(query?: BillingItemsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Create an extra resource.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `billingItemCreate`: `POST /billingItem`.
   *
   * @param input - A new extra resource.
   * @param options - Limits, retries and headers of this call.
   * @returns the `BillingItemDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const billingItem = await market.billingItems.create({
   *   name: "Users",
   *   identifier: "users",
   *   unit: "users",
   *   description: "People that can sign in.",
   *   type: "TIERED",
   *   valueType: "PRE_PAID",
   *   presence: "REQUIRED",
   * });
   */
  create(input: BillingItemCreate, options?: CallOptions): Promise<BillingItemDTO> {
    return this.call(
      {
        method: "POST",
        path: "",
        body: input,
        references: { owner: "company" },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Read an extra resource.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `billingItemGet`: `GET /billingItem/{id}`.
   *
   * @param billingItem - The billing item: its id, `"billingItem/42"`, a reference to it, or itself.
   * @param query.language - The two-letter language of localised text.
   * @param options - Limits, retries and headers of this call.
   * @returns the `BillingItemDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const billingItem = await market.billingItems.get(42);
   */
  get(
    billingItem: BillingItemRef,
    query?: BillingItemsGetQuery,
    options?: CallOptions,
  ): Promise<BillingItemDTO> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: billingItem }, query, answer: "object" },
      options,
    );
  }

  /**
   * Change an extra resource.
   *
   * Fields that are absent keep their value.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `billingItemUpdate`: `PUT /billingItem/{id}`.
   *
   * @param billingItem - The billing item: its id, `"billingItem/42"`, a reference to it, or itself.
   * @param input - Fields of an extra resource. Absent: unchanged.
   * @param options - Limits, retries and headers of this call.
   * @returns the `BillingItemDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const billingItem = await market.billingItems.update(42, { presence: "RECOMMENDED" });
   */
  update(
    billingItem: BillingItemRef,
    input: BillingItemInput,
    options?: CallOptions,
  ): Promise<BillingItemDTO> {
    return this.call(
      { method: "PUT", path: "/{id}", values: { id: billingItem }, body: input, answer: "object" },
      options,
    );
  }

  /**
   * Delete an extra resource.
   *
   * An extra resource that a plan offers is still in use: 409.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `billingItemDelete`: `DELETE /billingItem/{id}`.
   *
   * @param billingItem - The billing item: its id, `"billingItem/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.billingItems.delete(42);
   */
  delete(billingItem: BillingItemRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: billingItem } }, options);
  }
}
