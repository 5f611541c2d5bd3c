import type {
  CredentialInput,
  Instructions,
  MyUserDTO,
  Subscription,
  SubscriptionEndpointInput,
} from "@syndikit/contract";
import { checkValue, type Expectation, isObject, type Need, objectWith, required } from "../check-options.js";

/** A subscription, as the client takes it. */
export type SubscriptionRef = `subscription/${number}`;

/** A user, as the client takes it. */
export type UserRef = `user/${number}`;

/** Options of a call. */
export interface ClientCallOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal;
  /** The most retries that the client may make itself: 0 during an outage of the marketplace. */
  readonly retries?: number;
}

/**
 * The methods of an API client that the provisioner needs. The client of `@syndikit/sdk` has them.
 *
 * A call that the marketplace refuses must reject with an error whose `status` is the HTTP status. Its `retryAfter`, in
 * milliseconds, is respected.
 */
export interface MarketplaceClient {
  readonly subscriptions: {
    get(subscription: SubscriptionRef, query?: object, options?: ClientCallOptions): Promise<Subscription>;
    setEndpoints(
      subscription: SubscriptionRef,
      endpoints: readonly SubscriptionEndpointInput[],
      options?: ClientCallOptions,
    ): Promise<unknown>;
    setInstructions(
      subscription: SubscriptionRef,
      instructions: Instructions,
      options?: ClientCallOptions,
    ): Promise<unknown>;
    setCredentials(
      subscription: SubscriptionRef,
      credentials: readonly CredentialInput[],
      options?: ClientCallOptions,
    ): Promise<unknown>;
    markDeployed(subscription: SubscriptionRef, options?: ClientCallOptions): Promise<unknown>;
    markFailed(subscription: SubscriptionRef, options?: ClientCallOptions): Promise<unknown>;
    markUndeployed(subscription: SubscriptionRef, options?: ClientCallOptions): Promise<unknown>;
  };
  readonly users: {
    get(user: UserRef, options?: ClientCallOptions): Promise<MyUserDTO>;
  };
}

const parts = {
  subscriptions: objectWith("the subscriptions of an API client", {
    get: "required",
    setEndpoints: "required",
    setInstructions: "required",
    setCredentials: "required",
    markDeployed: "required",
    markFailed: "required",
    markUndeployed: "required",
  } satisfies Record<keyof MarketplaceClient["subscriptions"], Need>),
  users: objectWith("the users of an API client", {
    get: "required",
  } satisfies Record<keyof MarketplaceClient["users"], Need>),
} satisfies Record<keyof MarketplaceClient, Expectation>;

/** What a client must have. */
export const aClient: Expectation = {
  what: "an API client, such as that of @syndikit/sdk",
  fits: isObject,
  look(value, at) {
    if (!isObject(value)) return;
    for (const [name, part] of Object.entries(parts)) {
      checkValue(`${name} of ${at}`, Reflect.get(value, name), required(part));
    }
  },
};

/** The HTTP status of an error from any client, if it has one. */
export function statusOf(error: unknown): number | undefined {
  return numberIn(error, "status");
}

/** How many milliseconds the marketplace asks to wait, if it does. */
export function retryAfterOf(error: unknown): number | undefined {
  return numberIn(error, "retryAfter");
}

function numberIn(error: unknown, field: string): number | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const value: unknown = Reflect.get(error, field);
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
