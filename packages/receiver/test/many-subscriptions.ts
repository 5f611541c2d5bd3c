import type { Subscription } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import type { MarketplaceClient } from "../src/index.js";
import { FakeApiError, pendingSubscription } from "./fake-marketplace.js";

/** A marketplace with many subscriptions. */
export interface ManySubscriptions {
  readonly client: MarketplaceClient;
  /** By id; one that is not there answers 404. */
  readonly subscriptions: Map<number, Subscription>;
  /** How often each call was made. */
  readonly calls: Map<string, number>;
  /** Runs before each call. Throw to make it fail. */
  before: (call: string, id: number) => void | Promise<void>;
}

/** Makes the marketplace, with subscriptions that wait for their tenants. */
export function manySubscriptions(ids: Iterable<number>): ManySubscriptions {
  const subscriptions = new Map<number, Subscription>();
  for (const id of ids) {
    subscriptions.set(id, pendingSubscription({ id, self: `subscription/${id}` }));
  }
  const move = (from: string, to: Subscription["deploymentStatus"]) => (id: number) => {
    const current = find(id);
    if (current.deploymentStatus === to) return;
    if (current.deploymentStatus !== from) throw new FakeApiError(409);
    subscriptions.set(id, { ...current, deploymentStatus: to });
  };

  function find(id: number): Subscription {
    const found = subscriptions.get(id);
    if (found === undefined) throw new FakeApiError(404);
    return found;
  }

  const market: ManySubscriptions = {
    subscriptions,
    calls: new Map(),
    before: () => {},
    client: {
      subscriptions: {
        get: (ref) => call("get", ref, (id) => structuredClone(find(id))),
        setEndpoints: (ref) => call("setEndpoints", ref, find),
        setInstructions: (ref) => call("setInstructions", ref, find),
        setCredentials: (ref) => call("setCredentials", ref, find),
        markDeployed: (ref) => call("markDeployed", ref, move("PENDING", "DEPLOYED")),
        markFailed: (ref) => call("markFailed", ref, move("PENDING", "FAILED")),
        markUndeployed: (ref) => call("markUndeployed", ref, move("UNDEPLOY_SENT", "UNDEPLOYED")),
      },
      users: { get: async () => examples["user.customer"] },
    },
  };

  async function call<Result>(name: string, ref: string, work: (id: number) => Result): Promise<Result> {
    const id = Number(ref.split("/")[1]);
    market.calls.set(name, (market.calls.get(name) ?? 0) + 1);
    await market.before(name, id);
    return work(id);
  }

  return market;
}
