// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { CallOptions } from "../../options.js";
import type { SearchResult } from "../models.gen.js";

/** The query of `search.find`. */
export interface SearchFindQuery {
  /** What to find. */
  readonly text?: string | undefined;
}

/** The methods of `search`: Search. */
export class Search extends Methods {
  static override readonly group: GroupPlace = ["search", "/search", ["text"]];

  /**
   * Find objects by what a person knows of them.
   *
   * Finds an identifier (`7`, or only of users with `user/7` or `user 7`), the number of an invoice, a
   * request, and what begins with the text in any case: names of people, companies, products, plans,
   * resources, parameters, metrics and subscriptions; user names, e-mail addresses, SKUs, identifiers
   * and codes; references of orders and payments; values that customers entered; and addresses, with or
   * without `https://`. A first name, of three words at most, may stand before a surname. Of letters
   * beyond ASCII the usual spellings are tried: as typed, small, capitals, and a capital at the first or
   * at each word. What stands in the middle of a text is not found. Each group has what the caller may
   * read by the operation for one object of it, ten at most: by identifier first, then in the order of
   * the text that matches. Without `text` nothing is found.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `searchFind`: `GET /search`.
   *
   * @param query.text - What to find.
   * @param options - Limits, retries and headers of this call.
   * @returns the `SearchResult`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const searchResult = await market.search.find();
   */
  find(query?: SearchFindQuery, options?: CallOptions): Promise<SearchResult> {
    return this.call({ method: "GET", path: "", query, answer: "object" }, options);
  }
}
