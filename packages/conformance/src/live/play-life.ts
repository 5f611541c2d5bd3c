import { DeploymentStatus, headerNames } from "@syndikit/contract";
import type { HttpDelivery } from "../event.js";
import type { Expected } from "../scenarios/scenario.js";
import type { SentEvent } from "./evidence.js";
import { field, parseJson } from "./json.js";
import type { Market } from "./market.js";
import type { Run } from "./run.js";
import { post } from "./sender.js";
import { watchSubscription } from "./subscription.js";
import { awaitVerdict, type CheckResult, type RunningCheck, resultOf, settle } from "./verdict.js";

/** One change of the subscription, and what must be true after it. */
interface Stage {
  readonly happens: string;
  readonly act: (market: Market, id: number) => Promise<void>;
  readonly expected: Expected;
}

const deployed: Expected = {
  state: DeploymentStatus.DEPLOYED,
  tenants: 1,
  created: 1,
  calls: { markDeployed: 1 },
  inLine: true,
};

const stages: readonly Stage[] = [
  { happens: "was ordered and paid", act: async () => undefined, expected: deployed },
  { happens: "was given two seats", act: (market, id) => market.changeSeats(id, 2), expected: deployed },
  { happens: "was given a third seat", act: (market, id) => market.changeSeats(id, 3), expected: deployed },
  {
    happens: "was to be upgraded in the next period, and that was cancelled",
    act: (market, id) => market.cancelUpgrade(id),
    expected: deployed,
  },
  {
    happens: "was stopped by the vendor",
    act: (market, id) => market.stop(id),
    expected: { ...deployed, state: DeploymentStatus.STOPPED },
  },
  { happens: "was started again", act: (market, id) => market.start(id), expected: deployed },
  { happens: "was renewed", act: (market, id) => market.renew(id), expected: deployed },
  {
    happens: "was upgraded to a more expensive plan",
    act: (market, id) => market.upgrade(id),
    expected: deployed,
  },
  {
    happens: "was terminated by the customer",
    act: (market, id) => market.terminate(id),
    expected: {
      state: DeploymentStatus.UNDEPLOYED,
      tenants: 0,
      created: 1,
      calls: { markDeployed: 1, markUndeployed: 1 },
    },
  },
];

/** Plays a subscription's life from its order to its end, with the events that the marketplace itself sends. */
export async function playLife(run: Run): Promise<CheckResult> {
  const { market, gateway, signatures, settings } = run;
  const { id } = await market.order({});
  const subscription = watchSubscription(id, settings.clock);
  subscription.isUnannounced = false;
  gateway.subscriptions.set(id, subscription);

  /** The marketplace repeats an event with the same bytes. */
  const byBody = new Map<
    string,
    SentEvent & { readonly answers: (number | "none")[]; readonly took: number[] }
  >();
  market.routeEvents(id, async (delivery) => {
    const body = new TextDecoder().decode(delivery.body);
    const seen = byBody.get(body) ?? { kind: "plain", mustBeRefused: false, answers: [], took: [] };
    byBody.set(body, seen);
    const signature = delivery.headers[headerNames.eventSignature.toLowerCase()];
    if (signature !== undefined) signatures.add(signature);
    const { status, took } = await post(settings, delivery);
    subscription.note(`the marketplace sent ${nameOf(delivery)}: ${status} after ${took} ms`);
    seen.answers.push(status);
    seen.took.push(took);
    run.answerTimes.push(took);
    return status;
  });

  let expected = deployed;
  const check: RunningCheck = {
    run,
    subscription,
    get expected() {
      return expected;
    },
    get deliveries() {
      return [...byBody.values()];
    },
  };
  for (const { happens, act, ...stage } of stages) {
    expected = stage.expected;
    subscription.note(`the subscription ${happens}`);
    await act(market, id);
    await settle(check);
    const findings = await awaitVerdict(check, settings.patience);
    if (findings.length > 0) return resultOf(check, findings);
  }
  return resultOf(check, []);
}

function nameOf({ body }: HttpDelivery): string {
  const event = parseJson(body);
  return `${String(field(event, "entity"))}.${String(field(event, "type"))}`;
}
