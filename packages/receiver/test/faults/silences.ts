import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createReceiver, openDesk, type ProvisionerOptions, type Store } from "../../src/index.js";
import { delivery, eventText, secret } from "../delivery.js";
import { manySubscriptions } from "../many-subscriptions.js";
import type { OverStores } from "../over-stores.js";
import { type SilentStore, silentStore } from "../silent-store.js";
import { givenUp, quiet } from "../tasks.js";
import { HOUR, result, useWorld } from "./world.js";

/** What the loop, its start and a delivery ask; the operator's calls are below. */
const calls = [
  "open",
  "read",
  "write",
  "due",
  "next",
  "waiting",
  "list",
  "prune",
] as const satisfies readonly (keyof Store)[];

/** A store that does not answer, and gives no error either, as over a connection that went silent. */
export const silences: OverStores = (open) => {
  const world = useWorld(open);
  let silence: SilentStore;
  beforeEach(() => {
    silence = silentStore(world.store);
  });

  afterEach(() => vi.restoreAllMocks());

  const setUp = (options: Partial<ProvisionerOptions> = {}) => {
    const [error, warning] = [vi.fn(), vi.fn()];
    const hooks = { ...quiet, error, warning };
    const provisioner = world.provisionerWith({ store: silence.store, poll: "1s", hooks, ...options });
    const receiver = createReceiver({ secrets: secret, provisioner, health: true });
    /** What the receiver has told of this. */
    const told = (): unknown[] =>
      error.mock.calls.map(([cause]) => (cause as { readonly code?: string }).code ?? cause);
    return { provisioner, receiver, warning, told };
  };

  describe("a store that does not answer", () => {
    test.each(calls)("to %s stops no loop: after it, orders are worked on again", async (name) => {
      world.market = manySubscriptions([11, 12]);
      const { provisioner, receiver, told } = setUp({ sweep: { list: () => [{ id: 11 }] } });
      silence.silent = name;
      const started = receiver.start();
      const delivered = receiver.handle(delivery());
      // Old events are pruned once an hour.
      await world.clock.advance(name === "prune" ? HOUR + 60_000 : 60_000);
      await started;
      expect([204, 503]).toContain((await delivered).status);
      silence.silent = "none";
      await world.clock.advance(60_000);
      if ((await receiver.handle(delivery())).status !== 204) {
        await world.clock.advance(1000);
        expect((await receiver.handle(delivery())).status).toBe(204);
      }
      await world.clock.advance(10 * 60_000);
      await receiver.stop();

      expect(world.statesOf()).toEqual(["DEPLOYED", "DEPLOYED"]);
      expect(await givenUp(provisioner)).toEqual([]);
      expect(silence.unanswered()).toBeGreaterThan(0);
      expect(new Set(told())).toEqual(new Set(["store_silent"]));
    });

    test("is told in one line, answers events with 503 at once, and with 204 when it is back", async () => {
      const { receiver, told } = setUp();
      await receiver.start();
      await world.clock.advance(1000);
      silence.silent = "all";
      await world.clock.advance(20_000);
      const answered = await Promise.all([1, 2, 3].map(() => receiver.handle(delivery())));
      expect(answered.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect(told()).toEqual(["store_silent"]);

      silence.silent = "none";
      await world.clock.advance(10_000);
      expect((await receiver.handle(delivery())).status).toBe(204);
      await world.clock.advance(1000);
      await receiver.stop();
      expect(world.statesOf()).toEqual(["DEPLOYED"]);
    });

    test("gives the delivery that finds it out 503 after the time limit, which is an option", async () => {
      const { receiver } = setUp({ storeTimeLimit: "2s" });
      silence.silent = "waiting";
      const answer = vi.fn();
      void receiver.handle(delivery()).then(({ status }) => answer(status));
      await world.clock.advance(1999);
      expect(answer).not.toHaveBeenCalled();
      await world.clock.advance(1);

      expect(answer).toHaveBeenCalledWith(503);
    });

    test("is asked again by a process that only takes events in", async () => {
      const provisioner = world.provisionerWith({ store: silence.store });
      const web = createReceiver({ secrets: secret, provisioner, worksElsewhere: true, hooks: quiet });
      silence.silent = "all";
      const first = web.handle(delivery());
      await world.clock.advance(5000);
      expect((await first).status).toBe(503);
      expect((await web.handle(delivery())).status).toBe(503);
      silence.silent = "none";
      await world.clock.advance(5000);
      await web.handle(delivery());
      await world.clock.advance(1000);

      expect((await web.handle(delivery())).status).toBe(204);
    });

    test("in the middle of a step costs no attempt, and the step is not done again", async () => {
      let made = 0;
      const { provisioner, receiver } = setUp({
        retry: { attempts: 1 },
        async provision({ step }) {
          await step("tenant", () => {
            silence.silent = "all";
            made += 1;
          });
          return result;
        },
      });
      await receiver.start();
      await receiver.handle(delivery());
      await world.clock.advance(30_000);
      silence.silent = "none";
      await world.clock.advance(5 * 60_000);
      await receiver.stop();

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
      expect(made).toBe(1);
      expect(await givenUp(provisioner)).toEqual([]);
    });

    test("for a minute is a queue that stands still: one line, and the health check fails until it moves", async () => {
      const { receiver, warning } = setUp();
      const health = async (): Promise<number> =>
        (await receiver.handle(delivery("", { method: "GET" }))).status;
      const standstills = (): unknown[] => warning.mock.calls.filter(([{ code }]) => code === "standstill");
      await receiver.start();
      await world.clock.advance(1000);
      expect(await health()).toBe(200);
      silence.silent = "due";
      await world.clock.advance(50_000);
      expect([await health(), standstills().length]).toEqual([200, 0]);
      await world.clock.advance(20_000);
      expect([await health(), standstills().length]).toEqual([503, 1]);
      await world.clock.advance(HOUR);
      expect([await health(), standstills().length]).toEqual([503, 1]);

      silence.silent = "none";
      await world.clock.advance(30_000);
      expect(await health()).toBe(200);
      await receiver.stop();
    });

    test("keeps no operator waiting, whatever is asked for", async () => {
      await world.provisionerWith({ store: world.store }).reconcile(12);
      vi.spyOn(console, "error").mockImplementation(() => {});
      const desk = openDesk(silence.store, { clock: world.clock });
      const { provisioner, receiver } = setUp({ sweep: { list: () => [{ id: 12 }] } });
      silence.silent = "all";
      const asked: Record<string, Promise<unknown>> = {
        inspect: desk.inspect(),
        list: desk.list(),
        show: desk.show(12),
        redrive: desk.redrive("all"),
        dismiss: desk.dismiss("all"),
        pause: desk.pause(),
        resume: desk.resume(),
        signal: desk.signal(12, "approval"),
        forget: desk.forget(12),
        sweep: provisioner.sweep(),
        reconcile: provisioner.reconcile(12),
        drain: receiver.drain({ deadline: "1m" }),
      };
      const settled = Promise.allSettled(Object.values(asked));
      await world.clock.advance(10_000);

      expect((await settled).map(({ status }) => status)).toEqual(Object.keys(asked).map(() => "rejected"));
    });

    test("does not keep a stop from its end", async () => {
      const { receiver } = setUp({ provision: () => new Promise(() => {}) });
      await receiver.start();
      await receiver.handle(delivery(eventText({ id: "12" })));
      await world.clock.advance(1000);
      silence.silent = "all";
      const stopped = vi.fn();
      void receiver.stop({ grace: "3s" }).then(stopped);
      await world.clock.advance(4000);

      expect(stopped).toHaveBeenCalledWith({ left: ["subscription/12"] });
    });
  });
};
