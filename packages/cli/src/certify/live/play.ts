import { headerNames } from "@syndikit/contract";
import { judge, type Problem } from "../judge.js";
import { needsOf, type Scenario, type Step, seenFromOutside } from "../scenarios/scenario.js";
import { type EventContext, writeEvent } from "../write-event.js";
import { type Courier, createCourier } from "./courier.js";
import { describeEvent, isGenuine } from "./describe-event.js";
import { awaitVerdict, isSettled, observe, type Played, type Scene, toPlayed, until } from "./scene.js";
import type { Stage } from "./stage.js";
import { createSubject } from "./subject.js";

/** A scenario amid its play. */
interface ScriptedScene extends Scene {
  readonly courier: Courier;
  readonly context: EventContext;
}

/** What is sent aside has arrived after this time, though its answer may take longer, in milliseconds. */
const arrival = 1_000;

/** Plays a scenario with the receiver, and judges it. `onPlayed` hears when only the verdict is left. */
export async function play(given: Scenario, stage: Stage, onPlayed?: () => void): Promise<Played> {
  const scenario = seenFromOutside(given);
  const scene = await open(scenario, stage);
  const takesTurns = scenario.steps.some((step) => ["hold", "restart", "crash"].includes(step.do));
  const steps = (): Promise<Problem | undefined> => playSteps(scenario.steps, scene);
  const stopped = await (takesTurns ? stage.lane.run(steps) : steps());
  onPlayed?.();
  const problems =
    stopped === undefined
      ? await awaitVerdict(scenario.expected, scene, limitFor(given, stage))
      : [stopped, ...judge(scenario.expected, await observe(scene))];
  scene.courier.stop();
  return toPlayed(scene, problems);
}

async function open(scenario: Scenario, stage: Stage): Promise<ScriptedScene> {
  const { clock, secret, url, signal } = stage;
  const { id, guise } = await stage.market.order(scenario.subscription ?? {});
  const subject = createSubject(id, clock);
  subject.guise = guise;
  stage.gateway.subjects.set(id, subject);
  // The scenario says what is sent, so what the marketplace itself would send is taken here.
  stage.market.takeEvents(id, async () => 204);
  const courier = createCourier({ url, clock, subject, signal });
  return {
    stage,
    subject,
    courier,
    deliveries: courier.deliveries,
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
async function playSteps(steps: readonly Step[], scene: ScriptedScene): Promise<Problem | undefined> {
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

async function playStep(step: Step, scene: ScriptedScene): Promise<Problem | undefined> {
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
      return comeBack(stage.process?.restart);
    case "crash":
      subject.note("the receiver is killed (SIGKILL), and started again");
      return comeBack(stage.process?.crash);
    default:
      return step satisfies never;
  }
}

const neverReached: Problem = {
  rule: "the course",
  found: "it never made the call in which this scenario goes on",
  lasting: true,
};

/** Ends the process and starts it again. One that does not come back is a finding, not the end of the run. */
async function comeBack(end: (() => Promise<void>) | undefined): Promise<Problem | undefined> {
  try {
    await end?.();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { rule: "the course", found: `it did not come back: ${reason}`, lasting: true };
  }
}

async function deliver(step: Extract<Step, { do: "deliver" }>, scene: ScriptedScene): Promise<void> {
  const { event = {}, copies = 1, aside = false, answer = "taken" } = step;
  const delivery = writeEvent(event, scene.context);
  if (isGenuine(event)) scene.subject.isUntold = false;
  const signature = delivery.headers[headerNames.eventSignature];
  if (signature !== undefined) scene.stage.signatures.add(signature);
  const about = { what: describeEvent(event), refused: answer === "refused" };
  const sent = Promise.all(Array.from({ length: copies }, () => scene.courier.send(delivery, about)));
  const { clock, signal } = scene.stage;
  await (aside ? Promise.race([sent, clock.sleep(arrival, signal)]) : sent);
}

/**
 * How long the verdict is waited for. A process that dies leaves locks behind, which take their time to end; and
 * nobody is asked to look more often than he says.
 */
function limitFor(scenario: Scenario, { patience, sweep = 0 }: Stage): number {
  const needs = needsOf(scenario);
  if (needs.has("start")) return patience * 3;
  return needs.has("sweep") ? patience + sweep * 2 : patience;
}
