import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  createProvisioner,
  createReceiver,
  type Provisioner,
  type ProvisionerOptions,
  RetryLater,
  type Store,
} from "../src/index.js";
import { delivery, eventText, secret } from "./delivery.js";
import { type FakeClock, fakeClock } from "./fake-clock.js";
import { FakeApiError, pendingSubscription } from "./fake-marketplace.js";
import { type ManySubscriptions, manySubscriptions } from "./many-subscriptions.js";
import { countingStore, type OverStores } from "./over-stores.js";
import { givenUp, itemsOf, putTask, quiet, storedRecord, storedTask, wakeSubscription } from "./tasks.js";

const HOUR = 3_600_000;
const result = { tenantId: "t", endpoints: [{ category: "APP", endpoint: "https://t.example" }] } as const;

/** What went wrong once, on a clock that the test moves, over any store. */
export const faults: OverStores = (open) => {
  let store: Store;
  let clock: FakeClock;
  let market: ManySubscriptions;
  beforeEach(() => {
    const counted = countingStore(open());
    store = counted.store;
    clock = fakeClock(undefined, counted.isBusy);
    market = manySubscriptions([12]);
  });

  function provisionerWith(options: Partial<ProvisionerOptions> = {}): Provisioner {
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
  }

  const statesOf = (): string[] =>
    [...market.subscriptions.values()].map(({ deploymentStatus }) => deploymentStatus);

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
        market = manySubscriptions(Array.from({ length: 20 }, (_, index) => index + 1));
        let [atOnce, mostAtOnce, calls] = [0, 0, 0];
        market.before = async () => {
          calls += 1;
          atOnce += 1;
          mostAtOnce = Math.max(mostAtOnce, atOnce);
          await Promise.resolve();
          atOnce -= 1;
          throw error();
        };
        const provision = vi.fn<ProvisionerOptions["provision"]>(() => result);
        const provisioner = provisionerWith({ provision, retry: { attempts: 2 } });
        await provisioner.start();
        for (const id of market.subscriptions.keys()) await wakeSubscription(provisioner, id);
        await clock.advance(60_000);
        [mostAtOnce, calls] = [0, 0];
        await clock.advance(3 * HOUR);

        expect(await givenUp(provisioner)).toEqual([]);
        expect(mostAtOnce).toBe(1);
        // A probe each five minutes.
        expect(calls).toBeLessThan((3 * HOUR) / 300_000 + 8);
        expect((await provisioner.inspect()).outage).toMatchObject({ until: expect.any(Number) });

        market.before = () => {};
        await clock.advance(10 * 60_000);
        expect(new Set(statesOf())).toEqual(new Set(["DEPLOYED"]));
        expect((await provisioner.inspect()).outage).toBeUndefined();
        expect(provision.mock.calls.every(([{ attempt }]) => attempt === 1)).toBe(true);
        await provisioner.stop();
      },
    );

    test("is told from an error that the marketplace has with one subscription", async () => {
      market = manySubscriptions([1, 2, 3]);
      market.before = (_, id) => {
        if (id === 1) throw new FakeApiError(500);
      };
      const provisioner = provisionerWith();
      await provisioner.start();
      for (const id of [1, 2, 3]) await wakeSubscription(provisioner, id);
      await clock.advance(HOUR);
      await wakeSubscription(provisioner, 2);

      expect(statesOf()).toEqual(["PENDING", "DEPLOYED", "DEPLOYED"]);
      expect((await provisioner.inspect()).outage).toBeUndefined();
      expect(await itemsOf(provisioner, "retrying")).toMatchObject([
        { key: "subscription/1", attempts: 0, error: expect.stringContaining("500") },
      ]);
      await provisioner.stop();
    });

    test("ends at once when a person resumes", async () => {
      market.before = () => {
        throw new FakeApiError(401);
      };
      const provisioner = provisionerWith({ outage: { base: "1h", max: "1h" } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(1000);
      market.before = () => {};
      await provisioner.resume();
      await clock.advance(60_000);

      expect(statesOf()).toEqual(["DEPLOYED"]);
      await provisioner.stop();
    });

    test("cannot make anybody wait for ten days", async () => {
      market.before = () => {
        throw new FakeApiError(429, 10 * 24 * HOUR);
      };
      const waited = await provisionerWith().reconcile(12);

      expect(waited).toEqual({ kind: "retry", at: clock.now() + HOUR });
    });
  });

  test("an error of the vendor's own services does not decide how long to wait", async () => {
    const provision = (): never => {
      throw new FakeApiError(429, 10 * 24 * HOUR);
    };

    expect(await provisionerWith({ provision }).reconcile(12)).toEqual({
      kind: "retry",
      at: clock.now() + 1500,
    });
  });

  describe("a dead letter", () => {
    test("is tried again when the subscription changes, and not when the same event comes again", async () => {
      const provision = vi.fn<ProvisionerOptions["provision"]>(() => {
        throw new Error("down");
      });
      const provisioner = provisionerWith({ provision, retry: { attempts: 2 } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(60_000);
      expect(await givenUp(provisioner)).toMatchObject([{ key: "subscription/12", error: "Error: down" }]);
      for (let again = 0; again < 20; again += 1) {
        await wakeSubscription(provisioner);
        await clock.advance(1000);
      }
      expect(provision).toHaveBeenCalledTimes(2);

      provision.mockImplementation(() => result);
      market.subscriptions.set(12, pendingSubscription({ billingItems: { "billingItem/1": 9 } }));
      await wakeSubscription(provisioner);
      await clock.advance(1000);
      expect(statesOf()).toEqual(["DEPLOYED"]);
      expect(await givenUp(provisioner)).toEqual([]);
      await provisioner.stop();
    });

    test("is tried again when the subscription changed without an event", async () => {
      let isDown = true;
      const provision = (): typeof result => {
        if (isDown) throw new Error("down");
        return result;
      };
      const provisioner = provisionerWith({ provision, retry: { attempts: 1 } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(1000);
      isDown = false;
      await clock.advance(HOUR);
      expect(await givenUp(provisioner)).toHaveLength(1);
      market.subscriptions.set(12, pendingSubscription({ billingItems: { "billingItem/1": 9 } }));
      await clock.advance(HOUR);

      expect(statesOf()).toEqual(["DEPLOYED"]);
      await provisioner.stop();
    });

    test("is tried again at a start, for the code may be another one", async () => {
      const before = provisionerWith({
        retry: { attempts: 1 },
        provision: () => {
          throw new Error("a mistake in the code");
        },
      });
      await before.reconcile(12);
      const after = provisionerWith();
      await after.start();
      await clock.advance(61_000);
      await after.stop();

      expect(statesOf()).toEqual(["DEPLOYED"]);
      expect(await givenUp(after)).toEqual([]);
    });

    test("is not tried again when it was dismissed, until the subscription changes", async () => {
      const provision = vi.fn<ProvisionerOptions["provision"]>(() => {
        throw new Error("down");
      });
      const provisioner = provisionerWith({ provision, retry: { attempts: 1 } });
      await provisioner.reconcile(12);
      expect(await provisioner.dismiss("all")).toBe(1);
      expect(await provisioner.list()).toMatchObject({ items: [] });
      await wakeSubscription(provisioner);
      await provisioner.drain({ deadline: "1m" });
      expect(provision).toHaveBeenCalledOnce();

      provision.mockImplementation(() => result);
      market.subscriptions.set(12, pendingSubscription({ billingItems: { "billingItem/1": 9 } }));
      await wakeSubscription(provisioner);
      await provisioner.drain({ deadline: "1m" });
      expect(statesOf()).toEqual(["DEPLOYED"]);
    });
  });

  describe("a repeated event", () => {
    test("against a failing handler burns no attempts and shortens no back-off below its minimum", async () => {
      const begun: number[] = [];
      const provision = (): never => {
        begun.push(clock.now());
        throw new Error("down");
      };
      const provisioner = provisionerWith({ provision, retry: { base: "10s" } });
      await provisioner.start();
      for (let second = 0; second < 120; second += 1) {
        await wakeSubscription(provisioner);
        await clock.advance(1000);
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
      const provisioner = provisionerWith({ provision });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(60_000);
      isBuilt = true;
      await wakeSubscription(provisioner);
      await clock.advance(1000);

      expect(statesOf()).toEqual(["DEPLOYED"]);
      await provisioner.stop();
    });
  });

  describe("a subscription that cannot be read", () => {
    test("is asked for again over minutes, and deployed when it can be", async () => {
      const subscription = pendingSubscription();
      market.subscriptions.clear();
      const provisioner = provisionerWith();
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(60_000);
      market.subscriptions.set(12, subscription);
      await clock.advance(5 * 60_000);

      expect(statesOf()).toEqual(["DEPLOYED"]);
      expect((await storedRecord(store)).missingSince).toBeUndefined();
      await provisioner.stop();
    });

    test("is then shown to a person, with what may be wrong", async () => {
      market.subscriptions.clear();
      const provisioner = provisionerWith();
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(HOUR);
      await provisioner.stop();

      expect(await givenUp(provisioner)).toMatchObject([
        { reason: "unreadable", error: expect.stringMatching(/base URL.*account.*gone/) },
      ]);
      expect(market.calls.get("get")).toBeLessThan(20);
    });

    test("keeps its tenant, and a person is told", async () => {
      const [warning, deprovision] = [vi.fn(), vi.fn()];
      const provisioner = provisionerWith({ deprovision, hooks: { ...quiet, warning } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(1000);
      market.subscriptions.clear();
      await clock.advance(48 * HOUR);
      await provisioner.stop();

      expect(deprovision).not.toHaveBeenCalled();
      expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "gone" }));
      expect(await givenUp(provisioner)).toMatchObject([{ reason: "unreadable" }]);
    });

    test("loses its tenant only where that is wanted, after the time for it, while another one can be read", async () => {
      market = manySubscriptions([12, 13]);
      const deprovision = vi.fn();
      const provisioner = provisionerWith({ deprovision, gone: "deprovision", goneAfter: "6h" });
      await provisioner.start();
      for (const id of [12, 13]) await wakeSubscription(provisioner, id);
      await clock.advance(1000);
      market.subscriptions.delete(12);
      await clock.advance(6 * HOUR);
      expect(deprovision).not.toHaveBeenCalled();
      await clock.advance(HOUR);
      await provisioner.stop();

      expect(deprovision).toHaveBeenCalledOnce();
      expect(deprovision).toHaveBeenCalledWith(
        expect.objectContaining({ subscriptionId: 12, tenantId: "t" }),
      );
    });

    test("keeps its tenant while no other one can be read: then it is the address that is wrong", async () => {
      market = manySubscriptions([12, 13]);
      const deprovision = vi.fn();
      const provisioner = provisionerWith({ deprovision, gone: "deprovision", goneAfter: "6h" });
      await provisioner.start();
      for (const id of [12, 13]) await wakeSubscription(provisioner, id);
      await clock.advance(1000);
      market.subscriptions.clear();
      await clock.advance(72 * HOUR);
      await provisioner.stop();

      expect(deprovision).not.toHaveBeenCalled();
    });
  });

  describe("code that hangs", () => {
    test("fails at its time limit with an aborted signal, and the ninth order runs", async () => {
      market = manySubscriptions(Array.from({ length: 9 }, (_, index) => index + 1));
      const signals: AbortSignal[] = [];
      const provisioner = provisionerWith({
        timeLimit: "5m",
        provision({ subscriptionId, signal }) {
          if (subscriptionId === 9) return result;
          signals.push(signal);
          return new Promise(() => {});
        },
      });
      await provisioner.start();
      for (const id of market.subscriptions.keys()) await wakeSubscription(provisioner, id);
      await clock.advance(5 * 60_000 + 1000);

      expect(market.subscriptions.get(9)?.deploymentStatus).toBe("DEPLOYED");
      expect(signals.slice(0, 8).every(({ aborted }) => aborted)).toBe(true);
      expect((await storedTask(store, "subscription/1"))?.error).toMatch(
        /provision\(\).*longer than 300000 ms/,
      );
      expect(await provisioner.stop({ grace: "10s" }).then(() => "stopped")).toBe("stopped");
    });

    test("in a step has the step's own limit, and a long step does not use up the handler's", async () => {
      const provisioner = provisionerWith({
        timeLimit: "5m",
        async provision({ step, attempt }) {
          await step("long", () => new Promise((resolve) => clock.after(HOUR, () => resolve(null))), {
            timeLimit: "2h",
          });
          if (attempt === 1) await step("hangs", () => new Promise(() => {}), { timeLimit: "1m" });
          return result;
        },
      });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(HOUR + 61_000);
      expect((await storedTask(store))?.error).toMatch(/step "hangs".*60000 ms/);
      await clock.advance(10_000);

      expect(statesOf()).toEqual(["DEPLOYED"]);
      await provisioner.stop();
    });

    test("writes nothing after its attempt is over", async () => {
      let release = (): void => {};
      const late = vi.fn();
      const provisioner = provisionerWith({
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
      await clock.advance(5 * 60_000 + 10_000);
      release();
      await clock.advance(10_000);
      await provisioner.stop();

      expect(late).not.toHaveBeenCalled();
      expect(await provisioner.show(12)).toMatchObject({ tenantId: "t", steps: {} });
    });

    test("of the client counts as an outage, and does not hold a place for ever", async () => {
      market.before = () => new Promise(() => {});
      const provisioner = provisionerWith({ timeLimit: "1m" });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(61_000);

      expect(await storedTask(store)).toMatchObject({
        attempts: 0,
        error: expect.stringContaining("60000 ms"),
      });
      await provisioner.stop({ grace: "1s" });
    });

    test("does not keep a stop from returning, which says what it left", async () => {
      const provisioner = provisionerWith({ provision: () => new Promise(() => {}) });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(1000);
      const stopped = provisioner.stop({ grace: "10s" });
      await clock.advance(12_000);

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
      const provisioner = provisionerWith({ provision, retry: { attempts: 2 } });
      await provisioner.start();
      await wakeSubscription(provisioner);
      await clock.advance(1000);
      const stopped = provisioner.stop({ grace: "1s" });
      await clock.advance(3000);
      expect(await stopped).toEqual({ left: [] });
    }
    const last = provisionerWith({ provision });
    await last.start();
    await clock.advance(60_000);
    await last.stop();

    expect(statesOf()).toEqual(["DEPLOYED"]);
  });

  describe("a renewal", () => {
    const renewals = async (ends: readonly (string | undefined)[]): Promise<string[]> => {
      const seen: string[] = [];
      const provisioner = provisionerWith({
        update: ({ change: { kind, to } }) => void seen.push(`${kind} ${to.endDate}`),
      });
      await provisioner.reconcile(12);
      for (const endDate of ends) {
        const { endDate: _, ...current } = market.subscriptions.get(12) ?? pendingSubscription();
        market.subscriptions.set(12, { ...current, ...(endDate === undefined ? {} : { endDate }) });
        await provisioner.reconcile(12);
      }
      return seen;
    };

    test("is told when the subscription had no end while it was pending", async () => {
      const { endDate: _, ...pending } = pendingSubscription();
      market.subscriptions.set(12, pending);

      expect(await renewals(["2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"])).toEqual([
        "renewed 2026-03-01T00:00:00Z",
      ]);
    });

    test("is told after the end came nearer first", async () => {
      market.subscriptions.set(12, pendingSubscription({ endDate: "2026-04-01T00:00:00Z" }));

      expect(await renewals(["2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"])).toEqual([
        "renewed 2026-03-01T00:00:00Z",
      ]);
    });

    test("right after the deployment is told from the state that the deployment made", async () => {
      const { endDate: _, ...pending } = pendingSubscription();
      market.subscriptions.set(12, pending);
      const seen: string[] = [];
      let deployed = false;
      market.before = (call) => {
        const current = market.subscriptions.get(12);
        // The marketplace sets the end with the deployment, as the real one does.
        if (current?.deploymentStatus === "DEPLOYED" && !deployed && call === "get") {
          deployed = true;
          market.subscriptions.set(12, { ...current, endDate: "2026-02-01T00:00:00Z" });
        }
      };
      const provisioner = provisionerWith({ update: ({ change: { kind } }) => void seen.push(kind) });
      await provisioner.reconcile(12);
      const current = market.subscriptions.get(12) ?? pendingSubscription();
      market.subscriptions.set(12, { ...current, endDate: "2026-03-01T00:00:00Z" });
      await provisioner.reconcile(12);

      expect(seen).toEqual(["renewed"]);
    });
  });

  describe("a sweep", () => {
    test("keeps no order waiting, is paced, is shared by the processes, and counts in no backlog", async () => {
      market = manySubscriptions(Array.from({ length: 300 }, (_, index) => index + 1));
      const settings = { sweep: { every: "10m", perMinute: 60 } } as const;
      const first = provisionerWith(settings);
      for (let id = 1; id < 300; id += 1) await first.reconcile(id);
      market.calls.clear();
      const second = provisionerWith(settings);
      expect(await first.sweep()).toBe(299);
      await Promise.all([first.start(), second.start()]);
      await clock.advance(60_000);
      const looks = market.calls.get("get") ?? 0;

      // A second's worth at once, and then one a second, in each of two processes.
      expect(looks).toBeGreaterThan(60);
      expect(looks).toBeLessThanOrEqual(124);
      expect(await store.waiting(["event", "handler"], 999)).toBe(0);

      await wakeSubscription(second, 300);
      await clock.advance(100);
      expect(market.subscriptions.get(300)?.deploymentStatus).toBe("DEPLOYED");
      await clock.advance(5 * 60_000);
      // Each was looked at once, whoever did it.
      expect(market.calls.get("get")).toBeLessThanOrEqual(299 + 3 + 20);
      await Promise.all([first.stop(), second.stop()]);
    });
  });

  test("unknown events and poison are counted and sampled, not kept one by one", async () => {
    const deadLettered = vi.fn();
    const receiver = createReceiver({ secrets: secret, store, clock, hooks: { ...quiet, deadLettered } });
    for (let index = 0; index < 50; index += 1) {
      await receiver.handle(delivery(eventText({ entity: "Comet", id: String(index) })));
      await receiver.handle(delivery("{"));
    }

    expect(await givenUp(receiver)).toMatchObject([
      { reason: "poison", wakes: 50 },
      { reason: "unknown", wakes: 50, error: "No such event: Comet.MODIFIED" },
    ]);
    expect(deadLettered).toHaveBeenCalledTimes(2);
  });

  test("several marketplaces in one store keep apart", async () => {
    const other = manySubscriptions([12]);
    const [north, south] = [
      provisionerWith({ marketplace: "north" }),
      provisionerWith({ marketplace: "south", client: other.client }),
    ];
    const keys: string[] = [];
    const receiver = createReceiver({
      secrets: secret,
      provisioner: south,
      hooks: { ...quiet, decided: ({ subscriptionId }) => keys.push(String(subscriptionId)) },
    });
    await Promise.all([north.start(), receiver.start()]);
    expect((await receiver.handle(delivery())).status).toBe(204);
    await clock.advance(1000);

    expect(statesOf()).toEqual(["PENDING"]);
    expect(other.subscriptions.get(12)?.deploymentStatus).toBe("DEPLOYED");
    expect(await north.show(12)).toBeUndefined();
    expect(await south.show(12)).toMatchObject({ key: "south/subscription/12", tenant: "present" });
    await Promise.all([north.stop(), receiver.stop()]);
  });

  test("the first event without start() begins the work, and says so", async () => {
    const warning = vi.fn();
    const provisioner = provisionerWith();
    const receiver = createReceiver({ secrets: secret, provisioner, hooks: { ...quiet, warning } });

    expect((await receiver.handle(delivery())).status).toBe(204);
    await clock.advance(1000);
    await receiver.stop();

    expect(statesOf()).toEqual(["DEPLOYED"]);
    expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "not_started" }));
  });

  test("a process that only takes events in leaves them to the one that works", async () => {
    const web = createReceiver({ secrets: secret, provisioner: provisionerWith(), worksElsewhere: true });
    await web.handle(delivery());
    await clock.advance(60_000);
    expect(statesOf()).toEqual(["PENDING"]);

    const worker = provisionerWith();
    await worker.start();
    await clock.advance(1000);
    await worker.stop();
    expect(statesOf()).toEqual(["DEPLOYED"]);
  });

  test("a key that another process put in is found, and worked on once", async () => {
    const provision = vi.fn<ProvisionerOptions["provision"]>(() => result);
    const [first, second] = [provisionerWith({ provision }), provisionerWith({ provision })];
    await Promise.all([first.start(), second.start()]);
    await putTask(store, "subscription/12", clock.now());
    await clock.advance(61_000);
    await Promise.all([first.stop(), second.stop()]);

    expect(provision).toHaveBeenCalledOnce();
  });
};
