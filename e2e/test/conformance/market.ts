import type { Subscription } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import type { MarketplaceClient } from "@syndikit/receiver";

/** An error with the status of the answer, like those of the SDK. */
export class MarketError extends Error {
  constructor(readonly status: number) {
    super(`The marketplace answered ${status}.`);
  }
}

/** A marketplace with one subscription, in virtual time. */
export interface Market {
  readonly client: MarketplaceClient;
  /** Every subscription that was requested. */
  readonly refs: readonly string[];
  /** The subscription; if `undefined`, requests get a 404. */
  subscription: Subscription | undefined;
}

/** Wraps each call: it records the name, and may fail or wait. */
export type Around = <Result>(call: string, effect: () => Result) => Promise<Result>;

/** A paid subscription that waits for its tenant. */
export function pendingSubscription(changes: Partial<Subscription>): Subscription {
  return { ...examples["subscription.pending"], id: 12, self: "subscription/12", paid: true, ...changes };
}

export function createMarket(subscription: Subscription, around: Around): Market {
  const refs: string[] = [];
  const market: Market = {
    refs,
    subscription,
    client: {
      subscriptions: {
        get(ref) {
          refs.push(ref);
          return around("get", () => structuredClone(known()));
        },
        setEndpoints: () => around("setEndpoints", known),
        setInstructions: () => around("setInstructions", known),
        setCredentials: () => around("setCredentials", known),
        markDeployed: () => around("markDeployed", () => move("PENDING", "DEPLOYED")),
        markFailed: () => around("markFailed", () => move("PENDING", "FAILED")),
        markUndeployed: () => around("markUndeployed", () => move("UNDEPLOY_SENT", "UNDEPLOYED")),
      },
      users: { get: () => around("getUser", () => examples["user.customer"]) },
    },
  };

  function known(): Subscription {
    if (market.subscription === undefined) throw new MarketError(404);
    return market.subscription;
  }

  function move(from: string, to: Subscription["deploymentStatus"]): void {
    const current = known();
    if (current.deploymentStatus === to) return;
    if (current.deploymentStatus !== from) throw new MarketError(409);
    market.subscription = { ...current, deploymentStatus: to };
  }

  return market;
}
