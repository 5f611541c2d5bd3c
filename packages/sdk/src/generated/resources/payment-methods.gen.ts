// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  PaymentMethodCreate,
  PaymentMethodDTO,
  PaymentMethodInput,
  PaymentMethodRef,
  SortDirection,
} from "../models.gen.js";

/** The query of `paymentMethods.list`. */
export interface PaymentMethodsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries of this user. */
  readonly userId?: number | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "label" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `paymentMethods.count`. */
export type PaymentMethodsCountQuery = PaymentMethodsListQuery;

/** The methods of `paymentMethods`: Payment Method. */
export class PaymentMethods extends Methods {
  static override readonly group: GroupPlace = [
    "paymentMethods",
    "/paymentMethod",
    ["pageNumber", "pageSize", "idAfter", "userId", "sortField", "sortDirection"],
  ];

  /**
   * List payment methods.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodGetAllPaged`: `GET /paymentMethod`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.userId - Only entries of this user.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const paymentMethod of market.paymentMethods.list()) console.log(paymentMethod);
   */
  list(query?: PaymentMethodsListQuery, options?: CallOptions): List<PaymentMethodDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count payment methods.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodHeadAll`: `HEAD /paymentMethod`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.userId - Only entries of this user.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.paymentMethods.count();
   */
  count(query?: PaymentMethodsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Store a payment method.
   *
   * The method is a test payment method: `payload.paymentMethodId` names one, or what `POST
   * /sandbox/testCard` answered. The first one stored is the default.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodCreate`: `POST /paymentMethod`.
   *
   * @param input - A payment method to store. The first one of a user becomes its default.
   * @param options - Limits, retries and headers of this call.
   * @returns the `PaymentMethodDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const paymentMethod = await market.paymentMethods.create({ label: "Company card", payload: { paymentMethodId: "pm_card_visa" } });
   */
  create(input: PaymentMethodCreate, options?: CallOptions): Promise<PaymentMethodDTO> {
    return this.call({ method: "POST", path: "", body: input, once: "keyed", answer: "object" }, options);
  }

  /**
   * Read a payment method.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodRetrieve`: `GET /paymentMethod/{id}`.
   *
   * @param paymentMethod - The payment method: its id, `"paymentMethod/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `PaymentMethodDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const paymentMethod = await market.paymentMethods.get(42);
   */
  get(paymentMethod: PaymentMethodRef, options?: CallOptions): Promise<PaymentMethodDTO> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: paymentMethod }, answer: "object" },
      options,
    );
  }

  /**
   * Change a payment method.
   *
   * Changes the label, and makes it the default with `defaultMethod: true`.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodUpdate`: `PUT /paymentMethod/{id}`.
   *
   * @param paymentMethod - The payment method: its id, `"paymentMethod/42"`, a reference to it, or itself.
   * @param input - Changes to a payment method. Fields that are absent keep their value. Other fields are ignored; another card is another payment method.
   * @param options - Limits, retries and headers of this call.
   * @returns the `PaymentMethodDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const paymentMethod = await market.paymentMethods.update(42, { defaultMethod: true });
   */
  update(
    paymentMethod: PaymentMethodRef,
    input: PaymentMethodInput,
    options?: CallOptions,
  ): Promise<PaymentMethodDTO> {
    return this.call(
      { method: "PUT", path: "/{id}", values: { id: paymentMethod }, body: input, answer: "object" },
      options,
    );
  }

  /**
   * Delete a payment method.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `paymentMethodDelete`: `DELETE /paymentMethod/{id}`.
   *
   * @param paymentMethod - The payment method: its id, `"paymentMethod/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.paymentMethods.delete(42);
   */
  delete(paymentMethod: PaymentMethodRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: paymentMethod } }, options);
  }
}
