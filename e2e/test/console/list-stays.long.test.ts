import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { fakeEvents } from "../../src/console/long-log.js";
import { openStage, type Stage } from "../../src/console/stage.js";

const EVENTS = 10_000;

/** The event in row 3,000: the newest is in the first row. */
const DEEP = EVENTS - 3_000;

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await openStage();
  await stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "north", "configurationParameter/2": "eu" },
  });
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await fakeEvents(browser.context, stage, EVENTS);
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

const rowOf = (page: Page, id: number) => page.locator(`.log-row[href="/event/${id}"]`);

async function openAtRow(id: number): Promise<Page> {
  const page = await openAs(browser.context, `${stage.url}/deliveries`, "vendor");
  await rowOf(page, EVENTS).waitFor();
  await scrollTo(page, id);
  return page;
}

async function scrollTo(page: Page, id: number): Promise<void> {
  // The rows have one height, so this is where the row is.
  await page.evaluate(
    `{ const rows = document.querySelector(".log-rows"); rows.scrollTop = ${EVENTS - id - 3} * rows.querySelector("li").offsetHeight; }`,
  );
  await rowOf(page, id).waitFor();
}

/** The address of the link with the focus. */
const focusOf = (page: Page): Promise<string | null> =>
  page.evaluate<string | null>("document.activeElement.getAttribute('href')");

/** Waits until the row is wholly in view, within the list and within the window. */
async function isInView(page: Page, id: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate<boolean>(`(() => {
        const row = document.querySelector('.log-row[href="/event/${id}"]')?.getBoundingClientRect();
        const list = document.querySelector(".log-rows").getBoundingClientRect();
        return row !== undefined && row.height > 0 && row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
      })()`),
    )
    .toBe(true);
}

describe("an event in row 3,000 that is opened", () => {
  test("leaves the list, its scroll and its focus where they are", async () => {
    const page = await openAtRow(DEEP);
    await page.evaluate(`window.row = document.querySelector('.log-row[href="/event/${DEEP}"]')`);
    const before = await page.evaluate<number>("scrollY");
    await rowOf(page, DEEP).click();
    await page
      .getByRole("region", { name: `Event ${DEEP}` })
      .getByRole("button", { name: "Send again" })
      .waitFor();
    await isInView(page, DEEP);
    expect(await page.evaluate("window.row.isConnected")).toBe(true);
    expect(await page.evaluate<number>("scrollY")).toBe(before);
    expect(await focusOf(page)).toBe(`/event/${DEEP}`);
    await page.close();
  });

  test("is left with j, k, Enter and Escape, and its actions are within ten Tabs", async () => {
    const page = await openAtRow(DEEP);
    await rowOf(page, DEEP).click();
    await page.getByRole("region", { name: `Event ${DEEP}` }).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: `Event ${DEEP - 1}` }).waitFor();
    await isInView(page, DEEP - 1);
    expect(await focusOf(page)).toBe(`/event/${DEEP - 1}`);
    let tabs = 0;
    do {
      await page.keyboard.press("Tab");
      tabs += 1;
    } while (tabs < 20 && (await page.evaluate("document.activeElement.textContent")) !== "Send again");
    expect(tabs).toBeLessThanOrEqual(10);
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: /^Event \d+$/ }).waitFor({ state: "detached" });
    await expect.poll(() => focusOf(page)).toBe(`/event/${DEEP - 1}`);
    await isInView(page, DEEP - 1);
    await page.close();
  });

  test("is there again, in its row, after another page and back, and after a reload", async () => {
    const page = await openAtRow(DEEP);
    await rowOf(page, DEEP).click();
    await page.getByRole("link", { name: "subscription/1", exact: true }).click();
    await page.getByRole("button", { name: "Rename" }).waitFor();
    await page.goBack();
    await page.getByRole("region", { name: `Event ${DEEP}` }).waitFor();
    await isInView(page, DEEP);
    await page.reload();
    await page.getByRole("region", { name: `Event ${DEEP}` }).waitFor();
    await isInView(page, DEEP);
    await page.goBack();
    await page.getByRole("region", { name: `Event ${DEEP}` }).waitFor({ state: "detached" });
    await isInView(page, DEEP);
    await page.close();
  });

  test("is shown alone on a phone, and closing it returns to its row", async () => {
    const page = await openAtRow(DEEP);
    await page.setViewportSize({ width: 375, height: 812 });
    // On a phone the rows have another height, so another one is where this was.
    await scrollTo(page, DEEP);
    await isInView(page, DEEP);
    await rowOf(page, DEEP).click();
    await page.getByRole("region", { name: `Event ${DEEP}` }).waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe(`Event ${DEEP}`);
    await page.keyboard.press("Escape");
    await isInView(page, DEEP);
    await expect.poll(() => focusOf(page)).toBe(`/event/${DEEP}`);
    await page.close();
  });
});

test("of a million events the newest are there with the first answer, and the newest 50,000 can be scrolled", async () => {
  const all = 1_000_000;
  const own = await openBrowser({ viewport: { width: 1280, height: 900 } });
  await fakeEvents(own.context, stage, all);
  let isHeld = true;
  const held: (() => void)[] = [];
  // Whatever is asked after the first page waits.
  await own.context.route(/\/api\/event\?(?!.*pageNumber=1&.*DESC)/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.fallback();
  });
  const page = await openAs(own.context, `${stage.url}/deliveries`, "vendor");
  await rowOf(page, all).waitFor();
  await rowOf(page, all - 9).waitFor();
  await page.getByText("The newest 50,000 events").waitFor();
  isHeld = false;
  for (const go of held) go();
  await page.evaluate("document.querySelector('.log-rows').scrollTo(0, 1e9)");
  await rowOf(page, all - 49_999).waitFor();
  await page.evaluate("document.querySelector('.log-rows').scrollTo(0, 0)");
  await rowOf(page, all).waitFor();
  await own.close();
});

test("a page that was left by a link is where it was when the reader comes back, with the focus on the link", async () => {
  const page = await openAs(browser.context, `${stage.url}/catalogue`, "admin");
  await page.setViewportSize({ width: 1280, height: 300 });
  const link = page.locator("#content tbody a[href^='/product/']").last();
  await link.scrollIntoViewIfNeeded();
  const address = await link.getAttribute("href");
  const before = await page.evaluate<number>("scrollY");
  expect(before).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL(/\/product\/\d+$/);
  await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("H1");
  expect(await page.evaluate<number>("scrollY")).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate<number>("scrollY")).toBe(before);
  await expect.poll(() => focusOf(page)).toBe(address);
  await page.close();
});

test("filters and order of a list are there again after an entry was opened, changed and left", async () => {
  const page = await openAs(browser.context, `${stage.url}/subscriptions`, "customer");
  await page.getByLabel("Kind").selectOption("NORMAL");
  await page.getByRole("button", { name: "Changed" }).click();
  await page.waitForURL(/sort=updatedAt/);
  const address = page.url();
  await page.locator("#content tbody a[href='/subscription/1']").click();
  await page.getByRole("button", { name: "Rename" }).click();
  await page.locator("dialog").getByLabel(/^Name/).fill("Renamed");
  await page.locator("dialog").getByRole("button", { name: "Rename" }).click();
  await page.getByRole("heading", { name: "Renamed", level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: /Renamed/ }).waitFor();
  expect(page.url()).toBe(address);
  expect(await page.getByLabel("Kind").inputValue()).toBe("NORMAL");
  await page.close();
});
