import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { countClicks } from "../../src/console/clicks.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

/** Presses Tab until an element with this label or text has the focus. */
async function tabTo(page: Page, text: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate<string>(
      "(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()",
    );
    if (text.test(focused)) return;
  }
  throw new Error(`No Tab leads to ${text}.`);
}

test("who raised a price, from what to what, is two clicks from the overview", async () => {
  const plan = await there.stage.signIn("vendor").productVersions.get(1);
  await there.stage.signIn("vendor").productVersions.update(1, { price: "77.0000" });
  const page = await openAs(there.browser.context, `${there.stage.url}/`, "admin");
  const clicks = await countClicks(page);
  await page.locator(".rail").getByRole("link", { name: "Audit" }).click();
  await page.getByLabel("Object").fill("productVersion/1");
  await page.waitForURL(/object=productVersion/);
  await page.locator("tbody tr", { hasText: "vendor" }).first().getByRole("link").first().click();
  await page.getByRole("heading", { name: /, by vendor$/ }).waitFor();
  const entry = page.getByRole("region", { name: "As JSON" });
  await entry.getByText(plan.price ?? "no price").waitFor();
  await entry.getByText("77.0000").waitFor();
  expect(clicks()).toBe(2);
  await page.close();
});

test("why an event failed is on the overview, and it is sent again in two clicks at most", async () => {
  const { stage, browser } = there;
  stage.receiver.answerWith(404);
  await stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "failed", "configurationParameter/2": "eu" },
  });
  const page = await openAs(browser.context, `${stage.url}/`, "vendor");
  const clicks = await countClicks(page);
  const causes = page.getByRole("region", { name: "Why events do not arrive" });
  await causes.getByText("The endpoint answered 404.").waitFor();
  // Mended as the button is pressed: earlier, it may be delivered by itself.
  await page.route(/\/redeliver/, async (route) => {
    stage.receiver.answerWith(undefined);
    await route.continue();
  });
  await causes.getByRole("button", { name: /^Send/ }).click();
  await causes.waitFor({ state: "detached" });
  expect(clicks()).toBeLessThanOrEqual(2);
  expect(await stage.signIn("vendor").events.count({ notified: false })).toMatchObject({ totalItems: 0 });
  await page.close();
});

test("an order is placed, and the clock moved, with the keyboard alone", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/`, "customer");
  const clicks = await countClicks(page);
  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await page.getByRole("heading", { name: "Storefront", level: 1 }).waitFor();
  await page.locator("#content a[href='/store/1']").first().waitFor();
  await tabTo(page, /Acme Notes/);
  await page.keyboard.press("Enter");
  await page.getByLabel(/^Region/).waitFor();
  await tabTo(page, /^Workspace/);
  await page.keyboard.type("keyboard");
  await tabTo(page, /^Region/);
  await page.keyboard.type("e");
  await page.locator(".receipt .number.total").waitFor();
  await tabTo(page, /^Order and pay$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/subscription\/\d+/);
  expect(clicks()).toBe(0);
  await page.close();
  const admin = await openAs(there.browser.context, `${there.stage.url}/`, "admin");
  const moved = await countClicks(admin);
  await admin.keyboard.press("g");
  await admin.keyboard.press("c");
  await admin.getByRole("button", { name: "Move the clock" }).and(admin.locator(":enabled")).waitFor();
  await tabTo(admin, /^Move the clock$/);
  await admin.keyboard.press("Enter");
  await admin.getByRole("link", { name: "What happened" }).waitFor();
  expect(moved()).toBe(0);
  await admin.close();
});
