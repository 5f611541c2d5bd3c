import type { MyUserDTO, Subscription } from "@syndikit/contract";
import {
  aDuration,
  aFlag,
  aFunction,
  aNumberFrom,
  aString,
  type Expectation,
  isObject,
  oneOf,
  optionsWith,
  required,
} from "../check-options.js";
import { aClock, type Clock, type Random } from "../clock.js";
import type { Duration } from "../duration.js";
import { type Hooks, hooksExpected } from "../hooks.js";
import { type RetryOptions, retryMembers } from "../queue/backoff.js";
import { aStore, type Store } from "../store/store.js";
import type { Change } from "./changes.js";
import type { ProvisionResult } from "./check-result.js";
import { aClient, type MarketplaceClient } from "./marketplace-client.js";
import type { StepFunction } from "./steps.js";
import { type SweepOptions, sweepMembers } from "./sweeper.js";

/** The argument of every handler of a tenant. */
export interface WorkContext {
  /** The number. After a reset, and at another marketplace, another subscription has it: see `tenantName`. */
  readonly subscriptionId: number;
  /**
   * A name for the tenant that no other subscription in this store gets: the number, as in `12`, and `12-2` for the
   * second subscription with that number. It is the same in all handlers.
   */
  readonly tenantName: string;
  /** Runs work once and stores its result, so that retries, restarts and crashes do not repeat it. */
  readonly step: StepFunction;
  /** The same at each attempt of this work. Pass it to services that accept an idempotency key. */
  readonly idempotencyKey: string;
  /** Aborted when the time limit is reached, another process took over, or the kit stops. */
  readonly signal: AbortSignal;
  /** 1 for the first. Only failures of your code count, not restarts or outages of the marketplace. */
  readonly attempt: number;
}

/** The argument of `provision`. */
export interface ProvisionContext extends WorkContext {
  readonly subscription: Subscription;
  /** Who ordered. */
  readonly buyer: MyUserDTO;
}

/** The argument of `update`. */
export interface UpdateContext extends WorkContext {
  readonly subscription: Subscription;
  readonly change: Change;
  /** `undefined` for a tenant that was adopted without a name. */
  readonly tenantId: string | undefined;
}

/** The argument of `deprovision` and `rollback`. */
export interface RemoveContext extends WorkContext {
  /** `undefined` when the marketplace no longer knows the subscription. */
  readonly subscription: Subscription | undefined;
  /** `undefined` when provisioning did not finish, or nothing is stored. Then find the tenant by `tenantName`. */
  readonly tenantId: string | undefined;
  /** The results of the steps of `provision`, by name. */
  readonly steps: Readonly<Record<string, unknown>>;
}

/** The circuit breaker: it stops calls during an outage of the marketplace. */
export interface OutageOptions {
  /** The wait before the first probe; it doubles with each failed probe. Default `"2s"`. */
  readonly base?: Duration;
  /** The longest wait between two probes. Default `"5m"`: 2,000 calls in a week. `resume()` probes at once. */
  readonly max?: Duration;
}

/** Your handlers, and how the kit runs them. */
export interface ProvisionerOptions {
  /** The API client, such as that of `@syndikit/sdk`. */
  readonly client: MarketplaceClient;
  /** Where the state is stored. A durable store survives a restart. */
  readonly store: Store;
  /** Creates the tenant. It runs again after an error, so wrap work that must not happen twice in a `step`. */
  provision(context: ProvisionContext): Promise<ProvisionResult> | ProvisionResult;
  /** Applies a change to the tenant. Without it, changes are only recorded. */
  update?(context: UpdateContext): unknown;
  /** Removes the tenant, or blocks access to it. Return normally if there is no tenant. */
  deprovision(context: RemoveContext): unknown;
  /** Cleans up after provisioning has failed permanently. */
  rollback?(context: RemoveContext): unknown;
  /** Finds the tenant of a deployed subscription that the store does not know, for example after a migration. */
  adopt?(context: { readonly subscription: Subscription }): Promise<string | undefined> | string | undefined;
  /** Whether sandbox orders get tenants. Default `"provision"`. */
  readonly sandbox?: "provision" | "ignore" | ((subscription: Subscription) => boolean);
  /**
   * What to do when the marketplace no longer knows a subscription that has a tenant. Default `"keep"`: keep the tenant
   * and create a dead letter. `"deprovision"` removes it, once the marketplace has answered 404 for `goneAfter` while
   * another subscription could be read.
   */
  readonly gone?: "keep" | "deprovision";
  /** How long a subscription must be missing before its tenant is removed. Default `"1d"`. */
  readonly goneAfter?: Duration;
  /**
   * The name of the marketplace, when several share a store: lower-case letters, digits and `-`. Each needs its own
   * provisioner and receiver. Default: none.
   */
  readonly marketplace?: string;
  /** Only report each decision to the hooks: run no handler, and change nothing at the marketplace. Default false. */
  readonly dryRun?: boolean;
  /** How failed work is retried. */
  readonly retry?: RetryOptions;
  /** How often every live subscription is read again, in case an event was lost. Default: every 10 minutes. */
  readonly sweep?: SweepOptions | false;
  /** The circuit breaker for outages of the marketplace. */
  readonly outage?: OutageOptions;
  /** How long a handler may take between two steps, a step, or a call, before it counts as failed. Default `"5m"`. */
  readonly timeLimit?: Duration;
  /**
   * How many new orders and changes this process handles at the same time. Default 8. Half as many retries, and a
   * quarter as many checks of the sweep, run beside them, so that neither delays an order.
   */
  readonly concurrency?: number;
  /** The lease: after a crash, another process takes over a subscription after this time. Default `"60s"`. */
  readonly lease?: Duration;
  /** How often the store is checked for work from other processes. Default `"1s"`. */
  readonly poll?: Duration;
  /** How long handled events are remembered. Default `"30d"`. */
  readonly remember?: Duration;
  /**
   * How long one call of the store may take. A call that takes longer is given up, and its connection is dropped; until
   * the store answers again, events are answered with 503. Default `"5s"`.
   */
  readonly storeTimeLimit?: Duration;
  /** Functions for logs, metrics and alerts. Default: the console. */
  readonly hooks?: Hooks;
  /** The clock. Default: the machine's. */
  readonly clock?: Clock;
  /** The source of random numbers. Default: `Math.random`. */
  readonly random?: Random;
}

const aSweep = optionsWith(sweepMembers);
const sandboxWord = oneOf("provision", "ignore");

/** What each option must be. */
export const provisionerMembers = {
  client: required(aClient),
  store: required(aStore),
  provision: required(aFunction),
  update: aFunction,
  deprovision: required(aFunction),
  rollback: aFunction,
  adopt: aFunction,
  sandbox: {
    ...sandboxWord,
    what: `${sandboxWord.what}, or a function`,
    fits: (value) => sandboxWord.fits(value) || typeof value === "function",
  },
  gone: oneOf("keep", "deprovision"),
  goneAfter: aDuration,
  marketplace: aString,
  dryRun: aFlag,
  retry: optionsWith(retryMembers),
  sweep: {
    what: `${aSweep.what}, or false`,
    fits: (value) => value === false || isObject(value),
    look: (value, at) => value !== false && aSweep.look?.(value, at),
  },
  outage: optionsWith({
    base: aDuration,
    max: aDuration,
  } satisfies Record<keyof OutageOptions, Expectation>),
  timeLimit: aDuration,
  concurrency: aNumberFrom(1),
  lease: aDuration,
  poll: aDuration,
  remember: aDuration,
  storeTimeLimit: aDuration,
  hooks: hooksExpected,
  clock: aClock,
  random: aFunction,
} satisfies Record<keyof ProvisionerOptions, Expectation>;
