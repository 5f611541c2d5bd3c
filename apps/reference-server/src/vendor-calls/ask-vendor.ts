import type { VendorCall } from "@syndikit/contract";
import type { Send } from "../outbound/gate.js";
import type { Log } from "../ports.js";

export interface AskOptions {
  /** Within the share of the vendor and of who asks. */
  readonly send: Send;
  readonly log: Log;
}

interface Question {
  readonly call: VendorCall;
  readonly url: string;
  readonly body: object;
  /** The most bytes of the answer to read. */
  readonly maxBytes: number;
}

interface VendorAnswer {
  readonly status: number;
  /** The parsed JSON body; `undefined` when it is not JSON. */
  readonly body: unknown;
}

/**
 * Sends a request to a vendor's application as JSON. The caller must check the answer's status and body.
 *
 * @returns `null` when there was no complete answer; the log says why.
 */
export async function askVendor(
  { send, log }: AskOptions,
  { call, url, body, maxBytes }: Question,
): Promise<VendorAnswer | null> {
  const outcome = await send({
    method: "POST",
    url,
    headers: { Accept: "application/json", "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
    maxBytes,
  });
  // The rest of the URL may contain a key of the vendor, so only the host is logged.
  const host = URL.canParse(url) ? new URL(url).host : "";
  if (outcome.kind === "failure") {
    log.warn(
      { call, host, outcome: outcome.outcome, reason: outcome.reason },
      "A vendor could not be asked.",
    );
    return null;
  }
  if (outcome.truncated) {
    log.warn({ call, host, maxBytes }, "A vendor's answer is too long, or did not end in time.");
    return null;
  }
  return { status: outcome.status, body: parse(outcome.body) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
