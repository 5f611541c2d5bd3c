// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  LanguageCode,
  Metadata,
  ProductVersionCreate,
  ProductVersionDTO,
  ProductVersionInput,
  ProductVersionPatch,
  ProductVersionRef,
  SortDirection,
} from "../models.gen.js";

/** The query of `productVersions.list`. */
export interface ProductVersionsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries of this product, by its identifier. */
  readonly product?: number | undefined;
  /** Only plans whose name contains this text in any case. */
  readonly name?: string | undefined;
  /** Also the caller's own plans that are not published. */
  readonly withUnpublished?: boolean | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | "price" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `productVersions.count`. */
export type ProductVersionsCountQuery = ProductVersionsListQuery;

/** The query of `productVersions.get`. */
export interface ProductVersionsGetQuery {
  /** The two-letter language of localised text. */
  readonly language?: LanguageCode | undefined;
}

/** The methods of `productVersions`: Product Version. */
export class ProductVersions extends Methods {
  static override readonly group: GroupPlace = [
    "productVersions",
    "/productVersion",
    [
      "pageNumber",
      "pageSize",
      "idAfter",
      "product",
      "name",
      "withUnpublished",
      "sortField",
      "sortDirection",
      "language",
    ],
  ];

  /**
   * List plans.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productVersionGetAllPaged`: `GET /productVersion`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.product - Only entries of this product, by its identifier.
   * @param query.name - Only plans whose name contains this text in any case.
   * @param query.withUnpublished - Also the caller's own plans that are not published.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const productVersion of market.productVersions.list()) console.log(productVersion);
   */
  list(query?: ProductVersionsListQuery, options?: CallOptions): List<ProductVersionDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count plans.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productVersionHeadAll`: `HEAD /productVersion`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.product - Only entries of this product, by its identifier.
   * @param query.name - Only plans whose name contains this text in any case.
   * @param query.withUnpublished - Also the caller's own plans that are not published.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.productVersions.count();
   */
  count(query?: ProductVersionsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Create a plan of a product.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Can cause `ProductVersion.CREATED`.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionCreate`: `POST /productVersion`.
   *
   * @param input - A new plan of a product.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ProductVersionDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const productVersion = await market.productVersions.create({
   *   name: "Basic",
   *   identifier: "acme-notes-basic",
   *   description: "For small teams.",
   *   product: { url: "product/2" },
   *   price: "10.0000",
   *   billingPeriod: 1,
   *   trial: "ALLOWED_WO_PAYMENT_METHOD",
   *   trialLength: 14,
   *   autoRenewable: true,
   *   billingItemValues: [
   *     { item: { url: "billingItem/6" }, start: 1, end: 5, price: "2.0000" },
   *     { item: { url: "billingItem/6" }, start: 6, end: null, price: "1.5000" },
   *     { item: { url: "billingItem/13" }, start: 0, end: null, price: "0.0200" },
   *   ],
   *   configurationParameters: [{ url: "configurationParameter/11" }],
   * });
   */
  create(input: ProductVersionCreate, options?: CallOptions): Promise<ProductVersionDTO> {
    return this.call(
      {
        method: "POST",
        path: "",
        body: input,
        references: {
          billingItemValues: { item: "billingItem" },
          configurationParameters: "configurationParameter",
          product: "product",
        },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Read a plan.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productVersionGet`: `GET /productVersion/{id}`.
   *
   * @param productVersion - The product version: its id, `"productVersion/42"`, a reference to it, or itself.
   * @param query.language - The two-letter language of localised text.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ProductVersionDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const productVersion = await market.productVersions.get(42);
   */
  get(
    productVersion: ProductVersionRef,
    query?: ProductVersionsGetQuery,
    options?: CallOptions,
  ): Promise<ProductVersionDTO> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: productVersion }, query, answer: "object" },
      options,
    );
  }

  /**
   * Change a plan.
   *
   * Fields that are absent keep their value. A running subscription keeps the prices it was ordered with
   * until it renews.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `ProductVersion.MODIFIED`.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionUpdate`: `PUT /productVersion/{id}`.
   *
   * @param productVersion - The product version: its id, `"productVersion/42"`, a reference to it, or itself.
   * @param input - Fields of a plan. Absent: unchanged. Amounts are in EUR.
   * @param options - Limits, retries and headers of this call.
   * @returns the `ProductVersionDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const productVersion = await market.productVersions.update(42, { externalId: "notes-basic-2026" });
   */
  update(
    productVersion: ProductVersionRef,
    input: ProductVersionInput,
    options?: CallOptions,
  ): Promise<ProductVersionDTO> {
    return this.call(
      {
        method: "PUT",
        path: "/{id}",
        values: { id: productVersion },
        body: input,
        references: {
          billingItemValues: { item: "billingItem" },
          configurationParameters: "configurationParameter",
        },
        answer: "object",
      },
      options,
    );
  }

  /**
   * Publish a plan.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `ProductVersion.MODIFIED`.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionPatch`: `PATCH /productVersion/{id}`.
   *
   * @param productVersion - The product version: its id, `"productVersion/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.productVersions.publish(42);
   */
  publish(productVersion: ProductVersionRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: productVersion }, body: { published: true } },
      options,
    );
  }

  /**
   * Take a plan off the marketplace.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `ProductVersion.MODIFIED`.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionPatch`: `PATCH /productVersion/{id}`.
   *
   * @param productVersion - The product version: its id, `"productVersion/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.productVersions.unpublish(42);
   */
  unpublish(productVersion: ProductVersionRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: productVersion }, body: { published: false } },
      options,
    );
  }

  /**
   * Change single fields of a plan.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `ProductVersion.MODIFIED`.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionPatch`: `PATCH /productVersion/{id}`.
   *
   * @param productVersion - The product version: its id, `"productVersion/42"`, a reference to it, or itself.
   * @param fields - Single fields of a plan, at least one. Another field is refused with 400; PUT changes the rest.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.productVersions.patch(42, { published: true });
   */
  patch(
    productVersion: ProductVersionRef,
    fields: ProductVersionPatch,
    options?: CallOptions,
  ): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: productVersion }, body: fields },
      options,
    );
  }

  /**
   * Delete a plan.
   *
   * A plan with a subscription that is neither UNDEPLOYED nor FAILED is still in use: 409.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `ProductVersion.DELETED`.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionDelete`: `DELETE /productVersion/{id}`.
   *
   * @param productVersion - The product version: its id, `"productVersion/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.productVersions.delete(42);
   */
  delete(productVersion: ProductVersionRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: productVersion } }, options);
  }

  /**
   * Read the metadata of a productVersion.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (published), ROLE_VENDOR (published) and ROLE_ADMIN (any).
   * Operation `productVersionGetMetadata`: `GET /productVersion/{id}/metadata`.
   *
   * @param productVersion - The product version: its id, `"productVersion/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Metadata`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const metadata = await market.productVersions.getMetadata(42);
   */
  getMetadata(productVersion: ProductVersionRef, options?: CallOptions): Promise<Metadata> {
    return this.call(
      { method: "GET", path: "/{id}/metadata", values: { id: productVersion }, answer: "object" },
      options,
    );
  }

  /**
   * Replace the metadata of a productVersion.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionUpdateMetadata`: `PUT /productVersion/{id}/metadata`.
   *
   * @param productVersion - The product version: its id, `"productVersion/42"`, a reference to it, or itself.
   * @param metadata - A flat map of string to string.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.productVersions.replaceMetadata(42, { costCentre: "42", contract: "C-2026-17" });
   */
  replaceMetadata(
    productVersion: ProductVersionRef,
    metadata: Metadata,
    options?: CallOptions,
  ): Promise<void> {
    return this.call(
      { method: "PUT", path: "/{id}/metadata", values: { id: productVersion }, body: metadata },
      options,
    );
  }

  /**
   * Remove one metadata key of a productVersion.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `productVersionDeleteMetadataKey`: `DELETE /productVersion/{id}/metadata/{key}`.
   *
   * @param productVersion - The product version: its id, `"productVersion/42"`, a reference to it, or itself.
   * @param key - A metadata key.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.productVersions.removeMetadataKey(42, "costCentre");
   */
  removeMetadataKey(productVersion: ProductVersionRef, key: string, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "DELETE", path: "/{id}/metadata/{key}", values: { id: productVersion, key } },
      options,
    );
  }
}
