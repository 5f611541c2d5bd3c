// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  LanguageCode,
  Metadata,
  MetricHeader,
  MetricHeaderInput,
  ProductCreate,
  ProductDTO,
  ProductInput,
  ProductRef,
  ProductType,
  SortDirection,
} from "../models.gen.js";

/** The query of `products.list`. */
export interface ProductsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only products of this type. */
  readonly productType?: ProductType | undefined;
  /** Only entries of this company. */
  readonly companyId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `products.count`. */
export type ProductsCountQuery = ProductsListQuery;

/** The query of `products.get`. */
export interface ProductsGetQuery {
  /** The two-letter language of localised text. */
  readonly language?: LanguageCode | undefined;
}

/** The methods of `products`: Product. */
export class Products extends Methods {
  static override readonly group: GroupPlace = [
    "products",
    "/product",
    [
      "pageNumber",
      "pageSize",
      "idAfter",
      "search",
      "productType",
      "companyId",
      "sortField",
      "sortDirection",
      "language",
    ],
  ];

  /**
   * List products.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productGetAllPaged`: `GET /product`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.productType - Only products of this type.
   * @param query.companyId - Only entries of this company.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const product of market.products.list()) console.log(product);
   */
  list(query?: ProductsListQuery, options?: CallOptions): List<ProductDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count products.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productHeadAll`: `HEAD /product`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.productType - Only products of this type.
   * @param query.companyId - Only entries of this company.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.products.count();
   */
  count(query?: ProductsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Create a product.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productCreate`: `POST /product`.
   *
   * @param input - A new product. It becomes visible with its first published plan.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ProductDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const product = await market.products.create({
   *   name: "Acme Notes",
   *   sku: "ACME-NOTES",
   *   type: "SYNDICATED",
   *   shortDescription: "Notes for teams.",
   *   longDescription: "Write notes together, and find them again.",
   *   syndicationEndpoints: ["https://notes.example/events"],
   *   notificationSecretToken: "a-long-random-secret",
   * });
   */
  create(input: ProductCreate, options?: CallOptions): Promise<ProductDTO> {
    return this.call(
      {
        method: "POST",
        path: "",
        body: input,
        references: { company: "company" },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Read a product.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productGet`: `GET /product/{id}`.
   *
   * @param product - The product: its id, `"product/42"`, a reference to it, or itself.
   * @param query.language - The two-letter language of localised text.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ProductDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const product = await market.products.get(42);
   */
  get(product: ProductRef, query?: ProductsGetQuery, options?: CallOptions): Promise<ProductDTO> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: product }, query, answer: "object" },
      options,
    );
  }

  /**
   * Change a product.
   *
   * Fields that are absent keep their value. `type` and `sku` can not be changed: 422.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productUpdate`: `PUT /product/{id}`.
   *
   * @param product - The product: its id, `"product/42"`, a reference to it, or itself.
   * @param input - Changes to a product. Fields that are absent keep their value.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ProductDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const product = await market.products.update(42, {
   *   syndicationEndpoints: ["https://notes.example/v2/events"],
   *   notificationSecretToken: "another-long-random-secret",
   * });
   */
  update(product: ProductRef, input: ProductInput, options?: CallOptions): Promise<ProductDTO> {
    return this.call(
      { method: "PUT", path: "/{id}", values: { id: product }, body: input, answer: "object" },
      options,
    );
  }

  /**
   * Delete a product.
   *
   * A product with a subscription that is neither UNDEPLOYED nor FAILED is still in use: 409.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `ProductVersion.DELETED`.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productDelete`: `DELETE /product/{id}`.
   *
   * @param product - The product: its id, `"product/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.products.delete(42);
   */
  delete(product: ProductRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: product } }, options);
  }

  /**
   * Read the extra headers of metric polls.
   *
   * The values are never answered.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productGetMetricHeaders`: `GET /product/{id}/metricHeaders`.
   *
   * @param product - The product: its id, `"product/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `MetricHeader[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.products.metricHeaders(42);
   */
  metricHeaders(product: ProductRef, options?: CallOptions): Promise<MetricHeader[]> {
    return this.call(
      { method: "GET", path: "/{id}/metricHeaders", values: { id: product }, answer: "array" },
      options,
    );
  }

  /**
   * Replace the extra headers of metric polls.
   *
   * They are sent with every poll of the product's metrics. A value is never answered; one that is null
   * or absent stays what it was.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productReplaceMetricHeaders`: `PUT /product/{id}/metricHeaders`.
   *
   * @param product - The product: its id, `"product/42"`, a reference to it, or itself.
   * @param headers - An extra header of every metric poll. Host, Content-Length, hop-by-hop headers and the ones that the service sets itself are refused.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `MetricHeader[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.products.replaceMetricHeaders(42, [{ name: "X-Metric-Key", value: "a-shared-key" }]);
   */
  replaceMetricHeaders(
    product: ProductRef,
    headers: readonly MetricHeaderInput[],
    options?: CallOptions,
  ): Promise<MetricHeader[]> {
    return this.call(
      { method: "PUT", path: "/{id}/metricHeaders", values: { id: product }, body: headers, answer: "array" },
      options,
    );
  }

  /**
   * Read the metadata of a product.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productGetMetadata`: `GET /product/{id}/metadata`.
   *
   * @param product - The product: its id, `"product/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Metadata`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const metadata = await market.products.getMetadata(42);
   */
  getMetadata(product: ProductRef, options?: CallOptions): Promise<Metadata> {
    return this.call(
      { method: "GET", path: "/{id}/metadata", values: { id: product }, answer: "object" },
      options,
    );
  }

  /**
   * Replace the metadata of a product.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productUpdateMetadata`: `PUT /product/{id}/metadata`.
   *
   * @param product - The product: its id, `"product/42"`, a reference to it, or itself.
   * @param metadata - A flat map of string to string.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.products.replaceMetadata(42, { costCentre: "42", contract: "C-2026-17" });
   */
  replaceMetadata(product: ProductRef, metadata: Metadata, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PUT", path: "/{id}/metadata", values: { id: product }, body: metadata },
      options,
    );
  }

  /**
   * Remove one metadata key of a product.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productDeleteMetadataKey`: `DELETE /product/{id}/metadata/{key}`.
   *
   * @param product - The product: its id, `"product/42"`, a reference to it, or itself.
   * @param key - A metadata key.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.products.removeMetadataKey(42, "costCentre");
   */
  removeMetadataKey(product: ProductRef, key: string, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "DELETE", path: "/{id}/metadata/{key}", values: { id: product, key } },
      options,
    );
  }
}
