import { beforeAll, describe, expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { findingsOf } from "../../src/console/findings.js";
import { seedStage } from "../../src/console/seed.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

/** A name without a place to break it, as some people have. */
const LONG = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren";

beforeAll(async () => {
  await seedStage(there.stage);
  const admin = there.stage.signIn("admin");
  const customer = await there.stage.signIn("customer").users.me();
  await admin.users.update(customer.id, { name: LONG });
});

const PATHS = ["/", "/subscription/1", "/account", "/store/1", "/invoices", "/requests", "/clock"];

describe("a page whose reader has a long name", () => {
  // 360 px is a small phone; 305 px is 1,280 px at 400 %, beside a scroll bar.
  test.each([360, 305])("does not scroll sideways at %i px", async (width) => {
    const page = await openAs(there.browser.context, `${there.stage.url}/`, "customer");
    await page.setViewportSize({ width, height: 780 });
    const findings: string[] = [];
    for (const path of PATHS) {
      await page.goto(`${there.stage.url}${path}`);
      await page.locator(".page-head h1").waitFor();
      await page.locator(".skeleton").first().waitFor({ state: "detached" });
      findings.push(...(await findingsOf(page)).map((one) => `${path} ${one}`));
    }
    expect(findings).toEqual([]);
    await page.close();
  });
});

test("a window of a few lines is not covered by the bar and the tabs", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/`, "customer");
  await page.setViewportSize({ width: 320, height: 256 });
  await page.locator(".page-head h1").waitFor();
  await page.locator(".entries li").first().waitFor();
  await page.evaluate("scrollTo(0, 200)");
  const covered = await page.evaluate<number>(
    "[...document.querySelectorAll('.bar, .tabs')].filter((one) => { const { top, bottom } = one.getBoundingClientRect(); return bottom > 0 && top < innerHeight; }).length",
  );
  expect(covered).toBe(0);
  await page.close();
});

test("with forced colours, what is chosen, and each state, is told from the others", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/deliveries`, "vendor");
  await page.emulateMedia({ forcedColors: "active" });
  const style = (selector: string, property: string, part = "") =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector(${JSON.stringify(selector)}), "${part}").${property}`,
    );
  for (const [chosen, other] of [
    [".rail a[aria-current='page']", ".rail nav a:not([aria-current])"],
    [".roles [aria-pressed='true']", ".roles [aria-pressed='false']"],
  ] as const)
    expect(await style(chosen, "backgroundColor"), chosen).not.toBe(await style(other, "backgroundColor"));
  await page.locator(".log-row .stamp.ok").first().waitFor();
  // The shape of a state is drawn by its border alone.
  for (const [tone, round] of [
    ["ok", "50%"],
    ["fail", "0px"],
  ] as const) {
    expect(await style(`.stamp.${tone}`, "borderTopWidth", "::before"), tone).toBe("4px");
    expect(await style(`.stamp.${tone}`, "borderRadius", "::before"), tone).toBe(round);
  }
  await page.locator("[data-row]").first().click();
  await page.locator(".log-row[aria-current='true']").waitFor();
  expect(await style(".log-row[aria-current='true']", "borderLeftWidth")).toBe("6px");
  await page.close();
});
