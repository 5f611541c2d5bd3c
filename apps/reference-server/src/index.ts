export { createReferenceServer } from "./create-reference-server.js";
export {
  createInProcessOutbound,
  type InProcessOptions,
  type Receive,
} from "./delivery/in-process-outbound.js";
export type { Outbound, OutboundAnswer, OutboundFailure, OutboundRequest } from "./delivery/outbound.js";
export type { JwtSettings } from "./http/authenticate/jwt.js";
export type { ListenOptions } from "./listen.js";
export type { Clock, Log, LogFields, Moment, Random } from "./ports.js";
export type { FirstIds, ReferenceServer, ReferenceServerOptions } from "./reference-server.js";
export type { SandboxClock } from "./sandbox/clock.js";
export { type ManualClock, manualClock } from "./sandbox/manual-clock.js";
export { DEMO_ACCOUNTS, DEMO_COMPANIES, DEMO_USERS } from "./sandbox/seed/accounts.js";
export { DEMO_ITEMS, DEMO_PARAMETERS, DEMO_PLANS, DEMO_PRODUCTS } from "./sandbox/seed/catalogue.js";
