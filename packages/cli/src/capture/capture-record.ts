import { headerNames } from "@syndikit/contract";
import type { HeaderList } from "../http/outcome.js";

/** One request of a capture file: a line of JSON. */
export interface CaptureRecord {
  readonly time: string;
  readonly method: string;
  /** Path and query at the listener. */
  readonly path: string;
  readonly headers: HeaderList;
  /** The body as text, if it is valid UTF-8. */
  readonly body?: string;
  /** The body in base64, if it is not. */
  readonly bodyBase64?: string;
}

/**
 * The headers that a capture keeps. This is an allowlist because a metric poll carries headers that the vendor chose,
 * and one of them is its key.
 */
const kept = new Set(
  [
    headerNames.eventSignature,
    headerNames.subscriptionId,
    headerNames.requestId,
    "accept",
    "content-type",
    "content-length",
    "content-encoding",
    "user-agent",
    "traceparent",
  ].map((name) => name.toLowerCase()),
);

/** Drops every header that may hold a secret, so that the rest can be written to a file. */
export function keepHarmless(headers: HeaderList): HeaderList {
  return headers.filter(([name]) => kept.has(name.toLowerCase()));
}

export function writeBody(body: Uint8Array): Pick<CaptureRecord, "body" | "bodyBase64"> {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  return Buffer.compare(Buffer.from(text), body) === 0
    ? { body: text }
    : { bodyBase64: Buffer.from(body).toString("base64") };
}

export function readRecordBody({ body, bodyBase64 }: CaptureRecord): Uint8Array {
  return bodyBase64 === undefined ? Buffer.from(body ?? "") : Buffer.from(bodyBase64, "base64");
}
