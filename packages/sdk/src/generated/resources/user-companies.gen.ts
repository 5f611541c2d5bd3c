// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  Metadata,
  SortDirection,
  UserCompanyCreate,
  UserCompanyDTO,
  UserCompanyFieldsPatch,
  UserCompanyInput,
  UserCompanyRef,
} from "../models.gen.js";

/** The query of `userCompanies.list`. */
export interface UserCompaniesListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `userCompanies.count`. */
export type UserCompaniesCountQuery = UserCompaniesListQuery;

/** The methods of `userCompanies`: Customer Company. */
export class UserCompanies extends Methods {
  static override readonly group: GroupPlace = [
    "userCompanies",
    "/userCompany",
    ["pageNumber", "pageSize", "idAfter", "search", "sortField", "sortDirection"],
  ];

  /**
   * List customer companies.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (customers) and ROLE_ADMIN (any).
   * Operation `userCompanyGetAllPaged`: `GET /userCompany`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const userCompany of market.userCompanies.list()) console.log(userCompany);
   */
  list(query?: UserCompaniesListQuery, options?: CallOptions): List<UserCompanyDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count customer companies.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (customers) and ROLE_ADMIN (any).
   * Operation `userCompanyHeadAll`: `HEAD /userCompany`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.userCompanies.count();
   */
  count(query?: UserCompaniesCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Create a customer company.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_ADMIN (any).
   * Operation `userCompanyCreate`: `POST /userCompany`.
   *
   * @param input - A new customer company. Without `enabled` it is enabled.
   * @param options - Limits, retries and headers of this call.
   * @returns the `UserCompanyDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const userCompany = await market.userCompanies.create({
   *   name: "Acme Retail",
   *   emailAddress: "office@acme.example",
   *   taxCode: "IT00000000042",
   *   address: {
   *     address: "Via Torino 10",
   *     city: "Milano",
   *     zipCode: "20123",
   *     state: "MI",
   *     country: "Italy",
   *     countryCode: "IT",
   *   },
   * });
   */
  create(input: UserCompanyCreate, options?: CallOptions): Promise<UserCompanyDTO> {
    return this.call({ method: "POST", path: "", body: input, once: "keyed", answer: "object" }, options);
  }

  /**
   * Read a customer company.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (customers) and ROLE_ADMIN (any).
   * Operation `userCompanyGet`: `GET /userCompany/{id}`.
   *
   * @param userCompany - The user company: its id, `"userCompany/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `UserCompanyDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const userCompany = await market.userCompanies.get(42);
   */
  get(userCompany: UserCompanyRef, options?: CallOptions): Promise<UserCompanyDTO> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: userCompany }, answer: "object" },
      options,
    );
  }

  /**
   * Change a customer company.
   *
   * Fields that are absent keep their value. Members follow a new value of `enabled`, which an
   * administrator sets.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `userCompanyUpdate`: `PUT /userCompany/{id}`.
   *
   * @param userCompany - The user company: its id, `"userCompany/42"`, a reference to it, or itself.
   * @param input - Changes to a customer company. Fields that are absent keep their value, and `null` clears one. Other fields are ignored.
   * @param options - Limits, retries and headers of this call.
   * @returns the `UserCompanyDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const userCompany = await market.userCompanies.update(42, { phoneNumber: "+39 02 5550 1200", externalId: null });
   */
  update(
    userCompany: UserCompanyRef,
    input: UserCompanyInput,
    options?: CallOptions,
  ): Promise<UserCompanyDTO> {
    return this.call(
      { method: "PUT", path: "/{id}", values: { id: userCompany }, body: input, answer: "object" },
      options,
    );
  }

  /**
   * Enable a customer company and its members.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `userCompanyPatch`: `PATCH /userCompany/{id}`.
   *
   * @param userCompany - The user company: its id, `"userCompany/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.userCompanies.activate(42);
   */
  activate(userCompany: UserCompanyRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: userCompany }, body: { action: "ACTIVATION" } },
      options,
    );
  }

  /**
   * Disable a customer company and its members.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `userCompanyPatch`: `PATCH /userCompany/{id}`.
   *
   * @param userCompany - The user company: its id, `"userCompany/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.userCompanies.deactivate(42);
   */
  deactivate(userCompany: UserCompanyRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: userCompany }, body: { action: "DEACTIVATION" } },
      options,
    );
  }

  /**
   * Change single fields of a customer company.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `userCompanyPatch`: `PATCH /userCompany/{id}`.
   *
   * @param userCompany - The user company: its id, `"userCompany/42"`, a reference to it, or itself.
   * @param fields - Single fields of a customer company. A field that would do nothing is 400: one that is not listed, and for all but an administrator `enabled`.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.userCompanies.patch(42, { phoneNumber: "+39 06 5550 2231" });
   */
  patch(userCompany: UserCompanyRef, fields: UserCompanyFieldsPatch, options?: CallOptions): Promise<void> {
    return this.call({ method: "PATCH", path: "/{id}", values: { id: userCompany }, body: fields }, options);
  }

  /**
   * Delete a customer company.
   *
   * Its users and groups go with it. A company with a subscription that is neither UNDEPLOYED nor FAILED
   * is still in use: 409.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.DELETED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `userCompanyDelete`: `DELETE /userCompany/{id}`.
   *
   * @param userCompany - The user company: its id, `"userCompany/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.userCompanies.delete(42);
   */
  delete(userCompany: UserCompanyRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: userCompany } }, options);
  }

  /**
   * Read the metadata of a userCompany.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `userCompanyGetMetadata`: `GET /userCompany/{id}/metadata`.
   *
   * @param userCompany - The user company: its id, `"userCompany/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Metadata`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const metadata = await market.userCompanies.getMetadata(42);
   */
  getMetadata(userCompany: UserCompanyRef, options?: CallOptions): Promise<Metadata> {
    return this.call(
      { method: "GET", path: "/{id}/metadata", values: { id: userCompany }, answer: "object" },
      options,
    );
  }

  /**
   * Replace the metadata of a userCompany.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `userCompanyUpdateMetadata`: `PUT /userCompany/{id}/metadata`.
   *
   * @param userCompany - The user company: its id, `"userCompany/42"`, a reference to it, or itself.
   * @param metadata - A flat map of string to string.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.userCompanies.replaceMetadata(42, { costCentre: "42", contract: "C-2026-17" });
   */
  replaceMetadata(userCompany: UserCompanyRef, metadata: Metadata, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PUT", path: "/{id}/metadata", values: { id: userCompany }, body: metadata },
      options,
    );
  }

  /**
   * Remove one metadata key of a userCompany.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `userCompanyDeleteMetadataKey`: `DELETE /userCompany/{id}/metadata/{key}`.
   *
   * @param userCompany - The user company: its id, `"userCompany/42"`, a reference to it, or itself.
   * @param key - A metadata key.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.userCompanies.removeMetadataKey(42, "costCentre");
   */
  removeMetadataKey(userCompany: UserCompanyRef, key: string, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "DELETE", path: "/{id}/metadata/{key}", values: { id: userCompany, key } },
      options,
    );
  }
}
