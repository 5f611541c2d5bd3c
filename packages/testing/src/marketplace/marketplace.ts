import type { InvoiceDTO, State, Subscription, UpgradeResult } from "@syndikit/contract";
import type { Account, ClientOptions } from "./api.js";
import type { TestCardName } from "./buyer.js";
import type { ApiCall } from "./calls.js";
import type { Delivery } from "./deliveries.js";
import type { Faults } from "./faults.js";
import type { MarketplaceClock } from "./marketplace-clock.js";
import type { Order } from "./place-order.js";
import type { SubscriptionHandle, SubscriptionRef } from "./subscription-handle.js";
import type { VendorApplication } from "./vendor-application.js";
import type { WaitOptions } from "./wait-for.js";

/** Options of `startMarketplace`. */
export interface MarketplaceOptions {
  /**
   * The vendor's application: a function from `Request` to `Response`, or the address that it listens on. It receives
   * events, metric polls, and requests for external values and order validation. It can also be set later, with `connect`.
   */
  readonly receive?: VendorApplication;
  /** The path for events. Default `"/marketplace/events"`. The demo's metric is polled at `/metric/notes`. */
  readonly eventsPath?: string;
  /** The path for order validation. Default: orders are not validated by the application. */
  readonly orderValidationPath?: string;
  /** The start of the clock, in ISO 8601. Default `"2026-01-15T12:00:00Z"`. */
  readonly start?: string;
  /** The version of the interface that clients ask for, as `yyyymmdd`. Default: none is sent. */
  readonly apiVersion?: string;
}

/** Options of a credit. */
export interface Credit {
  /** The amount, as in `"2.50"`. Default: all that is left of the invoice. */
  readonly amount?: string;
  readonly reason: string;
}

/** A complete marketplace in this process: the reference server with its demo data, a clock that you move, and faults. */
export interface Marketplace extends AsyncDisposable {
  /** Options for the vendor's SDK client: `createMarketplace(marketplace.client)`. */
  readonly client: ClientOptions;
  /** The same for another user. */
  clientFor(account: Account): ClientOptions;
  /** The secret that signs the events of the vendor's product. */
  readonly signatureSecret: string;
  /** The address that the marketplace uses for the vendor's application. */
  readonly vendorUrl: string;
  /** Connects the vendor's application, or replaces it. */
  connect(application: VendorApplication): void;
  /** Orders as a customer, and pays. */
  placeOrder(order?: Order): Promise<SubscriptionHandle>;
  /** The buyer pays the open invoices of a subscription, by default with a card that works. */
  pay(subscription: SubscriptionRef, card?: TestCardName): Promise<void>;
  /** The buyer ends a subscription. */
  cancel(subscription: SubscriptionRef): Promise<void>;
  /** The buyer renews: one period more, or, of a trial, a paid subscription from now on. */
  renew(subscription: SubscriptionRef): Promise<void>;
  /** The vendor moves a subscription to a more expensive plan, by name, identifier or reference. The result says whether it is `FREE`, `PAID` or `DEFERRED`. */
  upgrade(subscription: SubscriptionRef, plan: string): Promise<UpgradeResult>;
  /**
   * The buyer takes other quantities of extra resources, by identifier, as in `{ users: 5 }`. More is there at once, and
   * `PAID` or `FREE`; less is `DEFERRED` until the next period.
   */
  changeQuantities(
    subscription: SubscriptionRef,
    quantities: Readonly<Record<string, number>>,
  ): Promise<UpgradeResult>;
  /** The vendor cancels an upgrade, or a change of quantities, that was `DEFERRED`. */
  cancelUpgrade(deferred: UpgradeResult): Promise<void>;
  /**
   * Lets a renewal fail because the card is declined: the grace period begins. `clock.advance("3 days")` lets it expire;
   * `pay` ends it with a payment.
   */
  failRenewal(subscription: SubscriptionRef): Promise<Subscription>;
  /** An administrator credits the newest invoice of a subscription that is no credit note, in whole or in part. The result is the credit note. */
  credit(subscription: SubscriptionRef, credit: Credit): Promise<InvoiceDTO>;
  /** The vendor suspends a subscription: `STOPPED`. */
  stop(subscription: SubscriptionRef): Promise<void>;
  /** The vendor ends the suspension. */
  start(subscription: SubscriptionRef): Promise<void>;
  /** Lets time pass until the period, or the trial, of a subscription is over, with all that falls due then. */
  endPeriod(subscription: SubscriptionRef): Promise<Subscription>;
  /** Records an error of the application. The last one is the `cause` of a {@link NotReachedError}. */
  reportError(error: unknown): void;
  /** Reads a subscription from the marketplace. */
  read(subscription: SubscriptionRef): Promise<Subscription>;
  /**
   * Waits until a subscription is in a state.
   *
   * @throws {NotReachedError} when it does not reach the state. The message lists deliveries and answers, and what to do.
   */
  waitFor(subscription: SubscriptionRef, state: State, options?: WaitOptions): Promise<Subscription>;
  /** The clock of both sides. */
  readonly clock: MarketplaceClock;
  /** Faults for the next calls and deliveries. */
  readonly faults: Faults;
  /** The deliveries to the vendor's application with its answers, of one subscription or of all. */
  deliveries(subscription?: SubscriptionRef): Promise<readonly Delivery[]>;
  /** The calls that were made through `client`, oldest first. */
  readonly calls: readonly ApiCall[];
  /** Waits until everything that is due was delivered, and the work that this started is done. */
  settle(): Promise<void>;
  /** Opens a port for an application in another process, and returns its address: `http://127.0.0.1:<port>`. */
  listen(): Promise<string>;
  /** Closes the marketplace. It does not close the vendor's application. */
  close(): Promise<void>;
}
