// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { CallOptions } from "../../options.js";
import type { DateOrDateTime, ProceedsReport } from "../models.gen.js";

/** The query of `proceeds.report`. */
export interface ProceedsReportQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only what is dated at or after this time. */
  readonly from?: DateOrDateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateOrDateTime | undefined;
}

/** The methods of `proceeds`: Proceeds Report. */
export class Proceeds extends Methods {
  static override readonly group: GroupPlace = [
    "proceeds",
    "/proceedsReport",
    ["pageNumber", "pageSize", "from", "to"],
  ];

  /**
   * Read the balance report.
   *
   * The proceeds declared with `cashed=true` between two dates, the oldest first. `to` is exclusive.
   * `entries` is a page of the lines, and `total` the sum of all of them, whatever the page. Lines are
   * only ever added at the end, so no page moves while the next one is read.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `proceedsReportGet`: `GET /proceedsReport`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.from - Only what is dated at or after this time.
   * @param query.to - Only what is dated before this time.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ProceedsReport`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const proceedsReport = await market.proceeds.report();
   */
  report(query?: ProceedsReportQuery, options?: CallOptions): Promise<ProceedsReport> {
    return this.call({ method: "GET", path: "", query, answer: "object" }, options);
  }
}
