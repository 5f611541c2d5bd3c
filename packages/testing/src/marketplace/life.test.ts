import { expect, onTestFinished, test } from "vitest";
import { smallApplication } from "../../test/small-application.js";
import { type Marketplace, NotReachedError, startMarketplace } from "../index.js";
import { createApi } from "./api.js";

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

/** A month of a marketplace is many polls and deliveries. */
const months = { timeout: 120_000 };

test("more seats are there at once, and fewer from the next period", months, async () => {
  const marketplace = await open();
  const subscription = await marketplace.placeOrder({ quantities: { users: 3 } });
  await marketplace.waitFor(subscription, "DEPLOYED");
  const seats = async (): Promise<number | undefined> =>
    (await marketplace.read(subscription)).billingItems?.["billingItem/1"];

  expect(await marketplace.changeQuantities(subscription, { users: 5 })).toMatchObject({ upgrade: "PAID" });
  expect(await seats()).toBe(5);
  const fewer = await marketplace.changeQuantities(subscription, { users: 2 });
  expect([fewer.upgrade, await seats()]).toEqual(["DEFERRED", 5]);
  await marketplace.endPeriod(subscription);
  expect(await seats()).toBe(2);
});

test("what waits for the next period can be cancelled, and what does not cannot", async () => {
  const marketplace = await open();
  const subscription = await marketplace.placeOrder({ quantities: { users: 3 } });
  await marketplace.waitFor(subscription, "DEPLOYED");

  const deferred = await marketplace.upgrade(subscription, "Yearly");
  await marketplace.cancelUpgrade(deferred);
  expect(await marketplace.changeQuantities(subscription, { users: 2 })).toMatchObject({
    upgrade: "DEFERRED",
  });
  await expect(marketplace.cancelUpgrade({ upgrade: "PAID" })).rejects.toThrow("the change was PAID");
});

test("a renewal that fails begins a grace, which a payment ends", months, async () => {
  const marketplace = await open();
  const subscription = await marketplace.placeOrder();
  await marketplace.waitFor(subscription, "DEPLOYED");

  expect(await marketplace.failRenewal(subscription)).toMatchObject({
    paid: false,
    deploymentStatus: "DEPLOYED",
  });
  await marketplace.pay(subscription);
  await marketplace.clock.advance("4 days");
  expect(await marketplace.read(subscription)).toMatchObject({ paid: true, deploymentStatus: "DEPLOYED" });
});

test("a grace without a payment ends after three days, and the tenant with it", months, async () => {
  const marketplace = await open();
  const subscription = await marketplace.placeOrder();
  await marketplace.waitFor(subscription, "DEPLOYED");

  await marketplace.failRenewal(subscription);
  await marketplace.clock.advance("3 days");
  await marketplace.waitFor(subscription, "UNDEPLOYED");
});

test("an invoice is credited in part, and no more than it was", async () => {
  const marketplace = await open();
  const subscription = await marketplace.placeOrder();
  await marketplace.waitFor(subscription, "DEPLOYED");

  const note = await marketplace.credit(subscription, { reason: "It was down.", amount: "2.50" });
  expect(note).toMatchObject({ type: "CREDIT", total: { total: "-2.5000" }, reason: "It was down." });
});

test("a second credit gives back what the first one left of the invoice", async () => {
  const marketplace = await open();
  const subscription = await marketplace.placeOrder();
  await marketplace.waitFor(subscription, "DEPLOYED");

  const first = await marketplace.credit(subscription, { reason: "It was down.", amount: "2.50" });
  const rest = await marketplace.credit(subscription, { reason: "It stayed down." });
  expect(rest).toMatchObject({ type: "CREDIT", creditOf: first.creditOf });
});

test("a subscription without an invoice cannot be credited", async () => {
  const marketplace = await open();
  const trial = await marketplace.placeOrder({ type: "TRIAL" });

  await expect(marketplace.credit(trial, { reason: "It was down." })).rejects.toThrow(
    `${trial.url} has no invoice that could be credited.`,
  );
});

test("a failed order gives the money back", async () => {
  const marketplace = await open();
  marketplace.connect(() => new Response(null, { status: 204 }));
  const subscription = await marketplace.placeOrder();
  const vendor = createApi(marketplace.client);
  await vendor("subscriptionPatch", { path: { id: subscription.id }, body: { deploymentStatus: "FAILED" } });

  const { invoices } = await marketplace.read(subscription);
  expect(invoices).toHaveLength(2);
});

test("a suspended subscription keeps its place, and comes back", async () => {
  const marketplace = await open();
  const subscription = await marketplace.placeOrder();
  await marketplace.waitFor(subscription, "DEPLOYED");
  await marketplace.stop(subscription);
  expect((await marketplace.read(subscription)).deploymentStatus).toBe("STOPPED");
  await marketplace.start(subscription);
  expect((await marketplace.read(subscription)).deploymentStatus).toBe("DEPLOYED");
});

test("what waits for months to be deployed is billed from then on", months, async () => {
  const marketplace = await startMarketplace();
  onTestFinished(() => marketplace.close());
  // It takes the event, and has nobody yet who makes the tenant.
  marketplace.connect(() => new Response(null, { status: 204 }));
  const { id } = await marketplace.placeOrder();
  await marketplace.clock.advance("3 months");
  expect((await marketplace.read(id)).invoices).toHaveLength(1);

  const vendor = createApi(marketplace.client);
  await vendor("subscriptionSetEndpoints", {
    path: { id },
    body: [{ category: "APP", endpoint: "https://tenant.example" }],
  });
  await vendor("subscriptionPatch", { path: { id }, body: { deploymentStatus: "DEPLOYED" } });
  const { invoices, endDate } = await marketplace.read(id);
  expect(invoices).toHaveLength(1);
  expect(Date.parse(endDate ?? "")).toBeGreaterThan(marketplace.clock.now());
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
