// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  CompanyCreate,
  CompanyDTO,
  CompanyFieldsPatch,
  CompanyInput,
  CompanyRef,
  SortDirection,
} from "../models.gen.js";

/** The query of `companies.list`. */
export interface CompaniesListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only companies that are, or are not, enabled. */
  readonly enabled?: boolean | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `companies.count`. */
export type CompaniesCountQuery = CompaniesListQuery;

/** The query of `companies.delete`. */
export interface CompaniesDeleteQuery {
  /** Accepted and without effect: deletion is always deep. */
  readonly deep?: boolean | undefined;
}

/** The methods of `companies`: Vendor Company. */
export class Companies extends Methods {
  static override readonly group: GroupPlace = [
    "companies",
    "/company",
    ["pageNumber", "pageSize", "idAfter", "search", "enabled", "sortField", "sortDirection", "deep"],
  ];

  /**
   * List vendor companies.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (vendors), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `companyGetAllPaged`: `GET /company`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.enabled - Only companies that are, or are not, enabled.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const company of market.companies.list()) console.log(company);
   */
  list(query?: CompaniesListQuery, options?: CallOptions): List<CompanyDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count vendor companies.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (vendors), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `companyHeadAll`: `HEAD /company`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.enabled - Only companies that are, or are not, enabled.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.companies.count();
   */
  count(query?: CompaniesCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Create a vendor company.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_ADMIN (any).
   * Operation `companyCreate`: `POST /company`.
   *
   * @param input - A new vendor company. Without `enabled` it is enabled.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CompanyDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const company = await market.companies.create({
   *   name: "Northwind Software",
   *   emailAddress: "hello@northwind.example",
   *   companyUrl: "https://northwind.example",
   *   technicalEmailAddress: "operations@northwind.example",
   * });
   */
  create(input: CompanyCreate, options?: CallOptions): Promise<CompanyDTO> {
    return this.call({ method: "POST", path: "", body: input, once: "keyed", answer: "object" }, options);
  }

  /**
   * Read a vendor company.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (vendors), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `companyGet`: `GET /company/{id}`.
   *
   * @param company - The company: its id, `"company/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CompanyDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const company = await market.companies.get(42);
   */
  get(company: CompanyRef, options?: CallOptions): Promise<CompanyDTO> {
    return this.call({ method: "GET", path: "/{id}", values: { id: company }, answer: "object" }, options);
  }

  /**
   * Change a vendor company.
   *
   * Fields that are absent keep their value. `syndicationEndpoint` and `notificationSecretToken` set
   * where the company's subscription events go, and how they are signed. Members follow a new value of
   * `enabled`, which an administrator sets.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `companyUpdate`: `PUT /company/{id}`.
   *
   * @param company - The company: its id, `"company/42"`, a reference to it, or itself.
   * @param input - Changes to a vendor company. Fields that are absent keep their value, and `null` clears one. Other fields are ignored.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CompanyDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const company = await market.companies.update(42, {
   *   syndicationEndpoint: "https://northwind.example/events",
   *   notificationSecretToken: "a-secret-for-examples-only",
   * });
   */
  update(company: CompanyRef, input: CompanyInput, options?: CallOptions): Promise<CompanyDTO> {
    return this.call(
      { method: "PUT", path: "/{id}", values: { id: company }, body: input, answer: "object" },
      options,
    );
  }

  /**
   * Enable a vendor company and its members.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `companyPatch`: `PATCH /company/{id}`.
   *
   * @param company - The company: its id, `"company/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.companies.activate(42);
   */
  activate(company: CompanyRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: company }, body: { action: "ACTIVATION" } },
      options,
    );
  }

  /**
   * Disable a vendor company and its members.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `companyPatch`: `PATCH /company/{id}`.
   *
   * @param company - The company: its id, `"company/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.companies.deactivate(42);
   */
  deactivate(company: CompanyRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: company }, body: { action: "DEACTIVATION" } },
      options,
    );
  }

  /**
   * Change single fields of a vendor company.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `companyPatch`: `PATCH /company/{id}`.
   *
   * @param company - The company: its id, `"company/42"`, a reference to it, or itself.
   * @param fields - Single fields of a vendor company. A field that would do nothing is 400: one that is not listed, and for all but an administrator `enabled`.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.companies.patch(42, { syndicationEndpoint: "https://northwind.example/events" });
   */
  patch(company: CompanyRef, fields: CompanyFieldsPatch, options?: CallOptions): Promise<void> {
    return this.call({ method: "PATCH", path: "/{id}", values: { id: company }, body: fields }, options);
  }

  /**
   * Delete a vendor company with all that belongs to it.
   *
   * Deep deletion: its users, products and plans go with it. A company with a subscription that is
   * neither UNDEPLOYED nor FAILED is still in use: 409.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.DELETED` and `ProductVersion.DELETED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `companyDeepDeletion`: `DELETE /company/{id}`.
   *
   * @param company - The company: its id, `"company/42"`, a reference to it, or itself.
   * @param query.deep - Accepted and without effect: deletion is always deep.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.companies.delete(42);
   */
  delete(company: CompanyRef, query?: CompaniesDeleteQuery, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: company }, query }, options);
  }
}
