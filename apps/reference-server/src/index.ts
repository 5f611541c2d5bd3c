export type { JwtSettings } from "./http/jwt.js";
export {
  createInProcessOutbound,
  type InProcessOptions,
  type Receive,
} from "./outbound/in-process.js";
export type { Outbound, OutboundAnswer, OutboundFailure, OutboundRequest } from "./outbound/outbound.js";
export type { Clock, Log, LogFields, Moment, Random } from "./ports.js";
export { DEMO_ACCOUNTS, DEMO_COMPANIES, DEMO_USERS } from "./sandbox/seed/accounts.js";
export { DEMO_ITEMS, DEMO_PARAMETERS, DEMO_PLANS, DEMO_PRODUCTS } from "./sandbox/seed/catalogue.js";
export { createReferenceServer } from "./server/create.js";
export type { ListenOptions } from "./server/listen.js";
export type { FirstIds, ReferenceServer, ReferenceServerOptions } from "./server/options.js";
export type { TelemetryOptions } from "./telemetry/telemetry.js";
export type { SandboxClock } from "./time/clock.js";
export { type ManualClock, manualClock } from "./time/manual-clock.js";
