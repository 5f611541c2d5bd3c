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
}

/** An answer, whatever it says. */
export interface OutboundAnswer {
  readonly kind: "answer";
  readonly status: number;
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
  /** In words. */
  readonly reason: string;
  readonly duration: number;
}

/**
 * The only way out: for events, metric polls, external values and order validation. It never throws for what
 * the other side does, never follows a redirect, and calls no address that the policy refuses.
 */
export interface Outbound {
  send(request: OutboundRequest): Promise<OutboundAnswer | OutboundFailure>;
  /** Lets go of the connections that are kept open. */
  close(): void;
}

/** How much of an answer is kept, in bytes. */
export const DEFAULT_MAX_BYTES = 16 * 1024;
