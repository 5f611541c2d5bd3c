// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  ConfigurationParameter,
  ConfigurationParameterCreate,
  ConfigurationParameterInput,
  ConfigurationParameterRef,
  ConfigurationParameterValues,
  ConfigurationParameterValuesInput,
  LanguageCode,
  SortDirection,
} from "../models.gen.js";

/** The query of `configurationParameters.list`. */
export interface ConfigurationParametersListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries of this product. */
  readonly productId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "code" | "weight" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `configurationParameters.count`. */
export type ConfigurationParametersCountQuery = ConfigurationParametersListQuery;

/** The query of `configurationParameters.get`. */
export interface ConfigurationParametersGetQuery {
  /** The two-letter language of localised text. */
  readonly language?: LanguageCode | undefined;
}

/** The methods of `configurationParameters`: Configuration Parameter. */
export class ConfigurationParameters extends Methods {
  static override readonly group: GroupPlace = [
    "configurationParameters",
    "/configurationParameter",
    ["pageNumber", "pageSize", "idAfter", "productId", "sortField", "sortDirection", "language"],
  ];

  /**
   * List configuration parameters.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `configurationParameterGetAllPaged`: `GET /configurationParameter`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.productId - Only entries of this product.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const configurationParameter of market.configurationParameters.list()) console.log(configurationParameter);
   */
  list(query?: ConfigurationParametersListQuery, options?: CallOptions): List<ConfigurationParameter> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count configuration parameters.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `configurationParameterHeadAll`: `HEAD /configurationParameter`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.productId - Only entries of this product.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.configurationParameters.count();
   */
  count(query?: ConfigurationParametersCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Create a configuration parameter of a product.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `configurationParameterCreate`: `POST /configurationParameter`.
   *
   * @param input - A new configuration parameter of a product.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ConfigurationParameter` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const configurationParameter = await market.configurationParameters.create({
   *   code: "hostname",
   *   name: "Host name",
   *   description: "The first part of the address of your notes.",
   *   hint: "acme",
   *   required: true,
   *   validation: "^[a-z][a-z0-9-]{1,30}$",
   *   product: { url: "product/2" },
   * });
   */
  create(input: ConfigurationParameterCreate, options?: CallOptions): Promise<ConfigurationParameter> {
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
   * Read a configuration parameter.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `configurationParameterGet`: `GET /configurationParameter/{id}`.
   *
   * @param configurationParameter - The configuration parameter: its id, `"configurationParameter/42"`, a reference to it, or itself.
   * @param query.language - The two-letter language of localised text.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ConfigurationParameter`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const configurationParameter = await market.configurationParameters.get(42);
   */
  get(
    configurationParameter: ConfigurationParameterRef,
    query?: ConfigurationParametersGetQuery,
    options?: CallOptions,
  ): Promise<ConfigurationParameter> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: configurationParameter }, query, answer: "object" },
      options,
    );
  }

  /**
   * Change a configuration parameter.
   *
   * Fields that are absent keep their value.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `configurationParameterUpdate`: `PUT /configurationParameter/{id}`.
   *
   * @param configurationParameter - The configuration parameter: its id, `"configurationParameter/42"`, a reference to it, or itself.
   * @param input - Fields of a configuration parameter. Absent: unchanged.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ConfigurationParameter` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const configurationParameter = await market.configurationParameters.update(42, { hint: "my-company" });
   */
  update(
    configurationParameter: ConfigurationParameterRef,
    input: ConfigurationParameterInput,
    options?: CallOptions,
  ): Promise<ConfigurationParameter> {
    return this.call(
      { method: "PUT", path: "/{id}", values: { id: configurationParameter }, body: input, answer: "object" },
      options,
    );
  }

  /**
   * Delete a configuration parameter.
   *
   * A parameter that is active on a plan is still in use: 409.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `configurationParameterDelete`: `DELETE /configurationParameter/{id}`.
   *
   * @param configurationParameter - The configuration parameter: its id, `"configurationParameter/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.configurationParameters.delete(42);
   */
  delete(configurationParameter: ConfigurationParameterRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: configurationParameter } }, options);
  }

  /**
   * Ask for the possible values of a configuration parameter.
   *
   * Answers the accepted values, or asks the vendor's external values URL for them. `values: null` means
   * that anything is allowed, an empty array that nothing is.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `configurationParameterValues`: `POST /configurationParameter/{id}/values`.
   *
   * @param configurationParameter - The configuration parameter: its id, `"configurationParameter/42"`, a reference to it, or itself.
   * @param input - What the customer has chosen so far.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ConfigurationParameterValues` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const configurationParameterValues = await market.configurationParameters.values(42, {
   *   productVersion: { url: "productVersion/8" },
   *   configurationParameters: { "configurationParameter/11": "acme" },
   * });
   */
  values(
    configurationParameter: ConfigurationParameterRef,
    input: ConfigurationParameterValuesInput,
    options?: CallOptions,
  ): Promise<ConfigurationParameterValues> {
    return this.call(
      {
        method: "POST",
        path: "/{id}/values",
        values: { id: configurationParameter },
        body: input,
        references: { productVersion: "productVersion" },
        answer: "object",
      },
      options,
    );
  }
}
