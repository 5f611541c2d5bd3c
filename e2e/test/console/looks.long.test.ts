import axe from "axe-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
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
      await page.evaluate(axe.source);
      const found = await page.evaluate<string[]>(
        "axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => id + ': ' + html.slice(0, 160) + ' ' + (any[0]?.message ?? ''))))",
      );
      const beyond = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
      findings.push(
        ...found.map((one) => `${path} ${one}`),
        ...(beyond > 0 ? [`${path} is ${beyond} too wide`] : []),
      );
    }
    expect(findings).toEqual([]);
  });

  test("the page that signs in has no finding of axe either", async () => {
    const page = await browser.context.newPage();
    await page.goto(stage.url);
    await page.locator(".door").waitFor();
    await page.evaluate(axe.source);
    const found = await page.evaluate(
      "axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))",
    );
    expect(found).toEqual([]);
  });
});
