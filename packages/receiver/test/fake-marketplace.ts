import type {
  CredentialInput,
  Instructions,
  MyUserDTO,
  Subscription,
  SubscriptionEndpoint,
} from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import type { MarketplaceClient } from "../src/index.js";

/** An error as the SDK throws it: with the status of the answer. */
export class FakeApiError extends Error {
  constructor(
    readonly status: number,
    readonly retryAfter?: number,
  ) {
    super(`The marketplace answered ${status}.`);
  }
}

/** A marketplace with one subscription, which writes down every call. */
export interface FakeMarketplace {
  readonly client: MarketplaceClient;
  /** The name of every call. */
  readonly calls: string[];
  /** Every subscription that was asked for. */
  readonly refs: string[];
  /** The subscription; `undefined` answers 404. */
  subscription: Subscription | undefined;
  endpoints: readonly SubscriptionEndpoint[];
  instructions: Instructions;
  credentials: readonly CredentialInput[];
  /** Runs before each call, with its name. Throw to make it fail; change the state to make it move. */
  before: (call: string) => void | Promise<void>;
  /** Runs after each call took effect. Throw for an answer that is lost. */
  after: (call: string) => void | Promise<void>;
}

/** A paid subscription that waits for its tenant. */
export function pendingSubscription(changes: Partial<Subscription> = {}): Subscription {
  return { ...examples["subscription.pending"], id: 12, self: "subscription/12", paid: true, ...changes };
}

/** Makes the marketplace. */
export function fakeMarketplace(
  subscription: Subscription | undefined = pendingSubscription(),
): FakeMarketplace {
  const market: FakeMarketplace = {
    calls: [],
    refs: [],
    subscription,
    endpoints: [],
    instructions: {},
    credentials: [],
    before: () => {},
    after: () => {},
    client: {
      subscriptions: {
        get(ref) {
          market.refs.push(ref);
          return call("get", () => structuredClone(known()));
        },
        setEndpoints: (_, endpoints) => call("setEndpoints", () => Object.assign(market, { endpoints })),
        setInstructions: (_, texts) =>
          call("setInstructions", () => Object.assign(market, { instructions: texts })),
        setCredentials: (_, list) =>
          call("setCredentials", () => Object.assign(market, { credentials: list })),
        markDeployed: () => call("markDeployed", () => move("PENDING", "DEPLOYED")),
        markFailed: () => call("markFailed", () => move("PENDING", "FAILED")),
        markUndeployed: () => call("markUndeployed", () => move("UNDEPLOY_SENT", "UNDEPLOYED")),
      },
      users: {
        get: () => call("getUser", (): MyUserDTO => examples["user.customer"]),
      },
    },
  };

  async function call<Result>(name: string, work: () => Result): Promise<Result> {
    market.calls.push(name);
    await market.before(name);
    const result = work();
    await market.after(name);
    return result;
  }

  function known(): Subscription {
    if (market.subscription === undefined) throw new FakeApiError(404);
    return market.subscription;
  }

  function move(from: string, to: Subscription["deploymentStatus"]): void {
    const current = known();
    if (current.deploymentStatus === to) return;
    if (current.deploymentStatus !== from) throw new FakeApiError(409);
    market.subscription = { ...current, deploymentStatus: to };
  }

  return market;
}
