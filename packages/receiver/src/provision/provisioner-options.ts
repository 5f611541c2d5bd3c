import type { MyUserDTO, Subscription } from "@syndikit/contract";
import type { Clock, Random } from "../clock.js";
import type { Duration } from "../duration.js";
import type { Hooks } from "../hooks.js";
import type { RetryOptions } from "../queue/backoff.js";
import type { Store } from "../store/store.js";
import type { Change } from "./changes.js";
import type { ProvisionResult } from "./check-result.js";
import type { MarketplaceClient } from "./marketplace-client.js";
import type { StepFunction } from "./steps.js";
import type { SweepOptions } from "./sweeper.js";

/** What all vendor code is given. */
export interface WorkContext {
  readonly subscriptionId: number;
  /** Runs work, and gives its stored result ever after: after an error, a restart, a crash. */
  readonly step: StepFunction;
  /** The same at each attempt of this work. Pass it on to what understands it. */
  readonly idempotencyKey: string;
  /** Aborted when the time is over, another process took over, or the kit stops. */
  readonly signal: AbortSignal;
  /** 1 for the first. Failures count; wake-ups, restarts, and outages of the marketplace do not. */
  readonly attempt: number;
}

/** What `provision` is given. */
export interface ProvisionContext extends WorkContext {
  readonly subscription: Subscription;
  /** Who ordered. */
  readonly buyer: MyUserDTO;
}

/** What `update` is given. */
export interface UpdateContext extends WorkContext {
  readonly subscription: Subscription;
  readonly change: Change;
  /** `undefined` for a tenant that was taken over without its name. */
  readonly tenantId: string | undefined;
}

/** What `deprovision` and `rollback` are given. */
export interface RemoveContext extends WorkContext {
  /** `undefined` when the marketplace does not know the subscription any more. */
  readonly subscription: Subscription | undefined;
  /** `undefined` when provisioning did not get that far, or nothing is stored. Look it up by `subscriptionId`. */
  readonly tenantId: string | undefined;
  /** The results of the steps of `provision`, by name. */
  readonly steps: Readonly<Record<string, unknown>>;
}

/** How calls stop while the marketplace is away. */
export interface OutageOptions {
  /** How long until the first probe; the wait doubles with each that fails. Default `"2s"`. */
  readonly base?: Duration;
  /** The longest wait between two probes. Default `"5m"`: 2,000 calls in a week. `resume()` probes at once. */
  readonly max?: Duration;
}

/** The vendor's code, and how the kit runs it. */
export interface ProvisionerOptions {
  /** The API client. That of `@syndikit/sdk` is one. */
  readonly client: MarketplaceClient;
  /** Where the state is kept. A durable one survives a restart. */
  readonly store: Store;
  /** Makes the tenant. It runs again after an error, so wrap what must not happen twice in a `step`. */
  provision(context: ProvisionContext): Promise<ProvisionResult> | ProvisionResult;
  /** Brings a tenant in line with a change. Without it, changes are only noted. */
  update?(context: UpdateContext): unknown;
  /** Removes the tenant, or blocks access to it. A tenant that is not there is a success. */
  deprovision(context: RemoveContext): unknown;
  /** Cleans up after a provisioning that failed for good. */
  rollback?(context: RemoveContext): unknown;
  /** Names the tenant of a deployed subscription that the store does not know, for instance after a move. */
  adopt?(context: { readonly subscription: Subscription }): Promise<string | undefined> | string | undefined;
  /** Whether sandbox orders get tenants. Default `"provision"`. */
  readonly sandbox?: "provision" | "ignore" | ((subscription: Subscription) => boolean);
  /**
   * What to do when the marketplace forgets a subscription that has a tenant. Default `"keep"`, and tell a person. To
   * deprovision, it must answer 404 for as long as `goneAfter`, while another subscription can be read.
   */
  readonly gone?: "keep" | "deprovision";
  /** How long a subscription must be missing before its tenant is removed. Default `"1d"`. */
  readonly goneAfter?: Duration;
  /**
   * The name of the marketplace, where several share a store: lower-case letters, digits and `-`. Each needs a
   * provisioner and a receiver of its own. Default: none.
   */
  readonly marketplace?: string;
  /** Decide and report, but call no vendor code and write nothing to the marketplace. Default false. */
  readonly dryRun?: boolean;
  /** How failed work is tried again. */
  readonly retry?: RetryOptions;
  /** How every live subscription is read again, for events that were missed. Default: every 10 minutes. */
  readonly sweep?: SweepOptions | false;
  /** How calls stop while the marketplace is away: until the first probe, and between probes at most. */
  readonly outage?: OutageOptions;
  /** How long a handler may take between two steps, a step, or a call, before it counts as failed. Default `"5m"`. */
  readonly timeLimit?: Duration;
  /**
   * New orders and changes that are worked on at the same time in this process. Default 8. Beside them, half as many
   * are tried again, and a quarter as many looked at by the sweep, so that none of these keeps an order waiting.
   */
  readonly concurrency?: number;
  /** How long a crashed process holds a subscription. Default `"60s"`. */
  readonly lease?: Duration;
  /** How often it looks for work of other processes. Default `"1s"`. */
  readonly poll?: Duration;
  /** How long it remembers handled events. Default `"30d"`. */
  readonly remember?: Duration;
  /** Where it reports to. Default: the console. */
  readonly hooks?: Hooks;
  /** Where time comes from. Default: the machine. */
  readonly clock?: Clock;
  /** Where chance comes from. Default: the machine. */
  readonly random?: Random;
}
