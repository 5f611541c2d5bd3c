import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

test("a product's page says where its lists stop", async () => {
  const vendor = there.stage.signIn("vendor");
  const [first] = await vendor.billingItems.list().first(1);
  const { id: _, self: __, identifier: ___, ...like } = first ?? ({} as never);
  for (let made = 0; made < 201; made += 1)
    await vendor.billingItems.create({ ...like, name: `Seat ${made}` });
  const page = await openAs(there.browser.context, `${there.stage.url}/product/1`, "vendor");
  await page.getByText("Only the first 200 resources are shown.").waitFor();
  expect(await page.getByText(/Only the first \d+ plans/).count()).toBe(0);
  await page.close();
});

test("the list of moves of the clock says where it stops, and leads on", async () => {
  const admin = there.stage.signIn("admin");
  for (let moved = 0; moved < 51; moved += 1) await admin.sandbox.advanceClock({ advance: "PT1M" });
  const page = await openAs(there.browser.context, `${there.stage.url}/clock`, "admin");
  const moves = page.getByRole("region", { name: "Moves so far" });
  await moves.getByText("Only the newest 50 moves are shown.").waitFor();
  expect(await moves.locator("li").count()).toBe(50);
  await moves.getByRole("link", { name: "The audit has all of them." }).click();
  await page.getByText("51 in all").waitFor();
  await page.close();
});

/** Adds things until there are as many. */
async function fill(most: number, add: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 1; number <= most; number += 1) await add(number);
}

test("the store has a page for each 24 products, and each says how many plans it has and what they cost", async () => {
  const vendor = there.stage.signIn("vendor");
  const sell = async (name: string, prices: readonly string[]): Promise<number> => {
    const product = await vendor.products.create({ name, type: "SYNDICATED" });
    for (const price of prices)
      await vendor.productVersions.create({ name: `At ${price}`, product, price, published: true });
    return product.id;
  };
  await fill(24, (number) => sell(`A ${number}`, ["7.0000"]));
  // More plans than one page of a list, and the cheapest is the last.
  const prices = Array.from({ length: 60 }, (_, index) => `${100 - index}.0000`);
  const last = await sell("Zebra", prices);
  const page = await openAs(there.browser.context, `${there.stage.url}/store`, "customer");
  const products = page.locator("a.product");
  await expect.poll(() => products.count()).toBe(24);
  expect(await products.filter({ hasText: "Zebra" }).count()).toBe(0);
  await page.getByRole("navigation", { name: "Pages of the list" }).getByRole("link", { name: "2" }).click();
  const zebra = products.filter({ hasText: "Zebra" });
  await zebra.getByText("60 plans").waitFor();
  await zebra.getByText("from 41.00 EUR").waitFor();
  await zebra.click();
  await page.getByRole("heading", { name: "Zebra" }).waitFor();
  await page.getByRole("radio", { name: "At 41.0000" }).check();
  await page.getByRole("heading", { name: "Order At 41.0000" }).waitFor();
  await page.close();
  await vendor.products.create({ name: "0 not for sale", type: "SYNDICATED" });
  const store = await openAs(there.browser.context, `${there.stage.url}/store`, "vendor");
  // It is the first by name, and takes a place on the page that nobody sees.
  await expect.poll(() => store.locator("a.product").count()).toBe(23);
  expect(await store.getByText("0 not for sale").count()).toBe(0);
  await store.close();
  // Whoever filters by a product finds the last one too.
  const filtered = await openAs(
    there.browser.context,
    `${there.stage.url}/deliveries?product=${last}`,
    "vendor",
  );
  const choice = filtered.getByRole("combobox", { name: /^Product/ });
  await choice.locator("option", { hasText: "Zebra" }).waitFor({ state: "attached" });
  expect(await choice.inputValue()).toBe(String(last));
  await filtered.close();
});

test("a company with more people than a page, and a catalogue with more products, lead to all of them", async () => {
  const admin = there.stage.signIn("admin");
  const company = await admin.userCompanies.create({
    name: "Crowd",
    address: { city: "Reading", country: "United Kingdom", countryCode: "GB" },
  });
  await fill(26, (number) =>
    admin.users.create({
      userName: `crowd${number}`,
      email: `crowd${number}@crowd.example`,
      password: "a password of the crowd",
      name: `Person ${number}`,
      userRole: "ROLE_USER",
      company: { url: company.self },
    }),
  );
  const page = await openAs(there.browser.context, `${there.stage.url}/${company.self}`, "admin");
  const people = page.getByRole("region", { name: "People" });
  await people.getByText("26 in all").waitFor();
  await people.getByRole("link", { name: "2", exact: true }).click();
  await people.getByText("crowd26@crowd.example").waitFor();
  await page.goto(`${there.stage.url}/catalogue`);
  const products = page.getByRole("region", { name: "Products" });
  await products.getByText(/\d+ in all/).waitFor();
  await products.getByRole("link", { name: "2", exact: true }).click();
  await products.getByRole("link", { name: /Zebra/ }).waitFor();
  await page.close();
});

test("where there are more companies than a list is good for, the reference of any can be typed", async () => {
  const admin = there.stage.signIn("admin");
  const address = { city: "Reading", country: "United Kingdom", countryCode: "GB" };
  await fill(200, (number) => admin.userCompanies.create({ name: `Firm ${number}`, address }));
  // By name it is the last, and no list suggests it.
  const last = await admin.userCompanies.create({ name: "Zz", address });
  const page = await openAs(there.browser.context, `${there.stage.url}/accounts`, "admin");
  await page.getByRole("button", { name: "New account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("User name").fill("zed-of-zz");
  await dialog.getByLabel(/^Name/).fill("Zed");
  await dialog.getByLabel(/^Email/).fill("zed@zz.example");
  await dialog.getByLabel(/^Password/).fill("a password of the last");
  await dialog.getByLabel(/^User role/).selectOption("ROLE_USER");
  await dialog.getByLabel(/^Company/).fill(last.self);
  await dialog.getByRole("button", { name: "Create" }).click();
  await dialog.waitFor({ state: "detached" });
  const [zed] = await admin.users.list({ companyId: last.id }).first(2);
  expect(zed?.userName).toBe("zed-of-zz");
  await page.close();
});

test("a vendor sets the headers of metric polls, which are sent and never shown", async () => {
  const asked: (string | string[] | undefined)[] = [];
  const service = createServer((request, response) => {
    asked.push(request.headers["x-metric-key"]);
    response
      .setHeader("Content-Type", "application/json")
      .end(JSON.stringify({ value: 1, metricsName: "notes" }));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  const vendor = there.stage.signIn("vendor");
  const page = await openAs(there.browser.context, `${there.stage.url}/product/1`, "vendor");
  const headers = page.getByRole("region", { name: "Headers of metric polls" });
  const dialog = page.getByRole("dialog");
  const set = async (name: string, value: string): Promise<void> => {
    await headers.getByRole("button", { name: "Set a header" }).click();
    await dialog.getByLabel(/^Name/).fill(name);
    await dialog.getByLabel(/^Value/).fill(value);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await headers.getByText(name, { exact: true }).waitFor();
  };
  await set("X-Metric-Key", "a-shared-key");
  await set("X-Other", "another");
  expect(await page.content()).not.toContain("a-shared-key");
  expect((await vendor.products.metricHeaders(1)).map(({ name }) => name).sort()).toEqual([
    "X-Metric-Key",
    "X-Other",
  ]);
  await headers.locator("li", { hasText: "X-Other" }).getByRole("button", { name: "Remove" }).click();
  await headers.getByRole("button", { name: "Send no such header any more?" }).click();
  await headers.getByText("X-Other").waitFor({ state: "detached" });
  const port = (service.address() as AddressInfo).port;
  await vendor.applicationMetrics.update(1, { endpoint: `http://127.0.0.1:${port}/` });
  await there.stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "keys", "configurationParameter/2": "eu" },
  });
  await expect
    .poll(async () => (await vendor.subscriptions.count({ status: ["DEPLOYED"] })).totalItems)
    .toBeGreaterThan(0);
  await there.stage.signIn("admin").sandbox.advanceClock({ advance: "P1D" }, { settle: true });
  // The header that stayed kept its value, although the other one was saved after it.
  expect(new Set(asked)).toEqual(new Set(["a-shared-key"]));
  await page.close();
});
