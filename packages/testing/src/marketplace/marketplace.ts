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

/** How a marketplace for a test is set up. */
export interface MarketplaceOptions {
  /**
   * The vendor's application: a function from `Request` to `Response`, or the address that it listens at. It is
   * sent events, metric polls, and questions about values and orders. It may come later, by `connect`.
   */
  readonly receive?: VendorApplication;
  /** Where the application takes events. Default `"/marketplace/events"`. Metrics of the demo are at `/metric/notes`. */
  readonly eventsPath?: string;
  /** Where the application is asked before an order is accepted. Without it, nobody asks. */
  readonly orderValidationPath?: string;
  /** When the clock begins, in ISO 8601. Default `"2026-01-15T12:00:00Z"`. */
  readonly start?: string;
  /** The version of the interface that is called, as `yyyymmdd`. Default: none is sent. */
  readonly apiVersion?: string;
}

/** What goes back to the customer, and why. */
export interface Credit {
  /** As in `"2.50"`. Without it, all that is left of the invoice. */
  readonly amount?: string;
  readonly reason: string;
}

/** A whole marketplace in this process: the reference server with its demo, a clock that stands still, and faults. */
export interface Marketplace extends AsyncDisposable {
  /** For the vendor's client: `createMarketplace(marketplace.client)` of the SDK. */
  readonly client: ClientOptions;
  /** The same for somebody else. */
  clientFor(account: Account): ClientOptions;
  /** The secret that signs the events of the vendor's product. */
  readonly signatureSecret: string;
  /** The address of the vendor's application, as the marketplace sees it. */
  readonly vendorUrl: string;
  /** Puts the vendor's application into place, or another one. */
  connect(application: VendorApplication): void;
  /** A customer orders, and pays. */
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
   * Lets the period of a subscription end with a card that is declined: the days of grace begin. `clock.advance("3 days")`
   * ends them, and `pay` does so with a payment.
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
  /** Takes down what failed inside the application. A {@link NotReachedError} has the last one as its `cause`. */
  reportError(error: unknown): void;
  /** What the marketplace knows of a subscription. */
  read(subscription: SubscriptionRef): Promise<Subscription>;
  /**
   * Waits until a subscription is in a state.
   *
   * @throws {NotReachedError} when it does not get there; the message lists the deliveries and the answers, and says what to do.
   */
  waitFor(subscription: SubscriptionRef, state: State, options?: WaitOptions): Promise<Subscription>;
  /** Where time comes from, for both sides. */
  readonly clock: MarketplaceClock;
  /** What is to go wrong next. */
  readonly faults: Faults;
  /** What was sent to the vendor's application, and what it answered; of one subscription, or of all. */
  deliveries(subscription?: SubscriptionRef): Promise<readonly Delivery[]>;
  /** What the vendor's application called through `client`, oldest first. */
  readonly calls: readonly ApiCall[];
  /** Waits until everything that is due was delivered, and what that began has come to rest. */
  settle(): Promise<void>;
  /** Opens a port for an application in another process, and says where: `http://127.0.0.1:<port>`. */
  listen(): Promise<string>;
  /** Ends it. The vendor's application is the test's to end. */
  close(): Promise<void>;
}
