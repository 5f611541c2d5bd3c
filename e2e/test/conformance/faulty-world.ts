import { createFaults, type Faults, type ObservedCall, type TenantView } from "@syndikit/conformance";
import type { Subscription } from "@syndikit/contract";
import type { MarketplaceClient } from "@syndikit/receiver";
import type { Cloud } from "../../src/receivers/candidate.js";
import { createMarket, type Market, MarketError, pendingSubscription } from "./market.js";

/** A marketplace and a cloud that a scenario can make fail. They record every call. */
export interface FaultyWorld extends Pick<Faults, "fail" | "hold" | "isHeld" | "release"> {
  readonly market: Market;
  /** Every call, in order. */
  readonly calls: readonly ObservedCall[];
  /** The tenants that were created, by their key. `live` is false once a tenant is removed. */
  readonly tenants: ReadonlyMap<string, { readonly live: boolean; readonly view: TenantView }>;
  change(to: Partial<Subscription> | "gone"): void;
  /** Connects one life of a process to both. Once the process is dead, no call returns. */
  connect(isAlive: () => boolean): { readonly client: MarketplaceClient; readonly cloud: Cloud };
}

export function createFaultyWorld(changes: Partial<Subscription> = {}): FaultyWorld {
  const calls: ObservedCall[] = [];
  const tenants = new Map<string, { live: boolean; view: TenantView }>();
  const faults = createFaults();
  const market = createMarket(pendingSubscription(changes), around);

  function failWhere(call: string, after: boolean): void {
    if (faults.takeFailure(call, after)) throw new MarketError(500);
  }

  async function around<Result>(name: string, effect: () => Result): Promise<Result> {
    calls.push({ name, tenants: [...tenants.values()].filter(({ live }) => live).length });
    failWhere(name, false);
    const result = effect();
    await faults.waitIfHeld(name);
    failWhere(name, true);
    return result;
  }

  const cloud: Cloud = {
    create: ({ key }) =>
      around("createTenant", () => {
        if (!tenants.has(key)) tenants.set(key, { live: true, view: {} });
        return `tenant-${key}`;
      }),
    update: (_, view) =>
      around("updateTenant", () => {
        for (const tenant of tenants.values()) tenant.view = { ...tenant.view, ...view };
      }),
    remove: () =>
      around("removeTenant", () => {
        for (const tenant of tenants.values()) tenant.live = false;
      }),
  };

  return {
    ...faults,
    market,
    calls,
    tenants,
    change(to) {
      const current = market.subscription ?? pendingSubscription(changes);
      market.subscription = to === "gone" ? undefined : { ...current, ...to };
    },
    connect: (isAlive) => ({
      cloud: mortal(cloud, isAlive),
      client: {
        subscriptions: mortal(market.client.subscriptions, isAlive),
        users: mortal(market.client.users, isAlive),
      },
    }),
  };
}

/** The same methods for a process that may die: after that, a call does nothing, and a pending one never returns. */
function mortal<Methods extends object>(methods: Methods, isAlive: () => boolean): Methods {
  const never = new Promise<never>(() => {});
  return new Proxy(methods, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...given: unknown[]) => {
        if (!isAlive()) return never;
        const [result] = await Promise.allSettled([Promise.resolve(Reflect.apply(method, target, given))]);
        if (!isAlive() || result === undefined) return never;
        if (result.status === "rejected") throw result.reason;
        return result.value;
      };
    },
  });
}
