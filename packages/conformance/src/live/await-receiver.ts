import { putsOff } from "@syndikit/contract";
import { ConformanceError } from "../error.js";
import { writeEvent } from "../event.js";
import type { Settings } from "../options.js";
import { findSignedBody } from "./find-signed-body.js";
import type { Answer } from "./http.js";
import { isPutOff, rest } from "./insist.js";
import type { ReceiverProcess } from "./receiver-process.js";
import { post } from "./sender.js";

/** Milliseconds between two attempts. */
const PAUSE = 250;

/**
 * Waits until the receiver answers. It is sent a signed event of an entity that does not exist, which changes nothing.
 *
 * @throws {ConformanceError} when it does not answer in time, or its process ends.
 */
export async function awaitReceiver(settings: Settings, process: ReceiverProcess | undefined): Promise<void> {
  const { url, secret, clock, wait, signal, onWait } = settings;
  const probe = writeEvent(
    { entity: "Comet", type: "MELTED" },
    { secret, subscriptionId: 1, unknownId: 1, began: clock.now(), foreignUrl: url },
  );
  const end = clock.now() + wait;
  for (;;) {
    const answer = await post(settings, probe);
    const reason = explain(answer, process !== undefined);
    if (reason === undefined) return;
    // Before all else: Ctrl-C ends other processes too.
    if (signal.aborted) throw new ConformanceError("aborted", `Stopped while waiting for ${url}.`);
    const ended = process?.ended();
    if (ended !== undefined) throw unreachable(`The receiver is not running: ${ended}.`, process);
    if (clock.now() > end) {
      const over = isPutOff(answer) ? undefined : await findSignedBody(settings);
      const misread =
        over === undefined ? "" : ` It checks the signature over the body ${over}, and must over its bytes.`;
      throw unreachable(
        `The receiver at ${url} was not ready within ${wait / 1_000} s: ${reason}.${misread}`,
        process,
      );
    }
    onWait?.(reason);
    await rest(answer, PAUSE, settings);
  }
}

/** Why the run cannot begin. A process that we started may be wrong in any way, as long as it answers. */
function explain(answer: Answer, isOurs: boolean): string | undefined {
  if (answer.status === "none") return answer.reason;
  const { status } = answer;
  if (status === 429) return "it answers 429: it limits requests";
  if (putsOff(status)) return `it answers ${status}: a proxy answers before it has started`;
  if (isOurs) return undefined;
  if (status === 401 || status === 403) {
    return `it answers ${status} to a signed event, so it does not have this secret yet`;
  }
  if (status === 404 || status === 405) return `it answers ${status}: is this the path for events?`;
  return undefined;
}

function unreachable(message: string, process: ReceiverProcess | undefined): ConformanceError {
  const lastLines = process?.log.tail(10);
  const log = lastLines === undefined ? "" : ` It wrote:\n${lastLines}`;
  return new ConformanceError("receiver-unreachable", `${message}${log}`);
}
