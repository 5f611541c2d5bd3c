// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { CallOptions } from "../../options.js";
import type { CountryCodeDTO, LanguageCode } from "../models.gen.js";

/** The query of `countryCodes.list`. */
export interface CountryCodesListQuery {
  /** The two-letter language of localised text. */
  readonly language?: LanguageCode | undefined;
}

/** The methods of `countryCodes`: Country Codes. */
export class CountryCodes extends Methods {
  static override readonly group: GroupPlace = ["countryCodes", "/countryCodes", ["language"]];

  /**
   * List the countries and their two-letter codes.
   *
   * With `country` the answer is that one country; 404 when there is none of this code.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `countryCodesGet`: `GET /countryCodes`.
   *
   * @param query.language - The two-letter language of localised text.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `CountryCodeDTO[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.countryCodes.list();
   */
  list(query?: CountryCodesListQuery, options?: CallOptions): Promise<CountryCodeDTO[]> {
    return this.call({ method: "GET", path: "", query, answer: "array" }, options);
  }
}
