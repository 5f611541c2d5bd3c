// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  CompanyGroupCreate,
  CompanyGroupDTO,
  CompanyGroupInput,
  CompanyGroupRef,
  SortDirection,
} from "../models.gen.js";

/** The query of `companyGroups.list`. */
export interface CompanyGroupsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries of this customer company. */
  readonly userCompanyId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `companyGroups.count`. */
export type CompanyGroupsCountQuery = CompanyGroupsListQuery;

/** The methods of `companyGroups`: Company Groups. */
export class CompanyGroups extends Methods {
  static override readonly group: GroupPlace = [
    "companyGroups",
    "/companyGroup",
    ["pageNumber", "pageSize", "idAfter", "userCompanyId", "sortField", "sortDirection"],
  ];

  /**
   * List company groups.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupGetAllPaged`: `GET /companyGroup`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.userCompanyId - Only entries of this customer company.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const companyGroup of market.companyGroups.list()) console.log(companyGroup);
   */
  list(query?: CompanyGroupsListQuery, options?: CallOptions): List<CompanyGroupDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count company groups.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupHeadAll`: `HEAD /companyGroup`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.userCompanyId - Only entries of this customer company.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.companyGroups.count();
   */
  count(query?: CompanyGroupsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Create a group in a customer company.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupCreate`: `POST /companyGroup`.
   *
   * @param input - A new group of users inside a customer company.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CompanyGroupDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const companyGroup = await market.companyGroups.create({ name: "Sales", identifier: "sales", userCompany: { url: "userCompany/4" } });
   */
  create(input: CompanyGroupCreate, options?: CallOptions): Promise<CompanyGroupDTO> {
    return this.call(
      {
        method: "POST",
        path: "",
        body: input,
        references: { userCompany: "userCompany" },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Read a company group.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupRetrieve`: `GET /companyGroup/{id}`.
   *
   * @param companyGroup - The company group: its id, `"companyGroup/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CompanyGroupDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const companyGroup = await market.companyGroups.get(42);
   */
  get(companyGroup: CompanyGroupRef, options?: CallOptions): Promise<CompanyGroupDTO> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: companyGroup }, answer: "object" },
      options,
    );
  }

  /**
   * Change a company group.
   *
   * Fields that are absent keep their value.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupUpdate`: `PUT /companyGroup/{id}`.
   *
   * @param companyGroup - The company group: its id, `"companyGroup/42"`, a reference to it, or itself.
   * @param input - Changes to a group. Fields that are absent keep their value. Other fields are ignored; a group stays in its company.
   * @param options - Limits, retries and headers of this call.
   * @returns the `CompanyGroupDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const companyGroup = await market.companyGroups.update(42, { name: "Sales" });
   */
  update(
    companyGroup: CompanyGroupRef,
    input: CompanyGroupInput,
    options?: CallOptions,
  ): Promise<CompanyGroupDTO> {
    return this.call(
      { method: "PUT", path: "/{id}", values: { id: companyGroup }, body: input, answer: "object" },
      options,
    );
  }

  /**
   * Delete a company group.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own) and ROLE_ADMIN (any).
   * Operation `companyGroupDelete`: `DELETE /companyGroup/{id}`.
   *
   * @param companyGroup - The company group: its id, `"companyGroup/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.companyGroups.delete(42);
   */
  delete(companyGroup: CompanyGroupRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: companyGroup } }, options);
  }
}
