export { canTransition, isFinal, readState } from "./can-transition.js";
// The schemas of the spec, each by its own name. The lists are generated: a new schema needs no edit here.
export * from "./enums.gen.js";
export { type ErrorCode, type ErrorFields, errors } from "./errors.gen.js";
export {
  type EventName,
  type EventPayloads,
  events,
  type MarketplaceEvent,
  type VendorCall,
  vendorCallLimits,
  vendorCalls,
} from "./events.gen.js";
export { toErrorEntry } from "./fill-error.js";
export { findTransition, findTransitions, type TransitionQuery } from "./find-transition.js";
export { type HeaderName, headerNames, maxTotalItems } from "./headers.gen.js";
export { hasHtmlLink } from "./html-link.js";
export { isAllowed, isWritable, scopesOf } from "./is-allowed.js";

export { type Guard, lifecycle, type State, type Transition, type Trigger } from "./lifecycle.gen.js";
export type { Idempotency, Operation, Parameter, SdkMethod } from "./operation.js";
export type { OperationTypes } from "./operation-types.gen.js";
export { type OperationId, operations } from "./operations.gen.js";
export * from "./patterns.gen.js";
export { type Role, roles, type Scope, scopes, writable } from "./permissions.gen.js";
export { putsOff } from "./puts-off.js";
export { readRetryAfter } from "./read-retry-after.js";
export { parseReference, toReference } from "./reference.js";
export { hasDotSegment, withoutEmptySegments } from "./request-path.js";
export { secretFields } from "./secret-fields.gen.js";
export { testCards } from "./test-cards.gen.js";
export type * from "./types.gen.js";
