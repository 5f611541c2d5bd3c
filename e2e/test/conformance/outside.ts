import type { Subscription } from "@syndikit/contract";
import type { MarketplaceClient } from "@syndikit/receiver";
import type { Call, SeenCall } from "syndikit/certify";
import type { Cloud } from "../../src/receivers/candidate.js";
import { createMarket, type Market, MarketError, pendingSubscription } from "./market.js";

/** Marketplace and cloud, which a scenario can make fail, and which write down what happens. */
export interface Outside {
  readonly market: Market;
  /** Every call in order. */
  readonly calls: readonly SeenCall[];
  /** The keys of the tenants that were made, and whether each is still there. */
  readonly tenants: ReadonlyMap<string, { readonly live: boolean }>;
  change(to: Partial<Subscription> | "gone"): void;
  fail(at: Call, options: { readonly after: boolean; readonly times: number }): void;
  /** Holds the answer of the next such call. */
  hold(at: Call): void;
  isHeld(): boolean;
  release(): void;
  /** Both, for one life of a process: once it is over, no call comes back. */
  connect(isAlive: () => boolean): { readonly client: MarketplaceClient; readonly cloud: Cloud };
}

/** Makes both. */
export function createOutside(changes: Partial<Subscription> = {}): Outside {
  const calls: SeenCall[] = [];
  const tenants = new Map<string, { live: boolean }>();
  const failures: { at: string; after: boolean; times: number }[] = [];
  let holdAt: Call | undefined;
  let gate: { readonly opened: Promise<void>; readonly open: () => void } | undefined;
  const market = createMarket(pendingSubscription(changes), around);

  function failWhere(call: string, after: boolean): void {
    const failure = failures.find((one) => one.at === call && one.after === after && one.times > 0);
    if (failure === undefined) return;
    failure.times -= 1;
    throw new MarketError(500);
  }

  async function around<Result>(name: string, effect: () => Result): Promise<Result> {
    calls.push({ name, tenants: [...tenants.values()].filter(({ live }) => live).length });
    failWhere(name, false);
    const result = effect();
    if (name === holdAt) {
      holdAt = undefined;
      gate = makeGate();
      await gate.opened;
    }
    failWhere(name, true);
    return result;
  }

  const cloud: Cloud = {
    create: ({ key }) =>
      around("createTenant", () => {
        if (!tenants.has(key)) tenants.set(key, { live: true });
        return `tenant-${key}`;
      }),
    remove: () =>
      around("removeTenant", () => {
        for (const tenant of tenants.values()) tenant.live = false;
      }),
  };

  return {
    market,
    calls,
    tenants,
    change(to) {
      const current = market.subscription ?? pendingSubscription(changes);
      market.subscription = to === "gone" ? undefined : { ...current, ...to };
    },
    fail: (at, options) => void failures.push({ at, ...options }),
    hold(at) {
      holdAt = at;
    },
    isHeld: () => gate !== undefined,
    release() {
      holdAt = undefined;
      gate?.open();
      gate = undefined;
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

function makeGate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** The same methods; but what a dead process calls does nothing, and what it waits for never comes. */
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
