// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  DateOrDateTime,
  OrderCreate,
  OrderDTO,
  OrderEstimate,
  OrderEstimateInput,
  OrderRef,
  OrderStatus,
  OrderType,
  SortDirection,
} from "../models.gen.js";

/** The query of `orders.list`. */
export interface OrdersListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only orders of this type. */
  readonly type?: OrderType | undefined;
  /** Only orders in this state. */
  readonly status?: OrderStatus | undefined;
  /** Only orders whose invoices are, or are not all, paid. An order without an invoice counts as paid. */
  readonly paid?: boolean | undefined;
  /** Only the order with this reference of its buyer. */
  readonly externalReference?: string | undefined;
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** Only what is dated at or after this time. */
  readonly from?: DateOrDateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateOrDateTime | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `orders.count`. */
export type OrdersCountQuery = OrdersListQuery;

/** The methods of `orders`: Order. */
export class Orders extends Methods {
  static override readonly group: GroupPlace = [
    "orders",
    "/order",
    [
      "pageNumber",
      "pageSize",
      "idAfter",
      "type",
      "status",
      "paid",
      "externalReference",
      "subscriptionId",
      "from",
      "to",
      "sortField",
      "sortDirection",
    ],
  ];

  /**
   * List orders.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `orderGetAllPaged`: `GET /order`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.type - Only orders of this type.
   * @param query.status - Only orders in this state.
   * @param query.paid - Only orders whose invoices are, or are not all, paid. An order without an invoice counts as paid.
   * @param query.externalReference - Only the order with this reference of its buyer.
   * @param query.subscriptionId - Only entries of this subscription.
   * @param query.from - Only what is dated at or after this time.
   * @param query.to - Only what is dated before this time.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const order of market.orders.list()) console.log(order);
   */
  list(query?: OrdersListQuery, options?: CallOptions): List<OrderDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count orders.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `orderHeadAll`: `HEAD /order`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.type - Only orders of this type.
   * @param query.status - Only orders in this state.
   * @param query.paid - Only orders whose invoices are, or are not all, paid. An order without an invoice counts as paid.
   * @param query.externalReference - Only the order with this reference of its buyer.
   * @param query.subscriptionId - Only entries of this subscription.
   * @param query.from - Only what is dated at or after this time.
   * @param query.to - Only what is dated before this time.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.orders.count();
   */
  count(query?: OrdersCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Place an order.
   *
   * Creates the subscription, and the invoice where there is something to pay. With a stored default
   * payment method the invoice is charged at once; a decline leaves the subscription in WAITING_PAYMENT.
   * A vendor places SANDBOX orders for its own plans, published or not.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Can cause `Subscription.CREATED` and `Invoice.CREATED`.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `orderCreate`: `POST /order`.
   *
   * @param input - An order to place.
   * @param options - Limits, retries and headers of this call.
   * @returns the `OrderDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const order = await market.orders.create({
   *   type: "NORMAL",
   *   productVersion: { url: "productVersion/8" },
   *   billingItems: { "billingItem/6": 3 },
   *   configurationParameters: { "configurationParameter/11": "acme" },
   *   externalReference: "PO-2026-17",
   * });
   */
  create(input: OrderCreate, options?: CallOptions): Promise<OrderDTO> {
    return this.call(
      {
        method: "POST",
        path: "",
        body: input,
        references: { productVersion: "productVersion" },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Estimate an order, an upgrade or a change of quantities.
   *
   * Answers the lines, the totals and the period that the invoice would have now, and writes nothing.
   * What would be refused is refused in the same way. With `subscription`, it estimates an upgrade to
   * `productVersion`, or the change to `billingItems` on the plan in use.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `orderEstimate`: `POST /order/estimate`.
   *
   * @param input - An order to estimate: `type` and `productVersion`, as in an order. Or a change to estimate: `subscription`, with `productVersion` for an upgrade, `billingItems` for other quantities, or both.
   * @param options - Limits, retries and headers of this call.
   * @returns the `OrderEstimate` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const orderEstimate = await market.orders.estimate({
   *   type: "NORMAL",
   *   productVersion: { url: "productVersion/8" },
   *   billingItems: { "billingItem/6": 3 },
   * });
   */
  estimate(input: OrderEstimateInput, options?: CallOptions): Promise<OrderEstimate> {
    return this.call(
      {
        method: "POST",
        path: "/estimate",
        body: input,
        references: { productVersion: "productVersion", subscription: "subscription" },
        answer: "object",
      },
      options,
    );
  }

  /**
   * Read an order.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `orderGet`: `GET /order/{id}`.
   *
   * @param order - The order: its id, `"order/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `OrderDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const order = await market.orders.get(42);
   */
  get(order: OrderRef, options?: CallOptions): Promise<OrderDTO> {
    return this.call({ method: "GET", path: "/{id}", values: { id: order }, answer: "object" }, options);
  }

  /**
   * Cancel a deferred order.
   *
   * Cancels an upgrade or a change of quantities that waits for the next period: the order becomes
   * REJECTED, and nothing else changes. Cancelling it again is 204. An order that is not deferred, has
   * taken effect, or is on the unpaid invoice of a renewal, is 409.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `orderDelete`: `DELETE /order/{id}`.
   *
   * @param order - The order: its id, `"order/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.orders.cancel(42);
   */
  cancel(order: OrderRef, options?: CallOptions): Promise<void> {
    return this.call({ method: "DELETE", path: "/{id}", values: { id: order } }, options);
  }
}
