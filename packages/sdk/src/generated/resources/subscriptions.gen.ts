// Generated from the operations in spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { GroupPlace } from "../../core/connection.js";
import { Methods } from "../../core/methods.js";
import type { List, PageNumbers } from "../../core/paging.js";
import type { CallOptions } from "../../options.js";
import type {
  BillingItemQuantitiesInput,
  Charge,
  CredentialInput,
  CustomInvoiceType,
  DateTime,
  DeploymentStatus,
  Instructions,
  InvoiceLineInput,
  LanguageCode,
  Metadata,
  ProductVersionRef,
  SortDirection,
  Subscription,
  SubscriptionEndpointInput,
  SubscriptionMove,
  SubscriptionRef,
  SubscriptionType,
  UpgradeResult,
} from "../models.gen.js";

/** The query of `subscriptions.list`. */
export interface SubscriptionsListQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only entries whose name, or other text shown in lists, contains this text in any case. */
  readonly search?: string | undefined;
  /** Only the subscriptions with these identifiers, separated by commas. */
  readonly id?: readonly number[] | undefined;
  /** Only subscriptions in these states, separated by commas. WAITING_FOR_PAYMENT is read as WAITING_PAYMENT. */
  readonly status?: readonly (DeploymentStatus | "WAITING_FOR_PAYMENT")[] | undefined;
  /** Only subscriptions of this type. */
  readonly type?: SubscriptionType | undefined;
  /** Only entries of this product, by its identifier. */
  readonly product?: number | undefined;
  /** Only subscriptions whose metadata holds these values, as in `metadata[costCentre]=42`. */
  readonly metadata?: Record<string, string> | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | "name" | "createdAt" | "updatedAt" | "endDate" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `subscriptions.count`. */
export type SubscriptionsCountQuery = SubscriptionsListQuery;

/** The query of `subscriptions.get`. */
export interface SubscriptionsGetQuery {
  /** The two-letter language of localised text. */
  readonly language?: LanguageCode | undefined;
}

/** The query of `subscriptions.bill`. */
export interface SubscriptionsBillQuery {
  /** true declares proceeds, which only the balance report holds. The same as `type=CASHED`. */
  readonly cashed?: boolean | undefined;
  /** CASHED is the same as `cashed=true`. Without it, the sign of the total decides between UPSELL and REFUND. */
  readonly type?: CustomInvoiceType | undefined;
}

/** The query of `subscriptions.charges`. */
export interface SubscriptionsChargesQuery {
  /** The page of the list, from 1. */
  readonly pageNumber?: number | undefined;
  /** Entries on a page, at most 50. */
  readonly pageSize?: number | undefined;
  /** Only entries after this id, sorted by `id`: none is passed over when others come or go. */
  readonly idAfter?: number | undefined;
  /** Only charges on these invoices or credit notes, separated by commas. */
  readonly invoiceId?: readonly number[] | undefined;
  /** The field that the list is sorted by. */
  readonly sortField?: "id" | undefined;
  /** The direction that the list is sorted in. */
  readonly sortDirection?: SortDirection | undefined;
}

/** The query of `subscriptions.countCharges`. */
export type SubscriptionsCountChargesQuery = SubscriptionsChargesQuery;

/** The methods of `subscriptions`: Subscription. */
export class Subscriptions extends Methods {
  static override readonly group: GroupPlace = [
    "subscriptions",
    "/subscription",
    [
      "pageNumber",
      "pageSize",
      "idAfter",
      "search",
      "id",
      "status",
      "type",
      "product",
      "metadata",
      "sortField",
      "sortDirection",
      "language",
      "cashed",
      "invoiceId",
    ],
  ];

  /**
   * List subscriptions.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionGetAllPaged`: `GET /subscription`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.id - Only the subscriptions with these identifiers, separated by commas.
   * @param query.status - Only subscriptions in these states, separated by commas. WAITING_FOR_PAYMENT is read as WAITING_PAYMENT.
   * @param query.type - Only subscriptions of this type.
   * @param query.product - Only entries of this product, by its identifier.
   * @param query.metadata - Only subscriptions whose metadata holds these values, as in `metadata[costCentre]=42`.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const subscription of market.subscriptions.list()) console.log(subscription);
   */
  list(query?: SubscriptionsListQuery, options?: CallOptions): List<Subscription> {
    return this.listOf({ method: "GET", path: "", query }, options);
  }

  /**
   * Count subscriptions.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionHeadAll`: `HEAD /subscription`.
   *
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.search - Only entries whose name, or other text shown in lists, contains this text in any case.
   * @param query.id - Only the subscriptions with these identifiers, separated by commas.
   * @param query.status - Only subscriptions in these states, separated by commas. WAITING_FOR_PAYMENT is read as WAITING_PAYMENT.
   * @param query.type - Only subscriptions of this type.
   * @param query.product - Only entries of this product, by its identifier.
   * @param query.metadata - Only subscriptions whose metadata holds these values, as in `metadata[costCentre]=42`.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.subscriptions.count();
   */
  count(query?: SubscriptionsCountQuery, options?: CallOptions): Promise<PageNumbers> {
    return this.call({ method: "HEAD", path: "", query, answer: "count" }, options);
  }

  /**
   * Read a subscription.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionGet`: `GET /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param query.language - The two-letter language of localised text.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Subscription`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const subscription = await market.subscriptions.get(42);
   */
  get(
    subscription: SubscriptionRef,
    query?: SubscriptionsGetQuery,
    options?: CallOptions,
  ): Promise<Subscription> {
    return this.call(
      { method: "GET", path: "/{id}", values: { id: subscription }, query, answer: "object" },
      options,
    );
  }

  /**
   * Report that the tenant is deployed.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.markDeployed(42);
   */
  markDeployed(subscription: SubscriptionRef, options?: CallOptions): Promise<void> {
    return this.call(
      {
        method: "PATCH",
        path: "/{id}",
        values: { id: subscription },
        body: { deploymentStatus: "DEPLOYED" },
      },
      options,
    );
  }

  /**
   * Report that provisioning failed.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `Invoice.CREATED` and `Invoice.MODIFIED`.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.markFailed(42);
   */
  markFailed(subscription: SubscriptionRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: subscription }, body: { deploymentStatus: "FAILED" } },
      options,
    );
  }

  /**
   * Report that the tenant is removed.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `Subscription.DELETED`.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.markUndeployed(42);
   */
  markUndeployed(subscription: SubscriptionRef, options?: CallOptions): Promise<void> {
    return this.call(
      {
        method: "PATCH",
        path: "/{id}",
        values: { id: subscription },
        body: { deploymentStatus: "UNDEPLOYED" },
      },
      options,
    );
  }

  /**
   * Set the display name.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param name - The display name, 1 to 255 characters.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.setName(42, "Notes of the sales team");
   */
  setName(subscription: SubscriptionRef, name: string, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: subscription }, body: { action: "SET_NAME", name } },
      options,
    );
  }

  /**
   * Move the subscription to a more expensive plan.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Can cause `Subscription.MODIFIED` and `Invoice.CREATED`.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param productVersion - The plan to move to.
   * @param details - `billingItems`: The quantities on the new plan. Absent: as now. `from`: The earliest time of the upgrade. One that is to come defers it to the first period that starts at or after it.
   * @param options - Limits, retries and headers of this call.
   * @returns the `UpgradeResult` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const upgradeResult = await market.subscriptions.upgrade(42, "productVersion/8");
   */
  upgrade(
    subscription: SubscriptionRef,
    productVersion: ProductVersionRef,
    details?: {
      readonly billingItems?: BillingItemQuantitiesInput | null | undefined;
      readonly from?: DateTime | null | undefined;
    },
    options?: CallOptions,
  ): Promise<UpgradeResult> {
    return this.call(
      {
        method: "PATCH",
        path: "/{id}",
        values: { id: subscription },
        body: { action: "SYNDICATED_UPGRADE", productVersion, ...details },
        references: { productVersion: "productVersion" },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Change quantities of extra resources, as the seats of a team.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Can cause `Subscription.MODIFIED` and `Invoice.CREATED`.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param billingItems - The quantities to have, at least one. A resource that is left out stays as it is; 0 is none of it.
   * @param options - Limits, retries and headers of this call.
   * @returns the `UpgradeResult` as it is now.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const upgradeResult = await market.subscriptions.changeQuantities(42, { "billingItem/6": 5 });
   */
  changeQuantities(
    subscription: SubscriptionRef,
    billingItems: BillingItemQuantitiesInput,
    options?: CallOptions,
  ): Promise<UpgradeResult> {
    return this.call(
      {
        method: "PATCH",
        path: "/{id}",
        values: { id: subscription },
        body: { action: "BILLING_ITEM_UPGRADE", billingItems },
        once: "keyed",
        answer: "object",
      },
      options,
    );
  }

  /**
   * Renew the subscription, or turn a trial into a paid one.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Can cause `Subscription.MODIFIED` and `Invoice.CREATED`.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, trials) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param hours - How many hours longer a SANDBOX subscription is to run, 1 to 8760. Absent: one billing period. With another type it is refused with 400.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.renew(42);
   */
  renew(subscription: SubscriptionRef, hours?: number, options?: CallOptions): Promise<void> {
    return this.call(
      {
        method: "PATCH",
        path: "/{id}",
        values: { id: subscription },
        body: { action: "RENEW", hours },
        once: "keyed",
      },
      options,
    );
  }

  /**
   * Switch auto-renewal on or off.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param autoRenew - Whether the subscription renews at the end of its period. Switched off, it still renews until the `minimumDuration` of its plan has passed.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.setAutoRenew(42, false);
   */
  setAutoRenew(subscription: SubscriptionRef, autoRenew: boolean, options?: CallOptions): Promise<void> {
    return this.call(
      {
        method: "PATCH",
        path: "/{id}",
        values: { id: subscription },
        body: { action: "AUTORENEW", autoRenew },
      },
      options,
    );
  }

  /**
   * Terminate the subscription.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `Subscription.MODIFIED`, `Subscription.DELETED`, `Invoice.CREATED` and `Invoice.MODIFIED`.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param reason - Why, in words for the customer, who is told it. A vendor must give one when it ends a customer's subscription: without it, 400.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.terminate(42);
   */
  terminate(subscription: SubscriptionRef, reason?: string, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: subscription }, body: { action: "KILL", reason } },
      options,
    );
  }

  /**
   * Stop the subscription, so that nobody uses its tenant.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `Subscription.MODIFIED`.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param reason - Why, in words for the customer, who is told it.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.stop(42, "Your account sends spam. Write to us to go on.");
   */
  stop(subscription: SubscriptionRef, reason?: string, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: subscription }, body: { action: "STOP", reason } },
      options,
    );
  }

  /**
   * Start a stopped subscription again.
   *
   * Retried when no answer came, or one that says to try later.
   * Can cause `Subscription.MODIFIED`.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionPatch`: `PATCH /subscription/{id}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.start(42);
   */
  start(subscription: SubscriptionRef, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PATCH", path: "/{id}", values: { id: subscription }, body: { action: "START" } },
      options,
    );
  }

  /**
   * Set the endpoints of a subscription.
   *
   * Replaces what was there. One entry with category APP is required, and every endpoint must use HTTPS.
   * Allowed in PENDING, DEPLOYED and FAILED.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionSetEndpoints`: `POST /subscription/{id}/endpoints`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param endpoints - An address of the application that the vendor sets for the customer.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.setEndpoints(42, [
   *   {
   *     endpoint: "https://acme.notes.example/",
   *     description: "Sign in and write",
   *     category: "APP",
   *   },
   *   {
   *     endpoint: "https://acme.notes.example/reset",
   *     description: "A new password",
   *     category: "PASSWORD_RESET",
   *   },
   *   {
   *     endpoint: "https://docs.notes.example/",
   *     description: "The manual",
   *     category: "DOCUMENTATION",
   *   },
   * ]);
   */
  setEndpoints(
    subscription: SubscriptionRef,
    endpoints: readonly SubscriptionEndpointInput[],
    options?: CallOptions,
  ): Promise<void> {
    return this.call(
      { method: "POST", path: "/{id}/endpoints", values: { id: subscription }, body: endpoints },
      options,
    );
  }

  /**
   * Set the end-user instructions of a subscription.
   *
   * A text for each marketplace language, by language code. Replaces what was there. The texts hold no
   * links. Allowed in PENDING, DEPLOYED and FAILED.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionSetInstructions`: `POST /subscription/{id}/instructions`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param instructions - End-user instructions: two-letter language code to text of at most 65536 characters. One entry per marketplace language, at least one. A text with an HTML link (`<a` before white space, `/` or `>`, in any case) is 422; everything else is text, and shown as text.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.setInstructions(42, {
   *   en: "Sign in with the user name and the password below, and change the password at once.",
   *   it: "Accedi con il nome utente e la password qui sotto, e cambia subito la password.",
   * });
   */
  setInstructions(
    subscription: SubscriptionRef,
    instructions: Instructions,
    options?: CallOptions,
  ): Promise<void> {
    return this.call(
      { method: "POST", path: "/{id}/instructions", values: { id: subscription }, body: instructions },
      options,
    );
  }

  /**
   * Set the credentials that the customer sees.
   *
   * Replaces what was there. The values are shown to the customer, and null to the vendor afterwards.
   * The key `CredentialsFile` renders its value in a pre-formatted text area. Allowed in PENDING,
   * DEPLOYED and FAILED.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionSetCredentials`: `POST /subscription/{id}/credentials`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param credentials - A credential that the customer needs to sign in.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.setCredentials(42, [
   *   {
   *     key: "User name",
   *     value: "admin@acme.example",
   *     description: { en: "The first administrator", it: "Il primo amministratore" },
   *     weight: 0,
   *   },
   *   {
   *     key: "Password",
   *     value: "correct-horse-battery",
   *     description: { en: "To be changed at once", it: "Da cambiare subito" },
   *     weight: 1,
   *   },
   * ]);
   */
  setCredentials(
    subscription: SubscriptionRef,
    credentials: readonly CredentialInput[],
    options?: CallOptions,
  ): Promise<void> {
    return this.call(
      { method: "POST", path: "/{id}/credentials", values: { id: subscription }, body: credentials },
      options,
    );
  }

  /**
   * Bill a subscription at once.
   *
   * A positive total makes an instant one-off UPSELL order, any other total a REFUND order. With
   * `cashed=true` the lines are proceeds that only the balance report holds. The subscription must be
   * deployed, not expired and not on trial, else 400.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Can cause `Invoice.CREATED` and `Subscription.MODIFIED`.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionBill`: `POST /subscription/{id}/invoice`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param lines - A line to bill.
   * @param query.cashed - true declares proceeds, which only the balance report holds. The same as `type=CASHED`.
   * @param query.type - CASHED is the same as `cashed=true`. Without it, the sign of the total decides between UPSELL and REFUND.
   * @param options - Limits, retries and headers of this call.
   * @returns the reference of what was created, when the marketplace names it: `{ invoice: "invoice/310" }`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { invoice } = await market.subscriptions.bill(42, [
   *   {
   *     description: "Import of the old notes",
   *     identifier: "import",
   *     price: { price: "25.0000", currency: "EUR", vat: 22 },
   *     quantity: 1,
   *     unit: "item",
   *     purchased: "2026-02-10T09:00:00Z",
   *   },
   *   {
   *     description: "Discount on the import",
   *     identifier: "import-discount",
   *     price: { price: "-5.0000", currency: "EUR", vat: 22 },
   *     quantity: 1,
   *     unit: "item",
   *   },
   * ]);
   */
  bill(
    subscription: SubscriptionRef,
    lines: readonly InvoiceLineInput[],
    query?: SubscriptionsBillQuery,
    options?: CallOptions,
  ): Promise<{ readonly invoice: `invoice/${number}` | undefined }> {
    return this.call(
      {
        method: "POST",
        path: "/{id}/invoice",
        values: { id: subscription },
        query,
        body: lines,
        once: "keyed",
        answer: { location: "invoice" },
      },
      options,
    );
  }

  /**
   * Set the lines of the next invoice.
   *
   * The lines go only on the next invoice. An empty array removes them.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionSetOneshotCosts`: `POST /subscription/{id}/invoice/oneshot`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param lines - A line to bill.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Subscription` as it is now, or undefined when the answer is empty.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const subscription = await market.subscriptions.setOneshotCosts(42, [
   *   {
   *     description: "Import of the old notes",
   *     identifier: "import",
   *     price: { price: "25.0000", currency: "EUR", vat: 22 },
   *     quantity: 1,
   *     unit: "item",
   *     purchased: "2026-02-10T09:00:00Z",
   *   },
   *   {
   *     description: "Discount on the import",
   *     identifier: "import-discount",
   *     price: { price: "-5.0000", currency: "EUR", vat: 22 },
   *     quantity: 1,
   *     unit: "item",
   *   },
   * ]);
   */
  setOneshotCosts(
    subscription: SubscriptionRef,
    lines: readonly InvoiceLineInput[],
    options?: CallOptions,
  ): Promise<Subscription | undefined> {
    return this.call(
      {
        method: "POST",
        path: "/{id}/invoice/oneshot",
        values: { id: subscription },
        body: lines,
        once: "keyed",
        answer: "object",
        mayBeEmpty: true,
      },
      options,
    );
  }

  /**
   * Set the lines of every later invoice.
   *
   * The lines go on every later invoice. An empty array removes them.
   *
   * Retried with the same `Idempotency-Key`, so that it happens only once.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionSetRecurringCosts`: `POST /subscription/{id}/invoice/recurring`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param lines - A line to bill.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Subscription` as it is now, or undefined when the answer is empty.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const subscription = await market.subscriptions.setRecurringCosts(42, [
   *   {
   *     description: "Import of the old notes",
   *     identifier: "import",
   *     price: { price: "25.0000", currency: "EUR", vat: 22 },
   *     quantity: 1,
   *     unit: "item",
   *     purchased: "2026-02-10T09:00:00Z",
   *   },
   *   {
   *     description: "Discount on the import",
   *     identifier: "import-discount",
   *     price: { price: "-5.0000", currency: "EUR", vat: 22 },
   *     quantity: 1,
   *     unit: "item",
   *   },
   * ]);
   */
  setRecurringCosts(
    subscription: SubscriptionRef,
    lines: readonly InvoiceLineInput[],
    options?: CallOptions,
  ): Promise<Subscription | undefined> {
    return this.call(
      {
        method: "POST",
        path: "/{id}/invoice/recurring",
        values: { id: subscription },
        body: lines,
        once: "keyed",
        answer: "object",
        mayBeEmpty: true,
      },
      options,
    );
  }

  /**
   * List what a subscription was charged, and what waits.
   *
   * The ledger of the subscription, the oldest first: each charge, what and which time it is for, and
   * the invoice that it is on. A charge without an invoice waits for the next one. The amounts of the
   * charges of an invoice add up to its subtotal. Invoices from before there was a ledger have none.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionGetCharges`: `GET /subscription/{id}/charges`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.invoiceId - Only charges on these invoices or credit notes, separated by commas.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns the list. No request is sent until you read it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * for await (const charge of market.subscriptions.charges(42)) console.log(charge);
   */
  charges(
    subscription: SubscriptionRef,
    query?: SubscriptionsChargesQuery,
    options?: CallOptions,
  ): List<Charge> {
    return this.listOf(
      { method: "GET", path: "/{id}/charges", values: { id: subscription }, query },
      options,
    );
  }

  /**
   * Count the charges of a subscription.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionHeadCharges`: `HEAD /subscription/{id}/charges`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param query.pageNumber - The page of the list, from 1.
   * @param query.pageSize - Entries on a page, at most 50.
   * @param query.idAfter - Only entries after this id, sorted by `id`: none is passed over when others come or go.
   * @param query.invoiceId - Only charges on these invoices or credit notes, separated by commas.
   * @param query.sortField - The field that the list is sorted by.
   * @param query.sortDirection - The direction that the list is sorted in.
   * @param options - Limits, retries and headers of this call.
   * @returns how many entries there are, and on how many pages.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const { totalItems } = await market.subscriptions.countCharges(42);
   */
  countCharges(
    subscription: SubscriptionRef,
    query?: SubscriptionsCountChargesQuery,
    options?: CallOptions,
  ): Promise<PageNumbers> {
    return this.call(
      { method: "HEAD", path: "/{id}/charges", values: { id: subscription }, query, answer: "count" },
      options,
    );
  }

  /**
   * Read the states that a subscription went through.
   *
   * Each move from one state to another, the oldest first, beginning with the order; the latest 1,000.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionGetHistory`: `GET /subscription/{id}/history`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns all of `SubscriptionMove[]`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const found = await market.subscriptions.history(42);
   */
  history(subscription: SubscriptionRef, options?: CallOptions): Promise<SubscriptionMove[]> {
    return this.call(
      { method: "GET", path: "/{id}/history", values: { id: subscription }, answer: "array" },
      options,
    );
  }

  /**
   * Read the metadata of a subscription.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_USER (own), ROLE_VENDOR (own, product) and ROLE_ADMIN (any).
   * Operation `subscriptionGetMetadata`: `GET /subscription/{id}/metadata`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param options - Limits, retries and headers of this call.
   * @returns the `Metadata`.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * const metadata = await market.subscriptions.getMetadata(42);
   */
  getMetadata(subscription: SubscriptionRef, options?: CallOptions): Promise<Metadata> {
    return this.call(
      { method: "GET", path: "/{id}/metadata", values: { id: subscription }, answer: "object" },
      options,
    );
  }

  /**
   * Replace the metadata of a subscription.
   *
   * Replaces the whole map. A key that is not in the body is gone afterwards.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionUpdateMetadata`: `PUT /subscription/{id}/metadata`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param metadata - A flat map of string to string.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 412, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.replaceMetadata(42, { costCentre: "42", contract: "C-2026-17" });
   */
  replaceMetadata(subscription: SubscriptionRef, metadata: Metadata, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "PUT", path: "/{id}/metadata", values: { id: subscription }, body: metadata },
      options,
    );
  }

  /**
   * Remove one metadata key of a subscription.
   *
   * Retried when no answer came, or one that says to try later.
   * Allowed for ROLE_VENDOR (product) and ROLE_ADMIN (any).
   * Operation `subscriptionDeleteMetadataKey`: `DELETE /subscription/{id}/metadata/{key}`.
   *
   * @param subscription - The subscription: its id, `"subscription/42"`, a reference to it, or itself.
   * @param key - A metadata key.
   * @param options - Limits, retries and headers of this call.
   * @returns when the marketplace has done it.
   * @throws {ApiError} when the marketplace refuses it: 400, 401, 403, 404, 405, 409, 422, 423, 429, 500 or 503.
   * @throws {CallError} when no answer came, or no valid one.
   * @throws {TypeError} when an argument is invalid; no request is sent.
   * @example
   * await market.subscriptions.removeMetadataKey(42, "costCentre");
   */
  removeMetadataKey(subscription: SubscriptionRef, key: string, options?: CallOptions): Promise<void> {
    return this.call(
      { method: "DELETE", path: "/{id}/metadata/{key}", values: { id: subscription, key } },
      options,
    );
  }
}
