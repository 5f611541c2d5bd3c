import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

const said = (page: Page, text: string | RegExp) => page.locator(".said").getByText(text);

async function order(team: string): Promise<string> {
  const { subscription } = await there.stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": team, "configurationParameter/2": "eu" },
  });
  return subscription.url;
}

describe("an event that is sent again", () => {
  test("to a paused endpoint is sent at once, and the page says what came of it, and why it failed last", async () => {
    const vendor = there.stage.signIn("vendor");
    there.stage.receiver.answerWith(503);
    const url = await order("paused");
    await expect
      .poll(async () => (await vendor.events.list({ notified: false }).first(1))[0]?.attempts ?? 0)
      .toBeGreaterThan(0);
    const [endpoint] = await vendor.eventEndpoints.list().first(1);
    await vendor.eventEndpoints.patch(endpoint?.id ?? 0, { paused: true });
    const [event] = await vendor.events.list({ notified: false }).first(1);
    const id = event?.id ?? 0;
    await vendor.events.redeliver(id);
    const page = await openAs(there.browser.context, `${there.stage.url}/event/${id}`, "vendor");
    const detail = page.getByRole("region", { name: `Event ${id}` });
    await detail.getByRole("button", { name: "Send again" }).click();
    await said(page, /Send again …/)
      .or(said(page, /was sent again/))
      .waitFor();
    await said(page, `Event ${id} was sent again, and failed: The endpoint answered 503.`).waitFor();
    await expect
      .poll(async () => detail.locator(".notice.fail strong").textContent())
      .toBe((await vendor.events.get(id)).lastError);
    there.stage.receiver.answerWith(undefined);
    await detail.getByRole("button", { name: "Send again" }).click();
    await said(page, `Event ${id} was sent again, and delivered.`).waitFor();
    await detail.locator("header .stamp.ok").waitFor();
    await vendor.eventEndpoints.patch(endpoint?.id ?? 0, { paused: false });
    await page.goto(`${there.stage.url}/${url}`);
    await page.locator(".page-head .stamp", { hasText: "deployed" }).waitFor();
    await page.close();
  });
});

describe("while something fails", () => {
  test("a page that could not be read is read again by itself, once, without a change on the marketplace", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/catalogue`, "vendor");
    let failing = true;
    await page.route(/\/api\/(invoice|event)\?/, (route) => (failing ? route.abort() : route.continue()));
    for (const path of ["/invoices", "/deliveries"]) {
      failing = true;
      await page.evaluate(
        `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`,
      );
      await page.getByText("This page tries again by itself.").first().waitFor();
      failing = false;
      await page.locator("tbody tr, .log-row").first().waitFor();
      await page.getByText("This page tries again by itself.").first().waitFor({ state: "detached" });
    }
    await page.close();
  });

  test("a role that could not be switched says so, and the page stays as it is", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/subscriptions`, "vendor");
    await page.route(/\/api\/(login|token)/, (route) => route.abort());
    await page.locator(".roles").getByRole("button", { name: "Customer" }).click();
    await said(page, /You are not signed in as customer/).waitFor();
    expect(await page.locator(".roles [aria-pressed=true]").textContent()).toBe("Vendor");
    await page.close();
  });

  test("an action that got no answer does not promise to try again", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/subscription/1`, "vendor");
    await page.route(/\/api\/subscription\/1$/, (route) =>
      route.request().method() === "GET" ? route.continue() : route.abort(),
    );
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Never");
    await page.locator("dialog").getByRole("button", { name: "Rename" }).click();
    await page.locator("dialog").getByText("it may be done or not").waitFor();
    expect(await page.locator("dialog").getByText("tries again by itself").count()).toBe(0);
    await page.close();
  });

  test("a page whose script could not be loaded breaks no other page", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/subscriptions`, "vendor");
    await page.route(/\/assets\/invoices-.*\.js/, (route) => route.abort());
    await page.locator('.rail a[href="/invoices"]').click();
    await page.getByText("This page could not be loaded").waitFor();
    await page.locator('.rail a[href="/orders"]').click();
    await page.getByRole("heading", { name: "Orders", exact: true }).waitFor();
    await page.close();
  });

  test.each(["/invoices?page=abc", "/subscriptions?page=-1", "/orders?page=1.5", "/audit?page=1e99&user=x"])(
    "%s is the first page",
    async (address) => {
      const page = await openAs(there.browser.context, `${there.stage.url}${address}`, "admin");
      await page.locator("tbody tr").first().waitFor();
      expect(await page.getByRole("alert").count()).toBe(0);
      expect(await page.getByText("does not answer").count()).toBe(0);
      await page.close();
    },
  );

  test("an address with a text where a number belongs is no page", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/invoice/abc`, "admin");
    await page.getByRole("heading", { name: "There is no such page" }).waitFor();
    await page.close();
  });
});

describe("what was typed", () => {
  test("into an order is there with another plan, with another role, and after a reload", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/store/1`, "customer");
    const workspace = page.getByLabel(/^Workspace/);
    await workspace.fill("kept-team");
    await page.getByRole("radio").nth(1).check();
    await expect.poll(() => workspace.inputValue()).toBe("kept-team");
    await page.locator(".roles").getByRole("button", { name: "Vendor" }).click();
    await page.getByRole("button", { name: "Order as a test" }).waitFor();
    await expect.poll(() => workspace.inputValue()).toBe("kept-team");
    await page.reload();
    await expect.poll(() => workspace.inputValue()).toBe("kept-team");
    await page.close();
  });

  test("into a dialog is there after Escape, and is forgotten when it was sent", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/subscription/1`, "customer");
    const name = page.getByLabel("Name", { exact: true });
    const rename = page.getByRole("button", { name: "Rename" }).first();
    await rename.click();
    await name.fill("Half a na");
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await rename.click();
    await expect.poll(() => name.inputValue()).toBe("Half a na");
    // Something happens on the marketplace, and the page is drawn again.
    await there.stage.signIn("vendor").subscriptions.setInstructions(1, { en: "Drawn again." });
    await page.getByText("Drawn again.").first().waitFor({ state: "attached" });
    expect(await name.inputValue()).toBe("Half a na");
    await name.fill("A whole name");
    await page.locator("dialog").getByRole("button", { name: "Rename" }).click();
    await said(page, "Rename: done.").waitFor();
    await page.getByRole("heading", { name: "A whole name" }).waitFor();
    await rename.click();
    await expect.poll(() => name.inputValue()).toBe("A whole name");
    await page.close();
  });
});
