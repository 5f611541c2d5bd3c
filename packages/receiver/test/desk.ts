import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  createEvents,
  createProvisioner,
  createReceiver,
  openDesk,
  type Provisioner,
  type ProvisionerOptions,
  type Store,
} from "../src/index.js";
import { delivery, eventText, secret } from "./delivery.js";
import { type FakeClock, fakeClock } from "./fake-clock.js";
import { type ManySubscriptions, manySubscriptions } from "./many-subscriptions.js";
import { countingStore, type OverStores } from "./over-stores.js";
import { givenUp, itemsOf, quiet, storedTask, wakeSubscription } from "./tasks.js";

const result = { tenantId: "t", endpoints: [{ category: "APP", endpoint: "https://t.example" }] } as const;

/** What a person can see and do, and what code can wait for, over any store. */
export const desk: OverStores = (open) => {
  let store: Store;
  let clock: FakeClock;
  let market: ManySubscriptions;
  let isDown: boolean;
  beforeEach(() => {
    const counted = countingStore(open());
    store = counted.store;
    clock = fakeClock(undefined, counted.isBusy);
    market = manySubscriptions([1, 2, 3]);
    isDown = true;
  });

  function provisionerWith(options: Partial<ProvisionerOptions> = {}): Provisioner {
    return createProvisioner({
      client: market.client,
      store,
      clock,
      random: () => 0.5,
      poll: "1m",
      hooks: quiet,
      retry: { attempts: 2 },
      provision({ subscriptionId }) {
        if (isDown && subscriptionId > 1) throw new Error(`no room for ${subscriptionId}`);
        return result;
      },
      deprovision: () => {},
      ...options,
    });
  }

  const statesOf = (): string[] =>
    [...market.subscriptions.values()].map(({ deploymentStatus }) => deploymentStatus);

  async function withTwoDead(): Promise<Provisioner> {
    const provisioner = provisionerWith();
    await provisioner.start();
    for (const id of [1, 2, 3]) await wakeSubscription(provisioner, id);
    await clock.advance(60_000);
    return provisioner;
  }

  describe("the desk", () => {
    test("counts what is in each state, and shows errors, attempts, the next time and the history", async () => {
      const provisioner = provisionerWith();
      await provisioner.start();
      for (const id of [1, 2]) await wakeSubscription(provisioner, id);
      await clock.advance(500);

      expect((await provisioner.inspect()).counts).toMatchObject({ idle: 1, retrying: 1, dead: 0 });
      expect(await provisioner.list()).toEqual({
        next: undefined,
        items: [
          expect.objectContaining({
            key: "subscription/2",
            state: "retrying",
            attempts: 1,
            error: "Error: no room for 2",
            nextAt: expect.any(Number),
          }),
        ],
      });
      await clock.advance(60_000);
      expect(await provisioner.show(2)).toMatchObject({
        state: "dead",
        reason: "exhausted",
        tenant: "partial",
        history: [
          { what: "attempt 1 failed: Error: no room for 2" },
          { what: "given up (exhausted): Error: no room for 2" },
        ],
      });
      expect((await provisioner.show(1))?.history).toMatchObject([{ what: "deployed" }]);
      expect(await provisioner.show(99)).toBeUndefined();
      await provisioner.stop();
    });

    test("gives items in pages", async () => {
      const provisioner = await withTwoDead();
      const first = await provisioner.list({ limit: 1 });
      const second = await provisioner.list({ limit: 1, after: first.next });

      expect([...first.items, ...second.items].map(({ key }) => key)).toEqual([
        "subscription/2",
        "subscription/3",
      ]);
      await provisioner.stop();
    });

    test.each([
      ["one", 2, 1, ["DEPLOYED", "DEPLOYED", "PENDING"]],
      ["some, by a filter", { error: "for 3" }, 1, ["DEPLOYED", "PENDING", "DEPLOYED"]],
      ["all", "all", 2, ["DEPLOYED", "DEPLOYED", "DEPLOYED"]],
    ] as const)("redrives %s", async (_, which, count, states) => {
      const provisioner = await withTwoDead();
      isDown = false;

      expect(await provisioner.redrive(which)).toBe(count);
      await clock.advance(1000);
      expect(statesOf()).toEqual(states);
      await provisioner.stop();
    });

    test.each([
      ["nothing", undefined],
      ["null", null],
      ["no number", Number.NaN],
      ["an empty text", ""],
      ["an empty filter", {}],
      ["a filter of nothing", { error: undefined, reasons: undefined }],
      ["an empty text in a filter", { error: "" }],
      ["a misspelt filter", { errors: "for 3" }],
      ["a promise", Promise.resolve(2)],
    ])("redrives and dismisses nothing for %s", async (_, which) => {
      const provisioner = await withTwoDead();
      isDown = false;

      await expect(provisioner.redrive(which as never)).rejects.toThrow();
      await expect(provisioner.dismiss(which as never)).rejects.toThrow();
      expect((await provisioner.inspect()).counts.dead).toBe(2);
      await provisioner.stop();
    });

    test("lists nothing for a filter that cannot be meant", async () => {
      for (const filter of [
        { error: "" },
        { states: "dead" },
        { reason: ["exhausted"] },
        { limit: Number.NaN },
      ]) {
        await expect(provisionerWith().list(filter as never)).rejects.toThrow(TypeError);
      }
    });

    test("finds nothing for a filter with an empty list", async () => {
      const provisioner = await withTwoDead();
      isDown = false;

      for (const filter of [{ states: [] }, { reasons: [] }]) {
        expect((await provisioner.list(filter)).items).toEqual([]);
        expect([await provisioner.redrive(filter), await provisioner.dismiss(filter)]).toEqual([0, 0]);
      }
      await provisioner.stop();
    });

    test("redrives from another process, with nothing but the store", async () => {
      const provisioner = await withTwoDead();
      isDown = false;

      expect(await openDesk(store, { clock }).redrive("all")).toBe(2);
      await clock.advance(61_000);
      expect(new Set(statesOf())).toEqual(new Set(["DEPLOYED"]));
      await provisioner.stop();
    });

    test("redrives what fails by its key alone: a filter means dead letters, also with an undefined state", async () => {
      const provisioner = provisionerWith({ retry: { base: "1h", max: "1h" } });
      await provisioner.start();
      await wakeSubscription(provisioner, 2);
      await clock.advance(1000);
      expect(await itemsOf(provisioner, "retrying")).toHaveLength(1);

      expect(await provisioner.redrive({ error: "no room" })).toBe(0);
      expect(await provisioner.redrive({ error: "no room", states: undefined })).toBe(0);
      await provisioner.stop();
    });

    test("redrives what fails and was not given up yet", async () => {
      const provisioner = provisionerWith({ retry: { base: "1h", max: "1h" } });
      await provisioner.start();
      await wakeSubscription(provisioner, 2);
      await clock.advance(1000);
      isDown = false;

      expect(await provisioner.redrive(2)).toBe(1);
      await clock.advance(1000);
      expect(market.subscriptions.get(2)?.deploymentStatus).toBe("DEPLOYED");
      await provisioner.stop();
    });

    test("pauses everything, in every process, until it resumes", async () => {
      isDown = false;
      const provisioner = provisionerWith();
      await provisioner.start();
      await openDesk(store, { clock }).pause();
      await clock.advance(61_000);
      await wakeSubscription(provisioner, 1);
      await clock.advance(61_000);
      expect(statesOf()).toEqual(["PENDING", "PENDING", "PENDING"]);
      expect((await provisioner.inspect()).paused).toBe(true);
      expect(await itemsOf(provisioner, "waiting")).toHaveLength(1);

      await provisioner.resume();
      await clock.advance(1000);
      expect(market.subscriptions.get(1)?.deploymentStatus).toBe("DEPLOYED");
      await provisioner.stop();
    });

    test("pauses one subscription, and the others go on", async () => {
      isDown = false;
      const provisioner = provisionerWith();
      await wakeSubscription(provisioner, 2);
      await provisioner.pause(2);
      await provisioner.start();
      await wakeSubscription(provisioner, 2);
      await wakeSubscription(provisioner, 3);
      await clock.advance(1000);
      expect(statesOf()).toEqual(["PENDING", "PENDING", "DEPLOYED"]);
      expect(await itemsOf(provisioner, "paused")).toMatchObject([{ key: "subscription/2" }]);

      await provisioner.resume(2);
      await clock.advance(1000);
      expect(market.subscriptions.get(2)?.deploymentStatus).toBe("DEPLOYED");
      await provisioner.stop();
    });

    test("redrives the event of a handler, and dismisses a finding", async () => {
      const handler = vi.fn().mockRejectedValueOnce(new Error("down"));
      const events = createEvents().onAny(handler);
      const receiver = createReceiver({
        secrets: secret,
        store,
        clock,
        events,
        hooks: quiet,
        retry: { attempts: 1 },
      });
      await receiver.start();
      await receiver.handle(delivery(eventText({ eventId: 7 })));
      await receiver.handle(delivery("{"));
      await clock.advance(1000);
      expect((await givenUp(receiver)).map(({ key }) => key)).toEqual(["event/7", "poison/1"]);

      expect(await receiver.redrive("all")).toBe(1);
      expect(await receiver.dismiss("poison/1")).toBe(1);
      await clock.advance(1000);
      expect(handler).toHaveBeenCalledTimes(2);
      expect(await givenUp(receiver)).toEqual([]);
      await receiver.stop();
    });

    test("forgets a subscription, with everything that is stored of it", async () => {
      isDown = false;
      const provisioner = provisionerWith();
      await provisioner.reconcile(1);

      expect(await provisioner.forget(1)).toBe(true);
      expect(await provisioner.forget(1)).toBe(false);
      expect(await store.read("subscription/1")).toBeUndefined();
    });

    test("refuses what is no id of a subscription", async () => {
      await expect(provisionerWith().show(1.5)).rejects.toMatchObject({ code: "invalid_option" });
    });
  });

  describe("drain", () => {
    test("works until nothing is due, without a start", async () => {
      isDown = false;
      const provisioner = provisionerWith();
      for (const id of [1, 2, 3]) await wakeSubscription(provisioner, id);
      await provisioner.drain({ deadline: "1m" });

      expect(new Set(statesOf())).toEqual(new Set(["DEPLOYED"]));
    });

    test("looks at what the sweep would, and reads the list", async () => {
      isDown = false;
      const list = vi.fn(() => [{ id: 3 }]);
      const options = { sweep: { every: "10m", list } } as const;
      await provisionerWith(options).reconcile(1);
      const current = market.subscriptions.get(1);
      if (current) market.subscriptions.set(1, { ...current, deploymentStatus: "UNDEPLOY_SENT" });
      for (let run = 0; run < 4; run += 1) {
        await clock.advance(5 * 60_000);
        // Each run is a process of its own.
        const drained = provisionerWith(options).drain({ deadline: "30s" });
        await clock.advance(31_000);
        await drained;
      }

      expect(statesOf()).toEqual(["UNDEPLOYED", "PENDING", "DEPLOYED"]);
      expect(list).toHaveBeenCalled();
    });

    test("returns at its deadline, and leaves what runs to the next one", async () => {
      const provisioner = provisionerWith({ provision: () => new Promise(() => {}) });
      await wakeSubscription(provisioner, 1);
      const drained = provisioner.drain({ deadline: "10s" });
      await clock.advance(10_000);

      expect(await drained).toBeUndefined();
    });
  });

  describe("waiting code", () => {
    test("sleeps for days, over restarts, without holding a worker, and does no step twice", async () => {
      const order = vi.fn(() => "ordered");
      const options: Partial<ProvisionerOptions> = {
        concurrency: 1,
        async provision({ step, subscriptionId }) {
          if (subscriptionId !== 1) return result;
          await step("order", order);
          await step.sleep("delivery", "3d");
          await step("install", () => "installed");
          return result;
        },
      };
      for (let day = 0; day < 3; day += 1) {
        const provisioner = provisionerWith({ ...options, poll: "1h" });
        await provisioner.start();
        await wakeSubscription(provisioner, 1);
        if (day === 0) await wakeSubscription(provisioner, 2);
        await clock.advance(86_400_000 - 2000);
        expect(statesOf()).toEqual(["PENDING", "DEPLOYED", "PENDING"]);
        expect(await itemsOf(provisioner, "sleeping")).toMatchObject([
          { key: "subscription/1", attempts: 0 },
        ]);
        await provisioner.stop();
      }
      const last = provisionerWith(options);
      await last.start();
      await clock.advance(60_000);
      await last.stop();

      expect(market.subscriptions.get(1)?.deploymentStatus).toBe("DEPLOYED");
      expect(order).toHaveBeenCalledOnce();
    });

    test("goes on when a person gives a signal, and gets its value", async () => {
      const approved = vi.fn();
      const provisioner = provisionerWith({
        async provision({ step }) {
          approved(await step.waitFor<{ by: string }>("approval"));
          return result;
        },
      });
      const receiver = createReceiver({ secrets: secret, provisioner });
      await receiver.start();
      await wakeSubscription(provisioner, 1);
      await clock.advance(3_600_000);
      expect(approved).not.toHaveBeenCalled();
      await receiver.signal(1, "approval", { by: "Ada" });
      await clock.advance(1000);

      expect(approved.mock.calls).toEqual([[{ by: "Ada" }]]);
      expect(market.subscriptions.get(1)?.deploymentStatus).toBe("DEPLOYED");
      expect((await storedTask(store, "subscription/1"))?.signals).toEqual({});
      await receiver.stop();
    });

    test("finds a signal that came before it waits", async () => {
      const approved = vi.fn();
      const provisioner = provisionerWith({
        async provision({ step }) {
          approved(await step.waitFor("approval"));
          return result;
        },
      });
      await provisioner.signal(1, "approval", "early");
      await provisioner.reconcile(1);

      expect(approved.mock.calls).toEqual([["early"]]);
    });

    test("stops waiting at its time limit", async () => {
      const got = vi.fn();
      const provisioner = provisionerWith({
        async provision({ step }) {
          got(await step.waitFor("approval", { timeout: "1h" }));
          return result;
        },
      });
      await provisioner.start();
      await wakeSubscription(provisioner, 1);
      await clock.advance(3_700_000);
      await provisioner.stop();

      expect(got.mock.calls).toEqual([[undefined]]);
    });

    test("is left when the order is cancelled meanwhile, without an event", async () => {
      const deprovision = vi.fn();
      const provisioner = provisionerWith({
        deprovision,
        async provision({ step }) {
          // Code that swallows everything still waits.
          await step.waitFor("approval").catch(() => {});
          return result;
        },
      });
      await provisioner.start();
      await wakeSubscription(provisioner, 1);
      await clock.advance(60_000);
      const current = market.subscriptions.get(1);
      if (current) market.subscriptions.set(1, { ...current, deploymentStatus: "UNDEPLOY_SENT" });
      await clock.advance(15 * 60_000);
      await provisioner.stop();

      expect(deprovision).toHaveBeenCalledOnce();
      expect(statesOf()[0]).toBe("UNDEPLOYED");
    });
  });
};
