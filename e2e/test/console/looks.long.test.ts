import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { seedStage } from "../../src/console/seed.js";
import { openStage, type Stage } from "../../src/console/stage.js";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  await seedStage(stage);
});

afterAll(() => stage.close());

const paths = [
  "/",
  "/deliveries",
  "/event/1",
  "/subscriptions",
  "/subscription/1",
  "/store",
  "/store/1",
  "/clock",
  "/sandbox",
  "/invoices",
  "/invoice/4",
  "/orders",
  "/order/1",
  "/usage",
  "/applicationMetric/1",
  "/requests",
  "/requests?show=failed",
  "/audit",
  "/auditEntry/1",
  "/messages",
  "/message/1",
  "/catalogue",
  "/product/1",
  "/accounts",
  "/platform",
  "/nothing",
];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ viewport: { width: 360, height: 780 }, reducedMotion: "reduce" });
});

afterAll(() => browser.close());

/** Opens every page there is, one after the other, when it shows what it loads. */
async function visitAll(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const path of paths) {
    await page.goto(`${stage.url}${path}`);
    await page.locator(".page-head h1").waitFor();
    await page.locator(".skeleton").first().waitFor({ state: "detached" });
    await look(path);
  }
}

test("no page has a finding of axe in the light or in the dark, and none scrolls sideways on a phone", async () => {
  const page = await openAs(browser.context, `${stage.url}/`, "admin");
  const findings: string[] = [];
  await visitAll(page, async (path) => {
    findings.push(...(await findingsInBothThemes(page)).map((one) => `${path} ${one}`));
  });
  expect(findings).toEqual([]);
}, 400_000);

test("no table is wider than its sheet beside the rail of a window of 901 px, and of 1,024", async () => {
  const page = await openAs(browser.context, `${stage.url}/`, "admin");
  const beyond: string[] = [];
  await visitAll(page, async (path) => {
    for (const width of [901, 1_024]) {
      await page.setViewportSize({ width, height: 768 });
      const tables = await page.evaluate<string[]>(
        "Array.from(document.querySelectorAll('table'), (table) => [table.caption?.textContent, table.scrollWidth - table.parentElement.clientWidth]).filter(([, by]) => by > 0).map(([name, by]) => name + ': ' + by + ' px')",
      );
      beyond.push(...tables.map((one) => `${path} at ${width} px, ${one}`));
    }
  });
  await page.close();
  expect(beyond).toEqual([]);
}, 400_000);

test("the page that signs in has no finding of axe either", async () => {
  const page = await browser.context.newPage();
  await page.goto(stage.url);
  await page.locator(".door").waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
});
