import { EventAttemptOutcome } from "@syndikit/contract";
import type { EventAttempt, EventDTO, Marketplace } from "@syndikit/sdk";
import { CliError, ExitCode } from "../frame/cli-error.js";
import type { Context } from "../frame/verb.js";
import { applicationBehind, stateFolder } from "../listen/state-file.js";

export interface AwaitedAttempt {
  readonly vendor: Marketplace;
  readonly event: EventDTO;
  /** The number of attempts so far. */
  readonly after: number;
  /** Milliseconds. */
  readonly patience: number;
}

const PAUSE = 100;

/**
 * Waits for the marketplace's next attempt to deliver an event.
 *
 * @throws {CliError} when there is none within `patience`.
 */
export async function awaitAttempt(
  { clock, signal, output, env }: Context,
  { vendor, event, after, patience }: AwaitedAttempt,
): Promise<EventAttempt> {
  const application = await applicationBehind(stateFolder(env), event.endpoint);
  const deadline = clock.now() + patience;
  for (;;) {
    const attempts = await vendor.events.attempts(event);
    const last = attempts.at(-1);
    if (last !== undefined && attempts.length > after) return last;
    if (signal.aborted) throw new CliError(ExitCode.INTERRUPTED, "Stopped before it was delivered.");
    if (clock.now() > deadline) {
      throw new CliError(
        ExitCode.FINDING,
        `${event.self} was not sent within ${patience / 1000} s: look at its attempts later with syndikit replay ${event.id}.`,
      );
    }
    output.progress(`waiting for the delivery of ${event.self} to ${application}`);
    await clock.sleep(PAUSE, signal);
  }
}

/** Shows an attempt, and returns the exit code for it. */
export async function showAttempt(
  { output, env }: Context,
  event: EventDTO,
  attempt: EventAttempt,
): Promise<ExitCode> {
  // While `syndikit listen` runs, the endpoint is the listener's address. The user wants to see the application's.
  const application = await applicationBehind(stateFolder(env), event.endpoint);
  const delivered = attempt.outcome === EventAttemptOutcome.DELIVERED;
  const { paint } = output;
  const answer = `${attempt.status ?? attempt.outcome} in ${attempt.durationMs} ms`;
  output.line(
    `${event.entityName}.${event.type} ${paint.dim(event.entityUrl.url)}  ${application} -> ${delivered ? paint.green(answer) : paint.red(answer)}`,
  );
  if (!delivered)
    output.line(`  ${paint.yellow(attempt.reason)} See why with: syndikit doctor ${application}`);
  output.record({
    type: "delivered",
    event: `${event.entityName}.${event.type}`,
    eventId: event.id,
    entityUrl: event.entityUrl.url,
    endpoint: event.endpoint,
    application,
    accepted: delivered,
    outcome: attempt.outcome,
    status: attempt.status,
    durationMs: attempt.durationMs,
    reason: attempt.reason,
  });
  return delivered ? ExitCode.OK : ExitCode.FINDING;
}
