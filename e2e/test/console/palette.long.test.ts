import { operations } from "@syndikit/contract";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { hold } from "../../src/console/hold.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

const field = (page: Page) => page.getByRole("combobox", { name: "Search, or do something" });
const status = (page: Page) => page.getByRole("dialog").getByRole("status");
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The name of the line that Enter would choose, as a screen reader is told of it. */
async function chosen(page: Page): Promise<string> {
  const id = await field(page).getAttribute("aria-activedescendant");
  const line = page.locator(`[id="${id}"]`);
  expect(await line.getAttribute("role")).toBe("option");
  expect(await line.getAttribute("aria-selected")).toBe("true");
  expect(await page.locator('[role="option"][aria-selected="true"]').count()).toBe(1);
  return (await line.innerText()).replaceAll(/\s+/g, " ");
}

/** Orders a plan, whose workspace has a name of its own. */
async function order(workspace: string): Promise<number> {
  const { id } = await there.stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": workspace, "configurationParameter/2": "eu" },
  });
  return id;
}

test("an object is found by what people type, with the keyboard alone", async () => {
  const { stage, browser } = there;
  const id = await order("zebra");
  const placed = await stage.signIn("customer").orders.get(id);
  const subscription = `/${placed.subscription.url}`;
  const page = await openAs(browser.context, `${stage.url}/invoices`, "admin");

  // What the customer entered. The lines are grouped, and the field tells a screen reader of the chosen one.
  await page.keyboard.press("/");
  await field(page).waitFor();
  await page.keyboard.type("zebr");
  await status(page).getByText("1 object found.").waitFor();
  await page.getByRole("group", { name: "Subscriptions" }).getByRole("option").waitFor();
  expect(await chosen(page)).toContain("entered: zebra");
  expect(await field(page).getAttribute("aria-expanded")).toBe("true");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${subscription}`);
  await page.getByRole("dialog").waitFor({ state: "detached" });

  // A number is found in every resource; the arrows go round.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("1");
  await page.getByRole("group", { name: "Invoices" }).waitFor();
  const first = await chosen(page);
  // An object, and never an action: nobody who types a number wants the clock to move by 1 day.
  expect(first).toContain("#1");
  await page.keyboard.press("ArrowDown");
  expect(await chosen(page)).not.toBe(first);
  await page.keyboard.press("ArrowUp");
  expect(await chosen(page)).toBe(first);
  await page.keyboard.press("ArrowUp");
  expect(await chosen(page)).toContain("Subscriptions with “1” in their name");
  await page.keyboard.press("ArrowDown");
  expect(await chosen(page)).toBe(first);

  // Enter in the same moment as the text, which is faster than the page is drawn, waits for what is found.
  for (const [text, address] of [
    ["user/2", "/accounts"],
    ["Company 1", "/company/1"],
    [`event/1`, "/event/1"],
  ] as const) {
    await page.evaluate(
      `{
        const input = document.activeElement;
        input.value = ${JSON.stringify(text)};
        input.dispatchEvent(new Event("input", { bubbles: true }));
        input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      }`,
    );
    await page.waitForURL((url) => url.pathname === address);
    // Else the next text could go into the field that is closing.
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("Control+k");
    await field(page).waitFor();
  }
  await page.close();
});

test("it says when nothing is found, and when the marketplace does not answer, and can be asked again", async () => {
  const { stage, browser } = there;
  const page = await openAs(browser.context, `${stage.url}/invoices`, "vendor");
  await page.getByRole("button", { name: "Search, or do something" }).click();
  await field(page).fill("nobody-has-this");
  await status(page)
    .getByText("No object has the number “nobody-has-this”, or something that begins with it.")
    .waitFor();
  await page.route("**/api/search?**", (route) => route.abort());
  await field(page).fill("acme");
  await status(page).getByText("The marketplace does not answer, so no objects were found.").waitFor();
  await page.unroute("**/api/search?**");
  await page.getByRole("button", { name: "Search again" }).click();
  await status(page)
    .getByText(/objects? found|No object has/)
    .waitFor();
  // While it is searched for, it says so.
  const search = await hold(page, "**/api/search?**");
  await field(page).fill("note");
  await status(page).getByText("Searching …").waitFor();
  search.letGo();
  await status(page).getByText(/found/).waitFor();
  // Escape closes it, and the focus is where it was.
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.evaluate("document.activeElement?.getAttribute('aria-label')")).toBe(
    "Search, or do something",
  );
  await page.close();
});

test("a customer finds its own things, and the pages and actions that it has", async () => {
  const { stage, browser } = there;
  await order("okapi");
  const page = await openAs(browser.context, `${stage.url}/invoices`, "customer");
  await page.keyboard.press("Control+k");
  await field(page).waitFor();
  const names = await page.getByRole("option").allInnerTexts();
  expect(names.some((name) => name.includes("Deliveries"))).toBe(false);
  expect(names.some((name) => name.includes("Move the clock"))).toBe(false);
  expect(names.some((name) => name.includes("Sign in as vendor"))).toBe(true);
  await field(page).fill("okapi");
  await status(page).getByText("1 object found.").waitFor();
  await page.close();

  const other = await openAs(browser.context, `${stage.url}/invoices`, "customer2");
  await other.keyboard.press("/");
  await field(other).fill("okapi");
  await status(other).getByText("No object has").waitFor();
  await other.close();
});

test("things are done with the keyboard alone: the clock, another role, sending again, and it is said", async () => {
  const { stage, browser } = there;
  const page = await openAs(browser.context, `${stage.url}/`, "vendor");

  await page.keyboard.press("Control+k");
  await field(page).fill("sign admin");
  expect(await chosen(page)).toContain("Sign in as admin");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Audit" }).waitFor();

  await page.keyboard.press("Control+k");
  await field(page).fill("clock day");
  await page.keyboard.press("Enter");
  await page.locator(".said").getByText("fell due on the way.").waitFor();
  await page.waitForURL(/\/clock\/\d+$/);

  // Events that failed are sent again after a question, which the first line answers.
  stage.receiver.answerWith(503);
  await order("tapir");
  const admin = stage.signIn("admin");
  await expect
    .poll(async () => (await admin.events.count({ notified: false })).totalItems, { timeout: 60_000 })
    .toBe(1);
  stage.receiver.answerWith(undefined);
  await page.keyboard.press("Control+k");
  await field(page).fill("send again");
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: "Send 1 event again" }).waitFor();
  await status(page).getByText("Send again every event that was not delivered?", { exact: true }).waitFor();
  expect(await chosen(page)).toContain("Send 1 event again");
  await page.keyboard.press("Enter");
  await page.locator(".said").getByText("1 event sent again.").waitFor();
  await expect
    .poll(async () => (await admin.events.count({ notified: false })).totalItems, { timeout: 60_000 })
    .toBe(0);

  // A page by its name.
  await page.keyboard.press("/");
  await field(page).fill("faul");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/sandbox");
  expect(pathOf(page)).toBe("/sandbox");
  await page.close();
});

test("what is clicked twice is done once, and nothing else is done meanwhile", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/`, "admin");
  // The clock is moved after a snapshot was taken.
  const moves = await hold(page, new RegExp(`/api${operations.snapshotCreate.path}$`));
  await page.keyboard.press("Control+k");
  await field(page).fill("clock");
  const lines = page.getByRole("group", { name: "Actions" }).getByRole("option");
  await lines.filter({ hasText: "1 day" }).dblclick();
  await lines.filter({ hasText: "1 week" }).click();
  await expect.poll(moves.count).toBe(1);
  moves.letGo();
  await page.locator(".said").getByText("fell due on the way.").waitFor();
  expect(moves.count()).toBe(1);
  await page.close();
});

test("it opens on a phone, from a field, and in another tab; and what is composed is not chosen", async () => {
  const { stage, browser } = there;
  const page = await openAs(browser.context, `${stage.url}/subscriptions`, "admin");
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("button", { name: "Search, or do something" }).click();
  await field(page).fill("acme");
  await status(page).getByText(/found/).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // The keys that open it close it, and the focus is where it was.
  expect(await page.evaluate("document.activeElement?.getAttribute('aria-label')")).toBe(
    "Search, or do something",
  );
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole("searchbox", { name: "Name" }).focus();
  await page.keyboard.press("/");
  expect(await page.getByRole("searchbox", { name: "Name" }).inputValue()).toBe("/");
  // Escape gives up a word that is composed, and the field stays.
  for (const composing of ["isComposing: true", "keyCode: 229"])
    await page.evaluate(
      `document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", ${composing}, bubbles: true }))`,
    );
  expect(await page.evaluate("document.activeElement.type")).toBe("search");
  await page.keyboard.press("Control+k");
  await field(page).fill("invoi");
  for (const composing of ["isComposing: true", "keyCode: 229"]) {
    await page.evaluate(
      `document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ${composing}, bubbles: true }))`,
    );
  }
  expect(pathOf(page)).toBe("/subscriptions");
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.keyboard.press("Control+Enter"),
  ]);
  await tab.waitForURL("**/invoices");
  expect(pathOf(page)).toBe("/subscriptions");
  await tab.close();
  await page.close();
});

test("a late answer moves nothing that was chosen, and Enter takes nothing that was found for an earlier text", async () => {
  const { stage, browser } = there;
  const page = await openAs(browser.context, `${stage.url}/invoices`, "admin");
  // What the arrows chose stays chosen, and in view, when lines come before it.
  const first = await hold(page, "**/api/search?**");
  await page.keyboard.press("/");
  await field(page).fill("acme");
  await status(page).getByText("Searching …").waitFor();
  await page.keyboard.press("ArrowDown");
  expect(await chosen(page)).toContain("Subscriptions with “acme” in their name");
  first.letGo();
  await status(page)
    .getByText(/found\.$/)
    .waitFor();
  expect(await page.getByRole("option").count()).toBeGreaterThan(1);
  expect(await chosen(page)).toContain("Subscriptions with “acme” in their name");
  const isInView = await page.evaluate(
    `(() => {
      const [list, line] = ["#palette-lines", "[role=option][aria-selected=true]"].map((one) => document.querySelector(one).getBoundingClientRect());
      return line.top >= list.top && line.bottom <= list.bottom + 1;
    })()`,
  );
  expect(isInView).toBe(true);
  // Lines of an earlier text are still there, and Enter waits for its own; nothing is found, so nothing opens.
  const second = await hold(page, "**/api/search?**");
  await field(page).fill("acme-nobody");
  await page.keyboard.press("Enter");
  expect(await page.getByRole("option").count()).toBeGreaterThan(1);
  second.letGo();
  await status(page).getByText("No object has the number “acme-nobody”").waitFor();
  expect(pathOf(page)).toBe("/invoices");
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
  await page.close();
});
