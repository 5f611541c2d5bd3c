import type { EventAttemptOutcome } from "@syndikit/contract";

/** A request to somebody outside. */
export interface OutboundRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** How much of the answer is read, in bytes; 16 KiB when absent. */
  readonly maxBytes?: number;
  /** Gives up, with the outcome INTERRUPTED. */
  readonly signal?: AbortSignal;
}

/** An answer, whatever it says. */
export interface OutboundAnswer {
  readonly kind: "answer";
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As much as was read. */
  readonly body: string;
  /** True when there was more, or it did not end in time. */
  readonly truncated: boolean;
  /** Milliseconds. */
  readonly duration: number;
}

/** What kept an answer from coming. */
export type OutboundFailureOutcome = Exclude<EventAttemptOutcome, "DELIVERED" | "STATUS">;

/** No answer. */
export interface OutboundFailure {
  readonly kind: "failure";
  readonly outcome: OutboundFailureOutcome;
  /** In words that say what to do. */
  readonly reason: string;
  /** Milliseconds. */
  readonly duration: number;
}

/** What became of a request. */
export type OutboundResult = OutboundAnswer | OutboundFailure;

/**
 * The only way out: for events, metric polls, external values and order validation. It never throws for what
 * the other side does, never follows a redirect, sends a request once and never again by itself, and calls no
 * address that the policy refuses.
 */
export interface Outbound {
  send(request: OutboundRequest): Promise<OutboundResult>;
  /** Lets go of the connections that are kept open. */
  close(): void;
}

/** How much of an answer is kept, in bytes. */
export const DEFAULT_MAX_BYTES = 16 * 1024;

/** How long a connection may take to come about, in milliseconds. */
export const CONNECT_TIMEOUT = 5_000;

/** How long a request may take from its start to the last byte of the answer, in milliseconds. */
export const TOTAL_TIMEOUT = 15_000;
