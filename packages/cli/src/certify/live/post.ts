import { headerNames } from "@syndikit/contract";
import { describeFailure } from "../../http/explain-outcome.js";
import { headerOf } from "../../http/outcome.js";
import { sendRequest } from "../../http/send-request.js";
import { isLoopback } from "../../marketplace/loopback.js";
import type { HttpDelivery } from "../write-event.js";

/** What came of sending once. */
export interface Sent {
  /** `none`: no answer came. */
  readonly answer: number | "none";
  /** Milliseconds. */
  readonly took: number;
  /** Why no answer came. */
  readonly reason?: string;
  /** Milliseconds that the receiver asks the sender to wait. */
  readonly retryAfter?: number | undefined;
}

/** How long the marketplace waits for an answer, in milliseconds. */
const timeLimit = 15_000;

/** Sends a delivery once, as the marketplace does: no redirect is followed. */
export async function post(url: string, { headers, body }: HttpDelivery, signal: AbortSignal): Promise<Sent> {
  const target = new URL(url);
  const outcome = await sendRequest({
    method: "POST",
    url: target,
    headers: Object.entries(headers),
    body,
    timeout: timeLimit,
    // A certificate that a developer made for this machine is as good as none.
    checkCertificate: !isLoopback(target.hostname),
    signal,
  });
  const took = outcome.durationMs;
  if (outcome.kind === "failure") return { answer: "none", took, reason: describeFailure(outcome) };
  const seconds = Number(headerOf(outcome.headers, headerNames.retryAfter) ?? Number.NaN);
  return {
    answer: outcome.status,
    took,
    retryAfter: Number.isFinite(seconds) ? seconds * 1_000 : undefined,
  };
}
