import { createReferenceServer } from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { expect, onTestFinished, test } from "vitest";
import { startSample } from "./run-sample.js";
import { sampleAt } from "./samples.js";

/** Starts a marketplace with the subscription that the guide's pages mention, and deploys it. */
async function startWithSubscription12() {
  const server = await createReferenceServer({ firstIds: { subscriptions: 12 } });
  onTestFinished(() => server.close());
  const { url } = await server.listen();
  const signIn = (username: string): Marketplace =>
    createMarketplace({ baseUrl: url, auth: { username, password: `${username}-demo` } });
  const [customer, vendor] = [signIn("customer"), signIn("vendor")];
  await customer.orders.create({
    type: "NORMAL",
    productVersion: { url: "productVersion/1" },
    configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
  });
  await vendor.subscriptions.setEndpoints(12, [{ category: "APP", endpoint: "https://t12.example" }]);
  await vendor.subscriptions.markDeployed(12);
  return { url, customer, token: await vendor.login.token() };
}

/** Runs a page's program unchanged, and returns its output. */
async function run(page: string, place: string, { url, token }: { url: string; token: string }) {
  const sample = sampleAt(`docs/pages/how-to/${page}.md`, place);
  const running = await startSample(sample, { marketplaceUrl: url, token });
  onTestFinished(() => running.stop());
  await running.ended();
  return running.output();
}

test("the program of the page on upgrades upgrades a plan", async () => {
  const { customer, ...marketplace } = await startWithSubscription12();

  expect(await run("upgrade-a-plan", "Upgrade a plan 1", marketplace)).toBe("PAID invoice/2\n");

  const { productVersion } = await customer.subscriptions.get(12);
  expect(productVersion.url).toBe("productVersion/2");
}, 90_000);

test("the program of the page on billing bills what has a price", async () => {
  const { customer, ...marketplace } = await startWithSubscription12();

  await run("bill-usage", "Lines 1", marketplace);

  const { entries } = await customer.invoices.get(2);
  expect(entries).toMatchObject([
    { description: "Import of old data", price: { price: "250.0000", currency: "EUR" }, quantity: 1 },
  ]);
}, 90_000);
