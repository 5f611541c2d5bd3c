import { describe, expect, test, vi } from "vitest";
import {
  createEvents,
  createReceiver,
  PermanentFailure,
  type ProvisionerOptions,
  RetryLater,
} from "../../src/index.js";
import { delivery, eventText, secret } from "../delivery.js";
import { pendingSubscription } from "../fake-marketplace.js";
import { manySubscriptions } from "../many-subscriptions.js";
import type { OverStores } from "../over-stores.js";
import { givenUp, quiet, storedTask, wakeSubscription } from "../tasks.js";
import { HOUR, result, useWorld } from "./world.js";

/** What fails, hangs or is cut off in the vendor's code, and what becomes of it, over any store. */
export const failures: OverStores = (open) => {
  const world = useWorld(open);

  describe("a dead letter", () => {
    test("is tried again when the subscription changes, and not when the same event comes again", async () => {
      const provision = vi.fn<ProvisionerOptions["provision"]>(() => {
        throw new Error("down");
      });
      const provisioner = world.provisionerWith({ provision, retry: { attempts: 2 } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(60_000);
      expect(await givenUp(provisioner)).toMatchObject([{ key: "subscription/12", error: "Error: down" }]);
      for (let again = 0; again < 20; again += 1) {
        await wakeSubscription(provisioner);
        await world.clock.advance(1000);
      }
      expect(provision).toHaveBeenCalledTimes(2);

      provision.mockImplementation(() => result);
      world.market.subscriptions.set(12, pendingSubscription({ billingItems: { "billingItem/1": 9 } }));
      await wakeSubscription(provisioner);
      await world.clock.advance(1000);
      expect(world.statesOf()).toEqual(["DEPLOYED"]);
      expect(await givenUp(provisioner)).toEqual([]);
      await provisioner.stop();
    });

    test("is tried again when the subscription changed without an event", async () => {
      let isDown = true;
      const provision = (): typeof result => {
        if (isDown) throw new Error("down");
        return result;
      };
      const provisioner = world.provisionerWith({ provision, retry: { attempts: 1 } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(1000);
      isDown = false;
      await world.clock.advance(HOUR);
      expect(await givenUp(provisioner)).toHaveLength(1);
      world.market.subscriptions.set(12, pendingSubscription({ billingItems: { "billingItem/1": 9 } }));
      await world.clock.advance(HOUR);

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
      await provisioner.stop();
    });

    test("is tried again at a start, for the code may be another one", async () => {
      const before = world.provisionerWith({
        retry: { attempts: 1 },
        provision: () => {
          throw new Error("a mistake in the code");
        },
      });
      await before.reconcile(12);
      const after = world.provisionerWith();
      await after.start();
      await world.clock.advance(61_000);
      await after.stop();

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
      expect(await givenUp(after)).toEqual([]);
    });

    test("is not tried again when it was dismissed, until the subscription changes", async () => {
      const provision = vi.fn<ProvisionerOptions["provision"]>(() => {
        throw new Error("down");
      });
      const provisioner = world.provisionerWith({ provision, retry: { attempts: 1 } });
      await provisioner.reconcile(12);
      expect(await provisioner.dismiss("all")).toBe(1);
      expect(await provisioner.list()).toMatchObject({ items: [] });
      await wakeSubscription(provisioner);
      await provisioner.drain({ deadline: "1m" });
      expect(provision).toHaveBeenCalledOnce();

      provision.mockImplementation(() => result);
      world.market.subscriptions.set(12, pendingSubscription({ billingItems: { "billingItem/1": 9 } }));
      await wakeSubscription(provisioner);
      await provisioner.drain({ deadline: "1m" });
      expect(world.statesOf()).toEqual(["DEPLOYED"]);
    });
  });

  describe("a repeated event", () => {
    test("against a failing handler burns no attempts and shortens no back-off below its minimum", async () => {
      const begun: number[] = [];
      const provision = (): never => {
        begun.push(world.clock.now());
        throw new Error("down");
      };
      const provisioner = world.provisionerWith({ provision, retry: { base: "10s" } });
      await provisioner.start();
      for (let second = 0; second < 120; second += 1) {
        await wakeSubscription(provisioner);
        await world.clock.advance(1000);
      }
      await provisioner.stop();

      const waits = begun.slice(1).map((at, index) => Math.round((at - (begun[index] ?? 0)) / 1000));
      expect(begun.length).toBeLessThan(7);
      expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40]);
      expect(await givenUp(provisioner)).toEqual([]);
    });

    test("ends early what the vendor's code waits for, for it may be what it waits for", async () => {
      let isBuilt = false;
      const provision = (): typeof result => {
        if (!isBuilt) throw new RetryLater("2h");
        return result;
      };
      const provisioner = world.provisionerWith({ provision });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(60_000);
      isBuilt = true;
      await wakeSubscription(provisioner);
      await world.clock.advance(1000);

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
      await provisioner.stop();
    });
  });

  describe("code that hangs", () => {
    test("fails at its time limit with an aborted signal, and the ninth order runs", async () => {
      world.market = manySubscriptions(Array.from({ length: 9 }, (_, index) => index + 1));
      const signals: AbortSignal[] = [];
      const provisioner = world.provisionerWith({
        timeLimit: "5m",
        provision({ subscriptionId, signal }) {
          if (subscriptionId === 9) return result;
          signals.push(signal);
          return new Promise(() => {});
        },
      });
      await provisioner.start();
      for (const id of world.market.subscriptions.keys()) await wakeSubscription(provisioner, id);
      await world.clock.advance(5 * 60_000 + 1000);

      expect(world.market.subscriptions.get(9)?.deploymentStatus).toBe("DEPLOYED");
      expect(signals.slice(0, 8).every(({ aborted }) => aborted)).toBe(true);
      expect((await storedTask(world.store, "subscription/1"))?.error).toMatch(
        /provision\(\).*longer than 300 s/,
      );
      expect(await provisioner.stop({ grace: "10s" }).then(() => "stopped")).toBe("stopped");
    });

    test("in a step has the step's own limit, and a long step does not use up the handler's", async () => {
      const provisioner = world.provisionerWith({
        timeLimit: "5m",
        async provision({ step, attempt }) {
          await step("long", () => new Promise((resolve) => world.clock.after(HOUR, () => resolve(null))), {
            timeLimit: "2h",
          });
          if (attempt === 1) await step("hangs", () => new Promise(() => {}), { timeLimit: "1m" });
          return result;
        },
      });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(HOUR + 61_000);
      expect((await storedTask(world.store))?.error).toMatch(/step "hangs".*60000 ms/);
      await world.clock.advance(10_000);

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
      await provisioner.stop();
    });

    test("writes nothing after its attempt is over", async () => {
      let release = (): void => {};
      const late = vi.fn();
      const provisioner = world.provisionerWith({
        timeLimit: "5m",
        async provision({ step, attempt }) {
          if (attempt > 1) return result;
          await new Promise<void>((resolve) => (release = resolve));
          await step("late", late);
          return { ...result, tenantId: "of the late one" };
        },
      });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(5 * 60_000 + 10_000);
      release();
      await world.clock.advance(10_000);
      await provisioner.stop();

      expect(late).not.toHaveBeenCalled();
      expect(await provisioner.show(12)).toMatchObject({ tenantId: "t", steps: {} });
    });

    test("of the client counts as an outage, and does not hold a place for ever", async () => {
      world.market.before = () => new Promise(() => {});
      const provisioner = world.provisionerWith({ timeLimit: "1m" });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(61_000);

      expect(await storedTask(world.store)).toMatchObject({
        attempts: 0,
        error: expect.stringContaining("60000 ms"),
      });
      await provisioner.stop({ grace: "1s" });
    });

    test("does not keep a stop from returning, which says what it left", async () => {
      const provisioner = world.provisionerWith({ provision: () => new Promise(() => {}) });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(1000);
      const stopped = provisioner.stop({ grace: "10s" });
      await world.clock.advance(12_000);

      expect(await stopped).toEqual({ left: ["subscription/12"] });
    });
  });

  test("a restart during the work is no failed attempt: twelve deploys make no dead letter", async () => {
    let deploys = 0;
    const provision: ProvisionerOptions["provision"] = ({ signal }) =>
      new Promise((resolve, reject) => {
        if (deploys === 12) resolve(result);
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    for (; deploys < 12; deploys += 1) {
      const provisioner = world.provisionerWith({ provision, retry: { attempts: 2 } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await world.clock.advance(1000);
      const stopped = provisioner.stop({ grace: "1s" });
      await world.clock.advance(3000);
      expect(await stopped).toEqual({ left: [] });
    }
    const last = world.provisionerWith({ provision });
    await last.start();
    await world.clock.advance(60_000);
    await last.stop();

    expect(world.statesOf()).toEqual(["DEPLOYED"]);
  });

  describe("an event whose handler gives up", () => {
    test.each([
      ["alone", false],
      ["while another one fails, which is tried to its end", true],
    ])("is a dead letter at once (%s)", async (_, withOther) => {
      const gone = vi.fn(() => {
        throw new PermanentFailure({ instructions: { en: "No." } });
      });
      const other = vi.fn(() => {
        throw new Error("no");
      });
      const events = createEvents().on("Subscription", gone);
      if (withOther) events.on("Subscription.MODIFIED", other);
      const receiver = createReceiver({
        secrets: secret,
        store: world.store,
        clock: world.clock,
        retry: { attempts: 3 },
        hooks: quiet,
        events,
      });
      await receiver.start();
      await receiver.handle(delivery(eventText({ eventId: 3 })));
      for (let minute = 0; minute < 30; minute += 1) await world.clock.advance(60_000);
      await receiver.stop();

      expect(gone).toHaveBeenCalledOnce();
      expect(other).toHaveBeenCalledTimes(withOther ? 3 : 0);
      expect(await givenUp(receiver)).toMatchObject([
        { key: "event/3", reason: withOther ? "exhausted" : "rejected" },
      ]);
      expect(await receiver.redrive("event/3")).toBe(1);
      await receiver.start();
      await world.clock.advance(1000);
      await receiver.stop();
      expect(gone).toHaveBeenCalledTimes(2);
    });

    test("is a dead letter after the others succeeded", async () => {
      const gone = vi.fn(() => {
        throw new PermanentFailure();
      });
      const other = vi.fn(({ attempt }: { readonly attempt: number }) => {
        if (attempt < 3) throw new Error("not yet");
      });
      const receiver = createReceiver({
        secrets: secret,
        store: world.store,
        clock: world.clock,
        hooks: quiet,
        events: createEvents().on("Subscription", gone).onAny(other),
      });
      await receiver.start();
      await receiver.handle(delivery(eventText({ eventId: 3 })));
      for (let minute = 0; minute < 30; minute += 1) await world.clock.advance(60_000);
      await receiver.stop();

      expect([gone.mock.calls.length, other.mock.calls.length]).toEqual([1, 3]);
      expect(await givenUp(receiver)).toMatchObject([
        { key: "event/3", reason: "rejected", error: expect.stringContaining("PermanentFailure") },
      ]);
    });
  });
};
