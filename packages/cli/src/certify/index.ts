export { type Clock, systemClock } from "../frame/clock.js";
export { type CertifyOptions, certify } from "./certify.js";
export {
  judge,
  type Observed,
  type Problem,
  type Rule,
  type SeenCall,
  type SeenDelivery,
} from "./judge.js";
export type { VendorEnvironment } from "./live/environment.js";
export type { RunOptions } from "./live/open-run.js";
export type { Moment } from "./live/subject.js";
export type { CheckArea } from "./plans.js";
export { toHtml } from "./report/html.js";
export { toJunit } from "./report/junit.js";
export type { Check, Finding, Report } from "./report/report.js";
export { type Area, areas, scenarios } from "./scenarios/index.js";
export { createMishaps, type Mishaps } from "./scenarios/mishaps.js";
export {
  type Call,
  type CloudCall,
  type EventSpec,
  type Expected,
  idOf,
  type MarketCall,
  type Need,
  needsOf,
  type Outside,
  type Scenario,
  type Step,
  seenFromOutside,
} from "./scenarios/scenario.js";
export { type EventContext, type HttpDelivery, writeEvent } from "./write-event.js";
