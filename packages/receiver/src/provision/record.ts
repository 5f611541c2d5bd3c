import type { Identity } from "./identity.js";
import type { Snapshot } from "./snapshot.js";

/**
 * `none`: nothing was made. `partial`: provisioning began. `present`: reported as deployed. `failed`: reported as
 * failed, or about to be. `removed`: gone.
 */
export type TenantState = "none" | "partial" | "present" | "failed" | "removed";

/** Work that may be interrupted and continued: finished parts of it are never repeated. */
export interface Run {
  readonly kind: "provision" | "failure" | "update" | "deprovision";
  /** The same in all retries and after crashes, and never used for other work. */
  readonly idempotencyKey: string;
  /** The target of the work. When it changes, the work starts again. */
  readonly target: string;
  /** Results of the steps of the vendor's code, as JSON. */
  readonly steps: Readonly<Record<string, unknown>>;
  /** Calls to the marketplace, and hooks of the vendor's code, that are done. */
  readonly done: readonly string[];
  /** Until when `step.sleep` and `step.waitFor` wait, by name, in milliseconds since 1970; `null` means for ever. */
  readonly waits?: Readonly<Record<string, number | null>>;
}

/** What the kit stores about a subscription. */
export interface SubscriptionRecord {
  readonly version: 1;
  /** Which subscription it is about. Absent before the first read. */
  readonly identity?: Identity;
  /** How many records of earlier subscriptions with this number were set aside. */
  readonly former?: number;
  readonly tenant: TenantState;
  readonly tenantId?: string;
  /** The state of the subscription that the tenant was last updated to. */
  readonly snapshot?: Snapshot;
  /** The work in progress. */
  readonly run?: Run;
  /** What provisioning made, for the code that cleans up. */
  readonly provisionSteps: Readonly<Record<string, unknown>>;
  /** The instructions for the customer of a tenant that failed. */
  readonly failure?: Readonly<Record<string, string>>;
  /** Whether an event is expected: a payment, or one that explains an unknown state. */
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
  // Only the kit writes it, under its own key.
  return text === undefined ? emptyRecord : (JSON.parse(text) as SubscriptionRecord);
}
