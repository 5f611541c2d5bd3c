export { type Result, result, type WithResponse, withResponse } from "./call.js";
export type { Credential } from "./credential.js";
export {
  Aborted,
  ApiError,
  type CallError,
  type CallFacts,
  isCallError,
  SignInFailed,
  TimedOut,
  UnexpectedResponse,
  Unreachable,
} from "./errors.js";
export type { ErrorHolder } from "./holders.js";
export type { LoginWithPermanentToken, PermanentTokenOptions } from "./login.js";
export { createMarketplace, type Marketplace } from "./marketplace.js";
export type * from "./models.gen.js";
export type * from "./openapi.gen.js";
export type {
  Attempt,
  AttemptRequest,
  Auth,
  AuthSource,
  CallOptions,
  Deprecation,
  MarketplaceOptions,
  Middleware,
} from "./options.js";
export type { List, Page, PageNumbers } from "./paging.js";
export type * from "./resources.gen.js";
export type { ErrorKey, ErrorStatus } from "./wire.gen.js";
