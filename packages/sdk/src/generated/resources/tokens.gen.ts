// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  SortDirection,
  TokenCreate,
  TokenCreated,
  TokenDTO,
  TokenKind,
  TokenRef,
} from "../models.gen.js";

/** The query of `tokens.list`. */
export interface TokensListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries of this user. */
  readonly userId?: number | undefined;
  /** Only tokens of this kind. */
  readonly kind?: TokenKind | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "createdAt" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `tokens.count`. */
export type TokensCountQuery = TokensListQuery;

/** The methods of `tokens`: Token. */
export class Tokens extends Methods {
  static override readonly group: GroupPlace = [
    "tokens",
    "/token",
    ["pageNumber", "pageSize", "idAfter", "userId", "kind", "sortField", "sortDirection"],
  ];

  /**
   * List tokens.
   *
   * The tokens that a user can sign in with: its sessions, its permanent token, and those that it made
   * by name. Expired ones are not listed. A token itself is never shown again.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `tokenGetAllPaged`: `GET /token`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.userId - Only entries of this user.
   * @param query.kind - Only tokens of this kind.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const token of market.tokens.list()) console.log(token);
   */
  list(query?: TokensListQuery, options?: CallOptions): List<TokenDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count tokens.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `tokenHeadAll`: `HEAD /token`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.userId - Only entries of this user.
   * @param query.kind - Only tokens of this kind.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.tokens.count();
   */
  count(query?: TokensCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Create a personal token.
   *
   * Creates a token with a name, for one integration. It may be read-only, and may expire. Signed in
   * with Basic authentication: whoever got hold of a token cannot make others with it. The answer is the
   * only one that holds the token. A user may have 100.
   *
   * Not retried when the marketplace may already have acted on it.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `tokenCreate`: `POST /token`.
   *
   * @param input - A personal token to create.
   * @param options - Limits, retries and headers of this call.
   * @returns the `TokenCreated` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const tokenCreated = await market.tokens.create({ name: "Billing export", access: "READ_ONLY" });
   */
  create(input: TokenCreate, options?: CallOptions): Promise<TokenCreated> {
    return this.call(
      { method: "POST", path: "", body: input, once: "never", signsIn: true, answer: "object" },
      options,
    );
  }

  /**
   * Read a token.
   *
   * Everything but the token itself.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `tokenGet`: `GET /token/{id}`.
   *
   * @param token - The token: its id, `"token/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `TokenDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const token = await market.tokens.get(42);
   */
  get(token: TokenRef, options?: CallOptions): Promise<TokenDTO> {
    return this.call({ method: "GET", path: "/{id}", values: { id: token }, answer: "object" }, options);
  }

  /**
   * Revoke a token.
   *
   * From then on it signs nobody in.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `tokenDelete`: `DELETE /token/{id}`.
   *
   * @param token - The token: its id, `"token/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.tokens.delete(42);
   */
  delete(token: TokenRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: token } }, options);
  }
}
