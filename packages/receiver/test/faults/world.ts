import { beforeEach } from "vitest";
import { createProvisioner, type Provisioner, type ProvisionerOptions, type Store } from "../../src/index.js";
import { type FakeClock, fakeClock } from "../fake-clock.js";
import { type ManySubscriptions, manySubscriptions } from "../many-subscriptions.js";
import { countingStore } from "../over-stores.js";
import { quiet } from "../tasks.js";

export const HOUR = 3_600_000;

/** What a tenant is that was made. */
export const result = {
  tenantId: "t",
  endpoints: [{ category: "APP", endpoint: "https://t.example" }],
} as const;

/** A store, a clock and a marketplace, and provisioners over them. */
export interface World {
  store: Store;
  clock: FakeClock;
  /** With one subscription, 12; a test may put another one in its place. */
  market: ManySubscriptions;
  provisionerWith(options?: Partial<ProvisionerOptions>): Provisioner;
  /** The states of all subscriptions of the marketplace. */
  statesOf(): readonly string[];
}

/** A world that is made anew before each test. */
export function useWorld(open: () => Store): World {
  const make = (): Pick<World, "store" | "clock" | "market"> => {
    const { store, isBusy } = countingStore(open());
    return { store, clock: fakeClock(undefined, isBusy), market: manySubscriptions([12]) };
  };
  const world: World = {
    ...make(),
    provisionerWith(options = {}) {
      const { store, clock, market } = world;
      return createProvisioner({
        client: market.client,
        store,
        clock,
        random: () => 0.5,
        poll: "1m",
        hooks: quiet,
        provision: () => result,
        deprovision: () => {},
        ...options,
      });
    },
    statesOf: () => [...world.market.subscriptions.values()].map(({ deploymentStatus }) => deploymentStatus),
  };
  beforeEach(() => void Object.assign(world, make()));
  return world;
}
