import type { Snapshot } from "./snapshot.js";

/**
 * `none`: nothing was made. `partial`: provisioning began. `present`: reported as deployed. `failed`: reported as
 * failed, or about to be. `removed`: gone.
 */
export type TenantState = "none" | "partial" | "present" | "failed" | "removed";

/** Work that may be cut off and taken up again: what is done in it is never done twice. */
export interface Run {
  readonly kind: "provision" | "failure" | "update" | "deprovision";
  /** The same over retries and crashes, and never used for other work. */
  readonly idempotencyKey: string;
  /** What the work aims at; when it changes, the work begins anew. */
  readonly target: string;
  /** Results of the steps of the vendor's code, as JSON. */
  readonly steps: Readonly<Record<string, unknown>>;
  /** Calls to the marketplace, and hooks of the vendor's code, that are done. */
  readonly done: readonly string[];
  /** Until when `step.sleep` and `step.waitFor` wait, by name, in milliseconds since 1970; `null` is for ever. */
  readonly waits?: Readonly<Record<string, number | null>>;
}

/** What the kit remembers of a subscription. */
export interface SubscriptionRecord {
  readonly version: 1;
  readonly tenant: TenantState;
  readonly tenantId?: string;
  /** What the tenant was last brought in line with. */
  readonly snapshot?: Snapshot;
  /** The work under way. */
  readonly run?: Run;
  /** What provisioning made, for who has to clean up after it. */
  readonly provisionSteps: Readonly<Record<string, unknown>>;
  /** What to tell the customer of a tenant that failed. */
  readonly failure?: Readonly<Record<string, string>>;
  /** Whether an event is awaited: a payment, or one that makes sense of an unknown state. */
  readonly waiting?: boolean;
  /** The state of the subscription when work on it last failed. */
  readonly failedState?: string;
  /** Since when the marketplace does not know the subscription, in milliseconds since 1970. */
  readonly missingSince?: number;
  /** How many runs there were. */
  readonly runs: number;
}

/** The record of a subscription that was never seen. */
export const emptyRecord: SubscriptionRecord = { version: 1, tenant: "none", provisionSteps: {}, runs: 0 };

/** Reads a stored record. */
export function parseRecord(text: string | undefined): SubscriptionRecord {
  // Only this kit writes it, under a key of its own.
  return text === undefined ? emptyRecord : (JSON.parse(text) as SubscriptionRecord);
}
