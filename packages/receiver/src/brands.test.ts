import { expect, test, vi } from "vitest";
import { delivery, eventText, secret } from "../test/delivery.js";
import { fakeClock } from "../test/fake-clock.js";
import { fakeMarketplace } from "../test/fake-marketplace.js";
import { givenUp, quiet } from "../test/tasks.js";
import {
  createEvents,
  createProvisioner,
  createReceiver,
  memoryStore,
  PermanentFailure,
  type ProvisionerOptions,
  ReceiverError,
  RetryLater,
} from "./index.js";

/** The package once more, as when one part of a program imports it, and another one requires it. */
async function copyOfPackage(): Promise<typeof import("./index.js")> {
  vi.resetModules();
  return import("./index.js");
}

const clock = fakeClock();
const provisionerWith = (options: Pick<ProvisionerOptions, "client" | "provision">) =>
  createProvisioner({ store: memoryStore(), clock, hooks: quiet, deprovision: () => {}, ...options });

test("the errors of a second copy are other classes, and are recognised", async () => {
  const copy = await copyOfPackage();

  expect(new copy.RetryLater("1s")).not.toBeInstanceOf(RetryLater);
  expect(RetryLater.is(new copy.RetryLater("1s"))).toBe(true);
  expect(PermanentFailure.is(new copy.PermanentFailure())).toBe(true);
  expect(ReceiverError.is(new copy.ReceiverError("timeout", "late"))).toBe(true);
  expect(ReceiverError.is(new copy.BodyConsumedError("node"))).toBe(true);
  for (const other of [new Error("no"), undefined, null, "text", new RetryLater("1s")]) {
    expect(PermanentFailure.is(other)).toBe(false);
    expect(ReceiverError.is(other)).toBe(false);
  }
});

test("a failure without a cause shows none where it is printed", () => {
  expect("cause" in new PermanentFailure({ instructions: { en: "No." } })).toBe(false);
  expect(new PermanentFailure({ cause: "full" }).cause).toBe("full");
});

test("a PermanentFailure of a second copy is reported as FAILED", async () => {
  const copy = await copyOfPackage();
  const market = fakeMarketplace();
  await provisionerWith({
    client: market.client,
    provision: () => {
      throw new copy.PermanentFailure({ instructions: { en: "No." } });
    },
  }).reconcile(12);

  expect(market.subscription?.deploymentStatus).toBe("FAILED");
  expect(market.instructions).toEqual({ en: "No." });
});

test("a RetryLater of a second copy is no failed attempt", async () => {
  const copy = await copyOfPackage();
  const provisioner = provisionerWith({
    client: fakeMarketplace().client,
    provision: () => {
      throw new copy.RetryLater("1h");
    },
  });

  expect(await provisioner.reconcile(12)).toEqual({ kind: "retry", at: clock.now() + 3_600_000 });
  expect(await provisioner.show(12)).toMatchObject({ attempts: 0, state: "sleeping" });
});

test("a PermanentFailure of a second copy makes an event a dead letter", async () => {
  const copy = await copyOfPackage();
  const receiver = createReceiver({
    secrets: secret,
    clock,
    hooks: quiet,
    events: createEvents().on("Subscription", () => {
      throw new copy.PermanentFailure();
    }),
  });

  expect((await receiver.handle(delivery(eventText({ eventId: 1 })))).status).toBe(204);
  expect(await givenUp(receiver)).toMatchObject([{ key: "event/1", reason: "rejected" }]);
});
