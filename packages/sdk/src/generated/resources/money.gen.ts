// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { CallOptions } from "../../options.js";
import type { DateOrDateTime, MoneyReport, ReportStep } from "../models.gen.js";

/** The query of `money.report`. */
export interface MoneyReportQuery {
  /** Only what is dated at or after this time. */
  readonly from?: DateOrDateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateOrDateTime | undefined;
  /** How long a step is. */
  readonly step?: ReportStep | undefined;
  /** Only entries of this product, by its identifier. */
  readonly product?: number | undefined;
}

/** The methods of `money`: Money Report. */
export class Money extends Methods {
  static override readonly group: GroupPlace = ["money", "/moneyReport", ["from", "to", "step", "product"]];

  /**
   * Read what was billed and paid over time.
   *
   * What was billed, what was paid, what was owed, and the price that recurs in a month, in steps of the
   * marketplace's clock, in all and of the ten products of which most was billed. An administrator reads
   * of all subscriptions, a vendor of those of its products, and a customer of its own. Times are in
   * UTC: days begin at midnight, weeks on Monday. At most 100 steps, else 400. Without `from` there are
   * twelve, of which the last runs now. What lies behind the clock's present time is left out.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `moneyReportGet`: `GET /moneyReport`.
   *
   * @param query.from - Only what is dated at or after this time.
   * @param query.to - Only what is dated before this time.
   * @param query.step - How long a step is.
   * @param query.product - Only entries of this product, by its identifier.
   * @param options - Limits, retries and headers of this call.
   * @returns the `MoneyReport`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const moneyReport = await market.money.report();
   */
  report(query?: MoneyReportQuery, options?: CallOptions): Promise<MoneyReport> {
    return this.call({ method: "GET", path: "", query, answer: "object" }, options);
  }
}
