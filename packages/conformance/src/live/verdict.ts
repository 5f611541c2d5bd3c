import { type Finding, judge, type Observed } from "../judge.js";
import type { TimelineEntry } from "../report/check.js";
import type { Call, Expected } from "../scenarios/scenario.js";
import type { Evidence, SentEvent } from "./evidence.js";
import type { Run } from "./run.js";
import { needsWork, stateOf, type WatchedSubscription } from "./subscription.js";

export interface RunningCheck {
  readonly run: Run;
  readonly subscription: WatchedSubscription;
  readonly deliveries: readonly SentEvent[];
  readonly expected: Expected;
}

export interface CheckResult {
  /** `null` for a check of the whole run. */
  readonly subscriptionId: number | null;
  readonly findings: readonly Finding[];
  readonly timeline: readonly TimelineEntry[];
  /** Milliseconds. */
  readonly took: number;
  /** `null` for a check of the whole run. */
  readonly evidence: Evidence | null;
}

/** The calls that the marketplace sees. Those to the vendor's own cloud are not among them. */
const visibleCalls: ReadonlySet<Call> = new Set<Call>([
  "get",
  "setEndpoints",
  "markDeployed",
  "markUndeployed",
]);
/** Milliseconds between two checks. */
const LOOK_EVERY = 150;
/** The receiver counts as idle when it has made no call for this many milliseconds. */
const REST = 400;

/** Waits until a condition is true; `false` if `patience`, or another limit, ends first. */
export async function until(
  { run }: RunningCheck,
  isSo: () => boolean | Promise<boolean>,
  limit: number = run.settings.patience,
): Promise<boolean> {
  const { clock, signal } = run.settings;
  const end = clock.now() + limit;
  while (!(await isSo())) {
    if (clock.now() > end || signal.aborted) return false;
    await clock.sleep(LOOK_EVERY, signal);
  }
  return true;
}

/** Waits until the receiver has done the work that it has now. */
export async function settle(check: RunningCheck): Promise<void> {
  const { run, subscription } = check;
  await until(check, async () => {
    await run.tenants?.read();
    const idle = run.settings.clock.now() - subscription.lastActivity;
    if (subscription.inFlight > 0 || idle < REST) return false;
    return !needsWork(subscription.override, await run.market.read(subscription.realId));
  });
}

export async function judgeNow(check: RunningCheck): Promise<readonly Finding[]> {
  const { run, subscription, deliveries, expected } = check;
  const { tenants, market, foreignServer } = run;
  await tenants?.read();
  const real = await market.read(subscription.realId);
  const { override } = subscription;
  const observed: Observed = {
    state: stateOf(override, real),
    ...(override === "gone" ? {} : { subscription: { ...real, ...override } }),
    tenants: tenants?.of(subscription.id),
    calls: subscription.calls,
    visibleCalls,
    deliveries,
    strayRequests: foreignServer.requests.filter((path) => path.endsWith(`/${subscription.id}`)),
    leaks: [],
  };
  return judge(expected, observed);
}

/** Judges again and again, until there is no finding and no activity, or a finding is permanent, or time is up. */
export async function awaitVerdict(check: RunningCheck, limit: number): Promise<readonly Finding[]> {
  const { run, subscription } = check;
  const { clock, signal, quiet } = run.settings;
  const began = clock.now();
  for (;;) {
    const findings = await judgeNow(check);
    const isIdle = subscription.inFlight === 0 && clock.now() - subscription.lastActivity >= quiet;
    if (isIdle && (findings.length === 0 || findings.some(({ permanent }) => permanent))) return findings;
    // After a restart of the process, the whole time starts again.
    const since = Math.max(began, run.process?.startedAt ?? 0);
    if (clock.now() > since + limit || signal.aborted) return findings;
    await clock.sleep(LOOK_EVERY, signal);
  }
}

/** Ends a check. `waitedForDeleted`: see {@link Evidence}. */
export async function resultOf(
  check: RunningCheck,
  findings: readonly Finding[],
  waitedForDeleted = false,
): Promise<CheckResult> {
  const { run, subscription, deliveries, expected } = check;
  const { id, realId, timeline, began, calls, override } = subscription;
  const took = run.settings.clock.now() - began;
  const evidence: Evidence = {
    sent: deliveries,
    calls: calls.map(({ name }) => name),
    state: stateOf(override, await run.market.read(realId)),
    expectedState: expected.state,
    hasTooManyTenants: (run.tenants?.of(id).created ?? 0) > (expected.created ?? Number.POSITIVE_INFINITY),
    waitedForDeleted,
  };
  return { subscriptionId: id, findings, timeline, took, evidence };
}
