import { DeploymentStatus, headerNames } from "@syndikit/contract";
import type { SeenDelivery } from "../judge.js";
import type { Expected } from "../scenarios/scenario.js";
import type { HttpDelivery } from "../write-event.js";
import type { Deliver, Market } from "./market.js";
import { post } from "./post.js";
import { field, parseJson } from "./read-json.js";
import { awaitVerdict, isSettled, type Played, type Scene, toPlayed, until } from "./scene.js";
import type { Stage } from "./stage.js";
import { createSubject } from "./subject.js";

/** What happens to the subscription, and how it must stand afterwards. */
interface Chapter {
  readonly happens: string;
  readonly act: (market: Market, id: number) => Promise<void>;
  readonly expected: Expected;
}

const deployed: Expected = {
  state: DeploymentStatus.DEPLOYED,
  tenants: 1,
  made: 1,
  calls: { markDeployed: 1 },
};

const chapters: readonly Chapter[] = [
  { happens: "was ordered and paid", act: async () => undefined, expected: deployed },
  { happens: "was renewed", act: (market, id) => market.renew(id), expected: deployed },
  { happens: "was moved to a dearer plan", act: (market, id) => market.upgrade(id), expected: deployed },
  {
    happens: "was terminated by the customer",
    act: (market, id) => market.terminate(id),
    expected: {
      state: DeploymentStatus.UNDEPLOYED,
      tenants: 0,
      made: 1,
      calls: { markDeployed: 1, markUndeployed: 1 },
    },
  },
];

/** Plays a subscription's life from its order to its end, with the events that the marketplace itself sends. */
export async function playLife(stage: Stage): Promise<Played> {
  const { market, clock, gateway } = stage;
  const { id } = await market.order({});
  const subject = createSubject(id, clock);
  subject.isUntold = false;
  gateway.subjects.set(id, subject);
  const answers = new Map<string, { readonly refused: false; readonly answers: (number | "none")[] }>();
  const deliver: Deliver = async (delivery) => {
    const key = new TextDecoder().decode(delivery.body);
    const seen = answers.get(key) ?? { refused: false, answers: [] };
    answers.set(key, seen);
    const signature = delivery.headers[headerNames.eventSignature.toLowerCase()];
    if (signature !== undefined) stage.signatures.add(signature);
    const { answer, took } = await post(stage.url, delivery, stage.signal);
    subject.note(`the marketplace sent ${nameOf(delivery)}: ${answer} after ${took} ms`);
    seen.answers.push(answer);
    return answer;
  };
  market.takeEvents(id, deliver);

  const scene: Scene = {
    stage,
    subject,
    get deliveries(): readonly SeenDelivery[] {
      return [...answers.values()];
    },
  };
  for (const { happens, act, expected } of chapters) {
    subject.note(`the subscription ${happens}`);
    await act(market, id);
    await until(scene, () => isSettled(scene));
    const problems = await awaitVerdict(expected, scene, stage.patience);
    if (problems.length > 0) return toPlayed(scene, problems);
  }
  return toPlayed(scene, []);
}

function nameOf({ body }: HttpDelivery): string {
  const event = parseJson(body);
  return `${String(field(event, "entity"))}.${String(field(event, "type"))}`;
}
