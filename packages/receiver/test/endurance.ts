import { expect, test, vi } from "vitest";
import { createProvisioner, type Provisioner, type ProvisionerOptions, type Store } from "../src/index.js";
import { takeSnapshot } from "../src/provision/snapshot.js";
import { type Task, toRow } from "../src/queue/task.js";
import type { StoreRow } from "../src/store/store.js";
import { fakeClock } from "./fake-clock.js";
import { FakeApiError, pendingSubscription } from "./fake-marketplace.js";
import { manySubscriptions } from "./many-subscriptions.js";
import { countingStore, type OverStores } from "./over-stores.js";
import { givenUp, quiet, wakeSubscription } from "./tasks.js";

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const result = { tenantId: "t", endpoints: [{ category: "APP", endpoint: "https://t.example" }] } as const;

/** What a receiver has to stand over days and among many subscriptions, on a clock that the test moves. */
export const endurance: OverStores = (open) => {
  function worldOf(ids: Iterable<number>) {
    const { store, isBusy } = countingStore(open());
    const clock = fakeClock(undefined, isBusy);
    const market = manySubscriptions(ids);
    const provisionerWith = (options: Partial<ProvisionerOptions> = {}): Provisioner =>
      createProvisioner({
        client: market.client,
        store,
        clock,
        random: () => 0.5,
        hooks: quiet,
        provision: () => result,
        deprovision: () => {},
        ...options,
      });
    return { store, clock, market, provisionerWith };
  }

  test("after an outage of a week every order goes on by itself, and none was given up", async () => {
    const ids = Array.from({ length: 50 }, (_, index) => index + 1);
    const { clock, market, provisionerWith } = worldOf(ids);
    let calls = 0;
    market.before = () => {
      calls += 1;
      throw new FakeApiError(503);
    };
    const provisioner = provisionerWith({ poll: "1h", retry: { attempts: 2 } });
    await provisioner.start();
    for (const id of ids) await wakeSubscription(provisioner, id);
    await clock.advance(WEEK);
    expect(await givenUp(provisioner)).toEqual([]);
    // Ten calls fail until the calls pause, beside those that are under way in the places for orders; then probes come
    // after waits that double eight times from two seconds to five minutes.
    expect(calls).toBeLessThanOrEqual(10 + 8 + 8 + WEEK / (5 * 60_000));

    market.before = () => {};
    await clock.advance(10 * 60_000);
    await provisioner.stop();
    const states = [...market.subscriptions.values()].map(({ deploymentStatus }) => deploymentStatus);
    expect(new Set(states)).toEqual(new Set(["DEPLOYED"]));
  }, 600_000);

  test("with 50,000 subscriptions under a sweep, the work on an order begins within a second", async () => {
    const amount = 50_000;
    const orders = 120;
    const { store, clock, market, provisionerWith } = worldOf([]);
    const now = clock.now();
    const rows: StoreRow[] = [];
    for (let id = 1; id <= amount; id += 1) {
      const subscription = pendingSubscription({
        id,
        self: `subscription/${id}`,
        deploymentStatus: "DEPLOYED",
      });
      market.subscriptions.set(id, subscription);
      const record = {
        version: 1,
        tenant: "present",
        provisionSteps: {},
        runs: 1,
        snapshot: takeSnapshot(subscription),
      };
      rows.push(toRow(followed(`subscription/${id}`, now, JSON.stringify(record)), ""));
    }
    while (rows.length > 0) {
      await Promise.all(rows.splice(0, 500).map((row) => store.write(row, undefined)));
    }
    // Each answer takes its time, so places are really taken.
    market.before = () => new Promise((resolve) => void clock.after(80, resolve));
    const begun = new Map<number, number>();
    const provisioner = provisionerWith({
      provision({ subscriptionId }) {
        begun.set(subscriptionId, clock.now());
        return result;
      },
    });
    await provisioner.start();
    await clock.advance(5000);
    const ordered = new Map<number, number>();
    for (let id = amount + 1; id <= amount + orders; id += 1) {
      market.subscriptions.set(id, pendingSubscription({ id, self: `subscription/${id}` }));
      await wakeSubscription(provisioner, id);
      ordered.set(id, clock.now());
      await clock.advance(250);
    }
    await clock.advance(2000);
    await provisioner.stop();

    const waits = [...ordered].map(([id, at]) => (begun.get(id) ?? Number.POSITIVE_INFINITY) - at);
    waits.sort((left, right) => left - right);
    expect(waits[Math.floor(orders * 0.99)]).toBeLessThanOrEqual(1000);
    // The sweep went on beside them: ten a second.
    expect(market.calls.get("get")).toBeGreaterThan(300);
  }, 900_000);

  test("a database that is away for a minute loses no order, and no tenant is made twice", async () => {
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    const { clock, market, store, provisionerWith } = worldOf(ids);
    let isAway = false;
    const flaky = new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) =>
          isAway ? Promise.reject(new Error("The database is away.")) : Reflect.apply(value, target, given);
      },
    });
    const made: string[] = [];
    const provisioner = provisionerWith({
      store: flaky,
      async provision({ step, idempotencyKey }) {
        await step("tenant", async () => {
          await new Promise<void>((resolve) => void clock.after(20_000, resolve));
          made.push(idempotencyKey);
        });
        return result;
      },
    });
    await provisioner.start();
    for (const id of ids) await wakeSubscription(provisioner, id);
    await clock.advance(10_000);
    isAway = true;
    await clock.advance(60_000);
    isAway = false;
    await clock.advance(10 * 60_000);
    await provisioner.stop();

    const states = [...market.subscriptions.values()].map(({ deploymentStatus }) => deploymentStatus);
    expect(new Set(states)).toEqual(new Set(["DEPLOYED"]));
    // A result that could not be written within the lease is asked for again with the same key, which makes no second
    // tenant; none is asked for under another one.
    expect(new Set(made).size).toBe(ids.length);
  }, 120_000);

  test("replicas whose clocks are far apart run an order one at a time", async () => {
    const { clock, store, provisionerWith } = worldOf([12]);
    const shared = { ...toPlain(store), time: async () => clock.now() };
    const [running, most] = [{ now: 0 }, { ever: 0 }];
    const provision = vi.fn<ProvisionerOptions["provision"]>(async () => {
      running.now += 1;
      most.ever = Math.max(most.ever, running.now);
      await new Promise<void>((resolve) => void clock.after(60_000, resolve));
      running.now -= 1;
      return result;
    });
    const replicas = [-15_000, 0, 15_000, 3_600_000].map((skew) =>
      provisionerWith({
        store: shared,
        lease: "10s",
        clock: { now: () => clock.now() + skew, after: clock.after },
        provision,
      }),
    );
    for (const replica of replicas) await replica.start();
    for (const replica of replicas) await wakeSubscription(replica);
    await clock.advance(200_000);
    await Promise.all(replicas.map((replica) => replica.stop()));

    expect([most.ever, provision.mock.calls.length]).toEqual([1, 1]);
  }, 120_000);
};

function followed(key: string, now: number, record: string): Task {
  return {
    key,
    lane: "sweep",
    cause: "event",
    changedAt: now,
    wakes: 1,
    // All of them at once, as after a night without a process.
    dueAt: now,
    attempts: 0,
    delays: 0,
    takeovers: 0,
    fence: 1,
    record,
    history: [],
  };
}

/** A store without what hides it: a proxy cannot be spread. */
function toPlain(store: Store): Store {
  return {
    durable: store.durable,
    open: () => store.open(),
    read: (key) => store.read(key),
    write: (row, replaces) => store.write(row, replaces),
    remove: (key, revision) => store.remove(key, revision),
    due: (shares, now) => store.due(shares, now),
    next: (lanes) => store.next(lanes),
    waiting: (lanes, limit) => store.waiting(lanes, limit),
    list: (query) => store.list(query),
    count: (lanes) => store.count(lanes),
    prune: (query) => store.prune(query),
    close: () => store.close(),
  };
}
