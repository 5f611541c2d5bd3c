// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  ApplicationMetricCreate,
  ApplicationMetricDTO,
  ApplicationMetricInput,
  ApplicationMetricRef,
  DateOrDateTime,
  MetricPoll,
  MetricSample,
  SortDirection,
} from "../models.gen.js";

/** The query of `applicationMetrics.list`. */
export interface ApplicationMetricsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only entries of this product. */
  readonly productId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `applicationMetrics.count`. */
export type ApplicationMetricsCountQuery = ApplicationMetricsListQuery;

/** The query of `applicationMetrics.samples`. */
export interface ApplicationMetricsSamplesQuery {
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** Only what is dated at or after this time. */
  readonly from?: DateOrDateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateOrDateTime | undefined;
}

/** The query of `applicationMetrics.polls`. */
export interface ApplicationMetricsPollsQuery {
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
}

/** The methods of `applicationMetrics`: Application Metric. */
export class ApplicationMetrics extends Methods {
  static override readonly group: GroupPlace = [
    "applicationMetrics",
    "/applicationMetric",
    [
      "pageNumber",
      "pageSize",
      "idAfter",
      "search",
      "productId",
      "sortField",
      "sortDirection",
      "subscriptionId",
      "from",
      "to",
    ],
  ];

  /**
   * List metrics.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricGetAllPaged`: `GET /applicationMetric`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.productId - Only entries of this product.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const applicationMetric of market.applicationMetrics.list()) console.log(applicationMetric);
   */
  list(query?: ApplicationMetricsListQuery, options?: CallOptions): List<ApplicationMetricDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count metrics.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricHeadAll`: `HEAD /applicationMetric`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.productId - Only entries of this product.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.applicationMetrics.count();
   */
  count(query?: ApplicationMetricsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Define a metric of a product.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricCreate`: `POST /applicationMetric`.
   *
   * @param input - A new metric of a product.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ApplicationMetricDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const applicationMetric = await market.applicationMetrics.create({
   *   name: "documents",
   *   product: { url: "product/2" },
   *   billingItem: { url: "billingItem/13" },
   *   type: "EXTERNAL",
   *   counter: false,
   *   metricFunction: "AVERAGE",
   *   endpoint: "/metric/documents",
   *   frequency: "EVERY_1_HOUR",
   * });
   */
  create(input: ApplicationMetricCreate, options?: CallOptions): Promise<ApplicationMetricDTO> {
    return this.call(
      {
        method: "POST",
        path: "",
        body: input,
        references: { billingItem: "billingItem", product: "product" },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Read a metric.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricGet`: `GET /applicationMetric/{id}`.
   *
   * @param applicationMetric - The application metric: its id, `"applicationMetric/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ApplicationMetricDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const applicationMetric = await market.applicationMetrics.get(42);
   */
  get(applicationMetric: ApplicationMetricRef, options?: CallOptions): Promise<ApplicationMetricDTO> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: applicationMetric }, answer: "object" },
      options,
    );
  }

  /**
   * Change a metric.
   *
   * Fields that are absent keep their value.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricUpdate`: `PUT /applicationMetric/{id}`.
   *
   * @param applicationMetric - The application metric: its id, `"applicationMetric/42"`, a reference to it, or itself.
   * @param input - Fields of a metric. Absent: unchanged.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ApplicationMetricDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const applicationMetric = await market.applicationMetrics.update(42, { frequency: "EVERY_24_HOUR" });
   */
  update(
    applicationMetric: ApplicationMetricRef,
    input: ApplicationMetricInput,
    options?: CallOptions,
  ): Promise<ApplicationMetricDTO> {
    return this.call(
      {
        method: "PUT",
        path: "/{id}",
        values: { id: applicationMetric },
        body: input,
        references: { billingItem: "billingItem" },
        answer: "object",
      },
      options,
    );
  }

  /**
   * Delete a metric.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricDelete`: `DELETE /applicationMetric/{id}`.
   *
   * @param applicationMetric - The application metric: its id, `"applicationMetric/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.applicationMetrics.delete(42);
   */
  delete(applicationMetric: ApplicationMetricRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: applicationMetric } }, options);
  }

  /**
   * Read the values of a metric.
   *
   * The latest 1,000 values that match, the oldest first.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricGetSamples`: `GET /applicationMetric/{id}/samples`.
   *
   * @param applicationMetric - The application metric: its id, `"applicationMetric/42"`, a reference to it, or itself.
   * @param query.subscriptionId - Only entries of this subscription.
   * @param query.from - Only what is dated at or after this time.
   * @param query.to - Only what is dated before this time.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `MetricSample[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.applicationMetrics.samples(42);
   */
  samples(
    applicationMetric: ApplicationMetricRef,
    query?: ApplicationMetricsSamplesQuery,
    options?: CallOptions,
  ): Promise<MetricSample[]> {
    return this.call(
      { method: "GET", path: "/{id}/samples", values: { id: applicationMetric }, query, answer: "array" },
      options,
    );
  }

  /**
   * Read how a metric is polled.
   *
   * One entry for each subscription whose plan carries the metric, those that are due next first; 1,000
   * at most.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `applicationMetricGetPolls`: `GET /applicationMetric/{id}/polls`.
   *
   * @param applicationMetric - The application metric: its id, `"applicationMetric/42"`, a reference to it, or itself.
   * @param query.subscriptionId - Only entries of this subscription.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `MetricPoll[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.applicationMetrics.polls(42);
   */
  polls(
    applicationMetric: ApplicationMetricRef,
    query?: ApplicationMetricsPollsQuery,
    options?: CallOptions,
  ): Promise<MetricPoll[]> {
    return this.call(
      { method: "GET", path: "/{id}/polls", values: { id: applicationMetric }, query, answer: "array" },
      options,
    );
  }
}
