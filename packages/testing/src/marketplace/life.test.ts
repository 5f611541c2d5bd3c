import { expect, onTestFinished, test } from "vitest";
import { smallApplication } from "../../test/small-application.js";
import { type Marketplace, NotReachedError, startMarketplace } from "../index.js";

async function open(): Promise<Marketplace> {
  const marketplace = await startMarketplace();
  onTestFinished(() => marketplace.close());
  marketplace.connect(smallApplication(marketplace).receive);
  return marketplace;
}

test("an upgrade is one line, and says what it cost", async () => {
  const marketplace = await open();
  const subscription = await marketplace.placeOrder({ plan: "Basic" });
  await marketplace.waitFor(subscription, "DEPLOYED");

  expect(await marketplace.upgrade(subscription, "Pro")).toMatchObject({ upgrade: "PAID" });
  expect((await marketplace.read(subscription)).productVersion.url).toBe("productVersion/2");
});

test("a renewal by the buyer moves the end of the period", async () => {
  const marketplace = await open();
  const subscription = await marketplace.placeOrder();
  const before = await marketplace.waitFor(subscription, "DEPLOYED");

  await marketplace.renew(subscription);

  const { endDate } = await marketplace.read(subscription);
  expect(Date.parse(endDate ?? "")).toBeGreaterThan(Date.parse(before.endDate ?? ""));
});

test("a trial comes to its end, and becomes what the customer pays for", async () => {
  const marketplace = await open();
  const trial = await marketplace.placeOrder({ type: "TRIAL" });
  await marketplace.waitFor(trial, "DEPLOYED");

  expect(await marketplace.endPeriod(trial)).toMatchObject({ type: "NORMAL", deploymentStatus: "DEPLOYED" });
});

test("what the application throws is the cause of the error, and stands in its text", async () => {
  const marketplace = await startMarketplace();
  onTestFinished(() => marketplace.close());
  const thrown = new Error("The cloud has no room left");
  marketplace.connect(() => {
    throw thrown;
  });
  const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 1 });

  await expect(waiting).rejects.toMatchObject({ name: "NotReachedError", cause: thrown });
  await expect(waiting).rejects.toThrow(
    "What failed in the application:\n  Error: The cloud has no room left",
  );
});

test("what the application reports is the cause, where it answers all the same", async () => {
  const marketplace = await startMarketplace();
  onTestFinished(() => marketplace.close());
  const failed = new Error("The cloud has no room left");
  marketplace.connect(() => {
    marketplace.reportError(failed);
    return new Response(null, { status: 204 });
  });
  const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 1 });

  await expect(waiting).rejects.toBeInstanceOf(NotReachedError);
  await expect(waiting).rejects.toMatchObject({ cause: failed });
});
