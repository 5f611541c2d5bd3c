import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import type { Outcome } from "../http/outcome.js";
import { sendRequest } from "../http/send-request.js";
import { isLoopback } from "../marketplace/loopback.js";

/** An event on its way to a vendor. */
export interface EventDispatch {
  readonly url: URL;
  readonly body: Uint8Array;
  /** Undefined: not signed. */
  readonly secret: string | undefined;
  readonly signal?: AbortSignal;
}

/** As long as the marketplace waits. */
const patience = 15_000;

/** Sends an event as the marketplace does. */
export function sendEvent({ url, body, secret, signal }: EventDispatch): Promise<Outcome> {
  return sendRequest({
    method: "POST",
    url,
    headers: [
      ["Accept", "application/json"],
      ["Content-Type", "application/json; charset=utf-8"],
      ...(secret === undefined ? [] : [[headerNames.eventSignature, sign(body, secret)] as const]),
    ],
    body,
    timeout: patience,
    checkCertificate: !isLoopback(url.hostname),
    ...(signal === undefined ? {} : { signal }),
  });
}
