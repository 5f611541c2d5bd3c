import { createReferenceServer } from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { expect, onTestFinished, test } from "vitest";
import { startSample } from "./run-sample.js";
import { sampleAt } from "./samples.js";

const basic = {
  productVersion: { url: "productVersion/1" },
  configurationParameters: { "configurationParameter/1": "my-team", "configurationParameter/2": "eu" },
} as const;

const appAt = (endpoint: string) => ({ category: "APP", endpoint }) as const;

/** Starts a marketplace with the subscription that the guide's pages mention, and deploys it. */
async function startWithSubscription12() {
  const server = await createReferenceServer({ firstIds: { subscriptions: 12 } });
  onTestFinished(() => server.close());
  const { url } = await server.listen();
  const signIn = (username: string): Marketplace =>
    createMarketplace({ baseUrl: url, auth: { username, password: `${username}-demo` } });
  const [customer, vendor] = [signIn("customer"), signIn("vendor")];
  await customer.orders.create({ type: "NORMAL", ...basic });
  await vendor.subscriptions.setEndpoints(12, [appAt("https://t12.example")]);
  await vendor.subscriptions.markDeployed(12);
  return { url, signIn, customer, vendor, token: await vendor.login.token() };
}

interface Place {
  readonly url: string;
  readonly token: string;
  /** What the reader does with the exports of the program. */
  readonly after?: string;
}

/** Runs a page's program unchanged, and returns its output. */
async function run(page: string, place: string, { url, token, after }: Place) {
  const sample = sampleAt(`docs/pages/${page}.md`, place);
  const running = await startSample(sample, { marketplaceUrl: url, token, ...(after && { after }) });
  onTestFinished(() => running.stop());
  await running.ended();
  return running.output();
}

test("the program of the page on upgrades upgrades a plan", async () => {
  const { url, token, customer } = await startWithSubscription12();

  expect(await run("how-to/upgrade-a-plan", "Upgrade a plan 1", { url, token })).toBe("PAID invoice/2\n");

  const { productVersion } = await customer.subscriptions.get(12);
  expect(productVersion.url).toBe("productVersion/2");
}, 90_000);

test("the program of the page on billing bills what has a price", async () => {
  const { url, token, customer } = await startWithSubscription12();

  await run("how-to/bill-usage", "Lines 1", { url, token });

  const { entries } = await customer.invoices.get(2);
  expect(entries).toMatchObject([
    { description: "Import of old data", price: { price: "250.0000", currency: "EUR" }, quantity: 1 },
  ]);
}, 90_000);

test("the programs of the page on metadata write it, find by it, and overwrite nothing of others", async () => {
  const { vendor, customer, url, token } = await startWithSubscription12();
  await vendor.subscriptions.replaceMetadata(12, { costCentre: "42" });

  const said = await run("how-to/keep-your-own-data", "Keep your own data with a subscription 1", {
    url,
    token,
  });
  expect(said).toBe("subscription/12\n");
  expect(await customer.subscriptions.getMetadata(12)).toEqual({ costCentre: "42", crmAccount: "A-17" });

  const keys = ["one", "two", "three", "four"];
  await run("how-to/keep-your-own-data", "Two programs that write 1", {
    url,
    token,
    after: `await Promise.all(${JSON.stringify(keys)}.map((key) => sample.setMetadata(12, key, key)));`,
  });
  expect(Object.keys(await customer.subscriptions.getMetadata(12)).toSorted()).toEqual(
    ["costCentre", "crmAccount", ...keys].toSorted(),
  );
}, 90_000);

test("the program of the page on renewals names what ends within two weeks, and says whether it renews", async () => {
  const { signIn, vendor, url, token } = await startWithSubscription12();
  const trials = [];
  for (const [customer, autoRenew] of [
    ["customer", true],
    ["customer2", false],
  ] as const) {
    const { subscription } = await signIn(customer).orders.create({ type: "TRIAL", ...basic });
    await vendor.subscriptions.setEndpoints(subscription, [appAt("https://trial.example")]);
    await vendor.subscriptions.markDeployed(subscription);
    await signIn(customer).subscriptions.setAutoRenew(subscription, autoRenew);
    trials.push(await vendor.subscriptions.get(subscription));
  }

  const said = await run("concepts/trials-and-the-end", "Reminders before a renewal 1", { url, token });

  const [renewing, ending] = trials.map(({ self, endDate = "" }) => ({ self, day: endDate.slice(0, 10) }));
  // The one of a month is not named.
  expect(said).toBe(`${renewing?.self} renews on ${renewing?.day}\n${ending?.self} ends on ${ending?.day}\n`);
}, 90_000);
