import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { BillingItemType, BillingItemValueType, testCards } from "@syndikit/contract";
import { createReferenceServer, type ReferenceServer } from "@syndikit/reference-server";
import { createMarketplace } from "@syndikit/sdk";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openBrowser } from "../../src/console/browser.js";
import { countClicks } from "../../src/console/clicks.js";

const PASSWORD = "a password of the test";
const card = Object.values(testCards).find(({ decline }) => decline === null);
const spaced = (number = ""): string => number.replace(/(\d{4})(?=\d)/g, "$1 ");

let browser: Browser;
let application: Server;
let address: string;
/** The bodies that the vendor's application got. */
const events: string[] = [];
const servers: ReferenceServer[] = [];
const errors: string[] = [];

beforeAll(async () => {
  browser = await openBrowser({ viewport: { width: 1440, height: 900 } });
  browser.context.setDefaultTimeout(100_000);
  browser.context.on("weberror", (error) => errors.push(error.error().message));
  application = createServer((request, response) => {
    if (request.url?.startsWith("/used")) {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ value: 5, metricsName: "requests" }));
      return;
    }
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      events.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => application.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this type.
  address = `http://127.0.0.1:${(application.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await browser.close();
  for (const server of servers) await server.close();
  application.closeAllConnections();
  await new Promise((resolve) => application.close(resolve));
});

/** A marketplace on which only the administrator exists. */
async function openEmpty(allowLoopbackTargets: boolean): Promise<string> {
  const server = await createReferenceServer({
    seed: "empty",
    adminPassword: PASSWORD,
    allowLoopbackTargets,
  });
  servers.push(server);
  await server.listen({ port: 0 });
  return server.url ?? "";
}

async function signIn(page: Page, userName: string): Promise<void> {
  await page.getByLabel("User name or e-mail address").fill(userName);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator(".frame").waitFor();
}

const dialog = (page: Page): Locator => page.locator("dialog[open]");

/** Sends the form that is open, and waits until the marketplace took it. */
async function send(page: Page, label: string): Promise<void> {
  await dialog(page).getByRole("button", { name: label, exact: true }).click();
  await dialog(page).waitFor({ state: "detached" });
}

/** Follows the step of the checklist that is next. */
async function follow(page: Page, title: string): Promise<void> {
  await page.locator('.rail nav a[href="/"]').click();
  await page.locator("a.button.main", { hasText: title }).click();
}

test("a product with a parameter, a tiered resource and a metric is set up from nothing in 43 clicks, and ordered in 5, without curl", async () => {
  const url = await openEmpty(true);
  const page = await browser.context.newPage();
  await page.goto(url);
  await signIn(page, "admin");
  const clicks = await countClicks(page);

  await follow(page, "A vendor's company");
  await page.getByRole("button", { name: "New vendor's company" }).click();
  await dialog(page).getByLabel("Name", { exact: false }).first().fill("Acme");
  await send(page, "Create");

  await follow(page, "A vendor's account");
  await page.getByRole("button", { name: "New account" }).click();
  await dialog(page).getByLabel("User name").fill("acme-vendor");
  await dialog(page).getByLabel(/^Name/).fill("Ada");
  await dialog(page)
    .getByLabel(/^Email/)
    .fill("ada@acme.example");
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(PASSWORD);
  await dialog(page)
    .getByLabel(/^User role/)
    .selectOption("ROLE_VENDOR");
  await dialog(page)
    .getByLabel(/^Company/)
    .selectOption({ label: "Acme (company/1)" });
  await send(page, "Create");

  await follow(page, "A product");
  await page.getByRole("button", { name: "New product" }).click();
  await dialog(page).getByLabel(/^Name/).fill("Notes");
  await dialog(page).getByLabel(/^Type/).selectOption("SYNDICATED");
  await dialog(page)
    .getByLabel(/^Company/)
    .selectOption({ label: "Acme (company/1)" });
  await send(page, "Create");
  await page.getByRole("heading", { name: "Notes", level: 1 }).waitFor();

  await follow(page, "What an order asks for");
  await page.getByRole("button", { name: "New parameter" }).click();
  await dialog(page).getByLabel(/^Code/).fill("workspace");
  await dialog(page).getByLabel(/^Name/).fill("Workspace");
  await dialog(page)
    .getByLabel(/^Description/)
    .fill("The name of your workspace.");
  await dialog(page)
    .getByText(/^All fields/)
    .click();
  await dialog(page)
    .getByLabel(/^Required/)
    .selectOption("true");
  await send(page, "Save");

  await follow(page, "What is paid beside the price");
  const resource = async (name: string, paid: string): Promise<void> => {
    await page.getByRole("button", { name: "New resource" }).click();
    await dialog(page).getByLabel(/^Name/).fill(name);
    await dialog(page).getByLabel(/^Unit/).fill(name.toLowerCase());
    await dialog(page)
      .getByLabel(/^Description/)
      .fill(`The ${name}.`);
    await dialog(page).getByLabel(/^Type/).selectOption(BillingItemType.TIERED);
    await dialog(page)
      .getByLabel(/^Value type/)
      .selectOption(paid);
    await send(page, "Save");
    await page.getByRole("region", { name: "Extra resources" }).getByText(name).first().waitFor();
  };
  await resource("Users", BillingItemValueType.PRE_PAID);
  await resource("Requests", BillingItemValueType.PAY_AS_YOU_GO);

  await follow(page, "A published plan");
  await page.getByRole("button", { name: "New plan" }).click();
  await dialog(page).getByLabel(/^Name/).fill("Basic");
  await dialog(page)
    .getByLabel(/^Price/)
    .first()
    .fill("12,50");
  await dialog(page)
    .getByLabel(/^Workspace/)
    .check();
  const tier = async (row: number, item: string, values: Readonly<Record<string, string>>): Promise<void> => {
    const cells = dialog(page).getByRole("group", { name: `Billing item values, row ${row}` });
    await cells.getByLabel(/^Item/).selectOption({ label: item });
    for (const [label, value] of Object.entries(values))
      await cells.getByLabel(new RegExp(`^${label}`)).fill(value);
  };
  await tier(1, "Users (billingItem/1)", { Start: "1", End: "9", Price: "3" });
  await tier(2, "Users (billingItem/1)", { Start: "10", Price: "2.5" });
  await tier(3, "Requests (billingItem/2)", { Start: "0", Price: "0.01" });
  await send(page, "Save");
  await page.getByRole("row", { name: /Basic/ }).getByRole("button", { name: "Publish" }).click();
  await page.locator(".page-head .stamp", { hasText: "for sale" }).waitFor();

  await page.getByRole("button", { name: "New metric" }).click();
  await dialog(page).getByLabel(/^Name/).fill("requests");
  await dialog(page)
    .getByLabel(/^Billing item/)
    .selectOption({ label: "Requests (billingItem/2)" });
  await dialog(page)
    .getByLabel(/^Endpoint/)
    .fill(`${address}/used`);
  await send(page, "Save");
  await page
    .getByRole("region", { name: "What is measured" })
    .getByRole("link", { name: "requests" })
    .waitFor();

  await follow(page, "Where its events go");
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await dialog(page)
    .getByLabel(/^Syndication endpoints/)
    .fill(`${address}/events`);
  await dialog(page)
    .getByLabel(/^Notification secret token/)
    .fill("a secret of the vendor");
  await send(page, "Save");
  await page
    .getByRole("region", { name: "Where events go" })
    .getByText("It accepted a test event.")
    .waitFor();
  expect(events.length).toBeGreaterThan(0);

  // The test event was sent at the save, so the customer is next.
  await follow(page, "A customer's company");
  await page.getByRole("button", { name: "New customer's company" }).click();
  await dialog(page).getByLabel(/^Name/).fill("Contoso");
  await dialog(page).getByLabel(/^City/).fill("Reading");
  await dialog(page)
    .getByLabel(/^Country code/)
    .fill("GB");
  await send(page, "Create");

  await follow(page, "A customer's account");
  await page.getByRole("button", { name: "New account" }).click();
  await dialog(page).getByLabel("User name").fill("contoso");
  await dialog(page).getByLabel(/^Name/).fill("Bo");
  await dialog(page)
    .getByLabel(/^Email/)
    .fill("bo@contoso.example");
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(PASSWORD);
  await dialog(page)
    .getByLabel(/^Company/)
    .selectOption({ label: "Contoso (userCompany/2)" });
  await send(page, "Create");

  const byAdmin = clicks();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.goto(url);
  await signIn(page, "contoso");
  const before = clicks();
  await page.locator('.rail a[href="/store"]').click();
  await page.getByRole("link", { name: /Notes/ }).click();
  await page.getByRole("button", { name: "Store a test card" }).click();
  await page.getByRole("button", { name: spaced(card?.number) }).click();
  await page.getByRole("button", { name: "Store a test card", expanded: false }).waitFor();
  await page.getByLabel(/^Workspace/).fill("north");
  await page.getByRole("spinbutton", { name: /^Users/ }).fill("10");
  await expect.poll(() => page.locator(".receipt .number.total").textContent()).toBe("42.00");
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.waitForURL(/\/subscription\/1$/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect([byAdmin, clicks() - before]).toEqual([43, 5]);

  const admin = createMarketplace({ baseUrl: url, auth: { username: "admin", password: PASSWORD } });
  expect(await admin.productVersions.get(1)).toMatchObject({
    price: "12.5000",
    configurationParameters: [{ url: "configurationParameter/1" }],
    billingItemValues: [
      { item: { url: "billingItem/1" }, start: 1, end: 9, price: "3.0000" },
      { item: { url: "billingItem/1" }, start: 10, end: null, price: "2.5000" },
      { item: { url: "billingItem/2" }, start: 0, end: null, price: "0.0100" },
    ],
  });
  await page.close();
}, 300_000);

test("an endpoint that may not be called says so when it is saved, with the setting that allows it", async () => {
  const url = await openEmpty(false);
  const admin = createMarketplace({ baseUrl: url, auth: { username: "admin", password: PASSWORD } });
  const company = await admin.companies.create({ name: "Acme" });
  const product = await admin.products.create({ name: "Notes", type: "SYNDICATED", company });
  const page = await browser.context.newPage();
  await page.goto(`${url}/${product.self}`);
  await signIn(page, "admin");
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await dialog(page)
    .getByLabel(/^Syndication endpoints/)
    .fill(`${address}/events`);
  await send(page, "Save");
  const where = page.getByRole("region", { name: "Where events go" });
  await where.getByText(/--allow-private-targets/).waitFor();
  await where.getByRole("link", { name: "The whole delivery" }).waitFor();
  await page.close();
});

test("a change sends only what the reader changed, and an emptied field is emptied", async () => {
  const url = await openEmpty(false);
  const admin = createMarketplace({ baseUrl: url, auth: { username: "admin", password: PASSWORD } });
  const company = await admin.userCompanies.create({
    name: "Contoso",
    taxCode: "GB 1",
    address: { city: "Reading", country: "United Kingdom", countryCode: "GB" },
  });
  const page = await browser.context.newPage();
  await page.goto(`${url}/${company.self}`);
  await signIn(page, "admin");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await dialog(page)
    .getByLabel(/^Tax code/)
    .fill("");
  await dialog(page)
    .getByLabel(/^State/)
    .fill("RG");
  // What was typed stays through Escape.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await send(page, "Save");
  expect((await sent).postDataJSON()).toEqual({
    taxCode: null,
    address: { city: "Reading", state: "RG", country: "United Kingdom", countryCode: "GB" },
  });
  await page.close();
});

test("what the checklist shows for curl sets a marketplace up, step by step", async () => {
  const url = await openEmpty(true);
  const admin = createMarketplace({ baseUrl: url, auth: { username: "admin", password: PASSWORD } });
  const { token } = await admin.tokens.create({ name: "curl", access: "READ_WRITE" });
  const page = await browser.context.newPage();
  await page.goto(`${url}/first-steps`);
  await signIn(page, "admin");
  const list = page.getByRole("region", { name: "From nothing to the first order" });
  await list.getByText("0 of 11 done").waitFor();
  const steps = list.getByRole("listitem");
  // The last two are done by the customer, and in a terminal.
  for (let step = 0; step < 10; step += 1) {
    const item = steps.nth(step);
    await item.getByText("By a program").click();
    await item.locator("pre", { hasText: /^await market\./ }).waitFor();
    const command = (await item.locator("pre", { hasText: /^curl/ }).textContent()) ?? "";
    const [, method = "", body = "", address = ""] = /-X (\w+) .*-d '(.*)' '(.*)'$/.exec(command) ?? [];
    const answer = await fetch(address, {
      method,
      headers: { "Content-Type": "application/json", "CMW-Auth-Token": token },
      body: body.replaceAll('"…"', JSON.stringify(PASSWORD)),
    });
    expect(answer.status, `${command}: ${await answer.text()}`).toBeLessThan(300);
    await item.locator(".stamp", { hasText: "done" }).waitFor();
  }
  await list.getByText("10 of 11 done").waitFor();
  await page.close();
});

test("no page threw", () => {
  expect(errors).toEqual([]);
});
