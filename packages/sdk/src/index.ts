export { createMarketplace, type Marketplace } from "./client.js";
export { type Result, result, type WithResponse, withResponse } from "./core/call.js";
export type { RequestInput, SendRequest } from "./core/call-by-path.js";
export { type Connection, createConnection } from "./core/connection.js";
export type { Credential } from "./core/credential.js";
export type { ErrorHolder } from "./core/error-body.js";
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
} from "./core/errors.js";
export type { List, Page, PageNumbers } from "./core/paging.js";
export type * from "./generated/models.gen.js";
export * from "./generated/resources/index.gen.js";
export type { ErrorKey, ErrorStatus } from "./generated/wire.gen.js";
export { LoginWithPermanentToken, type PermanentTokenQuery } from "./login.js";
export type {
  Attempt,
  AttemptRequest,
  Auth,
  AuthSource,
  CallDefaults,
  CallOptions,
  ClientDefaults,
  Deprecation,
  FetchAnswer,
  FetchInit,
  Logger,
  LogLevel,
  MarketplaceOptions,
  Middleware,
} from "./options.js";
