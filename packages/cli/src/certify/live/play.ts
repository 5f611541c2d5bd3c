import { headerNames } from "@syndikit/contract";
import { judge, type Observed, type Problem } from "../judge.js";
import { type Call, needsOf, type Scenario, type Step, seenFromOutside } from "../scenarios/scenario.js";
import { type EventContext, writeEvent } from "../write-event.js";
import { type Courier, createCourier } from "./courier.js";
import { describeEvent, isGenuine } from "./describe-event.js";
import type { Stage } from "./stage.js";
import { isOwed, stateOf } from "./standing.js";
import { createSubject, type Moment, type Subject } from "./subject.js";

/** What came of a scenario. */
export interface Played {
  readonly subscriptionId: number;
  readonly problems: readonly Problem[];
  readonly moments: readonly Moment[];
  /** Milliseconds. */
  readonly took: number;
}

/** A scenario amid its play. */
interface Scene {
  readonly stage: Stage;
  readonly subject: Subject;
  readonly courier: Courier;
  readonly context: EventContext;
}

/** The calls that the marketplace sees. The vendor's own cloud is not among them. */
const seenCalls: ReadonlySet<Call> = new Set<Call>(["get", "setEndpoints", "markDeployed", "markUndeployed"]);
const lookEvery = 150;
/** Work that is done makes no call for this long, in milliseconds. */
const restful = 400;

/** Plays a scenario with the receiver, and judges it. */
export async function play(given: Scenario, stage: Stage): Promise<Played> {
  const scenario = seenFromOutside(given);
  const scene = await open(scenario, stage);
  const { subject, courier } = scene;
  const ends = scenario.steps.some((step) => ["hold", "restart", "crash"].includes(step.do));
  const steps = (): Promise<Problem | undefined> => playSteps(scenario.steps, scene);
  const stopped = await (ends ? stage.lane.run(steps) : steps());
  const problems =
    stopped === undefined
      ? await awaitVerdict(scenario, scene, limitFor(given, stage))
      : [stopped, ...judge(scenario.expected, await observe(scene))];
  courier.stop();
  return {
    subscriptionId: subject.id,
    problems,
    moments: subject.moments,
    took: stage.clock.now() - subject.began,
  };
}

async function open(scenario: Scenario, stage: Stage): Promise<Scene> {
  const { clock, secret, url } = stage;
  const { id, guise } = await stage.market.order(scenario.subscription ?? {});
  const subject = createSubject(id, clock);
  subject.guise = guise;
  stage.gateway.subjects.set(id, subject);
  return {
    stage,
    subject,
    courier: createCourier({ url, clock, subject }),
    context: {
      secret,
      subscriptionId: id,
      nobody: 2_147_483_000,
      began: subject.began,
      elsewhere: stage.stranger.url,
    },
  };
}

/** Stops at a step that cannot be played, and says why. */
async function playSteps(steps: readonly Step[], scene: Scene): Promise<Problem | undefined> {
  try {
    for (const step of steps) {
      const problem = await playStep(step, scene);
      if (problem !== undefined) return problem;
    }
    return undefined;
  } finally {
    scene.subject.release();
  }
}

async function playStep(step: Step, scene: Scene): Promise<Problem | undefined> {
  const { subject, stage } = scene;
  switch (step.do) {
    case "change":
      subject.guise = step.to === "gone" ? "gone" : await stage.market.change(subject.id, step.to);
      subject.note(`the subscription became ${step.to === "gone" ? "unknown" : step.to.deploymentStatus}`);
      return undefined;
    case "deliver":
      await deliver(step, scene);
      return undefined;
    case "settle":
    case "wait":
      await until(scene, () => isSettled(scene));
      return undefined;
    case "fail":
      subject.fail(step.at, { after: step.after ?? false, times: step.times ?? 1 });
      return undefined;
    case "hold":
      subject.hold(step.at);
      return undefined;
    case "reach":
      if (!(await until(scene, () => subject.isHeld()))) return neverReached;
      // A tenant that is made by now is there only until the scenario goes on.
      await stage.tenants?.look();
      return undefined;
    case "release":
      subject.release();
      return undefined;
    case "restart":
      subject.note("the receiver is asked to end (SIGTERM), and started again");
      await stage.process?.restart();
      return undefined;
    case "crash":
      subject.note("the receiver is killed (SIGKILL), and started again");
      await stage.process?.crash();
      return undefined;
    default:
      return step satisfies never;
  }
}

const neverReached: Problem = {
  rule: "the course",
  found: "it never made the call in which this scenario goes on",
  lasting: true,
};

async function deliver(step: Extract<Step, { do: "deliver" }>, scene: Scene): Promise<void> {
  const { event = {}, copies = 1, aside = false, answer = "taken" } = step;
  const delivery = writeEvent(event, scene.context);
  if (isGenuine(event)) scene.subject.isUntold = false;
  const signature = delivery.headers[headerNames.eventSignature];
  if (signature !== undefined) scene.stage.signatures.add(signature);
  const about = { what: describeEvent(event), refused: answer === "refused" };
  const sent = Promise.all(Array.from({ length: copies }, () => scene.courier.send(delivery, about)));
  if (!aside) await sent;
}

/** Waits until something is so; false when patience ends before. */
async function until({ stage }: Scene, isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const { clock, patience, signal } = stage;
  const end = clock.now() + patience;
  while (!(await isSo())) {
    if (clock.now() > end || signal.aborted) return false;
    await clock.sleep(lookEvery, signal);
  }
  return true;
}

async function isSettled({ stage, subject }: Scene): Promise<boolean> {
  await stage.tenants?.look();
  if (subject.inFlight > 0 || stage.clock.now() - subject.lastActivity < restful) return false;
  return !isOwed(subject.guise, await stage.market.read(subject.id));
}

async function observe({ stage, subject, courier }: Scene): Promise<Observed> {
  await stage.tenants?.look();
  return {
    state: stateOf(subject.guise, await stage.market.read(subject.id)),
    tenants: stage.tenants?.of(subject.id),
    calls: subject.calls,
    seenCalls,
    deliveries: courier.deliveries,
    strayReads: stage.stranger.visits.filter((path) => path.endsWith(`/${subject.id}`)),
    leaks: [],
  };
}

/** Judges again and again, until all is well and quiet, or nothing can become well any more. */
async function awaitVerdict(
  { expected }: Scenario,
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

/** A process that dies leaves locks behind, which take their time to end; and nobody is asked to look more often than he says. */
function limitFor(scenario: Scenario, { patience, sweep = 0 }: Stage): number {
  const needs = needsOf(scenario);
  if (needs.has("start")) return patience * 3;
  return needs.has("sweep") ? patience + sweep * 2 : patience;
}
