export { type FakeClock, fakeClock } from "./clock/fake-clock.js";
export type { Duration } from "./duration.js";
export * from "./entities/builders.js";
export type {
  Entity,
  EntityBuilder,
  EntityExample,
  EntityResource,
  Overrides,
} from "./entities/create-builder.js";
export { buildEvent, type EventOverrides } from "./events/build-event.js";
export { InvalidValueError } from "./invalid-value-error.js";
export { type Account, type ClientOptions, type Fetch, MarketplaceRefusedError } from "./marketplace/api.js";
export type { TestCardName } from "./marketplace/buyer.js";
export type { ApiCall } from "./marketplace/calls.js";
export type { Delivery } from "./marketplace/deliveries.js";
export type { CallFault, DeliveryFault, Faults } from "./marketplace/faults.js";
export type { Marketplace, MarketplaceOptions } from "./marketplace/marketplace.js";
export type { MarketplaceClock } from "./marketplace/marketplace-clock.js";
export type { Order } from "./marketplace/place-order.js";
export { startMarketplace } from "./marketplace/start-marketplace.js";
export type { Facts } from "./marketplace/story.js";
export type { SubscriptionHandle, SubscriptionRef } from "./marketplace/subscription-handle.js";
export type { VendorApplication } from "./marketplace/vendor-application.js";
export { NotReachedError, type WaitOptions } from "./marketplace/wait-for.js";
export { fromNode, type NodeListener } from "./requests/from-node.js";
export { type SignedEvent, type SigningOptions, signEvent } from "./requests/sign-event.js";
export {
  type LambdaOptions,
  type LambdaSource,
  metricRequest,
  type SignedLambdaEvent,
  signedLambdaEvent,
  signedRequest,
} from "./requests/signed-request.js";
