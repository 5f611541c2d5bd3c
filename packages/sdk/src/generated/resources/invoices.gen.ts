// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  DateOrDateTime,
  InvoiceCredit,
  InvoiceDTO,
  InvoicePay,
  InvoicePaymentReference,
  InvoiceRef,
  InvoiceStatus,
  SortDirection,
} from "../models.gen.js";

/** The query of `invoices.list`. */
export interface InvoicesListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries of this subscription. */
  readonly subscriptionId?: number | undefined;
  /** Only invoices in these states, separated by commas. */
  readonly status?: readonly InvoiceStatus[] | undefined;
  /** Only invoices that are, or are not, paid. */
  readonly paid?: boolean | undefined;
  /** Only what is dated at or after this time. */
  readonly from?: DateOrDateTime | undefined;
  /** Only what is dated before this time. */
  readonly to?: DateOrDateTime | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "date" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `invoices.count`. */
export type InvoicesCountQuery = InvoicesListQuery;

/** The methods of `invoices`: Invoice. */
export class Invoices extends Methods {
  static override readonly group: GroupPlace = [
    "invoices",
    "/invoice",
    [
      "pageNumber",
      "pageSize",
      "idAfter",
      "subscriptionId",
      "status",
      "paid",
      "from",
      "to",
      "sortField",
      "sortDirection",
    ],
  ];

  /**
   * List invoices.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `invoiceGetAllPaged`: `GET /invoice`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.subscriptionId - Only entries of this subscription.
   * @param query.status - Only invoices in these states, separated by commas.
   * @param query.paid - Only invoices that are, or are not, paid.
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
   * for await (const invoice of market.invoices.list()) console.log(invoice);
   */
  list(query?: InvoicesListQuery, options?: CallOptions): List<InvoiceDTO> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count invoices.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `invoiceHeadAll`: `HEAD /invoice`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.subscriptionId - Only entries of this subscription.
   * @param query.status - Only invoices in these states, separated by commas.
   * @param query.paid - Only invoices that are, or are not, paid.
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
   * const { totalItems } = await market.invoices.count();
   */
  count(query?: InvoicesCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Read an invoice.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `invoiceGet`: `GET /invoice/{id}`.
   *
   * @param invoice - The invoice: its id, `"invoice/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `InvoiceDTO`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const invoice = await market.invoices.get(42);
   */
  get(invoice: InvoiceRef, options?: CallOptions): Promise<InvoiceDTO> {
    return this.call({ method: "GET", path: "/{id}", values: { id: invoice }, answer: "object" }, options);
  }

  /**
   * Credit an invoice, in whole or in part.
   *
   * Issues a credit note, an invoice of the type CREDIT with negative lines, on the order of the
   * credited invoice. Without `amount`, all that is left of it is credited; never more than that, which
   * is 422. An unpaid invoice that is credited in whole has nothing left to pay, and becomes paid; one
   * that has expired is 409.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Can cause `Invoice.CREATED`, `Invoice.MODIFIED` and `Subscription.MODIFIED`.
   * Allowed for ROLE_ADMIN (any).
   * Operation `invoiceCredit`: `POST /invoice/{id}/credit`.
   *
   * @param invoice - The invoice: its id, `"invoice/42"`, a reference to it, or itself.
   * @param input - What to credit of an invoice.
   * @param options - Limits, retries and headers of this call.
   * @returns the `InvoiceDTO` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const invoice = await market.invoices.credit(42, { reason: "The service was down for two days.", amount: "2.0000" });
   */
  credit(invoice: InvoiceRef, input: InvoiceCredit, options?: CallOptions): Promise<InvoiceDTO> {
    return this.call(
      {
        method: "POST",
        path: "/{id}/credit",
        values: { id: invoice },
        body: input,
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Pay an invoice.
   *
   * Charges the named payment method, else the default one. A decline is 422, and the invoice stays
   * unpaid. An invoice that is paid, that expired with its subscription, or that the vendor collects is
   * 409. When it was the last unpaid invoice of a waiting subscription, the subscription becomes
   * PENDING.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Can cause `Invoice.MODIFIED` and `Subscription.MODIFIED`.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `invoicePay`: `POST /invoice/{id}/pay`.
   *
   * @param invoice - The invoice: its id, `"invoice/42"`, a reference to it, or itself.
   * @param input - How to pay an invoice. An empty object, or no body, charges the default payment method.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.invoices.pay(42, { paymentMethod: { url: "paymentMethod/21" } });
   */
  pay(invoice: InvoiceRef, input: InvoicePay, options?: CallOptions): Promise<void> {
    return this.call(
      {
        method: "POST",
        path: "/{id}/pay",
        values: { id: invoice },
        body: input,
        references: { paymentMethod: "paymentMethod" },
        once: "keyed",
      },
      options,
    );
  }

  /**
   * Mark an invoice paid.
   *
   * By an administrator, or by the vendor for a self-billed invoice.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `Invoice.MODIFIED` and `Subscription.MODIFIED`.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `invoiceMarkPaid`: `PATCH /invoice/{id}/pay`.
   *
   * @param invoice - The invoice: its id, `"invoice/42"`, a reference to it, or itself.
   * @param input - What identifies a payment that was made outside the marketplace.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.invoices.markPaid(42, { reference: "TRN-2026-02-0042" });
   */
  markPaid(invoice: InvoiceRef, input: InvoicePaymentReference, options?: CallOptions): Promise<void> {
    return this.call({ method: "PATCH", path: "/{id}/pay", values: { id: invoice }, body: input }, options);
  }

  /**
   * Read an invoice as a PDF.
   *
   * The invoice for people, to print or to file: its number, both companies, each line, the period, the
   * VAT and the total, and whether it is paid. A credit note names the invoice that it credits. The same
   * invoice is the same bytes, until something of it changes.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `invoicePdf`: `GET /invoice/{id}/pdf`.
   *
   * @param invoice - The invoice: its id, `"invoice/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the whole document, with its media type.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const pdf = await market.invoices.pdf(42);
   */
  pdf(invoice: InvoiceRef, options?: CallOptions): Promise<Blob> {
    return this.call({ method: "GET", path: "/{id}/pdf", values: { id: invoice }, answer: "blob" }, options);
  }
}
