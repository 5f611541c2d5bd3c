import type {
  CredentialInput,
  Instructions,
  MyUserDTO,
  Subscription,
  SubscriptionEndpointInput,
} from "@syndikit/contract";
import type { Around } from "../operation.js";
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

/** What calls are made under. */
export interface CallContext {
  readonly signal: AbortSignal;
  readonly around: Around;
}

/** Binds a client to one subscription. */
export function openMarketplace(
  { subscriptions, users }: MarketplaceClient,
  ref: SubscriptionRef,
  { signal, around }: CallContext,
): Marketplace {
  async function call<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    try {
      return await around({ kind: "call", subject: ref, name }, work);
    } catch (error) {
      throw statusOf(error) === 401 ? new MarketplaceUnauthorized(error) : error;
    }
  }

  const write = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    await call(name, work);
  };

  return {
    async read() {
      try {
        return await call("get", () => subscriptions.get(ref, {}, { signal }));
      } catch (error) {
        if (statusOf(error) === 404) return "gone";
        throw error;
      }
    },
    readBuyer: ({ buyer }) => call("users.get", () => users.get(buyer.url, { signal })),
    setEndpoints: (endpoints) =>
      write("setEndpoints", () => subscriptions.setEndpoints(ref, endpoints, { signal })),
    setInstructions: (instructions) =>
      write("setInstructions", () => subscriptions.setInstructions(ref, instructions, { signal })),
    setCredentials: (credentials) =>
      write("setCredentials", () => subscriptions.setCredentials(ref, credentials, { signal })),
    report: (status) => write(status, () => subscriptions[status](ref, { signal })),
  };
}
