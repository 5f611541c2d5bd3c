import type { VendorCall } from "@syndikit/contract";
import type { Outbound } from "../outbound/outbound.js";
import type { Log } from "../ports.js";

export interface AskOptions {
  readonly outbound: Outbound;
  readonly log: Log;
}

interface Question {
  readonly call: VendorCall;
  readonly url: string;
  readonly body: object;
  /** Of the answer. */
  readonly maxBytes: number;
}

interface VendorAnswer {
  readonly status: number;
  /** The parsed JSON of the body; `undefined` when it is none. */
  readonly body: unknown;
}

/**
 * Sends a question to a vendor's application as JSON. The outbound client guards the address and limits the time;
 * status and body of the answer are for the caller to judge.
 *
 * @returns `null` when there was no complete answer; the log says why.
 */
export async function askVendor(
  { outbound, log }: AskOptions,
  { call, url, body, maxBytes }: Question,
): Promise<VendorAnswer | null> {
  const outcome = await outbound.send({
    method: "POST",
    url,
    headers: { accept: "application/json", "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
    maxBytes,
  });
  // The rest of the URL may hold a key of the vendor, so the log has the host alone.
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
