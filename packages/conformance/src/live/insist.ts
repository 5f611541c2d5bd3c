import { headerNames, putsOff, readRetryAfter } from "@syndikit/contract";
import type { Clock } from "../options.js";
import type { Answer } from "./http.js";

/** With which clock to wait for a receiver that puts a request off, and what ends the wait. */
export interface Patience {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** How long certify waits at most before it asks again, in milliseconds, whatever `Retry-After` says. */
const MAX_PAUSE = 5_000;
const PAUSE = 1_000;
/** How often a request that was put off is sent again. */
const MAX_PUT_OFF = 5;

/** Waits as long as an answer asks, or for the pause, in milliseconds. */
export function rest(answer: Answer, pause: number, { clock, signal }: Patience): Promise<void> {
  const named = answer.status === "none" ? undefined : answer.header(headerNames.retryAfter);
  const wait = readRetryAfter(named, clock.now()) ?? pause;
  return clock.sleep(Math.min(wait, MAX_PAUSE), signal);
}

/** Sends a request again while its answer says nothing about it, and returns the last answer after some tries. */
export async function insist(send: () => Promise<Answer>, patience: Patience): Promise<Answer> {
  let last = await send();
  for (let times = 0; isPutOff(last) && times < MAX_PUT_OFF; times += 1) {
    await rest(last, PAUSE, patience);
    if (patience.signal.aborted) break;
    last = await send();
  }
  return last;
}

/** Whether an answer says nothing about the request. */
export function isPutOff({ status }: Answer): boolean {
  return status !== "none" && putsOff(status);
}
