import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openAs, openBrowser, whenDrawn } from "../../src/console/browser.js";
import { openStage, type Stage } from "../../src/console/stage.js";

let stage: Stage;
let browser: Browser;
/** Every host that the browser sent a request to. */
const hosts = new Set<string>();
/** Errors that occurred in a page. */
const errors: string[] = [];

beforeAll(async () => {
  stage = await openStage();
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  browser.context.on("request", (request) => hosts.add(new URL(request.url()).host));
  browser.context.on("weberror", (error) => errors.push(error.error().message));
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

test("a customer orders in the storefront, and sees it deployed by a real receiver, and its paid invoice", async () => {
  const page = await openAs(browser.context, `${stage.url}/store`, "customer");
  await page.getByRole("link", { name: /Acme Notes/ }).click();
  await page.getByLabel(/^Workspace/).fill("north");
  await page.getByLabel(/^Region/).selectOption("eu");
  await page.getByRole("spinbutton", { name: /^Users/ }).fill("3");
  await expect.poll(() => page.locator(".receipt .number.total").textContent()).toBe("25.00");
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.locator(".page-head .stamp", { hasText: "deployed" }).waitFor();
  await page.getByRole("link", { name: /Open the tenant/ }).waitFor();
  await page
    .getByRole("link", { name: /^Invoice \d+$/ })
    .first()
    .click();
  await page.locator(".page-head .stamp", { hasText: "paid" }).waitFor();
  expect(await page.locator("tbody tr").count()).toBeGreaterThan(1);
  await page.close();
});

test("a failing receiver is seen with its reason, mended, and sent the event again", async () => {
  stage.receiver.answerWith(503);
  const customer = stage.signIn("customer");
  const page = await openAs(browser.context, `${stage.url}/deliveries`, "vendor");
  const order = await customer.orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "south", "configurationParameter/2": "eu" },
  });
  // The event must appear without a reload.
  await page.locator(".log-row", { hasText: order.subscription.url }).locator(".stamp.fail").waitFor();
  await page.locator(".log-row", { hasText: order.subscription.url }).click();
  const detail = page.getByRole("region", { name: /^Event \d+$/ });
  await detail.getByText("The endpoint answered 503.").first().waitFor();
  await detail.getByText("cmw-event-signature").first().waitFor();
  stage.receiver.answerWith(undefined);
  await detail.getByRole("button", { name: "Send again" }).click();
  await detail.locator("header .stamp.ok").waitFor();
  await page.getByRole("link", { name: order.subscription.url, exact: true }).click();
  await page.locator(".page-head .stamp", { hasText: "deployed" }).waitFor();
  await page.close();
});

test("a month goes by on the clock, is undone, and what was used is billed and plotted", async () => {
  const page = await openAs(browser.context, `${stage.url}/clock`, "admin");
  const foreseen = page.getByRole("region", { name: "What that would do" });
  await page.getByRole("radio", { name: "1 month" }).check();
  // The whole preview is shown before anything happens.
  await foreseen.getByRole("link", { name: "The subscription renews." }).first().waitFor();
  await foreseen.getByText(/Vendors are not asked for metrics/).waitFor();
  await page.getByRole("button", { name: "Move the clock" }).click();
  await page.getByText(/fell due on the way/).waitFor();
  await page.getByRole("radio", { name: "1 day" }).check();
  const { now } = await stage.signIn("admin").sandbox.clock();
  await page.getByRole("button", { name: "Move the clock" }).click();
  await expect
    .poll(async () => Date.parse((await stage.signIn("admin").sandbox.clock()).now))
    .toBeGreaterThanOrEqual(Date.parse(now) + 86_400_000);
  await page.locator("progress").waitFor({ state: "detached" });
  await page.locator('a[href="/usage"]').first().click();
  await page.locator(".plot canvas").waitFor();
  await page
    .getByRole("link", { name: /^Invoice \d+$/ })
    .first()
    .waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Undo the last move" }).click();
  await page.getByRole("button", { name: /Undo it\?/ }).click();
  await page.getByText("Undo the last move: done.").first().waitFor();
  expect(await page.getByText(/fell due on the way/).count()).toBe(0);
  await page.close();
});

test("a subscription shows what it was charged, why, and what waits for the next invoice", async () => {
  const order = await stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "west", "configurationParameter/2": "eu" },
  });
  const page = await openAs(browser.context, `${stage.url}/${order.subscription.url}`, "vendor");
  await page.locator(".page-head .stamp", { hasText: "deployed" }).waitFor();
  const lines = [{ description: "Training", price: { price: "120.00" }, quantity: 1 }];
  await stage.signIn("vendor").subscriptions.setOneshotCosts(order.subscription, lines);
  const charges = page.getByRole("region", { name: "What it was charged" });
  // It appears without a reload.
  const training = charges.getByRole("row", { name: /Training/ });
  await training.getByText("billed by the vendor").waitFor();
  await training.locator(".stamp", { hasText: "waits" }).waitFor();
  await charges
    .getByRole("row", { name: /the plan, for the time/ })
    .getByRole("link", { name: /^invoice\/\d+$/ })
    .click();
  await page.locator(".page-head .stamp", { hasText: "paid" }).waitFor();
  await page.close();
});

test("a fault is switched on, and off again", async () => {
  const admin = stage.signIn("admin");
  const page = await openAs(browser.context, `${stage.url}/sandbox`, "admin");
  const fault = page.getByRole("switch", { name: /Signatures do not match/ });
  await fault.click();
  await expect.poll(async () => (await admin.sandbox.faults()).length).toBe(1);
  await expect.poll(() => fault.isChecked()).toBe(true);
  await fault.click();
  await expect.poll(async () => (await admin.sandbox.faults()).length).toBe(0);
  await page.close();
});

test("switching the role keeps the page, and shows what the role may do", async () => {
  const page = await openAs(browser.context, `${stage.url}/subscription/1`, "vendor");
  await page.getByRole("button", { name: "Rename" }).waitFor();
  await page.locator(".roles").getByRole("button", { name: "Customer" }).click();
  await page.getByRole("button", { name: "Renew now" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/subscription/1");
  await page.locator(".roles").getByRole("button", { name: "Admin" }).click();
  await page.getByRole("button", { name: "Upgrade" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/subscription/1");
  await page.close();
});

test("a server that comes back is followed again, and nothing that happened since is missed", async () => {
  const page = await openAs(browser.context, `${stage.url}/subscriptions`, "customer");
  await page.getByRole("link", { name: /^1 · / }).waitFor();
  await stage.restart(async () => {
    await page.getByText("The marketplace does not answer.").first().waitFor();
  });
  await stage.signIn("customer").subscriptions.setName(1, "Named after the restart");
  await page.getByRole("link", { name: /Named after the restart/ }).waitFor();
  await page.getByText("The marketplace does not answer.").first().waitFor({ state: "detached" });
  await page.close();
});

test("what a stranger wrote is text on every page", async () => {
  const forged = `<img src="x" onerror="window.forged=1"><script>window.forged=1</script>`;
  const vendor = stage.signIn("vendor");
  await vendor.products.update(1, { name: forged, shortDescription: forged, longDescription: forged });
  await vendor.productVersions.patch(1, { name: forged, description: forged });
  await vendor.configurationParameters.update(1, { name: forged, description: forged, hint: forged });
  await vendor.subscriptions.setInstructions(1, { en: forged });
  await vendor.subscriptions.setCredentials(1, [{ key: forged, value: forged }]);
  await vendor.subscriptions.bill(1, [
    { description: forged, identifier: "forged", price: { price: "1.0000" } },
  ]);
  await stage.signIn("customer").subscriptions.setName(1, forged);
  await stage.signIn("customer").users.patch(4, { name: forged });
  const page = await openAs(browser.context, `${stage.url}/`, "admin");
  const [invoice] = await vendor.invoices.list({ sortField: "id", sortDirection: "DESC" }).first(1);
  const paths = [
    "/",
    "/subscriptions",
    "/subscription/1",
    "/store",
    "/store/1",
    "/catalogue",
    "/product/1",
    "/accounts",
    "/messages",
    "/deliveries",
    "/event/1",
  ];
  for (const path of [...paths, `/${invoice?.self}`, "/clock"]) {
    await page.goto(`${stage.url}${path}`);
    await whenDrawn(page);
    expect(await page.evaluate("window.forged"), path).toBeUndefined();
    expect(await page.locator("#app img, #app script, #app iframe").count(), path).toBe(0);
  }
  await page.goto(`${stage.url}/subscription/1`);
  await page.getByText(forged).first().waitFor();
  await page.close();
});

test("no page asked another host for anything, and none threw", () => {
  expect([...hosts]).toEqual([new URL(stage.url).host]);
  expect(errors).toEqual([]);
});
