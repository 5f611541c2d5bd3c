// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  Metadata,
  MyUserDTO,
  MyUserInput,
  SortDirection,
  UserCreate,
  UserFieldsPatch,
  UserRef,
  UserRole,
} from "../models.gen.js";

/** The query of `users.list`. */
export interface UsersListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only entries of this company. */
  readonly companyId?: number | undefined;
  /** Only users with this role. */
  readonly role?: UserRole | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "userName" | "name" | "email" | "creationDate" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `users.count`. */
export type UsersCountQuery = UsersListQuery;

/** The methods of `users`: User. */
export class Users extends Methods {
  static override readonly group: GroupPlace = [
    "users",
    "/user",
    ["pageNumber", "pageSize", "idAfter", "search", "companyId", "role", "sortField", "sortDirection"],
  ];

  /**
   * Read the caller's own profile.
   *
   * A 200 proves successful authentication.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (everyone), ROLE_VENDOR (everyone) and ROLE_ADMIN (any).
   * Operation `userMe`: `GET /user/me`.
   *
   * @param options - Limits, retries and headers of this call.
   * @returns the `MyUserDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @example
   * const user = await market.users.me();
   */
  me(options?: CallOptions): Promise<MyUserDTO> {
    return this.call({ method: "GET", path: "/me", answer: "object" }, options);
  }

  /**
   * List users.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (members), ROLE_VENDOR (members, customers) and ROLE_ADMIN (any).
   * Operation `userGetAllPaged`: `GET /user`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.companyId - Only entries of this company.
   * @param query.role - Only users with this role.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const user of market.users.list()) console.log(user);
   */
  list(query?: UsersListQuery, options?: CallOptions): List<MyUserDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count users.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (members), ROLE_VENDOR (members, customers) and ROLE_ADMIN (any).
   * Operation `userHeadAll`: `HEAD /user`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.companyId - Only entries of this company.
   * @param query.role - Only users with this role.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.users.count();
   */
  count(query?: UsersCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Create a user.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Can cause `User.CREATED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `userCreate`: `POST /user`.
   *
   * @param input - A new user. Without `userRole` it is a customer, ROLE_USER. Without `enabled` it is enabled. It is activated by the action ACTIVATE.
   * @param options - Limits, retries and headers of this call.
   * @returns the `MyUserDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const user = await market.users.create({
   *   userName: "customer",
   *   name: "Ada",
   *   surname: "Reyes",
   *   email: "ada.reyes@acme.example",
   *   password: "correct horse battery staple",
   *   userRole: "ROLE_USER",
   *   company: { url: "userCompany/4" },
   * });
   */
  create(input: UserCreate, options?: CallOptions): Promise<MyUserDTO> {
    return this.call(
      {
        method: "POST",
        path: "",
        body: input,
        references: { companyGroup: "companyGroup" },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Read a user.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (members), ROLE_VENDOR (members, customers) and ROLE_ADMIN (any).
   * Operation `userGet`: `GET /user/{id}`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `MyUserDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const user = await market.users.get(42);
   */
  get(user: UserRef, options?: CallOptions): Promise<MyUserDTO> {
    return this.call({ method: "GET", path: "/{id}", values: { id: user }, answer: "object" }, options);
  }

  /**
   * Change a user.
   *
   * Fields that are absent keep their value. `userRole`, `enabled`, `environment`, `company` and
   * `companyGroup` are changed by an administrator only; from others they are ignored.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userUpdate`: `PUT /user/{id}`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param input - Changes to a user. Fields that are absent keep their value, and `null` clears one. Other fields are ignored.
   * @param options - Limits, retries and headers of this call.
   * @returns the `MyUserDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const user = await market.users.update(42, {
   *   phoneNumber: "+39 02 5550 1234",
   *   address: {
   *     address: "Via Torino 12",
   *     city: "Milano",
   *     zipCode: "20123",
   *     state: "MI",
   *     country: "Italy",
   *     countryCode: "IT",
   *   },
   * });
   */
  update(user: UserRef, input: MyUserInput, options?: CallOptions): Promise<MyUserDTO> {
    return this.call(
      {
        method: "PUT",
        path: "/{id}",
        values: { id: user },
        body: input,
        references: { companyGroup: "companyGroup" },
        answer: "object",
      },
      options,
    );
  }

  /**
   * Mark a user's e-mail address as confirmed.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `userPatch`: `PATCH /user/{id}`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.users.activate(42);
   */
  activate(user: UserRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: user }, body: { action: "ACTIVATE" } },
      options,
    );
  }

  /**
   * Enable a new user.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `userPatch`: `PATCH /user/{id}`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.users.approve(42);
   */
  approve(user: UserRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: user }, body: { action: "APPROVE" } },
      options,
    );
  }

  /**
   * Disable a user and end its tokens.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `userPatch`: `PATCH /user/{id}`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.users.block(42);
   */
  block(user: UserRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: user }, body: { action: "BLOCK" } },
      options,
    );
  }

  /**
   * Enable a blocked user.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `userPatch`: `PATCH /user/{id}`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.users.unblock(42);
   */
  unblock(user: UserRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: user }, body: { action: "UNBLOCK" } },
      options,
    );
  }

  /**
   * Change single fields of a user.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.MODIFIED`.
   * Allowed for ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userPatch`: `PATCH /user/{id}`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param fields - Single fields of a user. A field that would do nothing is 400: one that is not listed, and for all but an administrator `userRole`, `enabled`, `environment`, `company` and `companyGroup`.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.users.patch(42, { phoneNumber: "+39 02 5550 1234" });
   */
  patch(user: UserRef, fields: UserFieldsPatch, options?: CallOptions): Promise<void> {
    return this.call(
      {
        method: "PATCH",
        path: "/{id}",
        values: { id: user },
        body: fields,
        references: { companyGroup: "companyGroup" },
      },
      options,
    );
  }

  /**
   * Delete a user.
   *
   * Its personal data goes; what refers to it stays. A user with a subscription that is neither
   * UNDEPLOYED nor FAILED is still in use: 409. So is the last administrator.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `User.DELETED`.
   * Allowed for ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userDelete`: `DELETE /user/{id}`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.users.delete(42);
   */
  delete(user: UserRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: user } }, options);
  }

  /**
   * Read the metadata of a user.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userGetMetadata`: `GET /user/{id}/metadata`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Metadata`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const metadata = await market.users.getMetadata(42);
   */
  getMetadata(user: UserRef, options?: CallOptions): Promise<Metadata> {
    return this.call(
      { method: "GET", path: "/{id}/metadata", values: { id: user }, answer: "object" },
      options,
    );
  }

  /**
   * Replace the metadata of a user.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userUpdateMetadata`: `PUT /user/{id}/metadata`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param metadata - A flat map of string to string.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.users.replaceMetadata(42, { costCentre: "42", contract: "C-2026-17" });
   */
  replaceMetadata(user: UserRef, metadata: Metadata, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PUT", path: "/{id}/metadata", values: { id: user }, body: metadata },
      options,
    );
  }

  /**
   * Remove one metadata key of a user.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (self), ROLE_VENDOR (self) and ROLE_ADMIN (any).
   * Operation `userDeleteMetadataKey`: `DELETE /user/{id}/metadata/{key}`.
   *
   * @param user - The user: its id, `"user/42"`, a reference to it, or itself.
   * @param key - A metadata key.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.users.removeMetadataKey(42, "costCentre");
   */
  removeMetadataKey(user: UserRef, key: string, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}/metadata/{key}", values: { id: user, key } }, options);
  }
}
