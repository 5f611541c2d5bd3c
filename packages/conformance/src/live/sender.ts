import { vendorCallLimits } from "@syndikit/contract";
import type { HttpDelivery } from "../event.js";
import type { Clock, Settings } from "../options.js";
import type { SentEvent } from "./evidence.js";
import { type Answer, send } from "./http.js";
import { insist, type Patience, rest } from "./insist.js";
import type { WatchedSubscription } from "./subscription.js";

/** Sends a delivery once, as the marketplace does. */
export function post(
  { url, signal, fetch }: Pick<Settings, "url" | "signal" | "fetch">,
  { headers, body }: HttpDelivery,
): Promise<Answer> {
  return send({
    method: "POST",
    url: new URL(url),
    fetch,
    headers,
    body,
    timeLimit: vendorCallLimits.answer,
    signal,
  });
}

/** Sends a scenario's events until they are accepted, as the marketplace does, but with shorter pauses. */
export interface Sender {
  readonly deliveries: readonly SentEvent[];
  /** Sends an event. Resolves at the first answer, and keeps sending until the event is accepted. */
  send(delivery: HttpDelivery, about: About): Promise<void>;
  /** Stops sending events that were not accepted. */
  stop(): void;
}

/** A delivery, and how its answers are checked. */
interface About extends Pick<SentEvent, "kind" | "mustBeRefused" | "anyAnswer"> {
  /** Its description in the timeline. */
  readonly name: string;
}

/** Where a sender sends its events. */
export interface SenderOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly subscription: WatchedSubscription;
  readonly signal: AbortSignal;
  readonly fetch?: Settings["fetch"];
  /** The duration of each answer, in milliseconds, is added here. */
  readonly answerTimes?: number[] | undefined;
}

/** Milliseconds. */
const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 5_000;

export function createSender(options: SenderOptions): Sender {
  const { clock, subscription, signal, answerTimes } = options;
  const deliveries: SentEvent[] = [];
  const stopped = new AbortController();
  const patience: Patience = { clock, signal: AbortSignal.any([stopped.signal, signal]) };

  async function attempt(delivery: HttpDelivery, name: string): Promise<Answer> {
    const result = await post(options, delivery);
    const outcome = result.status === "none" ? `no answer (${result.reason})` : result.status;
    subscription.note(`the marketplace sent ${name}: ${outcome} after ${result.took} ms`);
    return result;
  }

  async function retry(first: Answer, again: () => Promise<Answer>): Promise<void> {
    let pause = FIRST_PAUSE;
    let last = first;
    while (last.status !== 200 && last.status !== 204) {
      await rest(last, pause, patience);
      if (patience.signal.aborted) return;
      pause = Math.min(pause * 2, MAX_PAUSE);
      last = await again();
    }
  }

  return {
    deliveries,
    async send(delivery, { name, ...about }) {
      const answers: (number | "none")[] = [];
      const took: number[] = [];
      deliveries.push({ ...about, answers, took });
      const attemptNow = async (as: string): Promise<Answer> => {
        const result = await attempt(delivery, as);
        answers.push(result.status);
        took.push(result.took);
        answerTimes?.push(result.took);
        return result;
      };
      const again = (): Promise<Answer> => attemptNow(`${name} again`);
      if (!about.mustBeRefused && !about.anyAnswer) {
        void retry(await attemptNow(name), again);
        return;
      }
      // An event that was put off was neither refused nor seen yet.
      await insist(() => {
        const isFirst = answers.length === 0;
        answers.length = 0;
        took.length = 0;
        return isFirst ? attemptNow(name) : again();
      }, patience);
    },
    stop: () => stopped.abort(),
  };
}
