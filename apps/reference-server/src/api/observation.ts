import type { OperationId } from "@syndikit/contract";
import type { Principal } from "./call.js";
import type { ChangedFields } from "./changed-fields.js";

/** A request as it is logged. Fields are added while it is served. */
export interface Observation {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may hold personal data. */
  readonly path: string;
  readonly address: string;
  /** Whether a page of this server sent it: the browser says so. */
  readonly isFromPage: boolean;
  /** Milliseconds of a monotonic clock. */
  readonly startedAt: number;
  operationId?: OperationId;
  /** The object that it is about, as in `self`. */
  object?: string;
  principal?: Principal;
  /** Set when credentials were sent, with the user that they claim to be, if known. */
  signIn?: SignInAttempt;
  /** Whether the audit has an entry for it, or needs none. */
  noted?: boolean;
  /** What it changed, as its handler tells. */
  fields?: ChangedFields;
  /** What a fault rule of the sandbox changes in the response. */
  fault?: "oldErrors" | undefined;
  /** The errors in the response. */
  errors?: readonly { readonly key: string; readonly error: string }[];
  /** An unexpected error. */
  failure?: unknown;
}

/** Credentials that were sent, right or wrong. */
export interface SignInAttempt {
  userId?: number;
  userName?: string;
}
