// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { CallOptions } from "../../options.js";
import type { DateOrDateTime, ProceedsReport } from "../models.gen.js";

/** The query of `proceeds.report`. */
export interface ProceedsReportQuery {
  /** Only what is dated at or after this time. */
  readonly from?: DateOrDateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateOrDateTime | undefined;
}

/** The methods of `proceeds`: Proceeds Report. */
export class Proceeds extends Methods {
  /** Its name, where its paths begin, and every parameter that one of its queries may have. */
  static override readonly group: GroupPlace = ["proceeds", "/proceedsReport", ["from", "to"]];

  /**
   * Read the balance report.
   *
   * The proceeds declared with `cashed=true`, by subscription, between two dates. `to` is exclusive.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `proceedsReportGet`: `GET /proceedsReport`.
   *
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
