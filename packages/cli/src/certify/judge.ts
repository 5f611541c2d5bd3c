import type { Call, Expected } from "./scenarios/scenario.js";

/** A call that a receiver made about the scenario's subscription. */
export interface SeenCall {
  readonly name: string;
  /** The tenants that were there when it came, where they could be seen. */
  readonly tenants?: number;
}

/** A delivery, and what was answered each time it was sent. `none`: no answer in time. */
export interface SeenDelivery {
  readonly refused: boolean;
  readonly answers: readonly (number | "none")[];
}

/** What was seen of a receiver in a scenario. */
export interface Observed {
  readonly state: string;
  /** Absent where they cannot be seen. */
  readonly tenants?: { readonly live: number; readonly made: number } | undefined;
  /** Of the receiver, in order. */
  readonly calls: readonly SeenCall[];
  /** Calls that are seen; one that is not among them is not counted. Absent: all. */
  readonly seenCalls?: ReadonlySet<Call>;
  readonly deliveries: readonly SeenDelivery[];
  /** What was asked for that no good receiver asks for. */
  readonly strayReads: readonly string[];
  /** What is in the log and must not be there. */
  readonly leaks: readonly string[];
}

/** What a problem is about. */
export type Rule =
  | "the state"
  | "the tenants"
  | "the number of calls"
  | "the order of calls"
  | "refusals"
  | "acknowledgements"
  | "foreign addresses"
  | "the log"
  | "the course";

/** One difference between what was seen and what must be. */
export interface Problem {
  readonly rule: Rule;
  /** In words. */
  readonly found: string;
  /** True when time cannot heal it any more. */
  readonly lasting: boolean;
}

const taken = new Set<number | "none">([200, 204]);
/** What a sender that retries can live with, as long as it is taken in the end. */
const bearable = new Set<number | "none">([...taken, 429, 500, 502, 503, 504, "none"]);
const refusals = new Set<number | "none">([401, 403]);

/** Compares what was seen with what must be, and says each difference in words. */
export function judge(expected: Expected, observed: Observed): readonly Problem[] {
  return [
    ...judgeDeliveries(observed.deliveries),
    ...judgeState(expected, observed),
    ...judgeTenants(expected, observed),
    ...judgeCalls(expected, observed),
    ...observed.strayReads.map((read) => lasting("foreign addresses", `it asked for ${read}`)),
    ...observed.leaks.map((leak) => lasting("the log", `${leak} is in the log`)),
  ];
}

function judgeDeliveries(deliveries: readonly SeenDelivery[]): readonly Problem[] {
  return deliveries.flatMap(({ refused, answers }) => {
    if (refused) {
      const wrong = answers.filter((answer) => !refusals.has(answer));
      return wrong.length === 0
        ? []
        : [
            lasting(
              "refusals",
              `an event that is not the marketplace's was answered ${list(wrong)}, not 401`,
            ),
          ];
    }
    const odd = answers.filter((answer) => !bearable.has(answer));
    if (odd.length > 0) {
      return [lasting("acknowledgements", `a signed event was answered ${list(odd)}, not 204`)];
    }
    return answers.some((answer) => taken.has(answer))
      ? []
      : [
          passing(
            "acknowledgements",
            `a signed event was never taken in: ${list(answers) || "not yet sent"}`,
          ),
        ];
  });
}

function judgeState({ state }: Expected, observed: Observed): readonly Problem[] {
  if (observed.state === state) return [];
  return [passing("the state", `the subscription is ${observed.state}, not ${state}`)];
}

function judgeTenants(expected: Expected, { tenants, calls }: Observed): readonly Problem[] {
  const problems: Problem[] = [];
  if (tenants !== undefined && tenants.live !== expected.tenants) {
    problems.push(passing("the tenants", `tenants that are there: ${tenants.live}, not ${expected.tenants}`));
  }
  if (tenants !== undefined && tenants.made !== expected.made) {
    const found = `tenants that were made: ${tenants.made}, not ${expected.made}`;
    problems.push({ rule: "the tenants", found, lasting: tenants.made > expected.made });
  }
  if (calls.some(({ name, tenants: then = 0 }) => name === "markUndeployed" && then > 0)) {
    problems.push(lasting("the order of calls", "it reported UNDEPLOYED while the tenant was still there"));
  }
  return problems;
}

function judgeCalls({ calls: wanted = {} }: Expected, { calls, seenCalls }: Observed): readonly Problem[] {
  const names = calls.map(({ name }) => name);
  const problems: Problem[] = [];
  for (const [call, times] of Object.entries(wanted)) {
    // The keys of this record are calls.
    if (seenCalls?.has(call as Call) === false) continue;
    const found = names.filter((name) => name === call).length;
    if (found === times) continue;
    problems.push({
      rule: "the number of calls",
      found: `calls of ${call}: ${found}, not ${times}`,
      lasting: found > times,
    });
  }
  const reported = names.indexOf("markDeployed");
  if (reported !== -1 && !names.slice(0, reported).includes("setEndpoints")) {
    problems.push(
      lasting("the order of calls", "it reported DEPLOYED before it posted the endpoints of the tenant"),
    );
  }
  return problems;
}

function list(answers: readonly (number | "none")[]): string {
  return [...new Set(answers)].map((answer) => (answer === "none" ? "nothing" : answer)).join(", ");
}

function lasting(rule: Rule, found: string): Problem {
  return { rule, found, lasting: true };
}

function passing(rule: Rule, found: string): Problem {
  return { rule, found, lasting: false };
}
