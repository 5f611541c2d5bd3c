import { headerNames, putsOff, readRetryAfter, vendorCallLimits } from "@syndikit/contract";
import type { HttpDelivery } from "../event.js";
import type { Clock } from "../options.js";
import type { SentEvent } from "./evidence.js";
import { send } from "./http.js";
import type { WatchedSubscription } from "./subscription.js";

/** The result of one attempt to deliver an event. */
export interface Attempt {
  /** `none`: no answer came. */
  readonly answer: number | "none";
  /** Milliseconds. */
  readonly took: number;
  /** Why no answer came. */
  readonly reason?: string;
  /** How long the receiver asks the sender to wait, as it says it. */
  readonly retryAfter?: string | undefined;
}

/** Sends a delivery once, as the marketplace does. */
export async function post(
  url: string,
  { headers, body }: HttpDelivery,
  signal: AbortSignal,
): Promise<Attempt> {
  const request = {
    method: "POST",
    url: new URL(url),
    headers,
    body,
    timeLimit: vendorCallLimits.answer,
    signal,
  };
  const answer = await send(request);
  const { status, took } = answer;
  if (status === "none") return { answer: status, took, reason: answer.reason };
  return { answer: status, took, retryAfter: answer.header(headerNames.retryAfter) };
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
  /** The duration of each answer, in milliseconds, is added here. */
  readonly answerTimes?: number[] | undefined;
}

/** Milliseconds. */
const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 5_000;
/** How often a forged event is sent again. */
const MAX_PUT_OFF = 5;

export function createSender(options: SenderOptions): Sender {
  const { url, clock, subscription, signal, answerTimes } = options;
  const deliveries: SentEvent[] = [];
  const stopped = new AbortController();

  async function attempt(delivery: HttpDelivery, name: string): Promise<Attempt> {
    const result = await post(url, delivery, signal);
    const outcome = result.answer === "none" ? `no answer (${result.reason})` : result.answer;
    subscription.note(`the marketplace sent ${name}: ${outcome} after ${result.took} ms`);
    return result;
  }

  async function retry(first: Attempt, again: () => Promise<Attempt>): Promise<void> {
    let pause = FIRST_PAUSE;
    let last = first;
    while (last.answer !== 200 && last.answer !== 204) {
      await rest(last, pause);
      if (stopped.signal.aborted || signal.aborted) return;
      pause = Math.min(pause * 2, MAX_PAUSE);
      last = await again();
    }
  }

  /** Waits as long as the receiver asks, or for the pause; never longer than certify waits. */
  function rest({ retryAfter }: Attempt, pause: number): Promise<void> {
    const wait = readRetryAfter(retryAfter, clock.now()) ?? pause;
    return clock.sleep(Math.min(wait, MAX_PAUSE), stopped.signal);
  }

  return {
    deliveries,
    async send(delivery, { name, ...about }) {
      const answers: (number | "none")[] = [];
      const took: number[] = [];
      deliveries.push({ ...about, answers, took });
      const attemptNow = async (as: string): Promise<Attempt> => {
        const result = await attempt(delivery, as);
        answers.push(result.answer);
        took.push(result.took);
        answerTimes?.push(result.took);
        return result;
      };
      let first = await attemptNow(name);
      // A forged event that was put off was not refused yet.
      const isPutOff = (): boolean => first.answer !== "none" && putsOff(first.answer);
      for (let times = 0; about.mustBeRefused && isPutOff() && times < MAX_PUT_OFF; times += 1) {
        answers.pop();
        took.pop();
        await rest(first, FIRST_PAUSE);
        if (stopped.signal.aborted || signal.aborted) return;
        first = await attemptNow(`${name} again`);
      }
      if (!about.mustBeRefused && !about.anyAnswer) void retry(first, () => attemptNow(`${name} again`));
    },
    stop: () => stopped.abort(),
  };
}
