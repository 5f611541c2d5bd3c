import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { openStage, type Stage } from "../../src/console/stage.js";

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await openStage();
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "north", "configurationParameter/2": "eu" },
  });
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

test("what is done in one tab is seen in another, each with an account of its own", async () => {
  const customer = await openAs(browser.context, `${stage.url}/subscription/1`, "customer");
  const vendor = await openAs(browser.context, `${stage.url}/subscriptions`, "vendor");
  await vendor.getByRole("link", { name: /^1 · / }).waitFor();
  await customer.getByRole("button", { name: "Rename" }).click();
  await customer.getByLabel("Name", { exact: true }).fill("Named in another tab");
  await customer.locator("dialog").getByRole("button", { name: "Rename" }).click();
  await vendor.getByRole("link", { name: /Named in another tab/ }).waitFor();
  expect(await vendor.locator(".roles [aria-pressed=true]").textContent()).toBe("Vendor");
  expect(await customer.locator(".roles [aria-pressed=true]").textContent()).toBe("Customer");
  await customer.close();
  await vendor.close();
});

test("a laptop that slept for hours shows what happened meanwhile", async () => {
  const page = await browser.context.newPage();
  await page.clock.install();
  await page.goto(`${stage.url}/subscriptions`);
  await page.locator(".ticket strong", { hasText: /^customer$/ }).click();
  await page.getByRole("link", { name: /^1 · / }).waitFor();
  await browser.context.setOffline(true);
  // Like opening the lid of a laptop before the network is back.
  await page.clock.fastForward("08:00:00");
  await page.getByText("The marketplace does not answer.").first().waitFor();
  await stage.signIn("customer").subscriptions.setName(1, "Named while it slept");
  await browser.context.setOffline(false);
  // The page's timers run on its fake clock, so the test has to move it.
  await expect
    .poll(async () => {
      await page.clock.fastForward("00:30");
      return page.getByRole("link", { name: /Named while it slept/ }).count();
    })
    .toBe(1);
  await page.getByText("The marketplace does not answer.").first().waitFor({ state: "detached" });
  await page.close();
});

test("a resting pointer holds nothing back; a pointer that moves over the log holds back what is new", async () => {
  const vendor = stage.signIn("vendor");
  const send = () =>
    vendor.events.create({ entityName: "Subscription", entityId: 1, type: "MODIFIED", product: 1 });
  const page = await browser.context.newPage();
  await page.goto(`${stage.url}/deliveries`);
  // The pointer rests where the log will appear, and the sign-in uses the keyboard.
  await page.mouse.move(640, 600);
  await page.locator(".ticket", { has: page.locator("strong", { hasText: /^vendor$/ }) }).press("Enter");
  await page.locator(".log-rows:hover").waitFor();
  const first = await send();
  await page.locator(`.log-row[href="/event/${first.id}"]`).waitFor();

  await page.mouse.move(650, 610);
  const second = await send();
  await page.getByRole("button", { name: "1 new" }).click();
  await page.locator(`.log-row[href="/event/${second.id}"]`).waitFor();
  await page.close();
});
