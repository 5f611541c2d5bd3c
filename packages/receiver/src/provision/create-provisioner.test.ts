import { EndpointCategory, type Subscription } from "@syndikit/contract";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeClock, fakeClock, settle } from "../../test/fake-clock.js";
import {
  FakeApiError,
  type FakeMarketplace,
  fakeMarketplace,
  pendingSubscription,
} from "../../test/fake-marketplace.js";
import {
  claimAndCrash,
  givenUp,
  itemsOf,
  putTask,
  quiet,
  storedRecord,
  wakeSubscription,
} from "../../test/tasks.js";
import {
  createProvisioner,
  memoryStore,
  PermanentFailure,
  type Provisioner,
  type ProvisionerOptions,
  RetryLater,
  type Store,
} from "../index.js";

const result = {
  tenantId: "tenant-12",
  endpoints: [{ category: "APP", endpoint: "https://t12.example", description: "Sign in" }],
  instructions: { en: "Welcome" },
  credentials: [{ key: "user", value: "admin" }],
} as const;

let market: FakeMarketplace;
let clock: FakeClock;
let store: Store;
beforeEach(() => {
  market = fakeMarketplace();
  clock = fakeClock();
  store = { ...memoryStore(), durable: true };
});

function provisionerWith(options: Partial<ProvisionerOptions> = {}): Provisioner {
  return createProvisioner({
    client: market.client,
    store,
    clock,
    random: () => 0.5,
    hooks: quiet,
    provision: () => result,
    deprovision: () => {},
    ...options,
  });
}

const writes = (): string[] => market.calls.filter((call) => !call.startsWith("get"));

function change(changes: Partial<Subscription>): void {
  market.subscription = { ...pendingSubscription(), ...market.subscription, ...changes };
}

async function deployed(options: Partial<ProvisionerOptions> = {}): Promise<Provisioner> {
  const provisioner = provisionerWith(options);
  await provisioner.reconcile(12);
  market.calls.length = 0;
  return provisioner;
}

describe("provisioning", () => {
  test("posts endpoints, instructions and credentials, in this order, and reports DEPLOYED last", async () => {
    await provisionerWith().reconcile(12);

    expect(writes()).toEqual(["setEndpoints", "setInstructions", "setCredentials", "markDeployed"]);
    expect(market).toMatchObject({
      endpoints: result.endpoints,
      instructions: result.instructions,
      credentials: result.credentials,
      subscription: { deploymentStatus: "DEPLOYED" },
    });
  });

  test("gives the vendor's code the subscription, the buyer, and a stable key", async () => {
    const provision = vi.fn<ProvisionerOptions["provision"]>(() => result);
    await provisionerWith({ provision }).reconcile(12);

    expect(provision).toHaveBeenCalledWith(
      expect.objectContaining({
        subscriptionId: 12,
        subscription: expect.objectContaining({ self: "subscription/12" }),
        buyer: expect.objectContaining({ email: expect.any(String) }),
        idempotencyKey: "subscription-12-provision-1",
        attempt: 1,
      }),
    );
  });

  test("leaves out what there is none of", async () => {
    await provisionerWith({ provision: () => ({ endpoints: result.endpoints }) }).reconcile(12);

    expect(writes()).toEqual(["setEndpoints", "markDeployed"]);
  });

  test("waits for the payment, and provisions once it came", async () => {
    change({ deploymentStatus: "WAITING_PAYMENT", paid: false });
    const provisioner = provisionerWith();
    await provisioner.reconcile(12);
    expect(writes()).toEqual([]);

    change({ deploymentStatus: "PENDING", paid: true });
    await provisioner.reconcile(12);
    expect(market.subscription?.deploymentStatus).toBe("DEPLOYED");
  });

  test.each([
    ["no APP endpoint", { endpoints: [] }, /APP/],
    [
      "an endpoint without HTTPS",
      { endpoints: [{ category: EndpointCategory.APP, endpoint: "http://t.example" }] },
      /HTTPS/,
    ],
    ["a link", { ...result, instructions: { it: '<a href="x">qui</a>' } }, /"it" hold an HTML link/],
    ["a repeated credential", { ...result, credentials: [{ key: "k" }, { key: "k" }] }, /"k" is given twice/],
  ])("sends nothing of a result with %s, and keeps it as a dead letter", async (_, bad, message) => {
    const provisioner = provisionerWith({ provision: () => bad });

    expect(await provisioner.reconcile(12)).toEqual({ kind: "dead" });
    expect(writes()).toEqual([]);
    const [letter] = await givenUp(provisioner);
    expect(letter?.reason).toBe("rejected");
    expect(letter?.error).toMatch(message);
  });

  test("never stores the buyer, but for the reference", async () => {
    let email = "";
    await provisionerWith({
      provision: ({ buyer }) => {
        email = buyer.email ?? "";
        return result;
      },
    }).reconcile(12);

    expect(email).toContain("@");
    expect((await store.read("subscription/12"))?.body).not.toContain(email);
  });

  test("never stores a credential", async () => {
    await provisionerWith({
      provision: () => ({ ...result, credentials: [{ key: "k", value: "hunter2!" }] }),
    }).reconcile(12);

    expect((await store.read("subscription/12"))?.body).not.toContain("hunter2!");
  });
});

describe("crashes and lost answers", () => {
  const crashPoints = ["getUser", "setEndpoints", "setInstructions", "setCredentials", "markDeployed"];

  test.each(crashPoints)("does no step twice when %s fails before it took effect", async (point) => {
    const create = vi.fn(() => "tenant-12");
    const provisioner = provisionerWith({
      async provision({ step }) {
        await step("create", create);
        return result;
      },
    });
    market.before = (call) => {
      if (call !== point) return;
      market.before = () => {};
      throw new FakeApiError(500);
    };

    expect(await provisioner.reconcile(12)).toMatchObject({ kind: "retry" });
    expect(await provisioner.reconcile(12)).toEqual({ kind: "done" });
    expect(create).toHaveBeenCalledOnce();
    for (const call of ["setEndpoints", "setInstructions", "setCredentials", "markDeployed"]) {
      expect(writes().filter((made) => made === call)).toHaveLength(call === point ? 2 : 1);
    }
  });

  test.each(crashPoints)("ends in DEPLOYED when the answer of %s is lost", async (point) => {
    const provisioner = provisionerWith();
    market.after = (call) => {
      if (call !== point) return;
      market.after = () => {};
      throw new FakeApiError(500);
    };
    await provisioner.reconcile(12);
    await provisioner.reconcile(12);

    expect(market.subscription?.deploymentStatus).toBe("DEPLOYED");
    expect(writes().filter((call) => call === "markDeployed")).toHaveLength(1);
    expect(await provisioner.show(12)).toMatchObject({ tenant: "present", tenantId: "tenant-12" });
  });

  test("does not post endpoints that the marketplace already has", async () => {
    change({ syndicatedEndpoints: [...result.endpoints] });
    await provisionerWith().reconcile(12);

    expect(writes()).not.toContain("setEndpoints");
  });

  test("gives a step's stored result as JSON, on the first run as on the second", async () => {
    const seen: unknown[] = [];
    const provisioner = provisionerWith({
      async provision({ step, attempt }) {
        seen.push(await step("made", () => ({ at: new Date(0), nothing: undefined })));
        seen.push(await step("void", () => {}));
        if (attempt === 1) throw new Error("later");
        return result;
      },
    });
    await provisioner.reconcile(12);
    await provisioner.reconcile(12);

    expect(seen).toEqual([
      { at: "1970-01-01T00:00:00.000Z" },
      null,
      { at: "1970-01-01T00:00:00.000Z" },
      null,
    ]);
  });

  test("keeps the results of steps that run side by side", async () => {
    const made = vi.fn((name: string) => name);
    const provisioner = provisionerWith({
      async provision({ step, attempt }) {
        await Promise.all(["a", "b", "c"].map((name) => step(name, () => made(name))));
        if (attempt === 1) throw new Error("later");
        return result;
      },
    });
    await provisioner.reconcile(12);
    await provisioner.reconcile(12);

    expect(made).toHaveBeenCalledTimes(3);
  });

  test("waits for steps that were left behind when one beside them failed, and keeps their results", async () => {
    const slow = vi.fn(async () => {
      await settle();
      return "made late";
    });
    const provisioner = provisionerWith({
      async provision({ step, attempt }) {
        const fails = step(`fails ${attempt}`, () => {
          if (attempt === 1) throw new Error("no");
        });
        await Promise.all([step("slow", slow), fails]);
        return result;
      },
    });
    expect(await provisioner.reconcile(12)).toMatchObject({ kind: "retry" });
    expect((await storedRecord(store)).provisionSteps).toEqual({ slow: "made late" });
    await provisioner.reconcile(12);

    expect(slow).toHaveBeenCalledOnce();
  });

  test("hands the result of a step left behind to the clean-up of a cancelled order", async () => {
    const deprovision = vi.fn();
    const provisioner: Provisioner = provisionerWith({
      deprovision,
      async provision({ step }) {
        const slow = step("slow", async () => {
          change({ deploymentStatus: "UNDEPLOY_SENT" });
          await wakeSubscription(provisioner);
          await settle();
          return "made late";
        });
        await settle();
        await Promise.all([slow, step("next", () => 1)]);
        return result;
      },
    });
    await provisioner.reconcile(12);

    expect(deprovision).toHaveBeenCalledWith(expect.objectContaining({ steps: { slow: "made late" } }));
  });

  test("refuses two steps of one name, which would share a result", async () => {
    const provisioner = provisionerWith({
      async provision({ step }) {
        await step("same", () => 1);
        await step("same", () => 2);
        return result;
      },
    });

    expect(await provisioner.reconcile(12)).toEqual({ kind: "dead" });
    expect((await givenUp(provisioner))[0]?.error).toMatch(/"same"/);
  });

  test("is taken over by another process after a crash, with the same idempotency key", async () => {
    const keys: string[] = [];
    const hang: ProvisionerOptions["provision"] = ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return new Promise(() => {});
    };
    // The first process stops without a word: its timers never fire again.
    const dead = { ...clock, after: () => () => {} };
    void provisionerWith({ provision: hang, clock: dead, lease: "60s" }).reconcile(12);
    await settle();
    const second = provisionerWith({
      provision({ idempotencyKey }) {
        keys.push(idempotencyKey);
        return result;
      },
    });
    expect(await second.reconcile(12)).toEqual({ kind: "busy" });

    await clock.advance(60_000);

    expect(await second.reconcile(12)).toEqual({ kind: "done" });
    expect(keys).toEqual(["subscription-12-provision-1", "subscription-12-provision-1"]);
  });

  test("stops the loser of a lease at its next step, and writes nothing of it", async () => {
    let release = (): void => {};
    const second = vi.fn();
    const frozen = { ...clock, after: () => () => {} };
    const loser = provisionerWith({
      clock: frozen,
      async provision({ step }) {
        await step("slow", () => new Promise<void>((resolve) => (release = resolve)));
        await step("second", second);
        return { ...result, tenantId: "of the loser" };
      },
    }).reconcile(12);
    await settle();
    await clock.advance(60_000);
    await provisionerWith().reconcile(12);
    release();

    expect(await loser).toEqual({ kind: "busy" });
    expect(second).not.toHaveBeenCalled();
    expect(writes().filter((call) => call === "markDeployed")).toHaveLength(1);
    expect(await provisionerWith().show(12)).toMatchObject({ tenantId: "tenant-12" });
  });

  test("keeps its lease while the vendor's code takes long", async () => {
    let finish = (_: typeof result): void => {};
    const slow = provisionerWith({
      provision: () => new Promise<typeof result>((resolve) => (finish = resolve)),
    }).reconcile(12);
    await clock.advance(4 * 60_000);
    expect(await provisionerWith().reconcile(12)).toEqual({ kind: "busy" });
    finish(result);

    await slow;
    expect(market.subscription?.deploymentStatus).toBe("DEPLOYED");
  });
});

describe("failures", () => {
  test("tries again with growing delays, and gives up after the last attempt", async () => {
    const delays: number[] = [];
    const deadLettered = vi.fn();
    let last = clock.now();
    const provisioner = provisionerWith({
      retry: { attempts: 4, base: "2s", max: "5s" },
      hooks: { ...quiet, retrying: () => {}, deadLettered },
      poll: "10s",
      provision() {
        delays.push(clock.now() - last);
        last = clock.now();
        throw new Error("down");
      },
    });
    await provisioner.start();
    await putTask(store, "subscription/12", clock.now());
    await clock.advance(60_000);
    await provisioner.stop();

    // Half fixed, half chance of 0.5: three quarters of 2, 4 and 5 seconds.
    expect(delays.slice(1).map((delay) => Math.round(delay / 100) / 10)).toEqual([1.5, 3, 3.8]);
    expect(deadLettered).toHaveBeenCalledWith(
      expect.objectContaining({ reason: "exhausted", error: "Error: down" }),
    );
  });

  test("begins again where it stopped when it is redriven, and forgets the dead letter", async () => {
    let healthy = false;
    const provisioner = provisionerWith({
      retry: { attempts: 1 },
      provision() {
        if (!healthy) throw new Error("down");
        return result;
      },
    });
    expect(await provisioner.reconcile(12)).toEqual({ kind: "dead" });
    healthy = true;

    expect(await provisioner.redrive(12)).toBe(1);
    expect(await provisioner.reconcile(12)).toEqual({ kind: "done" });
    expect(await givenUp(provisioner)).toEqual([]);
    expect(market.subscription?.deploymentStatus).toBe("DEPLOYED");
  });

  test("waits as long as the vendor's code asks, without counting an attempt", async () => {
    let building = 30;
    const provisioner = provisionerWith({
      retry: { attempts: 2 },
      provision() {
        building -= 1;
        if (building > 0) throw new RetryLater("30s");
        return result;
      },
    });
    await provisioner.start();
    await provisioner.reconcile(12);
    await clock.advance(30 * 31_000);
    await provisioner.stop();

    expect(market.subscription?.deploymentStatus).toBe("DEPLOYED");
  });

  test("waits as long as the marketplace asks", async () => {
    market.before = (call) => {
      if (call === "getUser") throw new FakeApiError(429, 77_000);
    };

    expect(await provisionerWith().reconcile(12)).toEqual({ kind: "retry", at: clock.now() + 77_000 });
  });

  test("reports a permanent failure as FAILED, then tells the customer, then rolls back", async () => {
    const rollback = vi.fn();
    const provisioner = provisionerWith({
      rollback(context) {
        market.calls.push("rollback");
        rollback(context);
      },
      async provision({ step }) {
        await step("account", () => "a-1");
        throw new PermanentFailure({ instructions: { en: "Address in use" } });
      },
    });
    await provisioner.reconcile(12);

    expect(writes()).toEqual(["markFailed", "setInstructions", "rollback"]);
    expect(market.instructions).toEqual({ en: "Address in use" });
    expect(rollback).toHaveBeenCalledWith(expect.objectContaining({ steps: { account: "a-1" } }));
    expect(await provisioner.show(12)).toMatchObject({ tenant: "failed" });
    expect(await itemsOf(provisioner, "idle")).toEqual([]);
  });

  test.each(["markFailed", "setInstructions"])(
    "carries a failure through when %s does not work at once",
    async (point) => {
      const provision = vi.fn(() => {
        throw new PermanentFailure({ instructions: { en: "No" } });
      });
      const provisioner = provisionerWith({ provision });
      market.before = (call) => {
        if (call !== point) return;
        market.before = () => {};
        throw new FakeApiError(503);
      };
      await provisioner.reconcile(12);
      await provisioner.reconcile(12);

      expect(provision).toHaveBeenCalledOnce();
      expect(market.subscription?.deploymentStatus).toBe("FAILED");
      expect(market.instructions).toEqual({ en: "No" });
    },
  );

  test("does not take a 401 of the vendor's own services for one of the marketplace", async () => {
    const paused = vi.fn();
    await provisionerWith({
      hooks: { ...quiet, paused },
      provision: () => Promise.reject(new FakeApiError(401)),
    }).reconcile(12);

    expect(paused).not.toHaveBeenCalled();
  });
});

describe("a customer who changes course", () => {
  test("ends a provisioning at the next step when the order was cancelled, and removes what there is", async () => {
    const never = vi.fn();
    const deprovision = vi.fn();
    const provisioner: Provisioner = provisionerWith({
      deprovision,
      async provision({ step }) {
        await step("first", async () => {
          change({ deploymentStatus: "UNDEPLOY_SENT" });
          await wakeSubscription(provisioner);
          return "made";
        });
        await step("second", never);
        return result;
      },
    });
    await provisioner.reconcile(12);

    expect(never).not.toHaveBeenCalled();
    expect(deprovision).toHaveBeenCalledWith(expect.objectContaining({ steps: { first: "made" } }));
    expect(writes()).toEqual(["markUndeployed"]);
  });

  test("does so too when the vendor's code swallows the error of the step", async () => {
    const provisioner: Provisioner = provisionerWith({
      async provision({ step }) {
        change({ deploymentStatus: "UNDEPLOY_SENT" });
        await wakeSubscription(provisioner);
        await step("any", () => 1).catch(() => {});
        return result;
      },
    });
    await provisioner.reconcile(12);

    expect(writes()).toEqual(["markUndeployed"]);
  });

  test("does not report DEPLOYED what was cancelled during the last call", async () => {
    market.after = (call) => {
      if (call === "setCredentials") change({ deploymentStatus: "UNDEPLOY_SENT" });
    };
    await provisionerWith().reconcile(12);

    expect(writes()).not.toContain("markDeployed");
    expect(market.subscription?.deploymentStatus).toBe("UNDEPLOYED");
  });
});

describe("updates", () => {
  test("applies an upgrade and a new quantity, in order, once", async () => {
    const changes: unknown[] = [];
    const provisioner = await deployed({
      update: ({ change: { kind, from, to }, tenantId }) =>
        changes.push([kind, tenantId, from.productVersion, to.productVersion]),
    });
    const before = market.subscription?.productVersion.url;
    change({ productVersion: { url: "productVersion/99" }, billingItems: { "billingItem/1": 5 } });
    await provisioner.reconcile(12);
    await provisioner.reconcile(12);

    expect(changes).toEqual([
      ["upgraded", "tenant-12", before, "productVersion/99"],
      ["parameters", "tenant-12", before, "productVersion/99"],
    ]);
    expect(writes()).toEqual([]);
  });

  test("does not repeat a change that worked when the next one fails", async () => {
    const kinds: string[] = [];
    const provisioner = await deployed({
      update({ change: { kind }, attempt }) {
        kinds.push(kind);
        if (kind === "parameters" && attempt === 1) throw new Error("later");
      },
    });
    change({ productVersion: { url: "productVersion/99" }, billingItems: { "billingItem/1": 5 } });
    await provisioner.reconcile(12);
    await provisioner.reconcile(12);

    expect(kinds).toEqual(["upgraded", "parameters", "parameters"]);
  });

  test("aims anew when the subscription changes again before an update worked", async () => {
    const plans: string[] = [];
    const provisioner = await deployed({
      async update({ change: { to }, step, attempt }) {
        plans.push(await step("resize", () => to.productVersion));
        if (attempt === 1) throw new Error("later");
      },
    });
    change({ productVersion: { url: "productVersion/98" } });
    await provisioner.reconcile(12);
    change({ productVersion: { url: "productVersion/99" } });
    await provisioner.reconcile(12);

    expect(plans).toEqual(["productVersion/98", "productVersion/99"]);
  });

  test("keeps the steps of two changes apart", async () => {
    const seen: string[] = [];
    const provisioner = await deployed({
      update: async ({ change: { kind }, step }) => {
        seen.push(await step("apply", () => kind));
      },
    });
    change({ productVersion: { url: "productVersion/99" }, billingItems: { "billingItem/1": 5 } });
    await provisioner.reconcile(12);

    expect(seen).toEqual(["upgraded", "parameters"]);
  });

  test("does not begin a step again that was left behind by a failed update", async () => {
    const slow = vi.fn(async () => {
      await settle();
      return "done late";
    });
    const provisioner = await deployed({
      async update({ step, attempt }) {
        void step("slow", slow);
        if (attempt === 1) throw new Error("later");
      },
    });
    change({ productVersion: { url: "productVersion/99" } });
    await provisioner.reconcile(12);
    await provisioner.reconcile(12);

    expect(slow).toHaveBeenCalledOnce();
  });

  test("takes over a deployed subscription that the store does not know, and says so", async () => {
    change({ deploymentStatus: "DEPLOYED" });
    const warning = vi.fn();
    const provision = vi.fn<ProvisionerOptions["provision"]>(() => result);
    const provisioner = provisionerWith({ provision, adopt: () => "old-12", hooks: { ...quiet, warning } });
    await provisioner.reconcile(12);

    expect(provision).not.toHaveBeenCalled();
    expect(warning).toHaveBeenCalledWith(
      expect.objectContaining({ code: "adopted", subject: "subscription/12" }),
    );
    expect(await provisioner.show(12)).toMatchObject({ tenant: "present", tenantId: "old-12" });
  });
});

describe("the end", () => {
  test("removes the tenant, and then reports UNDEPLOYED", async () => {
    const provisioner = await deployed({
      deprovision({ tenantId }) {
        market.calls.push(`removed ${tenantId}`);
      },
    });
    change({ deploymentStatus: "UNDEPLOY_SENT" });
    await provisioner.reconcile(12);

    expect(writes()).toEqual(["removed tenant-12", "markUndeployed"]);
    expect(await itemsOf(provisioner, "idle")).toEqual([]);
  });

  test("reads the subscription once: nothing but its report leads on from UNDEPLOY_SENT", async () => {
    const provisioner = await deployed({});
    change({ deploymentStatus: "UNDEPLOY_SENT" });
    market.calls.length = 0;
    await provisioner.reconcile(12);

    expect(market.calls).toEqual(["get", "markUndeployed"]);
  });

  test("does not remove twice when the report fails", async () => {
    const deprovision = vi.fn();
    const provisioner = await deployed({ deprovision });
    change({ deploymentStatus: "UNDEPLOY_SENT" });
    market.before = (call) => {
      if (call !== "markUndeployed") return;
      market.before = () => {};
      throw new FakeApiError(500);
    };
    await provisioner.reconcile(12);
    await provisioner.reconcile(12);

    expect(deprovision).toHaveBeenCalledOnce();
    expect(market.subscription?.deploymentStatus).toBe("UNDEPLOYED");
  });

  test("removes what is left of a subscription that is already UNDEPLOYED, without a report", async () => {
    const deprovision = vi.fn();
    const provisioner = await deployed({ deprovision });
    change({ deploymentStatus: "UNDEPLOYED" });
    await provisioner.reconcile(12);
    await provisioner.reconcile(12);

    expect(deprovision).toHaveBeenCalledOnce();
    expect(writes()).toEqual([]);
  });

  test("asks the vendor to look the tenant up when the store does not know it", async () => {
    change({ deploymentStatus: "UNDEPLOY_SENT" });
    const deprovision = vi.fn();
    await provisionerWith({ deprovision }).reconcile(12);

    expect(deprovision).toHaveBeenCalledWith(
      expect.objectContaining({ subscriptionId: 12, tenantId: undefined }),
    );
    expect(writes()).toEqual(["markUndeployed"]);
  });
});

describe("running on", () => {
  test("does not touch the sandbox where that is switched off", async () => {
    change({ type: "SANDBOX" });
    await provisionerWith({ sandbox: "ignore" }).reconcile(12);

    expect(writes()).toEqual([]);
  });

  test("decides and reports in a dry run, and writes nothing anywhere", async () => {
    const decided = vi.fn();
    const provision = vi.fn<ProvisionerOptions["provision"]>(() => result);
    await provisionerWith({ dryRun: true, provision, hooks: { ...quiet, decided } }).reconcile(12);

    expect(decided).toHaveBeenCalledWith({ subscriptionId: 12, decision: { kind: "provision" } });
    expect(provision).not.toHaveBeenCalled();
    expect(writes()).toEqual([]);
    expect((await storedRecord(store)).runs).toBe(0);
  });

  test("notices on its own what no event told, within the interval of the sweep", async () => {
    const provisioner = await deployed({ sweep: { every: "10m", jitter: 0.3 } });
    change({ deploymentStatus: "UNDEPLOY_SENT" });
    await provisioner.start();
    await clock.advance(13 * 60_000 + 1000);
    await provisioner.stop();

    expect(market.subscription?.deploymentStatus).toBe("UNDEPLOYED");
  });

  test("looks at everything within the interval, also by processes of which none lives so long", async () => {
    const provisioner = await deployed({ sweep: { every: "10m", jitter: 0.3 } });
    change({ deploymentStatus: "UNDEPLOY_SENT" });
    for (let life = 0; life < 5; life += 1) {
      await provisioner.start();
      await clock.advance(3 * 60_000);
      await provisioner.stop();
    }

    expect(market.subscription?.deploymentStatus).toBe("UNDEPLOYED");
  });

  test("finds in the list of the marketplace the order that no event told of", async () => {
    const list = vi.fn(async function* () {
      yield { id: 12 };
    });
    const provisioner = provisionerWith({ sweep: { list } });

    expect(await provisioner.sweep()).toBe(1);
    await provisioner.reconcile(12);
    expect(market.subscription?.deploymentStatus).toBe("DEPLOYED");
    expect(await provisioner.sweep()).toBe(1);
    expect(list).toHaveBeenCalledTimes(2);
  });

  test("leaves a listed subscription alone that is over, or was given up", async () => {
    const provision = vi.fn(() => result);
    const provisioner = await deployed({ provision, sweep: { list: () => [{ id: 12 }] } });
    change({ deploymentStatus: "UNDEPLOY_SENT" });
    await provisioner.reconcile(12);

    expect(await provisioner.sweep()).toBe(0);
  });

  test("sweeps what it tracks, also when the list cannot be read", async () => {
    const error = vi.fn();
    const list = () => {
      throw new FakeApiError(503);
    };
    const provisioner = await deployed({ sweep: { every: "1m", list }, hooks: { ...quiet, error } });
    change({ deploymentStatus: "UNDEPLOY_SENT" });
    await provisioner.start();
    await clock.advance(60_000);
    await provisioner.stop();

    expect(market.subscription?.deploymentStatus).toBe("UNDEPLOYED");
    expect(error).toHaveBeenCalledWith(expect.any(FakeApiError), "listing subscriptions");
  });

  test("does not cut short a delay that the vendor asked for", async () => {
    const provision = vi.fn(() => {
      throw new RetryLater("2h");
    });
    const provisioner = provisionerWith({ sweep: { every: "10m", list: () => [{ id: 12 }] }, provision });
    await provisioner.start();
    await provisioner.reconcile(12);
    await clock.advance(119 * 60_000);
    expect(provision).toHaveBeenCalledOnce();
    await clock.advance(2 * 60_000);
    expect(provision).toHaveBeenCalledTimes(2);
    await provisioner.stop();
  });

  test("takes up after a restart what waited in the store", async () => {
    await putTask(store, "subscription/12", clock.now());
    const provisioner = provisionerWith();
    await provisioner.start();
    await settle();
    await provisioner.stop();

    expect(market.subscription?.deploymentStatus).toBe("DEPLOYED");
  });

  test("finishes what runs before it stops, and takes nothing new", async () => {
    let finish = (_: typeof result): void => {};
    const provisioner = provisionerWith({
      provision: () => new Promise<typeof result>((resolve) => (finish = resolve)),
    });
    await provisioner.start();
    await wakeSubscription(provisioner);
    await settle();
    const stopped = provisioner.stop();
    await wakeSubscription(provisioner, 13);
    finish(result);
    await stopped;

    expect(market.subscription?.deploymentStatus).toBe("DEPLOYED");
    expect(new Set(market.refs)).toEqual(new Set(["subscription/12"]));
  });

  test("gives up a task during which the process died again and again, and does not revive it at a start", async () => {
    const provision = vi.fn<ProvisionerOptions["provision"]>(() => result);
    const provisioner = provisionerWith({ provision });
    await putTask(store, "subscription/12", clock.now());
    for (let crash = 0; crash <= 20; crash += 1) {
      await clock.advance(1);
      await claimAndCrash(store, "subscription/12", clock.now());
    }
    await clock.advance(1);

    expect(await provisioner.reconcile(12)).toEqual({ kind: "dead" });
    expect(await givenUp(provisioner)).toMatchObject([{ reason: "crashed" }]);
    await provisioner.start();
    await clock.advance(120_000);
    await provisioner.stop();
    expect(provision).not.toHaveBeenCalled();
  });

  test("works on one subscription in one place at a time", async () => {
    let [running, most] = [0, 0];
    const provisioner = await deployed({
      async update() {
        running += 1;
        most = Math.max(most, running);
        await settle();
        running -= 1;
      },
    });
    for (let plan = 50; plan < 55; plan += 1) {
      change({ productVersion: { url: `productVersion/${plan}` } });
      void provisioner.reconcile(12);
    }
    await provisioner.reconcile(12);

    expect(most).toBe(1);
    expect((await storedRecord(store)).snapshot?.productVersion).toBe("productVersion/54");
  });

  test.each([0, -1, 1.5, Number.NaN, 2_147_483_648])("refuses %d as the id of a subscription", async (id) => {
    await expect(provisionerWith().reconcile(id)).rejects.toMatchObject({ code: "invalid_option" });
  });
});
