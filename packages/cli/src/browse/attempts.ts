import { EventAttemptOutcome } from "@syndikit/contract";
import type { EventAttempt } from "@syndikit/sdk";
import { ExitCode } from "../frame/cli-error.js";
import type { MarketplaceOptions } from "../frame/options.js";
import type { Output } from "../frame/output.js";
import type { Context } from "../frame/verb.js";
import { connect } from "../marketplace/connect.js";
import { readIdentifier } from "./identifier.js";

export interface AttemptsOptions extends MarketplaceOptions {
  readonly body?: boolean;
}

/** Shows every attempt to deliver an event. */
export async function listAttempts(
  context: Context,
  options: AttemptsOptions,
  event: string,
): Promise<ExitCode> {
  const { as } = await connect(context, options);
  const attempts = await as("vendor").events.attempts(readIdentifier(event, "event"));
  showAttempts(context.output, attempts, { withBody: options.body === true });
  if (attempts.length === 0) context.output.note("It was not sent yet.");
  return ExitCode.OK;
}

/** Shows attempts, oldest first. */
export function showAttempts(
  output: Output,
  attempts: readonly EventAttempt[],
  { withBody }: { readonly withBody: boolean },
): void {
  const { paint } = output;
  for (const attempt of attempts) {
    const { number, date, outcome, status, durationMs, reason, request, response } = attempt;
    const isDelivered = outcome === EventAttemptOutcome.DELIVERED;
    const answer = `${status ?? outcome} in ${durationMs} ms`;
    output.line(
      `  attempt ${number}  ${paint.dim(date)}  ${isDelivered ? paint.green(answer) : paint.red(answer)}${isDelivered ? "" : `  ${reason}`}`,
    );
    output.record({ type: "attempt", attempt });
    if (!withBody) continue;
    output.line(`${request.method} ${request.url}`);
    for (const [name, value] of Object.entries(request.headers)) output.line(`${name}: ${value}`);
    output.line();
    output.line(request.body);
    output.line();
    if (response === undefined) continue;
    output.line(paint.dim(`answered with ${status}:`));
    output.line(response.body);
  }
}
