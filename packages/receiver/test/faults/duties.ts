import { describe, expect, test, vi } from "vitest";
import { createReceiver, type ProvisionerOptions } from "../../src/index.js";
import { changeTask } from "../../src/queue/change-task.js";
import { claim } from "../../src/queue/transitions.js";
import { delivery, eventText, secret } from "../delivery.js";
import { pendingSubscription } from "../fake-marketplace.js";
import { manySubscriptions } from "../many-subscriptions.js";
import type { OverStores } from "../over-stores.js";
import { givenUp, putTask, quiet, wakeSubscription } from "../tasks.js";
import { result, useWorld } from "./world.js";

/** What the kit does by itself or beside others: renewals, the sweep, findings, processes that share a store, over any store. */
export const duties: OverStores = (open) => {
  const world = useWorld(open);

  describe("a renewal", () => {
    const renewals = async (ends: readonly (string | undefined)[]): Promise<string[]> => {
      const seen: string[] = [];
      const provisioner = world.provisionerWith({
        update: ({ change: { kind, to } }) => void seen.push(`${kind} ${to.endDate}`),
      });
      await provisioner.reconcile(12);
      for (const endDate of ends) {
        const { endDate: _, ...current } = world.market.subscriptions.get(12) ?? pendingSubscription();
        world.market.subscriptions.set(12, { ...current, ...(endDate === undefined ? {} : { endDate }) });
        await provisioner.reconcile(12);
      }
      return seen;
    };

    test("is told when the subscription had no end while it was pending", async () => {
      const { endDate: _, ...pending } = pendingSubscription();
      world.market.subscriptions.set(12, pending);

      expect(await renewals(["2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"])).toEqual([
        "renewed 2026-03-01T00:00:00Z",
      ]);
    });

    test("is told after the end came nearer first", async () => {
      world.market.subscriptions.set(12, pendingSubscription({ endDate: "2026-04-01T00:00:00Z" }));

      expect(await renewals(["2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"])).toEqual([
        "renewed 2026-03-01T00:00:00Z",
      ]);
    });

    test("right after the deployment is told from the state that the deployment made", async () => {
      const { endDate: _, ...pending } = pendingSubscription();
      world.market.subscriptions.set(12, pending);
      const seen: string[] = [];
      let deployed = false;
      world.market.before = (call) => {
        const current = world.market.subscriptions.get(12);
        // The marketplace sets the end with the deployment, as the real one does.
        if (current?.deploymentStatus === "DEPLOYED" && !deployed && call === "get") {
          deployed = true;
          world.market.subscriptions.set(12, { ...current, endDate: "2026-02-01T00:00:00Z" });
        }
      };
      const provisioner = world.provisionerWith({ update: ({ change: { kind } }) => void seen.push(kind) });
      await provisioner.reconcile(12);
      const current = world.market.subscriptions.get(12) ?? pendingSubscription();
      world.market.subscriptions.set(12, { ...current, endDate: "2026-03-01T00:00:00Z" });
      await provisioner.reconcile(12);

      expect(seen).toEqual(["renewed"]);
    });
  });

  describe("a sweep", () => {
    test("keeps no order waiting, is paced, is shared by the processes, and counts in no backlog", async () => {
      world.market = manySubscriptions(Array.from({ length: 300 }, (_, index) => index + 1));
      const settings = { sweep: { every: "10m", perMinute: 60 } } as const;
      const first = world.provisionerWith(settings);
      for (let id = 1; id < 300; id += 1) await first.reconcile(id);
      world.market.calls.clear();
      const second = world.provisionerWith(settings);
      expect(await first.sweep()).toBe(299);
      await Promise.all([first.start(), second.start()]);
      await world.clock.advance(60_000);
      const looks = world.market.calls.get("get") ?? 0;

      // A second's worth at once, and then one a second, in each of two processes.
      expect(looks).toBeGreaterThan(60);
      expect(looks).toBeLessThanOrEqual(124);
      expect(await world.store.waiting(["event", "handler"], 999)).toBe(0);

      await wakeSubscription(second, 300);
      await world.clock.advance(100);
      expect(world.market.subscriptions.get(300)?.deploymentStatus).toBe("DEPLOYED");
      await world.clock.advance(5 * 60_000);
      // Each was looked at once, whoever did it.
      expect(world.market.calls.get("get")).toBeLessThanOrEqual(299 + 3 + 20);
      await Promise.all([first.stop(), second.stop()]);
    });
  });

  test("a delivery whose order is done is acknowledged during a sweep, also before the answer", async () => {
    world.market = manySubscriptions(Array.from({ length: 50 }, (_, index) => index + 1));
    const provisioner = world.provisionerWith({ sweep: { perMinute: 6 } });
    const receiver = createReceiver({ secrets: secret, provisioner, mode: "inline", hooks: quiet });
    for (let id = 1; id <= 50; id += 1) await provisioner.reconcile(id);
    await receiver.start();
    await provisioner.sweep();
    await world.clock.advance(1000);
    const answers: number[] = [];
    for (let id = 1; id <= 50; id += 1) {
      answers.push((await receiver.handle(delivery(eventText({ id: String(id) })))).status);
    }
    await receiver.stop();

    expect(new Set(answers)).toEqual(new Set([204]));
  });

  test("a run that ends finds an order without any event, at its first run and not at each", async () => {
    const list = vi.fn(() => [{ id: 12 }]);
    const options = { sweep: { every: "10m", list } } as const;
    await world.provisionerWith(options).drain({ deadline: "30s" });
    expect(world.statesOf()).toEqual(["DEPLOYED"]);
    await world.provisionerWith(options).drain({ deadline: "30s" });
    expect(list).toHaveBeenCalledOnce();
    await world.clock.advance(20 * 60_000);
    await world.provisionerWith(options).drain({ deadline: "30s" });

    expect(list).toHaveBeenCalledTimes(2);
  });

  describe("a clock that was ahead by an hour", () => {
    const AHEAD = 3_600_000;

    test("is not believed: a lease ends when its length is over, and another process goes on", async () => {
      await putTask(world.store, "subscription/12", world.clock.now());
      await changeTask({ store: world.store, scope: "" }, { key: "subscription/12" }, (task) => {
        const now = world.clock.now();
        const claimed = claim(task, { owner: "ahead", now, until: now + AHEAD + 60_000, length: 60_000 });
        return { result: undefined, task: claimed.kind === "claimed" ? claimed.task : undefined };
      });
      const provisioner = world.provisionerWith();
      await provisioner.start();
      await world.clock.advance(59_000);
      expect(world.statesOf()).toEqual(["PENDING"]);
      await world.clock.advance(2 * 60_000);
      await provisioner.stop();

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
    });

    test("does not make an order wait that came while it was", async () => {
      await putTask(world.store, "subscription/12", world.clock.now() + AHEAD);
      const provisioner = world.provisionerWith();
      await provisioner.start();
      await world.clock.advance(61_000);
      await provisioner.stop();

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
    });
  });

  test("unknown events and poison are counted and sampled, not kept one by one", async () => {
    const deadLettered = vi.fn();
    const receiver = createReceiver({
      secrets: secret,
      store: world.store,
      clock: world.clock,
      hooks: { ...quiet, deadLettered },
    });
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
      world.provisionerWith({ marketplace: "north" }),
      world.provisionerWith({ marketplace: "south", client: other.client }),
    ];
    const keys: string[] = [];
    const receiver = createReceiver({
      secrets: secret,
      provisioner: south,
      hooks: { ...quiet, decided: ({ subscriptionId }) => keys.push(String(subscriptionId)) },
    });
    await Promise.all([north.start(), receiver.start()]);
    expect((await receiver.handle(delivery())).status).toBe(204);
    await world.clock.advance(1000);

    expect(world.statesOf()).toEqual(["PENDING"]);
    expect(other.subscriptions.get(12)?.deploymentStatus).toBe("DEPLOYED");
    expect(await north.show(12)).toBeUndefined();
    expect(await south.show(12)).toMatchObject({ key: "south/subscription/12", tenant: "present" });
    await Promise.all([north.stop(), receiver.stop()]);
  });

  test("the first event without start() begins the work, and says so", async () => {
    const warning = vi.fn();
    const provisioner = world.provisionerWith();
    const receiver = createReceiver({ secrets: secret, provisioner, hooks: { ...quiet, warning } });

    expect((await receiver.handle(delivery())).status).toBe(204);
    await world.clock.advance(1000);
    await receiver.stop();

    expect(world.statesOf()).toEqual(["DEPLOYED"]);
    expect(warning).toHaveBeenCalledWith(expect.objectContaining({ code: "not_started" }));
  });

  test("a process that only takes events in leaves them to the one that works", async () => {
    const web = createReceiver({
      secrets: secret,
      provisioner: world.provisionerWith(),
      worksElsewhere: true,
    });
    await web.handle(delivery());
    await world.clock.advance(60_000);
    expect(world.statesOf()).toEqual(["PENDING"]);

    const worker = world.provisionerWith();
    await worker.start();
    await world.clock.advance(1000);
    await worker.stop();
    expect(world.statesOf()).toEqual(["DEPLOYED"]);
  });

  test("a key that another process put in is found, and worked on once", async () => {
    const provision = vi.fn<ProvisionerOptions["provision"]>(() => result);
    const [first, second] = [world.provisionerWith({ provision }), world.provisionerWith({ provision })];
    await Promise.all([first.start(), second.start()]);
    await putTask(world.store, "subscription/12", world.clock.now());
    await world.clock.advance(61_000);
    await Promise.all([first.stop(), second.stop()]);

    expect(provision).toHaveBeenCalledOnce();
  });
};
