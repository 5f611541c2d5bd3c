import { type EventAttemptOutcome, vendorCallLimits } from "@syndikit/contract";

/**
 * The only way to call other hosts: for events, metric polls, external values and order validation. It never throws
 * for what the other side does, never follows a redirect, never retries by itself, and calls no address that the
 * policy refuses.
 */
export interface Outbound {
  send(request: OutboundRequest): Promise<OutboundResult>;
  /** Closes the connections that are kept alive. */
  close(): void;
}

export interface OutboundRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How much of the answer is read, in bytes; 16 KiB when absent. */
  readonly maxBytes?: number;
  /** Cancels the request, with the outcome INTERRUPTED. */
  readonly signal?: AbortSignal;
}

export type OutboundResult = OutboundAnswer | OutboundFailure;

/** An HTTP response, whatever its status. */
export interface OutboundAnswer {
  readonly kind: "answer";
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As much as was read. */
  readonly body: string;
  /** Whether the body is longer, or did not end in time. */
  readonly truncated: boolean;
  /** Milliseconds. */
  readonly duration: number;
}

/** No answer came. */
export interface OutboundFailure {
  readonly kind: "failure";
  readonly outcome: OutboundFailureOutcome;
  /** One sentence that says what to do. */
  readonly reason: string;
  /** Milliseconds. */
  readonly duration: number;
}

export type OutboundFailureOutcome = Exclude<EventAttemptOutcome, "DELIVERED" | "STATUS">;

/** How much of an answer is read, in bytes. */
export const DEFAULT_MAX_BYTES = 16 * 1024;

/** To establish a connection, in milliseconds. */
export const CONNECT_TIMEOUT = vendorCallLimits.connect;

/** From the start of a request to the last byte of the answer, in milliseconds. */
export const TOTAL_TIMEOUT = vendorCallLimits.answer;

/**
 * The text of an answer, as much as is read of it. U+0000 cannot be stored by every database; it is replaced, as bytes
 * are that are no text.
 */
export function decodeAnswer(bytes: Uint8Array, maxBytes: number): string {
  // `stream` leaves out a character that the limit cuts in two.
  const text = new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true });
  return text.replaceAll("\0", "\uFFFD");
}
