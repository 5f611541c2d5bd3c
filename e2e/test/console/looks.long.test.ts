import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { findingsInBothThemes, findingsWithoutContrast } from "../../src/console/findings.js";
import { seedStage } from "../../src/console/seed.js";
import { openStage, type Stage } from "../../src/console/stage.js";
import { visitAll } from "./visit-all.js";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  await seedStage(stage);
});

afterAll(() => stage.close());

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ viewport: { width: 360, height: 780 }, reducedMotion: "reduce" });
});

afterAll(() => browser.close());

// Of the others, `npm run test:soak` looks at the colours too.
const inColour = ["/", "/event/1", "/subscription/1", "/store/1", "/sandbox", "/requests"];

test("no page has a finding of axe, or scrolls sideways on a phone", async () => {
  const page = await openAs(browser.context, `${stage.url}/`, "admin");
  const findings: string[] = [];
  await visitAll(page, stage.url, async (path) => {
    const look = inColour.includes(path) ? findingsInBothThemes : findingsWithoutContrast;
    findings.push(...(await look(page)).map((one) => `${path} ${one}`));
  });
  expect(findings).toEqual([]);
}, 400_000);

test("no table is wider than its sheet beside the rail of a window of 901 px, and of 1,024", async () => {
  const page = await openAs(browser.context, `${stage.url}/`, "admin");
  const beyond: string[] = [];
  await visitAll(page, stage.url, async (path) => {
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
