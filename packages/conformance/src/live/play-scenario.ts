import { DeploymentStatus, EventType, headerNames, type Subscription } from "@syndikit/contract";
import { ApiError } from "@syndikit/sdk";
import { describeEvent, type EventContext, isGenuine, writeEvent } from "../event.js";
import type { Finding } from "../judge.js";
import { needsOf, type Scenario, type Step, toLive } from "../scenarios/scenario.js";
import { kindOf } from "./evidence.js";
import type { Run } from "./run.js";
import { createSender, type Sender } from "./sender.js";
import { stateOf, watchSubscription } from "./subscription.js";
import {
  awaitVerdict,
  type CheckResult,
  judgeNow,
  type RunningCheck,
  resultOf,
  settle,
  until,
} from "./verdict.js";

interface RunningScenario extends RunningCheck {
  readonly sender: Sender;
  readonly context: EventContext;
}

/** The id of a subscription that does not exist. No run gets that far. */
const UNKNOWN_ID = 2_147_483_000;
/** After this many milliseconds, what is sent in the background has arrived, though its answer may take longer. */
const ARRIVAL = 1_000;

const MONTH = 30 * 86_400_000;

/** Plays a scenario with the receiver, and judges it. `onPlayed` is called when only the verdict is left. */
export async function playScenario(given: Scenario, run: Run, onPlayed?: () => void): Promise<CheckResult> {
  const scenario = toLive(given);
  const check = await begin(scenario, run);
  const takesTurns = scenario.steps.some((step) => ["hold", "restart", "crash"].includes(step.do));
  const play = (): Promise<Finding | undefined> => playSteps(scenario.steps, check);
  const stopped = await (takesTurns ? run.turns.run(play) : play());
  onPlayed?.();
  const findings =
    stopped === undefined
      ? await awaitVerdict(check, limitFor(given, run))
      : [stopped, ...(await judgeNow(check))];
  const waitedForDeleted =
    given.live?.sendsDeletedToo === true && findings.length > 0 && (await actsOnDeleted(check));
  check.sender.stop();
  return resultOf(check, findings, waitedForDeleted);
}

/** Whether a receiver that did nothing about UNDEPLOY_SENT begins to work when DELETED arrives. */
async function actsOnDeleted(check: RunningScenario): Promise<boolean> {
  const { run, subscription, sender, context } = check;
  const { id, override } = subscription;
  if (stateOf(override, await run.market.read(id)) !== DeploymentStatus.UNDEPLOY_SENT) return false;
  const live = (): number => run.tenants?.of(id).live ?? 0;
  const before = live();
  const event = { type: EventType.DELETED };
  subscription.note(
    "the check has failed. DELETED is now sent as a test, although the subscription has not ended",
  );
  await sender.send(writeEvent(event, context), {
    name: describeEvent(event),
    kind: "plain",
    mustBeRefused: false,
  });
  return until(
    check,
    async () => {
      await run.tenants?.read();
      return live() < before || subscription.calls.some(({ name }) => name === "markUndeployed");
    },
    run.settings.quiet,
  );
}

async function begin(scenario: Scenario, run: Run): Promise<RunningScenario> {
  const { clock, secret, url, signal } = run.settings;
  const { id, override } = await run.market.order(scenario.subscription ?? {});
  const subscription = watchSubscription(id, clock);
  subscription.override = override;
  run.gateway.subscriptions.set(id, subscription);
  // The scenario defines what is sent, so the marketplace's own events are not forwarded.
  run.market.routeEvents(id, async () => 204);
  // If a call is held back, an answer may wait for it, which is not the receiver's fault.
  const isTimed = !scenario.steps.some((step) => step.do === "hold");
  const answerTimes = isTimed ? run.answerTimes : undefined;
  const sender = createSender({ url, clock, subscription, signal, answerTimes, fetch: run.settings.fetch });
  return {
    run,
    subscription,
    sender,
    expected: scenario.expected,
    deliveries: sender.deliveries,
    context: {
      secret,
      subscriptionId: id,
      unknownId: UNKNOWN_ID,
      began: subscription.began,
      foreignUrl: run.foreignServer.url,
    },
  };
}

/** Stops at a step that cannot be played, and says why. */
async function playSteps(steps: readonly Step[], check: RunningScenario): Promise<Finding | undefined> {
  try {
    for (const step of steps) {
      const finding = await playStep(step, check);
      if (finding !== undefined) return finding;
    }
    return undefined;
  } finally {
    check.subscription.release();
  }
}

async function playStep(step: Step, check: RunningScenario): Promise<Finding | undefined> {
  const { subscription, run } = check;
  switch (step.do) {
    case "change":
      return change(step.to, check);
    case "replace":
      await replace(check);
      return undefined;
    case "deliver":
      await deliver(step, check);
      return undefined;
    case "settle":
    case "wait":
      await settle(check);
      return undefined;
    case "fail":
      subscription.fail(step.at, { after: step.after ?? false, times: step.times ?? 1 });
      return undefined;
    case "hold":
      subscription.hold(step.at);
      return undefined;
    case "reach":
      if (!(await until(check, () => subscription.isHeld()))) return neverReached;
      // A tenant that exists now may be gone when the scenario continues.
      await run.tenants?.read();
      return undefined;
    case "release":
      subscription.release();
      return undefined;
    case "restart":
      subscription.note("the receiver is asked to end (SIGTERM), and started again");
      return comeBack(run.process?.restart);
    case "crash":
      subscription.note("the receiver is killed (SIGKILL), and started again");
      return comeBack(run.process?.crash);
    default:
      return step satisfies never;
  }
}

/** If the marketplace refuses a change because the receiver is not that far, that is a finding. The run continues. */
async function change(
  to: Extract<Step, { do: "change" }>["to"],
  { subscription, run }: RunningScenario,
): Promise<Finding | undefined> {
  try {
    subscription.override = to === "gone" ? "gone" : await run.market.change(subscription.id, to);
  } catch (error) {
    if (!ApiError.is(error, 409)) throw error;
    return { rule: "the state", found: `it could not be changed: ${error.message}`, permanent: true };
  }
  subscription.note(
    to === "gone"
      ? "the subscription is gone: it is answered with 404"
      : `the subscription changed: ${inWords(to)}`,
  );
  return undefined;
}

/** Another order takes the number. Its time is an earlier one: an order of the same second would look like the first. */
async function replace({ subscription, run }: RunningScenario): Promise<void> {
  const { id } = await run.market.order({});
  run.market.routeEvents(id, async () => 204);
  const { createdAt } = await run.market.read(id);
  const earlier = new Date(Date.parse(createdAt) - MONTH).toISOString().replace(/\.\d+Z$/, "Z");
  subscription.realId = id;
  subscription.override = { createdAt: earlier };
  subscription.note("the number belongs to another customer's subscription now: PENDING, paid");
}

const inWords = (fields: Partial<Subscription>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name} is ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");

const neverReached: Finding = {
  rule: "the process",
  found: "it never made the call that this scenario waits for",
  permanent: true,
};

/** Restarts the process. If it does not start again, that is a finding, not the end of the run. */
async function comeBack(end: (() => Promise<void>) | undefined): Promise<Finding | undefined> {
  try {
    await end?.();
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { rule: "the process", found: `it did not start again: ${reason}`, permanent: true };
  }
}

async function deliver(step: Extract<Step, { do: "deliver" }>, check: RunningScenario): Promise<void> {
  const { event = {}, copies = 1, background = false, answer = "accepted" } = step;
  const { subscription, sender, context, run } = check;
  const delivery = writeEvent(event, context);
  if (isGenuine(event)) subscription.isUnannounced = false;
  const signature = delivery.headers[headerNames.eventSignature];
  if (signature !== undefined) run.signatures.add(signature);
  const about = {
    name: describeEvent(event),
    kind: kindOf(event),
    mustBeRefused: answer === "refused",
    anyAnswer: answer === "any",
  };
  const sent = Promise.all(Array.from({ length: copies }, () => sender.send(delivery, about)));
  const { clock, signal } = run.settings;
  await (background ? Promise.race([sent, clock.sleep(ARRIVAL, signal)]) : sent);
}

/**
 * How long the verdict may take. A killed process leaves locks behind, which take their time to expire. And a receiver
 * need not poll more often than it says.
 */
function limitFor(scenario: Scenario, { settings: { patience, sweep = 0 } }: Run): number {
  const needs = needsOf(scenario);
  if (needs.has("start")) return patience * 3;
  return needs.has("sweep") ? patience + sweep * 2 : patience;
}
