import type { Subscription } from "@syndikit/contract";
import { describe, expect, test, vi } from "vitest";
import {
  createEvents,
  createReceiver,
  openDesk,
  PermanentFailure,
  type ProvisionerOptions,
} from "../../src/index.js";
import { delivery, eventText, secret } from "../delivery.js";
import { pendingSubscription } from "../fake-marketplace.js";
import type { OverStores } from "../over-stores.js";
import { givenUp, quiet, storedRecord, storedTask } from "../tasks.js";
import { HOUR, result, useWorld } from "./world.js";

/** The order of another customer, with the same number: after a reset, or at another marketplace. */
const another = (changes: Partial<Subscription> = {}): Subscription =>
  pendingSubscription({ createdAt: "2026-05-01T09:30:00Z", buyer: { url: "user/9" }, ...changes });

/** A number that returns: after a reset of a sandbox, or when a store is kept for another marketplace. Over any store. */
export const identities: OverStores = (open) => {
  const world = useWorld(open);
  const put = (subscription: Subscription): void => void world.market.subscriptions.set(12, subscription);

  describe("a number that returns", () => {
    test.each([
      ["ordered at another time", { createdAt: "2026-05-01T09:30:00Z" }],
      ["of another buyer", { buyer: { url: "user/9" } }],
    ] as const)("is another subscription when it was %s: it gets its own tenant", async (_, changes) => {
      const warning = vi.fn();
      const keys: string[] = [];
      const provisioner = world.provisionerWith({
        hooks: { ...quiet, warning },
        provision: ({ idempotencyKey }) => {
          keys.push(idempotencyKey);
          return { ...result, tenantId: `t${keys.length}` };
        },
      });
      await provisioner.reconcile(12);
      put(pendingSubscription(changes));
      await provisioner.reconcile(12);
      await provisioner.reconcile(12);

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
      expect(new Set(keys).size).toBe(2);
      expect(world.market.calls.get("setEndpoints")).toBe(2);
      expect(warning.mock.calls).toEqual([
        [
          {
            code: "other_subscription",
            message: expect.stringMatching(
              /^subscription\/12 is not the one from 2026-01-31T08:15:00Z .*former\/12\/1/,
            ),
            subject: "subscription/12",
          },
        ],
      ]);
      expect(await provisioner.show(12)).toMatchObject({ tenant: "present", tenantId: "t2" });
    });

    test("keeps the record of the earlier one, which stays readable, and is listed until it is dismissed", async () => {
      const provisioner = world.provisionerWith({ remember: "1h", poll: "30m", sweep: false });
      await provisioner.reconcile(12);
      put(another());
      await provisioner.reconcile(12);
      await provisioner.start();
      await world.clock.advance(12 * HOUR);
      await provisioner.stop();

      expect(await givenUp(provisioner)).toMatchObject([{ key: "former/12/1", reason: "replaced" }]);
      expect(await provisioner.show("former/12/1")).toMatchObject({ tenant: "present", tenantId: "t" });
      expect(await provisioner.redrive("all")).toBe(0);
      expect(await provisioner.dismiss("former/12/1")).toBe(1);
      expect(await givenUp(provisioner)).toEqual([]);
      expect(await openDesk(world.store).show("former/12/1")).toMatchObject({ tenantId: "t" });
      expect(await provisioner.forget(12)).toBe(true);
      expect(await provisioner.show("former/12/1")).toBeUndefined();
    });

    test("gives a name for the tenant that no other subscription in the store gets", async () => {
      const names: string[] = [];
      const note = ({ tenantName }: { readonly tenantName: string }): void => void names.push(tenantName);
      const options = {
        provision(context: { readonly tenantName: string }) {
          note(context);
          return result;
        },
        deprovision: note,
      };
      const provisioner = world.provisionerWith(options);
      await provisioner.reconcile(12);
      put(another());
      await provisioner.reconcile(12);
      put(another({ deploymentStatus: "UNDEPLOY_SENT" }));
      await provisioner.reconcile(12);
      put(pendingSubscription());
      await world.provisionerWith({ ...options, marketplace: "north" }).reconcile(12);

      expect(names).toEqual(["12", "12-2", "12-2", "north-12"]);
    });

    test("keeps every earlier one", async () => {
      const provisioner = world.provisionerWith();
      for (const buyer of [7, 8, 9] as const) {
        put(pendingSubscription({ buyer: { url: `user/${buyer}` } }));
        await provisioner.reconcile(12);
      }

      expect(await givenUp(provisioner)).toMatchObject([{ key: "former/12/1" }, { key: "former/12/2" }]);
    });

    test("is the same one after the marketplace moved to another host, or writes the time in another way", async () => {
      const warning = vi.fn();
      const provision = vi.fn<ProvisionerOptions["provision"]>(() => result);
      const provisioner = world.provisionerWith({ provision, hooks: { ...quiet, warning } });
      await provisioner.reconcile(12);
      const deployed = world.market.subscriptions.get(12) ?? pendingSubscription();
      put({
        ...deployed,
        createdAt: "2026-01-31T09:15:00.000+01:00",
        buyer: { url: "https://moved.example/api/user/7" as "user/7" },
      });
      await provisioner.reconcile(12);

      expect(provision).toHaveBeenCalledOnce();
      expect(warning).not.toHaveBeenCalled();
    });

    test("takes the identity of the next read if the record has none, once", async () => {
      const warning = vi.fn();
      const provision = vi.fn<ProvisionerOptions["provision"]>(() => result);
      const provisioner = world.provisionerWith({ provision, hooks: { ...quiet, warning } });
      await provisioner.reconcile(12);
      const row = await world.store.read("subscription/12");
      const task = await storedTask(world.store);
      if (row === undefined || task === undefined) throw new Error("Nothing is stored.");
      const { identity: _, ...old } = JSON.parse(task.record ?? "{}") as Record<string, unknown>;
      const body = JSON.stringify({ ...task, record: JSON.stringify(old) });
      expect(await world.store.write({ ...row, revision: "of-an-older-kit", body }, row.revision)).toBe(true);

      put({ ...another(), deploymentStatus: "DEPLOYED" });
      await provisioner.reconcile(12);
      expect(warning).not.toHaveBeenCalled();
      expect(await storedRecord(world.store)).toMatchObject({
        identity: { createdAt: "2026-05-01T09:30:00Z", buyer: "user/9" },
      });

      put(pendingSubscription());
      await provisioner.reconcile(12);
      expect(warning).toHaveBeenCalledOnce();
      expect(provision).toHaveBeenCalledTimes(2);
    });

    test("is deployed although the earlier one was given up, with all its attempts", async () => {
      const provision = vi.fn<ProvisionerOptions["provision"]>(() => {
        throw new Error("no");
      });
      const provisioner = world.provisionerWith({ provision, retry: { attempts: 1 } });
      await provisioner.reconcile(12);
      expect(await givenUp(provisioner)).toMatchObject([{ key: "subscription/12", reason: "exhausted" }]);

      put(another());
      provision.mockImplementation(({ attempt }) => ({ ...result, tenantId: `at ${attempt}` }));
      await provisioner.reconcile(12, { patient: true });

      expect(await provisioner.show(12)).toMatchObject({ tenant: "present", tenantId: "at 1", attempts: 0 });
      expect(world.statesOf()).toEqual(["DEPLOYED"]);
    });

    test("gets nothing of what the earlier one waited for or had done", async () => {
      const made = vi.fn(() => "made");
      const provisioner = world.provisionerWith({
        async provision({ step }) {
          await step("tenant", made);
          const by = await step.waitFor<string>("approval");
          return { ...result, tenantId: `by ${by}` };
        },
      });
      await provisioner.reconcile(12);
      await provisioner.pause(12);
      await provisioner.signal(12, "approval", "the wrong one");
      await provisioner.resume(12);
      put(another());
      await provisioner.reconcile(12);

      expect(made).toHaveBeenCalledTimes(2);
      expect(world.statesOf()).toEqual(["PENDING"]);
      await provisioner.signal(12, "approval", "Ada");
      await provisioner.reconcile(12);
      expect(await provisioner.show(12)).toMatchObject({ tenantId: "by Ada" });
    });

    test("is not reported as deployed by work that began for the earlier one", async () => {
      const provisioned: string[] = [];
      const provisioner = world.provisionerWith({
        provision({ subscription }) {
          provisioned.push(subscription.createdAt);
          // The sandbox is reset while the tenant is made.
          if (provisioned.length === 1) put(another());
          return { ...result, tenantId: subscription.createdAt };
        },
      });
      await provisioner.reconcile(12);

      expect(provisioned).toEqual(["2026-01-31T08:15:00Z", "2026-05-01T09:30:00Z"]);
      expect(await provisioner.show(12)).toMatchObject({ tenantId: "2026-05-01T09:30:00Z" });
    });

    test("ends without a tenant of its own, and the earlier tenant is not removed for it", async () => {
      const deprovision = vi.fn();
      const provisioner = world.provisionerWith({ deprovision });
      await provisioner.reconcile(12);
      put(another({ deploymentStatus: "UNDEPLOY_SENT" }));
      await provisioner.reconcile(12);

      expect(deprovision).not.toHaveBeenCalled();
      expect(world.statesOf()).toEqual(["UNDEPLOYED"]);
    });

    test("is found by the list of the sweep, although the earlier one has ended", async () => {
      const { market } = world;
      const provisioner = world.provisionerWith({
        sweep: { list: () => [...market.subscriptions.values()] },
      });
      put(pendingSubscription({ deploymentStatus: "UNDEPLOY_SENT" }));
      await provisioner.reconcile(12);
      put(another());
      await provisioner.start();
      await provisioner.sweep();
      await world.clock.advance(1000);
      await provisioner.stop();

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
    });

    test("is only looked at in a dry run: the record stays", async () => {
      await world.provisionerWith().reconcile(12);
      put(another());
      const decided = vi.fn();
      const dry = world.provisionerWith({ dryRun: true, hooks: { ...quiet, decided } });
      await dry.reconcile(12);

      expect(decided).toHaveBeenCalledWith({ subscriptionId: 12, decision: { kind: "provision" } });
      expect(world.statesOf()).toEqual(["PENDING"]);
      expect(await storedRecord(world.store)).toMatchObject({ identity: { buyer: "user/7" } });
    });

    test("is told apart for a failure that was reported, too", async () => {
      const provision = vi.fn<ProvisionerOptions["provision"]>(() => {
        throw new PermanentFailure();
      });
      const provisioner = world.provisionerWith({ provision });
      await provisioner.reconcile(12);
      expect(world.statesOf()).toEqual(["FAILED"]);
      put(another());
      provision.mockImplementation(() => result);
      await provisioner.reconcile(12);

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
    });
  });

  describe("an eventId that returns", () => {
    const receiverWith = (
      handled: string[],
      withProvisioner: boolean,
      mode: "queue" | "inline" = "queue",
    ) => {
      const note = ({ event: { date, id } }: { readonly event: { date: string; id: string } }): void =>
        void handled.push(`${id} ${date}`);
      return createReceiver({
        secrets: secret,
        mode,
        events: createEvents().on("Subscription.CREATED", note).on("Invoice.CREATED", note),
        ...(withProvisioner
          ? { provisioner: world.provisionerWith() }
          : { store: world.store, clock: world.clock, hooks: quiet }),
      });
    };
    const created = (changes: Readonly<Record<string, unknown>> = {}) =>
      delivery(eventText({ eventId: 7, type: "CREATED", ...changes }));
    const first = "12 2026-01-01T00:00:00Z";

    test.each(["queue", "inline"] as const)(
      "with equal bytes is handled again for another subscription, and only once (%s)",
      async (mode) => {
        const handled: string[] = [];
        const receiver = receiverWith(handled, true, mode);
        if (mode === "queue") await receiver.start();
        const deliver = async (): Promise<void> => {
          expect((await receiver.handle(created())).status).toBe(204);
          await world.clock.advance(1000);
        };
        await deliver();
        await deliver();
        expect(handled).toEqual([first]);

        put(another());
        await deliver();
        expect(handled).toEqual([first, first]);
        await deliver();
        await receiver.stop();
        expect(handled).toEqual([first, first]);
      },
    );

    test("is handled again when another event told first that the subscription is another one", async () => {
      const handled: string[] = [];
      const receiver = receiverWith(handled, true);
      await receiver.start();
      await receiver.handle(created());
      await world.clock.advance(1000);
      put(another());
      await receiver.handle(delivery(eventText({ eventId: 6 })));
      await world.clock.advance(1000);
      await receiver.handle(created());
      await world.clock.advance(1000);
      await receiver.stop();

      expect(handled).toEqual([first, first]);
    });

    test.each([true, false])(
      "names another event when its content is another (a provisioner: %s)",
      async (withProvisioner) => {
        const handled: string[] = [];
        const receiver = receiverWith(handled, withProvisioner);
        await receiver.start();
        const invoice = (id: string, date: string) => created({ entity: "Invoice", entityUrl: "", id, date });
        for (const [id, date] of [
          ["3", "2026-01-01T00:00:00Z"],
          ["4", "2026-01-01T00:00:00Z"],
          ["3", "2026-05-01T00:00:00Z"],
        ] as const) {
          for (let copy = 0; copy < 2; copy += 1) await receiver.handle(invoice(id, date));
        }
        await world.clock.advance(1000);
        await receiver.stop();

        expect(handled.toSorted()).toEqual([
          "3 2026-01-01T00:00:00Z",
          "3 2026-05-01T00:00:00Z",
          "4 2026-01-01T00:00:00Z",
        ]);
      },
    );
  });
};
