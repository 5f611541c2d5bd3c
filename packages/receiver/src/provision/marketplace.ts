import type {
  CredentialInput,
  Instructions,
  MyUserDTO,
  Subscription,
  SubscriptionEndpointInput,
} from "@syndikit/contract";
import { type MarketplaceClient, type SubscriptionRef, statusOf } from "./marketplace-client.js";

/** The marketplace refused our credentials. Told apart from an error of the vendor's own services. */
export class MarketplaceUnauthorized extends Error {
  override readonly name = "MarketplaceUnauthorized";

  constructor(cause: unknown) {
    super("The marketplace answered 401: the token is expired or was replaced.", { cause });
  }
}

/** The marketplace, as work on one subscription sees it. */
export interface Marketplace {
  /** The current state; `"gone"` when the marketplace does not know the subscription. */
  read(): Promise<Subscription | "gone">;
  readBuyer(subscription: Subscription): Promise<MyUserDTO>;
  setEndpoints(endpoints: readonly SubscriptionEndpointInput[]): Promise<void>;
  setInstructions(instructions: Instructions): Promise<void>;
  setCredentials(credentials: readonly CredentialInput[]): Promise<void>;
  report(status: "markDeployed" | "markFailed" | "markUndeployed"): Promise<void>;
}

/** Binds a client to one subscription. */
export function openMarketplace(
  { subscriptions, users }: MarketplaceClient,
  ref: SubscriptionRef,
  signal: AbortSignal,
): Marketplace {
  async function call<Result>(work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      throw statusOf(error) === 401 ? new MarketplaceUnauthorized(error) : error;
    }
  }

  const write = async (work: () => Promise<unknown>): Promise<void> => {
    await call(work);
  };

  return {
    async read() {
      try {
        return await call(() => subscriptions.get(ref, { signal }));
      } catch (error) {
        if (statusOf(error) === 404) return "gone";
        throw error;
      }
    },
    readBuyer: ({ buyer }) => call(() => users.get(buyer.url, { signal })),
    setEndpoints: (endpoints) => write(() => subscriptions.setEndpoints(ref, endpoints, { signal })),
    setInstructions: (instructions) =>
      write(() => subscriptions.setInstructions(ref, instructions, { signal })),
    setCredentials: (credentials) => write(() => subscriptions.setCredentials(ref, credentials, { signal })),
    report: (status) => write(() => subscriptions[status](ref, { signal })),
  };
}
