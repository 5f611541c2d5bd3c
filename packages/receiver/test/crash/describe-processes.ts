import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createVendorWorld, type VendorProcess, type VendorWorld } from "./vendor-world.js";

// Of a process that is killed: waited for after it.
const shortLease = 1_000;
// Never over while a busy machine makes a process wait.
const longLease = 60_000;

/** The calls that a process is killed at. */
export const killPoints = ["get", "createTenant", "setEndpoints", "markDeployed"] as const;

/** What processes that share a store must stand. `newStore` gives the address of an empty one. */
export function describeProcesses(
  name: string,
  newStore: () => string,
  points: readonly string[] = killPoints,
): void {
  describe(`${name}, over processes`, () => {
    let world: VendorWorld;
    beforeEach(async () => {
      world = await createVendorWorld(newStore());
    });
    afterEach(() => world.end());

    /** Kills a process at a call, after it took effect and before its answer. */
    function killAt(call: string, vendor: VendorProcess): Promise<void> {
      const market = world.market(12);
      return new Promise((resolve) => {
        market.after = async (made) => {
          if (made !== call) return;
          market.after = () => {};
          await vendor.kill();
          resolve();
        };
      });
    }

    test.each(points)(
      "killed at %s, after the event was acknowledged, it ends in one DEPLOYED tenant without another event",
      async (call) => {
        const vendor = await world.startVendor(shortLease);
        const killed = killAt(call, vendor);
        expect(await vendor.send(12)).toBe(204);
        await killed;
        await world.startVendor(longLease);

        const market = world.market(12);
        await expect.poll(() => market.subscription?.deploymentStatus).toBe("DEPLOYED");
        expect(new Set(world.tenantKeys)).toEqual(new Set(["subscription-12-provision-1"]));
        expect(world.tenantKeys).toHaveLength(call === "createTenant" ? 2 : 1);
        expect(market.calls.filter((made) => made === "markDeployed")).toHaveLength(1);
      },
    );

    test("two processes that start together and get every event twice provision nothing twice", async () => {
      const vendors = await Promise.all([world.startVendor(longLease), world.startVendor(longLease)]);
      const ids = Array.from({ length: 25 }, (_, index) => index + 1);

      const answers = await Promise.all(
        ids.flatMap((id) => vendors.flatMap((vendor) => [vendor.send(id), vendor.send(id)])),
      );

      expect(new Set(answers)).toEqual(new Set([204]));
      await expect
        .poll(() => ids.filter((id) => world.market(id).subscription?.deploymentStatus !== "DEPLOYED"))
        .toEqual([]);
      expect([...world.tenantKeys].sort()).toEqual(ids.map((id) => `subscription-${id}-provision-1`).sort());
      const reports = ids.map(
        (id) => world.market(id).calls.filter((call) => call === "markDeployed").length,
      );
      expect(reports).toEqual(ids.map(() => 1));
    });
  });
}
