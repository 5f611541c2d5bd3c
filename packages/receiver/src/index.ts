export {
  inspectSecret,
  sign as signBody,
  type Verification,
  verify as verifySignature,
} from "@syndikit/signature";
export type { Clock, Random } from "./clock.js";
export type {
  Desk,
  Item,
  ItemChoice,
  ItemDetails,
  ItemFilter,
  ItemPage,
  Overview,
} from "./desk/desk.js";
export { type OpenDeskOptions, openDesk } from "./desk/open-desk.js";
export { createOperatorPage, type OperatorPageOptions } from "./desk/operator-page.js";
export type { Duration } from "./duration.js";
export {
  createEvents,
  type EventContext,
  type EventHandler,
  type Events,
  type PayloadOf,
  type UnhandledContext,
} from "./events/create-events.js";
export type { ReadEvent, UnknownEvent } from "./events/event.js";
export type { DeadLetter, DeliveryOutcome, Hooks, Warning } from "./hooks.js";
export { BodyConsumedError } from "./http/body-consumed-error.js";
export type {
  BodyFeed,
  BodySource,
  Endpoint,
  HeaderValue,
  HttpRequest,
  HttpResponse,
} from "./http/endpoint.js";
export type { AroundHook, Operation, OperationEnd } from "./operation.js";
export type { Change } from "./provision/changes.js";
export type { ProvisionResult } from "./provision/check-result.js";
export { createProvisioner } from "./provision/create-provisioner.js";
export type { Decision } from "./provision/decide.js";
export type {
  ClientCallOptions,
  MarketplaceClient,
  SubscriptionRef,
  UserRef,
} from "./provision/marketplace-client.js";
export { PermanentFailure } from "./provision/permanent-failure.js";
export type { DrainOptions, Provisioner, StopOptions } from "./provision/provisioner.js";
export type {
  OutageOptions,
  ProvisionContext,
  ProvisionerOptions,
  RemoveContext,
  UpdateContext,
  WorkContext,
} from "./provision/provisioner-options.js";
export type { TenantState } from "./provision/record.js";
export type { Snapshot } from "./provision/snapshot.js";
export type { StepFunction, StepOptions, WaitOptions } from "./provision/steps.js";
export type { Stored } from "./provision/stored.js";
export type { ListedSubscription, SweepOptions } from "./provision/sweeper.js";
export type { RetryOptions } from "./queue/backoff.js";
export type { StopReport } from "./queue/queue.js";
export { RetryLater } from "./queue/retry-later.js";
export type { DeadReason, HistoryEntry, TaskCause, TaskState } from "./queue/task.js";
export type { RunResult } from "./queue/task-handler.js";
export { createReceiver, type Receiver } from "./receiver/create-receiver.js";
export type { ReceiverOptions } from "./receiver/receiver-options.js";
export type { Secrets } from "./receiver/secrets.js";
export { type SignedRequest, type VerifiedEvent, verifyEvent } from "./receiver/verify-event.js";
export { ReceiverError, type ReceiverErrorCode } from "./receiver-error.js";
export { memoryStore } from "./store/memory.js";
export type { LaneShare, ListQuery, PruneQuery, RowCount, Store, StoreRow } from "./store/store.js";
export {
  createExternalValues,
  type ExternalValues,
  type ExternalValuesContext,
  type ListExternalValues,
} from "./vendor-calls/create-external-values.js";
export {
  createMetrics,
  type MetricContext,
  type Metrics,
  type MetricsOptions,
  type ReadMetric,
} from "./vendor-calls/create-metrics.js";
export {
  createOrderValidation,
  type OrderValidationContext,
  type ValidateOrder,
} from "./vendor-calls/create-order-validation.js";
export type { VendorCallOptions } from "./vendor-calls/vendor-call-options.js";
