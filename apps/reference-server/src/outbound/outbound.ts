import { type EventAttemptOutcome, vendorCallLimits } from "@syndikit/contract";
import type { Owner } from "../shares/owner.js";

/**
 * Calls other hosts. Only the gate uses it. It never throws because of what the other side does, never follows
 * redirects, never retries, and never calls an address that the policy refuses.
 */
export interface Outbound {
  send(request: OutboundRequest): Promise<OutboundResult>;
  /** Closes idle connections. */
  close(): void;
}

export interface OutboundRequest {
  /** Whose share the resolving of the host's name is of. */
  readonly owner?: Owner;
  readonly method: "GET" | "POST";
  readonly url: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The most bytes of the answer to read; 16 KiB when absent. */
  readonly maxBytes?: number;
  /** Cancels the request, with the outcome INTERRUPTED. */
  readonly signal?: AbortSignal;
}

export type OutboundResult = OutboundAnswer | OutboundFailure;

/** An HTTP response, whatever its status. */
export interface OutboundAnswer {
  readonly kind: "answer";
  readonly status: number;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The part that was read. */
  readonly body: string;
  /** Whether the body is longer than what was read, or did not end in time. */
  readonly truncated: boolean;
  /** Milliseconds. */
  readonly duration: number;
}

/** There was no answer. */
export interface OutboundFailure {
  readonly kind: "failure";
  readonly outcome: OutboundFailureOutcome;
  /** One sentence that says what to do. */
  readonly reason: string;
  /** Milliseconds. */
  readonly duration: number;
}

export type OutboundFailureOutcome = Exclude<
  EventAttemptOutcome,
  typeof EventAttemptOutcome.DELIVERED | typeof EventAttemptOutcome.STATUS
>;

/** The most bytes of an answer to read. */
export const DEFAULT_MAX_BYTES = 16 * 1024;

/** The time limit for establishing a connection, in milliseconds. */
export const CONNECT_TIMEOUT = vendorCallLimits.connect;

/** The time limit from the start of a request to the last byte of the answer, in milliseconds. */
export const TOTAL_TIMEOUT = vendorCallLimits.answer;

/**
 * The text of an answer, up to the limit. U+0000, which not every database can store, is replaced like bytes that are
 * not valid text.
 */
export function decodeAnswer(bytes: Uint8Array, maxBytes: number): string {
  // `stream` drops a character that the limit cuts in two.
  const text = new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true });
  return text.replaceAll("\0", "\uFFFD");
}
