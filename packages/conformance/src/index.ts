export { checkAreas, checks } from "./checks.js";
export { ConformanceError, type ConformanceErrorCode } from "./error.js";
export { type EventContext, type HttpDelivery, writeEvent } from "./event.js";
export { createFaults, type Faults } from "./faults.js";
export {
  type Finding,
  judge,
  type Observed,
  type ObservedCall,
  type ObservedDelivery,
  type Rule,
  type TenantView,
} from "./judge.js";
export type { Clock, ConformanceOptions, VendorEnvironment } from "./options.js";
export type { Cause } from "./report/causes.js";
export type { Check, CheckArea, CheckInfo, TimelineEntry } from "./report/check.js";
export { toHtml } from "./report/html.js";
export { toJunit } from "./report/junit.js";
export type { MarketplaceReport, StatementResult } from "./report/marketplace-report.js";
export { hasDuration, type Report, whyNotRun } from "./report/report.js";
export { runConformance } from "./run-conformance.js";
export { type Area, areas, scenarios } from "./scenarios/index.js";
export {
  type Call,
  type CloudCall,
  type EventSpec,
  type Expected,
  idOf,
  type LiveVariant,
  type MarketplaceCall,
  type Need,
  needsOf,
  type Scenario,
  type Step,
  toLive,
} from "./scenarios/scenario.js";
export { type CertifyMarketplaceOptions, certifyMarketplace } from "./statements/certify-marketplace.js";
export { runStatements } from "./statements/run-statements.js";
export type {
  Statement,
  StatementAccount,
  StatementAnswer,
  StatementCaller,
  StatementCredentials,
  StatementDelivery,
  StatementMarket,
  StatementOptions,
  StatementOrder,
  StatementOutcome,
  StatementProgress,
  StatementReply,
  StatementRequest,
  StatementVendor,
} from "./statements/statement.js";
export { statements } from "./statements/statements.js";
