import { describe, expect, test, vi } from "vitest";
import type { ProvisionerOptions } from "../../src/index.js";
import { FakeApiError, pendingSubscription } from "../fake-marketplace.js";
import { manySubscriptions } from "../many-subscriptions.js";
import type { OverStores } from "../over-stores.js";
import { silentStore } from "../silent-store.js";
import { givenUp, itemsOf, quiet, storedRecord, wakeSubscription } from "../tasks.js";
import { HOUR, result, useWorld } from "./world.js";

/** What an outage of the marketplace, and a subscription that it does not show, must not cost, over any store. */
export const outages: OverStores = (open) => {
  const world = useWorld(open);

  describe("an outage of the marketplace", () => {
    test.each([
      ["the network is down", () => new TypeError("fetch failed")],
      ["503", () => new FakeApiError(503)],
      ["429", () => new FakeApiError(429)],
      ["401", () => new FakeApiError(401)],
      ["403", () => new FakeApiError(403)],
    ])(
      "of hours (%s) spends no attempts, is probed one by one, and everything goes on after it",
      async (_, error) => {
        world.market = manySubscriptions(Array.from({ length: 20 }, (_, index) => index + 1));
        let [atOnce, mostAtOnce, calls] = [0, 0, 0];
        world.market.before = async () => {
          calls += 1;
          atOnce += 1;
          mostAtOnce = Math.max(mostAtOnce, atOnce);
          await Promise.resolve();
          atOnce -= 1;
          throw error();
        };
        const provision = vi.fn<ProvisionerOptions["provision"]>(() => result);
        const provisioner = world.provisionerWith({ provision, retry: { attempts: 2 } });
        await provisioner.start();
        for (const id of world.market.subscriptions.keys()) await wakeSubscription(provisioner, id);
        await world.clock.advance(60_000);
        [mostAtOnce, calls] = [0, 0];
        await world.clock.advance(3 * HOUR);

        expect(await givenUp(provisioner)).toEqual([]);
        expect(mostAtOnce).toBe(1);
        // A probe each five minutes.
        expect(calls).toBeLessThan((3 * HOUR) / 300_000 + 8);
        expect((await provisioner.inspect()).outage).toMatchObject({ until: expect.any(Number) });

        world.market.before = () => {};
        await world.clock.advance(10 * 60_000);
        expect(new Set(world.statesOf())).toEqual(new Set(["DEPLOYED"]));
        expect((await provisioner.inspect()).outage).toBeUndefined();
        expect(provision.mock.calls.every(([{ attempt }]) => attempt === 1)).toBe(true);
        await provisioner.stop();
      },
    );

    test("is told from an error that the marketplace has with one subscription", async () => {
      world.market = manySubscriptions([1, 2, 3]);
      world.market.before = (_, id) => {
        if (id === 1) throw new FakeApiError(500);
      };
      const provisioner = world.provisionerWith();
      await provisioner.start();
      for (const id of [1, 2, 3]) await wakeSubscription(provisioner, id);
      await world.clock.advance(HOUR);
      await wakeSubscription(provisioner, 2);

      expect(world.statesOf()).toEqual(["PENDING", "DEPLOYED", "DEPLOYED"]);
      expect((await provisioner.inspect()).outage).toBeUndefined();
      expect(await itemsOf(provisioner, "retrying")).toMatchObject([
        { key: "subscription/1", attempts: 0, error: expect.stringContaining("500") },
      ]);
      await provisioner.stop();
    });

    test("is probed by one request at a time: the client is told to send none again by itself", async () => {
      const { client } = world.market;
      const retries: (number | undefined)[] = [];
      const get: typeof client.subscriptions.get = (ref, query, options) => {
        retries.push(options?.retries);
        return client.subscriptions.get(ref, query, options);
      };
      world.market.before = () => {
        throw new FakeApiError(401);
      };
      const provisioner = world.provisionerWith({
        client: { ...client, subscriptions: { ...client.subscriptions, get } },
      });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(60_000);
      await provisioner.stop();

      expect(retries.slice(0, 4)).toEqual([undefined, 0, 0, 0]);
    });

    test("asks the store no more often than it polls while a probe hangs", async () => {
      const { store, calls } = silentStore(world.store);
      world.market.before = () => {
        throw new FakeApiError(401);
      };
      const provisioner = world.provisionerWith({ store, poll: "1s", outage: { base: "2s" } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(1000);
      world.market.before = () => new Promise(() => {});
      await world.clock.advance(3000);
      calls.length = 0;
      await world.clock.advance(10_000);
      expect(calls.filter((name) => name === "due").length).toBeLessThanOrEqual(11);
      void provisioner.stop({ grace: 0 });
      await world.clock.advance(2000);
    });

    test("ends at once when a person resumes", async () => {
      world.market.before = () => {
        throw new FakeApiError(401);
      };
      const provisioner = world.provisionerWith({ outage: { base: "1h", max: "1h" } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(1000);
      world.market.before = () => {};
      await provisioner.resume();
      await world.clock.advance(60_000);

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
      await provisioner.stop();
    });

    test("cannot make anybody wait for ten days", async () => {
      world.market.before = () => {
        throw new FakeApiError(429, 10 * 24 * HOUR);
      };
      const waited = await world.provisionerWith().reconcile(12);

      expect(waited).toEqual({ kind: "retry", at: world.clock.now() + HOUR });
    });
  });

  test("an error of the vendor's own services does not decide how long to wait", async () => {
    const provision = (): never => {
      throw new FakeApiError(429, 10 * 24 * HOUR);
    };

    expect(await world.provisionerWith({ provision }).reconcile(12)).toEqual({
      kind: "retry",
      at: world.clock.now() + 1500,
    });
  });

  describe("a subscription that cannot be read", () => {
    test("is asked for again over minutes, and deployed when it can be", async () => {
      const subscription = pendingSubscription();
      world.market.subscriptions.clear();
      const provisioner = world.provisionerWith();
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(60_000);
      world.market.subscriptions.set(12, subscription);
      await world.clock.advance(5 * 60_000);

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
      expect((await storedRecord(world.store)).missingSince).toBeUndefined();
      await provisioner.stop();
    });

    test("is then shown to a person, with what may be wrong", async () => {
      world.market.subscriptions.clear();
      const provisioner = world.provisionerWith();
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(HOUR);
      await provisioner.stop();

      expect(await givenUp(provisioner)).toMatchObject([
        { reason: "unreadable", error: expect.stringMatching(/base URL.*account.*gone/) },
      ]);
      expect(world.market.calls.get("get")).toBeLessThan(20);
    });

    test("keeps its tenant, and a person is told", async () => {
      const [warning, deprovision] = [vi.fn(), vi.fn()];
      const provisioner = world.provisionerWith({ deprovision, hooks: { ...quiet, warning } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(1000);
      world.market.subscriptions.clear();
      await world.clock.advance(48 * HOUR);
      await provisioner.stop();

      expect(deprovision).not.toHaveBeenCalled();
      expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "gone" }));
      expect(await givenUp(provisioner)).toMatchObject([{ reason: "unreadable" }]);
    });

    test("loses its tenant only where that is wanted, after the time for it, while another one can be read", async () => {
      world.market = manySubscriptions([12, 13]);
      const deprovision = vi.fn();
      const provisioner = world.provisionerWith({ deprovision, gone: "deprovision", goneAfter: "6h" });
      await provisioner.start();
      for (const id of [12, 13]) await wakeSubscription(provisioner, id);
      await world.clock.advance(1000);
      world.market.subscriptions.delete(12);
      await world.clock.advance(6 * HOUR);
      expect(deprovision).not.toHaveBeenCalled();
      await world.clock.advance(HOUR);
      await provisioner.stop();

      expect(deprovision).toHaveBeenCalledOnce();
      expect(deprovision).toHaveBeenCalledWith(
        expect.objectContaining({ subscriptionId: 12, tenantId: "t" }),
      );
    });

    test("keeps its tenant while no other one can be read: then it is the address that is wrong", async () => {
      world.market = manySubscriptions([12, 13]);
      const deprovision = vi.fn();
      const provisioner = world.provisionerWith({ deprovision, gone: "deprovision", goneAfter: "6h" });
      await provisioner.start();
      for (const id of [12, 13]) await wakeSubscription(provisioner, id);
      await world.clock.advance(1000);
      world.market.subscriptions.clear();
      await world.clock.advance(72 * HOUR);
      await provisioner.stop();

      expect(deprovision).not.toHaveBeenCalled();
    }, 60_000);
  });
};
