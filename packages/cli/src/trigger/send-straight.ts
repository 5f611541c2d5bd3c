import type { EventName } from "@syndikit/contract";
import { buildPayload } from "../event/build-payload.js";
import { sendEvent } from "../event/send-event.js";
import { showOutcome } from "../event/show-outcome.js";
import type { ExitCode } from "../frame/exit-code.js";
import type { Context } from "../frame/verb.js";
import type { Override } from "../override/override.js";
import { findSecret } from "../secret/read-secret.js";
import { readUrl } from "../url/read-url.js";
import type { TriggerOptions } from "./trigger-options.js";

/** An event for one address. */
export interface StraightEvent {
  readonly name: EventName;
  readonly overrides: readonly Override[];
  readonly to: string;
}

/** Sends an event to a vendor as the marketplace would, without it. */
export async function sendStraight(
  context: Context,
  options: TriggerOptions,
  { name, overrides, to }: StraightEvent,
): Promise<ExitCode> {
  const url = readUrl(to, "--to");
  const payload = buildPayload(name, overrides, context.clock.now());
  const secret = await findSecret(context, options.secret);
  const body = Buffer.from(JSON.stringify(payload));
  const outcome = await sendEvent({ url, body, secret, signal: context.signal });
  return showOutcome(context.output, {
    name,
    id: String(payload["id"]),
    url,
    signed: secret !== undefined,
    outcome,
  });
}
