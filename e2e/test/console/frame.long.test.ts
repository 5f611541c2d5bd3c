import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { hold } from "../../src/console/hold.js";
import { seedStage } from "../../src/console/seed.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

/** The marketplace's clock is 35 days ahead afterwards. */
beforeAll(() => seedStage(there.stage));

const focused = (page: Page) =>
  page.evaluate<string>("document.activeElement.tagName + ' ' + document.activeElement.textContent.trim()");

test.each(["/subscriptions", "/catalogue", "/requests", "/messages"])(
  "a word of ten letters that is typed as a filter of %s is one request",
  async (path) => {
    const page = await openAs(there.browser.context, `${there.stage.url}${path}`, "admin");
    const field = page.locator("#content").getByRole("searchbox");
    await field.waitFor();
    // Each address with a filter is read once.
    await page.evaluate(
      "(() => { const replace = history.replaceState.bind(history); globalThis.searched = []; history.replaceState = (state, title, url) => { searched.push(new URL(url, location.href).searchParams.get('search')); replace(state, title, url); }; })()",
    );
    // The page's time stands still while the word is typed, however long that takes.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await field.pressSequentially("northwinds");
    expect(await page.evaluate<string[]>("searched")).toEqual([]);
    await page.clock.resume();
    await page.waitForURL(/search=northwinds/);
    expect(await page.evaluate<string[]>("searched")).toEqual(["northwinds"]);
    expect(await field.inputValue()).toBe("northwinds");
    await page.close();
  },
);

test("on a slow network a page says at once that it is under way, and no longer than it is", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/orders`, "admin");
  await page.locator("#content table").waitFor();
  const busy = page.locator("#content .busy");
  await busy.waitFor({ state: "detached" });
  const orders = await hold(page, /\/api\/order\?/);
  await page.getByRole("button", { name: "Total" }).or(page.locator("th button").first()).first().click();
  await busy.waitFor();
  expect(await page.locator("#content").getAttribute("aria-busy")).toBe("true");
  const delay = await page.evaluate<string>(
    "getComputedStyle(document.querySelector('#content .busy')).animationDelay",
  );
  expect(Number.parseFloat(delay)).toBeLessThanOrEqual(0.2);
  orders.letGo();
  await busy.waitFor({ state: "detached" });
  expect(await page.locator("#content").getAttribute("aria-busy")).toBe("false");
  await page.close();
});

describe("the focus", () => {
  test("goes to the heading of the page that a link opens", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/`, "admin");
    for (const name of ["Orders", "Clock", "Companies", "Requests"]) {
      await page.locator(".rail").getByRole("link", { name, exact: true }).press("Enter");
      await page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
      await expect.poll(() => focused(page)).toBe(`H1 ${name}`);
    }
    await page.locator("#content").getByRole("searchbox").waitFor();
    await page.close();
  });

  test("goes to the heading when what had it goes away with what it did", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/orders?page=4711`, "admin");
    await page.getByRole("link", { name: "To the list" }).press("Enter");
    await page.locator("#content tbody tr").first().waitFor();
    await expect.poll(() => focused(page)).toBe("H1 Orders");
    await page.close();
  });
});

describe("where the marketplace's clock was moved", () => {
  test.each([1_280, 360])("the bar has both clocks, each with its name, at %i px", async (width) => {
    const page = await openAs(there.browser.context, `${there.stage.url}/`, "customer");
    await page.setViewportSize({ width, height: 780 });
    const clock = page.locator(".bar .clock");
    await clock.locator(".here").waitFor();
    expect(await clock.locator(".here").isVisible()).toBe(true);
    expect(await clock.locator(".here").textContent()).toMatch(/^here \d\d:\d\d$/);
    expect(await clock.getAttribute("title")).toBe(
      "The marketplace's clock, and this machine's where they differ",
    );
    await page.close();
  });

  test("what has a time of both clocks is shown with both", async () => {
    const page = await openAs(there.browser.context, `${there.stage.url}/audit`, "admin");
    await page
      .locator("tbody .machine", { hasText: /^machine .*\d\d:\d\d/ })
      .first()
      .waitFor();
    await page.locator("tbody tr a").first().click();
    await page.locator(".page-head .machine").waitFor();
    await page.getByRole("link", { name: /^req_/ }).click();
    await page
      .getByRole("region", { name: /^Request req_/ })
      .locator(".facts .machine")
      .waitFor();
    await page.locator(".log-row .when .machine").first().waitFor();
    await page.close();
  });
});

test("the guide and the API reference are a click away from every page", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/orders`, "customer");
  expect(await page.locator(".rail").getByRole("link", { name: "Guide" }).getAttribute("href")).toBe(
    "/guide/",
  );
  await page.locator(".rail").getByRole("link", { name: "API reference" }).click();
  await page.waitForURL(/\/docs$/);
  await page.close();
});

test("the log of requests has what the console itself reads only for those who ask for it", async () => {
  // No program signs in with this account.
  const page = await openAs(there.browser.context, `${there.stage.url}/`, "vendor2");
  await page.locator(".numbers b", { hasText: /\d/ }).first().waitFor();
  await page.getByRole("link", { name: "Requests" }).first().click();
  const log = page.getByRole("region", { name: "Requests" });
  await log.locator(".log-head", { hasText: /\d+ request/ }).waitFor();
  expect(await log.locator(".log-row b", { hasText: "GET" }).count()).toBe(0);
  await page.getByLabel("Show").selectOption("all");
  await log.locator(".log-row b", { hasText: "GET" }).first().waitFor();
  await page.close();
});
