import { type EventName, headerNames, vendorCallLimits } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { validateEvent } from "@syndikit/contract/validators";
import { sign } from "@syndikit/signature";
import { showOutcome } from "../event/show-outcome.js";
import type { ExitCode } from "../frame/cli-error.js";
import { readUrl } from "../frame/read-values.js";
import type { Context } from "../frame/verb.js";
import { isLoopback } from "../http/host.js";
import type { Network } from "../http/network.js";
import type { Outcome } from "../http/outcome.js";
import { sendRequest } from "../http/send-request.js";
import type { Override } from "../override/override.js";
import { applyOverride, type Body, refuseViolations } from "../override/override.js";
import { eventNode } from "../override/schema-node.js";
import { findSecret } from "../secret/read-secret.js";
import { toIso } from "../text/format.js";
import type { TriggerOptions } from "./trigger-options.js";

interface StraightEvent {
  readonly name: EventName;
  readonly overrides: readonly Override[];
  readonly to: string;
}

/** Sends an event directly to a vendor, in the form that the marketplace sends. */
export async function sendStraight(
  context: Context,
  options: TriggerOptions,
  { name, overrides, to }: StraightEvent,
): Promise<ExitCode> {
  const url = readUrl(to, "--to");
  const payload = buildPayload(name, overrides, context.clock.now());
  const secret = await findSecret(context, options.secret);
  const body = Buffer.from(JSON.stringify(payload));
  const outcome = await sendEvent({ url, body, secret, network: context.network, signal: context.signal });
  return showOutcome(context.output, {
    name,
    id: String(payload["id"]),
    url,
    signed: secret !== undefined,
    outcome,
  });
}

/**
 * Builds the payload of an event: the example of the spec with the current date and the overrides.
 *
 * @throws {CliError} when the contract does not allow an override.
 */
function buildPayload(name: EventName, overrides: readonly Override[], now: number): Body {
  const example: Body = structuredClone(examples[name]);
  const body: Body = { ...example, date: toIso(now).replace(/\.\d+Z$/, "Z") };
  const node = eventNode(name);
  for (const override of overrides) applyOverride({ body, node }, override.path, override);
  const isGiven = overrides.some(({ key }) => key === "entityUrl");
  if (!isGiven) body["entityUrl"] = String(body["entityUrl"]).replace(/[^/]*$/, () => String(body["id"]));
  refuseViolations(`The event ${name}`, validateEvent(name, body));
  return body;
}

interface EventDispatch {
  readonly url: URL;
  readonly body: Uint8Array;
  /** If undefined, the event is not signed. */
  readonly secret: string | undefined;
  readonly network: Network;
  readonly signal?: AbortSignal;
}

function sendEvent({ url, body, secret, network, signal }: EventDispatch): Promise<Outcome> {
  return sendRequest({
    method: "POST",
    url,
    network,
    headers: [
      ["Accept", "application/json"],
      ["Content-Type", "application/json; charset=utf-8"],
      ...(secret === undefined ? [] : [[headerNames.eventSignature, sign(body, secret)] as const]),
    ],
    body,
    timeout: vendorCallLimits.answer,
    checkCertificate: !isLoopback(url.hostname),
    signal,
  });
}
