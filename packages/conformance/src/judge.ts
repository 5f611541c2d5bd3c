import { DeploymentStatus, putsOff, type Subscription } from "@syndikit/contract";
import type { Call, Expected } from "./scenarios/scenario.js";

/** A tenant as the vendor lists it. Fields that are absent are not checked. */
export interface TenantView {
  /** The plan, as in `productVersion/2`. */
  readonly productVersion?: string | undefined;
  /** Quantities of extra resources, as in `{ "billingItem/1": 5 }`. */
  readonly billingItems?: Readonly<Record<string, number>> | undefined;
  /** Whether it is blocked. */
  readonly blocked?: boolean | undefined;
}

/** A call that a receiver made about the scenario's subscription. */
export interface ObservedCall {
  readonly name: string;
  /** How many tenants existed when it arrived, if tenants can be seen. */
  readonly tenants?: number | undefined;
}

/** A delivery, and the status of each answer to it. `none`: no answer in time. */
export interface ObservedDelivery {
  /** It was forged or unsigned, so it must be refused. */
  readonly mustBeRefused: boolean;
  /** The scenario does not check the answers to it. */
  readonly anyAnswer?: boolean;
  readonly answers: readonly (number | "none")[];
}

/** What a receiver did in a scenario. */
export interface Observed {
  readonly state: string;
  /** Absent if tenants cannot be seen. */
  readonly tenants?:
    | {
        readonly live: number;
        readonly created: number;
        /** The tenants that exist, as the vendor lists them. */
        readonly views?: readonly TenantView[];
      }
    | undefined;
  /** The subscription, as the receiver reads it. Absent: tenants are not compared with it. */
  readonly subscription?: Pick<Subscription, "deploymentStatus" | "productVersion" | "billingItems">;
  /** Of the receiver, in order. */
  readonly calls: readonly ObservedCall[];
  /** The calls that can be seen; others are not counted. Absent: all can. */
  readonly visibleCalls?: ReadonlySet<Call>;
  readonly deliveries: readonly ObservedDelivery[];
  /** Requests that no correct receiver makes. */
  readonly strayRequests: readonly string[];
  /** What its log contains although it must not. */
  readonly leaks: readonly string[];
}

/** What a finding is about. */
export type Rule =
  | "the state"
  | "the tenants"
  | "the number of calls"
  | "the order of calls"
  | "refusals"
  | "acknowledgements"
  | "foreign addresses"
  | "the log"
  | "the process"
  | "the time of answers";

/** One difference between what was seen and what is required. */
export interface Finding {
  readonly rule: Rule;
  /** What was seen, in words. */
  readonly found: string;
  /** Whether waiting cannot correct it. */
  readonly permanent: boolean;
}

const accepted = new Set<number | "none">([200, 204]);
/** A sender that retries copes with these, as long as the event is accepted in the end. */
const retried = new Set<number | "none">([...accepted, 429, 500, 502, 503, 504, "none"]);
const refused = new Set<number | "none">([401, 403]);

/** Compares what was seen with what is required, and describes each difference. */
export function judge(expected: Expected, observed: Observed): readonly Finding[] {
  return [
    ...observed.deliveries.flatMap(judgeDelivery),
    ...judgeState(expected, observed),
    ...judgeTenants(expected, observed),
    ...judgeViews(expected, observed),
    ...judgeCalls(expected, observed),
    ...observed.strayRequests.map((path) => permanent("foreign addresses", `it requested ${path}`)),
    ...observed.leaks.map((leak) => permanent("the log", `the log contains ${leak}`)),
  ];
}

function judgeDelivery({ mustBeRefused, anyAnswer, answers }: ObservedDelivery): readonly Finding[] {
  if (anyAnswer) return [];
  if (mustBeRefused) {
    const wrong = answers.filter((answer) => !refused.has(answer));
    if (wrong.length === 0) return [];
    if (wrong.every((answer) => answer !== "none" && putsOff(answer))) {
      const found = `a forged or unsigned event was never refused, but put off with ${list(wrong)}`;
      return [permanent("refusals", found)];
    }
    return [permanent("refusals", `a forged or unsigned event was answered with ${list(wrong)}, not 401`)];
  }
  const wrong = answers.filter((answer) => !retried.has(answer));
  if (wrong.length > 0) {
    return [permanent("acknowledgements", `a signed event was answered with ${list(wrong)}, not 204`)];
  }
  if (answers.some((answer) => accepted.has(answer))) return [];
  const found =
    answers.length === 0
      ? "a signed event was not answered yet"
      : `a signed event was never accepted: the answers were ${list(answers)}`;
  return [temporary("acknowledgements", found)];
}

function judgeState({ state }: Expected, observed: Observed): readonly Finding[] {
  if (observed.state === state) return [];
  return [temporary("the state", `the subscription is ${observed.state}, not ${state}`)];
}

function judgeTenants(expected: Expected, { tenants, calls }: Observed): readonly Finding[] {
  const findings: Finding[] = [];
  if (tenants !== undefined && expected.tenants !== undefined && tenants.live !== expected.tenants) {
    findings.push(temporary("the tenants", `tenants that exist: ${tenants.live}, not ${expected.tenants}`));
  }
  if (tenants !== undefined && expected.created !== undefined && tenants.created !== expected.created) {
    const found = `tenants that were created: ${tenants.created}, not ${expected.created}`;
    findings.push({ rule: "the tenants", found, permanent: tenants.created > expected.created });
  }
  if (calls.some(({ name, tenants: then = 0 }) => name === "markUndeployed" && then > 0)) {
    findings.push(permanent("the order of calls", "it reported UNDEPLOYED while the tenant still existed"));
  }
  return findings;
}

function judgeViews({ inLine }: Expected, { tenants, subscription }: Observed): readonly Finding[] {
  if (inLine === undefined || subscription === undefined) return [];
  const wanted: Required<TenantView> = {
    productVersion: subscription.productVersion.url,
    billingItems: subscription.billingItems ?? {},
    blocked: subscription.deploymentStatus === DeploymentStatus.STOPPED,
  };
  return (tenants?.views ?? []).flatMap((view) =>
    (["productVersion", "billingItems", "blocked"] as const).flatMap((name) => {
      const [told, right] = [view[name], wanted[name]].map((value) =>
        value === undefined ? value : toText(value),
      );
      if (told === undefined || told === right) return [];
      return [temporary("the tenants", `the tenant has ${name} ${told}, not ${right}`)];
    }),
  );
}

/** As JSON, with sorted keys. */
function toText(value: string | boolean | Readonly<Record<string, number>>): string {
  if (typeof value !== "object") return String(value);
  return JSON.stringify(
    Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

function judgeCalls({ calls: wanted = {} }: Expected, { calls, visibleCalls }: Observed): readonly Finding[] {
  const names = calls.map(({ name }) => name);
  const findings: Finding[] = [];
  for (const [call, times] of Object.entries(wanted)) {
    // The keys of this record are calls.
    if (visibleCalls?.has(call as Call) === false) continue;
    const found = names.filter((name) => name === call).length;
    if (found === times) continue;
    findings.push({
      rule: "the number of calls",
      found: `calls of ${call}: ${found}, not ${times}`,
      permanent: found > times,
    });
  }
  const reported = names.indexOf("markDeployed");
  if (reported !== -1 && !names.slice(0, reported).includes("setEndpoints")) {
    findings.push(
      permanent("the order of calls", "it reported DEPLOYED before it posted the endpoints of the tenant"),
    );
  }
  return findings;
}

function list(answers: readonly (number | "none")[]): string {
  return [...new Set(answers)].map((answer) => (answer === "none" ? "no answer" : answer)).join(", ");
}

function permanent(rule: Rule, found: string): Finding {
  return { rule, found, permanent: true };
}

function temporary(rule: Rule, found: string): Finding {
  return { rule, found, permanent: false };
}
