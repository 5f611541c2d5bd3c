import { EventAttemptOutcome, headerNames } from "@syndikit/contract";
import { readSample, type SampleFault } from "../billing/measurement.js";
import type { Send } from "../outbound/gate.js";
import type { OutboundResult } from "../outbound/outbound.js";
import { isReadable } from "../store/documents/column.js";
import type { Poll } from "./due-polls.js";
import type { PollOutcome } from "./poll-outcomes.js";

interface AskMetricOptions {
  /** Within the share of the vendor. */
  readonly send: Send;
  /** Sent with every poll. Names are in lower case. */
  readonly extraHeaders: Readonly<Record<string, string>>;
  /** Milliseconds to wait for the answer, if shorter than usual: while the clock advances. */
  readonly wait: number | undefined;
  /** Aborts the poll at once. */
  readonly signal: AbortSignal;
}

/** Requests the value of a metric from a vendor. It never throws because of what the vendor does. */
export async function askMetric(
  options: AskMetricOptions,
  poll: { readonly url: string; readonly subscriptionId: number },
): Promise<PollOutcome> {
  const { send, extraHeaders, wait, signal } = options;
  const result = await send({
    method: "GET",
    url: poll.url,
    signal: wait === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(wait)]),
    headers: {
      ...extraHeaders,
      Accept: "application/json",
      [headerNames.subscriptionId]: String(poll.subscriptionId),
    },
  });
  if (signal.aborted) return { kind: "unasked" };
  // The service is not stopping, so the wait has ended.
  const gaveUp = result.kind === "failure" && result.outcome === EventAttemptOutcome.INTERRUPTED;
  if (gaveUp) {
    const reason = `no answer within ${(wait ?? 0) / 1_000} s, the limit while the clock advances`;
    return { kind: "fault", reason, gaveUp: true };
  }
  return readAnswer(result);
}

export const NO_ENDPOINT = "neither the product nor its vendor has the endpoint of this path";

/** The URL of a poll; `null` when there is no valid base for its path. */
export function urlOf({
  endpoint,
  ...place
}: Pick<Poll, "endpoint" | "productEndpoints" | "companyEndpoint">): string | null {
  return endpoint === null ? null : metricUrl({ endpoint, ...place });
}

const IN_WORDS: Readonly<Record<SampleFault, string>> = {
  notANumber: "the answer has no number in `value`",
  negative: "the value is below zero",
  tooLarge: "the value is too large to be use",
};

/** Reads the answer of a metric endpoint. Only 200 with a finite, non-negative number is a value. */
export function readAnswer(result: OutboundResult): PollOutcome {
  if (result.kind === "failure") return fault(result.reason);
  if (result.status !== 200) return fault(`the answer is ${result.status}, not 200`);
  if (result.truncated) return fault("the answer is too long, or did not end in time");
  const sample = readSample(readValue(result.body));
  return typeof sample === "number" ? { kind: "value", value: sample } : fault(IN_WORDS[sample]);
}

/** A poll without a value. */
export function fault(reason: string): PollOutcome {
  return { kind: "fault", reason };
}

function readValue(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null && "value" in body ? body.value : undefined;
  } catch {
    return undefined;
  }
}

interface MetricPlace {
  /** The metric's endpoint: an absolute URL, or a path. */
  readonly endpoint: string;
  /** Receive the events of the product; the first one is the base of a path. */
  readonly productEndpoints: readonly string[];
  /** Receives the events of the vendor. */
  readonly companyEndpoint: string | null;
}

/** The URL of a metric; `null` when there is no valid base for its path. */
export function metricUrl({ endpoint, productEndpoints, companyEndpoint }: MetricPlace): string | null {
  if (URL.canParse(endpoint)) return endpoint;
  const base = isReadable(productEndpoints) ? (productEndpoints[0] ?? companyEndpoint) : null;
  if (base === null || !URL.canParse(endpoint, base)) return null;
  const url = new URL(endpoint, base);
  // A path must stay on the vendor's host, however it is written.
  return url.origin === new URL(base).origin ? url.href : null;
}
