import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { openStage, type Stage } from "../../src/console/stage.js";

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await openStage();
  await order("south");
  // Where a year before time zones is no whole minute away from UTC, and the day is entered before the month.
  browser = await openBrowser({
    viewport: { width: 1280, height: 900 },
    timezoneId: "Europe/Zurich",
    locale: "en-GB",
  });
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

async function order(workspace: string): Promise<void> {
  await stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": workspace, "configurationParameter/2": "eu" },
  });
}

const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

describe("what is still being typed into a filter", () => {
  // The field that is typed into afterwards counts later, so by then the first would have counted.
  const typeAnother = async (page: Page): Promise<void> => {
    await page.getByLabel("Request", { exact: true }).fill("req_1");
    await expect.poll(() => query(page).get("requestId")).toBe("req_1");
  };

  // At once, for on a busy machine it would count before the next click.
  const typeAnd = (page: Page, act: string): Promise<void> =>
    page.evaluate(`(() => {
      const label = [...document.querySelectorAll("label")].find((one) => one.textContent.startsWith("Operation"));
      const field = label.querySelector("input");
      field.value = "subscriptionPatch";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      ${act};
    })()`);

  test("is gone when the filters are cleared", async () => {
    const page = await openAs(browser.context, `${stage.url}/audit?outcome=SUCCESS`, "admin");
    const operation = page.getByLabel("Operation");
    await page.getByRole("button", { name: "Clear" }).waitFor();
    await typeAnd(
      page,
      '[...document.querySelectorAll("button")].find((one) => one.textContent === "Clear").click()',
    );
    await expect.poll(() => operation.inputValue()).toBe("");
    await typeAnother(page);
    expect([...query(page).keys()]).toEqual(["requestId"]);
    await page.close();
  });

  test("is gone on the way back", async () => {
    const page = await openAs(browser.context, `${stage.url}/audit?outcome=SUCCESS`, "admin");
    await page.locator('.rail a[href="/audit"]').click();
    await expect.poll(() => query(page).size).toBe(0);
    const operation = page.getByLabel("Operation");
    await operation.waitFor();
    await typeAnd(page, "history.back()");
    await expect.poll(() => query(page).get("outcome")).toBe("SUCCESS");
    await expect.poll(() => operation.inputValue()).toBe("");
    await typeAnother(page);
    expect([...query(page).keys()].toSorted()).toEqual(["outcome", "requestId"]);
    await page.close();
  });

  test("counts beside what is typed into another at once", async () => {
    const page = await openAs(browser.context, `${stage.url}/audit`, "admin");
    await page.getByLabel("Operation").fill("subscriptionPatch");
    await page.getByLabel("Object").fill("subscription/1");
    await expect.poll(() => query(page).get("object")).toBe("subscription/1");
    expect(query(page).get("operation")).toBe("subscriptionPatch");
    await page.close();
  });
});

test("a year is typed digit by digit, however slowly", async () => {
  const page = await openAs(browser.context, `${stage.url}/audit`, "admin");
  const from = page.getByLabel("From");
  await from.fill("2026-03-05T10:00");
  await expect.poll(() => query(page).get("from")).toBe("2026-03-05T09:00:00.000Z");
  await from.focus();
  // From the day to the year.
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  for (const [digit, year] of [
    ["2", "0002"],
    ["0", "0020"],
    ["2", "0202"],
    ["7", "2027"],
  ] as const) {
    await page.keyboard.press(digit);
    // It counts before the next digit.
    await expect.poll(() => query(page).get("from")?.slice(0, 4)).toBe(year);
    expect(await from.inputValue()).toBe(`${year}-03-05T10:00`);
  }
  await page.close();
});

test("a page that the list does not have says where the list ends, and leads there", async () => {
  const page = await openAs(browser.context, `${stage.url}/subscriptions?type=NORMAL&page=4711`, "admin");
  await page.getByRole("heading", { name: "The list ends at page 1" }).waitFor();
  expect(await page.getByText("Nothing matches these filters").count()).toBe(0);
  await page.getByRole("link", { name: "To the list" }).click();
  await page.locator("tbody tr").first().waitFor();
  expect([...query(page)]).toEqual([["type", "NORMAL"]]);
  await page.close();
});

test("the wheel scrolls the page over a number that has the focus, and does not change it", async () => {
  const page = await openAs(browser.context, `${stage.url}/audit`, "admin");
  await page.setViewportSize({ width: 1280, height: 260 });
  const user = page.getByLabel("User's number");
  await user.fill("5");
  await expect.poll(() => query(page).get("user")).toBe("5");
  await page.getByText("Nothing matches these filters").waitFor();
  await page.evaluate("scrollTo(0, 0)");
  await user.hover();
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate<number>("scrollY")).toBeGreaterThan(0);
  expect(await user.inputValue()).toBe("5");
  // What is typed on goes there still.
  await expect.poll(() => page.evaluate("document.activeElement.type")).toBe("number");
  await page.close();
});

test("an endpoint with an address of many signs is filtered by, and the filter can be shared", async () => {
  const vendor = stage.signIn("vendor");
  const endpoint = `${stage.receiver.url}/events?team=a%2Fb%20c&x=1+2`;
  const before = await vendor.products.get(1);
  await vendor.products.update(1, { syndicationEndpoints: [endpoint] });
  stage.receiver.answerWith(503);
  await order("north");
  await expect
    .poll(async () => (await vendor.eventEndpoints.list().first(9)).map((one) => one.endpoint))
    .toContain(endpoint);
  const page = await openAs(browser.context, `${stage.url}/deliveries`, "vendor");
  await page.getByText("By number, product, endpoint or time").click();
  await page.getByRole("combobox", { name: /^Endpoint/ }).selectOption(endpoint);
  await page.locator(".log-row").first().waitFor();
  await page.locator(".log-row").first().click();
  await page
    .getByRole("region", { name: /^Event \d+$/ })
    .getByText(endpoint, { exact: true })
    .first()
    .waitFor();
  const shared = page.url();
  expect(query(page).get("endpoint")).toBe(endpoint);
  await page.close();
  const other = await openAs(browser.context, shared, "admin");
  await other.locator(".log-row").first().waitFor();
  expect(await other.getByRole("combobox", { name: /^Endpoint/ }).inputValue()).toBe(endpoint);
  await other.keyboard.press("Escape");
  await other.waitForURL(/\/deliveries\?/);
  expect(query(other).get("endpoint")).toBe(endpoint);
  await other.close();
  stage.receiver.answerWith(undefined);
  await vendor.products.update(1, { syndicationEndpoints: before.syndicationEndpoints ?? [] });
});
