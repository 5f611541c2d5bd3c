import { headerNames } from "@syndikit/contract";
import type { HeaderList } from "../http/outcome.js";

/** One request of a capture file: a line of JSON. */
export interface CaptureRecord {
  readonly time: string;
  readonly method: string;
  /** Path and query at the listener. */
  readonly path: string;
  readonly headers: HeaderList;
  /** The body as text, where that gives its bytes back. */
  readonly body?: string;
  /** The body in base64, where text does not. */
  readonly bodyBase64?: string;
}

/**
 * The headers that are kept. A list of what may stay, not of what must go: a metric poll carries headers of the
 * vendor's own choice, and one of them is its key.
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

/** What of a request's headers may be written to a file. */
export function keepHarmless(headers: HeaderList): HeaderList {
  return headers.filter(([name]) => kept.has(name.toLowerCase()));
}

export function writeBody(body: Uint8Array): Pick<CaptureRecord, "body" | "bodyBase64"> {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  return Buffer.compare(Buffer.from(text), body) === 0
    ? { body: text }
    : { bodyBase64: Buffer.from(body).toString("base64") };
}

/** The bytes of a record's body. */
export function readRecordBody({ body, bodyBase64 }: CaptureRecord): Uint8Array {
  return bodyBase64 === undefined ? Buffer.from(body ?? "") : Buffer.from(bodyBase64, "base64");
}
