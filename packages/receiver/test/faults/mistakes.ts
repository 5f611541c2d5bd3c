import { describe, expect, test, vi } from "vitest";
import {
  createEvents,
  createReceiver,
  PermanentFailure,
  type Provisioner,
  type ProvisionerOptions,
} from "../../src/index.js";
import { delivery, eventText, secret } from "../delivery.js";
import { pendingSubscription } from "../fake-marketplace.js";
import type { OverStores } from "../over-stores.js";
import { givenUp, quiet } from "../tasks.js";
import { result, useWorld } from "./world.js";

type Provision = ProvisionerOptions["provision"];

/** What JavaScript lets a handler return. */
const returning =
  (value: unknown): Provision =>
  () =>
    value as never;

const endpoint = "https://t.example";

/** Mistakes in the vendor's code: it forgets to wait, or returns what nobody can use. Over any store. */
export const mistakes: OverStores = (open) => {
  const world = useWorld(open);
  const later = (ms: number): Promise<void> =>
    new Promise((resolve) => void world.clock.after(ms, () => resolve()));

  /** Works on the subscription until the handler has ended, also with steps that take their time. */
  const work = async (options: Partial<ProvisionerOptions>): Promise<Provisioner> => {
    const provisioner = world.provisionerWith(options);
    const done = provisioner.reconcile(12);
    await world.clock.advance(1000);
    await done;
    return provisioner;
  };
  const setState = (
    deploymentStatus: "PENDING" | "UNDEPLOY_SENT",
    productVersion?: "productVersion/9",
  ): void =>
    void world.market.subscriptions.set(12, {
      ...(world.market.subscriptions.get(12) ?? pendingSubscription()),
      deploymentStatus,
      ...(productVersion === undefined ? {} : { productVersion: { url: productVersion } }),
    });

  describe("a forgotten await", () => {
    const failing = async (): Promise<string> => {
      throw new Error("no room");
    };

    test.each<[string, () => unknown]>([
      ["fails at once", failing],
      ["fails later", async () => later(100).then(failing)],
      ["succeeds later", () => later(100)],
      ["succeeds at once", () => "made"],
      ["throws before it begins", () => failing()],
    ])("of a step that %s is a failed attempt, and nothing is reported", async (_, made) => {
      const provisioner = await work({
        async provision({ step }) {
          void step("tenant", made);
          return result;
        },
      });

      expect(world.statesOf()).toEqual(["PENDING"]);
      expect(world.market.calls.get("setEndpoints")).toBeUndefined();
      expect(await provisioner.show(12)).toMatchObject({
        state: "retrying",
        error: expect.stringMatching(/step "tenant".*await step\("tenant"/),
      });
    });

    test("names the failure of the step, too", async () => {
      const retrying = vi.fn();
      await work({
        hooks: { ...quiet, retrying },
        async provision({ step }) {
          void step("tenant", failing);
          return result;
        },
      });

      expect(retrying).toHaveBeenCalledWith(
        expect.objectContaining({
          counted: true,
          error: expect.objectContaining({
            code: "step_not_awaited",
            message: expect.stringContaining("no room"),
            cause: expect.objectContaining({ message: "no room" }),
          }),
        }),
      );
    });

    test.each([
      ["step.sleep", "nap", (step: Parameters<Provision>[0]["step"]) => step.sleep("nap", "1h")],
      ["step.waitFor", "approval", (step: Parameters<Provision>[0]["step"]) => step.waitFor("approval")],
    ] as const)("of %s is noticed", async (_, name, wait) => {
      const provisioner = await work({
        async provision({ step }) {
          void wait(step);
          return result;
        },
      });

      expect(world.statesOf()).toEqual(["PENDING"]);
      expect((await provisioner.show(12))?.error).toContain(`the step "${name}"`);
    });

    test("of a step that only lost a race is noticed: it still runs when the handler returns", async () => {
      const provisioner = await work({
        async provision({ step }) {
          await Promise.race([step("slow", () => later(100)), Promise.resolve()]);
          return result;
        },
      });

      expect((await provisioner.show(12))?.error).toContain('the step "slow"');
    });

    test("in update is a failed attempt: the change is not applied", async () => {
      await work({});
      setState("PENDING", "productVersion/9");
      world.market.subscriptions.set(12, {
        ...(world.market.subscriptions.get(12) ?? pendingSubscription()),
        deploymentStatus: "DEPLOYED",
      });
      const provisioner = await work({
        async update({ step }) {
          void step("resize", failing);
        },
      });

      expect(await provisioner.show(12)).toMatchObject({
        state: "retrying",
        error: expect.stringMatching(/update\(\).*"upgraded\/resize"|update\(\).*"resize"/),
      });
    });

    test("in deprovision is a failed attempt: nothing is reported", async () => {
      await work({});
      setState("UNDEPLOY_SENT");
      const provisioner = await work({
        async deprovision({ step }) {
          void step("remove", failing);
        },
      });

      expect(world.statesOf()).toEqual(["UNDEPLOY_SENT"]);
      expect((await provisioner.show(12))?.error).toMatch(/deprovision\(\).*await step\("remove"/);
    });

    test("is none where steps run in parallel, are caught, or are passed on", async () => {
      const names: string[] = [];
      const note =
        (name: string, ms = 0) =>
        async () => {
          await later(ms);
          names.push(name);
          return name;
        };
      await work({
        async provision({ step }) {
          const [first] = await Promise.all([step("a", note("a", 20)), step("b", note("b", 10))]);
          const c = step("c", note("c", 30));
          await step("d", note("d", 5));
          await c;
          await step("e", failing).catch(() => "instead");
          await step("f", note("f")).then((name) => name);
          return { ...result, tenantId: first };
        },
      });

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
      expect(names).toEqual(["b", "a", "d", "c", "f"]);
    });
  });

  describe("what a handler returns", () => {
    const isGivenUp = async (
      options: Partial<ProvisionerOptions>,
      message: RegExp,
      state: string = "PENDING",
    ): Promise<void> => {
      const retrying = vi.fn();
      const provisioner = await work({ ...options, hooks: { ...quiet, retrying } });
      expect(await givenUp(provisioner)).toMatchObject([
        { key: "subscription/12", reason: "rejected", error: expect.stringMatching(message) },
      ]);
      expect(retrying).not.toHaveBeenCalled();
      expect(world.statesOf()).toEqual([state]);
    };
    const app = { category: "APP", endpoint };

    test.each([
      ["nothing", undefined, /returned undefined\. Return an object such as \{ tenantId/],
      ["null", null, /returned null\. Return an object/],
      ["a text", "again", /returned a text\. Return an object/],
      ["a list", [app], /returned a list\. Return an object/],
      ["no endpoints", { tenantId: "t" }, /endpoints must be a list such as .* and is missing/],
      ["a text for endpoints", { endpoints: endpoint }, /endpoints must be a list such as .*, not a text/],
      ["an object for endpoints", { endpoints: app }, /endpoints must be a list such as .*, not an object/],
      ["a text in endpoints", { endpoints: [endpoint] }, /endpoints\[0\] must be an object with category/],
      [
        "url for endpoint",
        { endpoints: [{ category: "APP", url: endpoint }] },
        /endpoints\[0\] needs endpoint, not url/,
      ],
      [
        "a number for endpoint",
        { endpoints: [{ category: "APP", endpoint: 5 }] },
        /endpoints\[0\] needs endpoint:/,
      ],
      [
        "a category in lower case",
        { endpoints: [{ category: "app", endpoint }] },
        /category of endpoints\[0\] must be one of APP, .*, not "app"/,
      ],
      [
        "texts by language for a description",
        { endpoints: [{ ...app, description: { en: "x" } }] },
        /description of endpoints\[0\] must be a text/,
      ],
      [
        "a text for instructions",
        { endpoints: [app], instructions: "Welcome" },
        /instructions must be an object .*\{ en: "Welcome" \}, not a text/,
      ],
      [
        "the name of a language",
        { endpoints: [app], instructions: { english: "Welcome" } },
        /"english" is no two-letter/,
      ],
      [
        "instructions that are no text",
        { endpoints: [app], instructions: { en: 5 } },
        /instructions must .*"en" is 5/,
      ],
      [
        "an object for credentials",
        { endpoints: [app], credentials: { user: "a" } },
        /credentials must be a list such as .*, not an object/,
      ],
      [
        "a credential without a key",
        { endpoints: [app], credentials: [{ name: "k" }] },
        /credentials\[0\] needs key/,
      ],
      [
        "a number as a credential",
        { endpoints: [app], credentials: [{ key: "k", value: 5 }] },
        /value of credentials\[0\] must be a text, not a number/,
      ],
      [
        "a number for tenantId",
        { endpoints: [app], tenantId: 5 },
        /tenantId must be a text that is not empty, not 5: String\(id\)/,
      ],
      [
        "a misspelt name",
        { endpoints: [app], instuctions: { en: "x" } },
        /It has instuctions, and the kit knows/,
      ],
    ])(
      "is refused in one message, and not tried again, when provision returns %s",
      async (_, bad, message) => {
        await isGivenUp({ provision: returning(bad) }, message);
        expect([...world.market.calls.keys()].toSorted()).toEqual(["get"]);
      },
    );

    test("waits for the next start, and then new code is tried", async () => {
      const provisioner = await work({ provision: returning(undefined) });
      await provisioner.start();
      await provisioner.stop();
      const mended = world.provisionerWith();
      await mended.start();
      await world.clock.advance(120_000);
      await mended.stop();

      expect(world.statesOf()).toEqual(["DEPLOYED"]);
    });

    test.each([
      ["a list of promises", () => [Promise.resolve()], /list of promises.*Promise\.all/],
      ["a function", () => () => undefined, /returned a function, and nobody calls it/],
      [
        "a generator",
        async function* () {
          yield 1;
        },
        /returned a generator/,
      ],
    ])("is refused when deprovision or update return %s", async (_, handler, message) => {
      await work({});
      const deployed = world.market.subscriptions.get(12) ?? pendingSubscription();
      world.market.subscriptions.set(12, { ...deployed, productVersion: { url: "productVersion/9" } });
      await isGivenUp({ update: handler }, message, "DEPLOYED");
      setState("UNDEPLOY_SENT");
      await isGivenUp({ deprovision: handler }, message, "UNDEPLOY_SENT");
    });

    test.each([
      [
        "a number from adopt",
        { adopt: () => 5 as never },
        "DEPLOYED",
        /adopt\(\) must return the tenant's name as a text/,
      ],
      [
        "a promise from sandbox",
        { sandbox: (async () => false) as never },
        "PENDING",
        /sandbox\(\) must return true or false, not a promise/,
      ],
    ] as const)("is refused when it is %s", async (_, options, deploymentStatus, message) => {
      world.market.subscriptions.set(12, pendingSubscription({ deploymentStatus, type: "SANDBOX" }));
      await isGivenUp(options, message, deploymentStatus);
    });

    test.each<[string, string | undefined, unknown, RegExp]>([
      [
        "a step that returns a bigint",
        "tenant",
        () => 5n,
        /result of the step "tenant" cannot be stored as JSON/,
      ],
      [
        "a step that returns a list of promises",
        "tenant",
        () => [Promise.resolve()],
        /step "tenant".*list of promises/,
      ],
      [
        "a step without a function",
        "tenant",
        "made",
        /The step "tenant" must be given a function, not a text/,
      ],
      ["a step without a name", undefined, () => 5, /A step must have a name/],
    ])("is refused when it comes from %s", async (_, name, made, message) => {
      await isGivenUp(
        {
          async provision({ step }) {
            await step(name as string, made as () => string);
            return result;
          },
        },
        message,
      );
    });

    test.each([
      ["Already in use."],
      [{ instructions: "Already in use." }],
      [{ instructions: { english: "x" } }],
    ])("is refused when a PermanentFailure is made from %j", async (options) => {
      await isGivenUp(
        {
          provision: () => {
            throw new PermanentFailure(options as never);
          },
        },
        /PermanentFailure takes a text for each language/,
      );
    });

    test("is refused when a handler of an event returns a list of promises", async () => {
      const receiver = createReceiver({
        secrets: secret,
        store: world.store,
        clock: world.clock,
        hooks: quiet,
        events: createEvents().on("Subscription", () => [Promise.resolve()]),
      });
      await receiver.start();
      await receiver.handle(delivery(eventText({ eventId: 3 })));
      await world.clock.advance(1000);
      await receiver.stop();

      expect(await givenUp(receiver)).toMatchObject([
        { key: "event/3", reason: "rejected", error: expect.stringContaining("list of promises") },
      ]);
    });
  });
};
