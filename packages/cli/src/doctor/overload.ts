import { headerNames, putsOff, readRetryAfter } from "@syndikit/contract";
import type { Clock } from "../frame/io.js";
import { type Answer, headerOf, type Outcome } from "../http/outcome.js";
import type { Cause } from "./cause.js";

/** Repeats requests that were put off. A request that was put off says nothing about what it asked. */
export interface Patience {
  /** @throws {Overloaded} when the request is put off for longer than doctor waits. */
  insist(send: () => Promise<Outcome>): Promise<Outcome>;
  /** The first request that was put off, and answered later. */
  readonly waitedFor: Answer | undefined;
}

/** Every answer to a request said that it cannot be answered now. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";

  constructor(readonly answer: Answer) {
    super(`Put off with ${answer.status}.`);
  }
}

/** The longest time that doctor spends on waiting, in milliseconds. */
const MAX_WAIT = 120_000;
/** How long it waits where no time is named. It is the time in which a program behind a proxy starts. */
const PAUSES = [1_000, 2_000, 4_000];

export function createPatience(clock: Clock, signal: AbortSignal): Patience {
  let left = MAX_WAIT;
  let pauses: readonly number[] = PAUSES;
  let waitedFor: Answer | undefined;
  return {
    get waitedFor() {
      return waitedFor;
    },
    async insist(send) {
      let first: Answer | undefined;
      for (;;) {
        const outcome = await send();
        if (outcome.kind === "failure" || !putsOff(outcome.status)) {
          waitedFor ??= first;
          return outcome;
        }
        first ??= outcome;
        const named = readRetryAfter(headerOf(outcome.headers, headerNames.retryAfter), clock.now());
        const [pause, ...others] = pauses;
        if (named === undefined) pauses = others;
        const wait = named ?? pause;
        if (wait === undefined || wait > left || signal.aborted) {
          // A server may also say 503 of itself, which is for the checks to judge.
          if (outcome.status === 503 && named === undefined && waitedFor === undefined) return outcome;
          throw new Overloaded(outcome);
        }
        left -= wait;
        await clock.sleep(wait, signal);
      }
    },
  };
}

/** Why the checks could not be made. */
export function overloadCause(answer: Answer): Cause {
  const wait = headerOf(answer.headers, headerNames.retryAfter);
  if (answer.status === 429) {
    return {
      id: "rate-limit",
      severity: "cause",
      title: "It limits requests so much that not everything could be tested.",
      seen: `A request is answered with 429${wait === undefined ? ", without Retry-After" : `, Retry-After: ${wait}`}.`,
      remedy: [
        "Take the event route out of the limit: it is the marketplace that calls, and each event has a signature.",
        "Send Retry-After with every 429: the marketplace waits that long, and sends the event again.",
      ],
    };
  }
  return {
    id: "proxy-fails",
    severity: "cause",
    title: "A proxy answers, and the application behind it does not.",
    seen: `A request is answered with ${answer.status}, again and again.`,
    remedy: [
      "See whether the application runs, and the log of the proxy.",
      "Compare the host and port to which the proxy sends with those on which the application listens; in a container, listen on 0.0.0.0.",
      "For 504: save the event, answer 204, and do the work afterwards.",
    ],
  };
}

/** What is worth knowing although every check was made. */
export function waitedCause(answer: Answer): Cause {
  return {
    id: answer.status === 429 ? "rate-limit" : "proxy-fails",
    severity: "warning",
    title: answer.status === 429 ? "It limits requests." : "It could not answer at first.",
    seen: `A request was answered with ${answer.status}, and differently when it was sent again. All checks were made.`,
    remedy:
      answer.status === 429
        ? ["Events wait while it refuses: let as many through as orders can come at once."]
        : ["Let the proxy send requests only when the application has started."],
  };
}
