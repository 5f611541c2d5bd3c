import type { Clock } from "../../frame/clock.js";
import type { SeenDelivery } from "../judge.js";
import type { HttpDelivery } from "../write-event.js";
import { post } from "./post.js";
import type { Subject } from "./subject.js";

/** Sends a scenario's events until they are taken, as the marketplace does, only with shorter pauses. */
export interface Courier {
  readonly deliveries: readonly SeenDelivery[];
  /** Sends an event; resolves at its first answer, while it goes on to be sent until it is taken. */
  send(delivery: HttpDelivery, about: { readonly what: string; readonly refused: boolean }): Promise<void>;
  /** Gives up what is not taken. */
  stop(): void;
}

/** Where a courier goes. */
export interface CourierOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly subject: Subject;
  readonly signal: AbortSignal;
}

const firstPause = 1_000;
const longestPause = 5_000;

/** Makes the courier of a scenario. */
export function createCourier({ url, clock, subject, signal }: CourierOptions): Courier {
  const deliveries: { readonly refused: boolean; readonly answers: (number | "none")[] }[] = [];
  const stopped = new AbortController();

  async function sendOnce(delivery: HttpDelivery, what: string): ReturnType<typeof post> {
    const sent = await post(url, delivery, signal);
    const outcome = sent.answer === "none" ? `no answer (${sent.reason})` : sent.answer;
    subject.note(`the marketplace sent ${what}: ${outcome} after ${sent.took} ms`);
    return sent;
  }

  return {
    deliveries,
    async send(delivery, { what, refused }) {
      const record = { refused, answers: [] as (number | "none")[] };
      deliveries.push(record);
      const first = await sendOnce(delivery, what);
      record.answers.push(first.answer);
      if (!refused) void repeat(first);

      async function repeat(last: typeof first): Promise<void> {
        let pause = firstPause;
        let sent = last;
        while (sent.answer !== 200 && sent.answer !== 204) {
          await clock.sleep(Math.min(sent.retryAfter ?? pause, longestPause), stopped.signal);
          if (stopped.signal.aborted || signal.aborted) return;
          pause = Math.min(pause * 2, longestPause);
          sent = await sendOnce(delivery, `${what} again`);
          record.answers.push(sent.answer);
        }
      }
    },
    stop: () => stopped.abort(),
  };
}
