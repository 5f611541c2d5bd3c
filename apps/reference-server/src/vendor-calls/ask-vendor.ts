import type { VendorCall } from "@syndikit/contract";
import type { Outbound } from "../outbound/outbound.js";
import type { Log } from "../ports.js";

/** What a vendor is asked with. */
export interface AskOptions {
  readonly outbound: Outbound;
  readonly log: Log;
}

/** A question to a vendor's application. */
interface Question {
  readonly call: VendorCall;
  readonly url: string;
  readonly body: object;
  /** How long the answer may be, in bytes. */
  readonly maxBytes: number;
}

/** A vendor's answer, not looked at yet. */
interface VendorAnswer {
  readonly status: number;
  /** What the JSON of the body holds; `undefined` when it is none. */
  readonly body: unknown;
}

/**
 * Sends a question as JSON. The outbound client guards the address and limits the time; what the vendor says is
 * for the caller to judge.
 *
 * @returns `null` when there was no whole answer; the log says why.
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
  // The rest of the URL may hold a key of the vendor's, so the log names the host only.
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
