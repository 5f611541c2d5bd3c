import { judge, type Observed, type Problem, type SeenDelivery } from "../judge.js";
import type { Call, Expected } from "../scenarios/scenario.js";
import type { Stage } from "./stage.js";
import { isOwed, stateOf } from "./standing.js";
import type { Moment, Subject } from "./subject.js";

/** A check amid its play. */
export interface Scene {
  readonly stage: Stage;
  readonly subject: Subject;
  /** Of its events. */
  readonly deliveries: readonly SeenDelivery[];
}

/** What came of a check. */
export interface Played {
  /** `null` for a check that looks at the whole run. */
  readonly subscriptionId: number | null;
  readonly problems: readonly Problem[];
  readonly moments: readonly Moment[];
  /** Milliseconds. */
  readonly took: number;
}

/** The calls that the marketplace sees. The vendor's own cloud is not among them. */
const seenCalls: ReadonlySet<Call> = new Set<Call>(["get", "setEndpoints", "markDeployed", "markUndeployed"]);
const lookEvery = 150;
/** Work that is done makes no call for this long, in milliseconds. */
const restful = 400;

/** Waits until something is so; false when patience ends before. */
export async function until({ stage }: Scene, isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const { clock, patience, signal } = stage;
  const end = clock.now() + patience;
  while (!(await isSo())) {
    if (clock.now() > end || signal.aborted) return false;
    await clock.sleep(lookEvery, signal);
  }
  return true;
}

/** Whether the receiver has done what it has to do now. */
export async function isSettled({ stage, subject }: Scene): Promise<boolean> {
  await stage.tenants?.look();
  if (subject.inFlight > 0 || stage.clock.now() - subject.lastActivity < restful) return false;
  return !isOwed(subject.guise, await stage.market.read(subject.id));
}

/** What there is to see now. */
export async function observe({ stage, subject, deliveries }: Scene): Promise<Observed> {
  await stage.tenants?.look();
  return {
    state: stateOf(subject.guise, await stage.market.read(subject.id)),
    tenants: stage.tenants?.of(subject.id),
    calls: subject.calls,
    seenCalls,
    deliveries,
    strayReads: stage.stranger.visits.filter((path) => path.endsWith(`/${subject.id}`)),
    leaks: [],
  };
}

/** Judges again and again, until all is well and quiet, or nothing can become well any more. */
export async function awaitVerdict(
  expected: Expected,
  scene: Scene,
  limit: number,
): Promise<readonly Problem[]> {
  const { stage, subject } = scene;
  const { clock, signal } = stage;
  const began = clock.now();
  for (;;) {
    const problems = judge(expected, await observe(scene));
    const isIdle = subject.inFlight === 0 && clock.now() - subject.lastActivity >= stage.quiet;
    if (isIdle && (problems.length === 0 || problems.some(({ lasting }) => lasting))) return problems;
    // A process that was started anew meanwhile has the whole time again.
    const since = Math.max(began, stage.process?.startedAt ?? 0);
    if (clock.now() > since + limit || signal.aborted) return problems;
    await clock.sleep(lookEvery, signal);
  }
}

/** What is left of a scene when it is over. */
export function toPlayed({ subject, stage }: Scene, problems: readonly Problem[]): Played {
  const { id, moments, began } = subject;
  return { subscriptionId: id, problems, moments, took: stage.clock.now() - began };
}
