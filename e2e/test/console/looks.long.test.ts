import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { findingsOf } from "../../src/console/findings.js";
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

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser({
      viewport: { width: 360, height: 780 },
      colorScheme,
      reducedMotion: "reduce",
    });
  });

  afterAll(() => browser.close());

  test("no page has a finding of axe, and none scrolls sideways on a phone", async () => {
    const page = await openAs(browser.context, `${stage.url}/`, "admin");
    const findings: string[] = [];
    for (const path of paths) {
      await page.goto(`${stage.url}${path}`);
      await page.locator(".page-head h1").waitFor();
      await page.locator(".skeleton").first().waitFor({ state: "detached" });
      findings.push(...(await findingsOf(page)).map((one) => `${path} ${one}`));
    }
    expect(findings).toEqual([]);
    // Every page there is.
  }, 400_000);

  test.each([901, 1_024])(
    "no table is wider than its sheet beside the rail of a window of %i px",
    async (width) => {
      const page = await openAs(browser.context, `${stage.url}/`, "admin");
      await page.setViewportSize({ width, height: 768 });
      const beyond: string[] = [];
      for (const path of paths) {
        await page.goto(`${stage.url}${path}`);
        await page.locator(".page-head h1").waitFor();
        await page.locator(".skeleton").first().waitFor({ state: "detached" });
        const tables = await page.evaluate<string[]>(
          "Array.from(document.querySelectorAll('table'), (table) => [table.caption?.textContent, table.scrollWidth - table.parentElement.clientWidth]).filter(([, by]) => by > 0).map(([name, by]) => name + ': ' + by + ' px')",
        );
        beyond.push(...tables.map((one) => `${path} ${one}`));
      }
      await page.close();
      expect(beyond).toEqual([]);
    },
    400_000,
  );

  test("the page that signs in has no finding of axe either", async () => {
    const page = await browser.context.newPage();
    await page.goto(stage.url);
    await page.locator(".door").waitFor();
    expect(await findingsOf(page)).toEqual([]);
  });
});
