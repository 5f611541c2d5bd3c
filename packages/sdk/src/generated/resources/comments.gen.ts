// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type { CommentCreate, CommentDTO, CommentInput, CommentRef, SortDirection } from "../models.gen.js";

/** The query of `comments.list`. */
export interface CommentsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries of this product. */
  readonly productId?: number | undefined;
  /** Only entries of this user. */
  readonly userId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | "rating" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `comments.count`. */
export type CommentsCountQuery = CommentsListQuery;

/** The methods of `comments`: Customer Review. */
export class Comments extends Methods {
  static override readonly group: GroupPlace = [
    "comments",
    "/comment",
    ["pageNumber", "pageSize", "idAfter", "productId", "userId", "sortField", "sortDirection"],
  ];

  /**
   * List reviews.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (any), ROLE_VENDOR (any) and ROLE_ADMIN (any).
   * Operation `commentGetAllPaged`: `GET /comment`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.productId - Only entries of this product.
   * @param query.userId - Only entries of this user.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const comment of market.comments.list()) console.log(comment);
   */
  list(query?: CommentsListQuery, options?: CallOptions): List<CommentDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count reviews.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (any), ROLE_VENDOR (any) and ROLE_ADMIN (any).
   * Operation `commentHeadAll`: `HEAD /comment`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.productId - Only entries of this product.
   * @param query.userId - Only entries of this user.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.comments.count();
   */
  count(query?: CommentsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Review a product.
   *
   * Only a customer that has, or had, a subscription to the product may review it.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_USER (subscribed) and ROLE_ADMIN (any).
   * Operation `commentCreate`: `POST /comment`.
   *
   * @param input - A new review of a product.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CommentDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const comment = await market.comments.create({
   *   product: { url: "product/2" },
   *   rating: 5,
   *   comment: "Our minutes finally live in one place.",
   * });
   */
  create(input: CommentCreate, options?: CallOptions): Promise<CommentDTO> {
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
   * Read a review.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (any), ROLE_VENDOR (any) and ROLE_ADMIN (any).
   * Operation `commentGet`: `GET /comment/{id}`.
   *
   * @param comment - The comment: its id, `"comment/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CommentDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const comment = await market.comments.get(42);
   */
  get(comment: CommentRef, options?: CallOptions): Promise<CommentDTO> {
    return this.call({ method: "GET", path: "/{id}", values: { id: comment }, answer: "object" }, options);
  }

  /**
   * Change a review.
   *
   * Fields that are absent keep their value.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `commentUpdate`: `PUT /comment/{id}`.
   *
   * @param comment - The comment: its id, `"comment/42"`, a reference to it, or itself.
   * @param input - Changes to a review. Fields that are absent keep their value, and `null` clears one. Other fields are ignored; a review stays with its product.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CommentDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const comment = await market.comments.update(42, { rating: 5 });
   */
  update(comment: CommentRef, input: CommentInput, options?: CallOptions): Promise<CommentDTO> {
    return this.call(
      { method: "PUT", path: "/{id}", values: { id: comment }, body: input, answer: "object" },
      options,
    );
  }

  /**
   * Delete a review.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `commentDelete`: `DELETE /comment/{id}`.
   *
   * @param comment - The comment: its id, `"comment/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.comments.delete(42);
   */
  delete(comment: CommentRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: comment } }, options);
  }
}
