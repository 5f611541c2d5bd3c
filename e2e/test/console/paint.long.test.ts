import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openBrowser } from "../../src/console/browser.js";
import { openStage, type Stage } from "../../src/console/stage.js";

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await openStage();
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

test("the first visit paints its headline with the files that the document names, and waits for nothing else", async () => {
  const page = await browser.context.newPage();
  const document = await (await fetch(stage.url)).text();
  const needed: string[] = [];
  const held: string[] = [];
  await page.route("**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/" || document.includes(`"${pathname}"`)) {
      needed.push(pathname);
      await route.continue();
    } else {
      // This request is never answered.
      held.push(pathname);
    }
  });
  await page.goto(stage.url, { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  expect(needed).toContain("/");
  expect(needed.some((path) => path.endsWith(".js"))).toBe(true);
  expect(needed.some((path) => path.endsWith(".css"))).toBe(true);
  // Other scripts are requested only after that.
  await expect.poll(() => held.some((path) => path.endsWith(".js"))).toBe(true);
  await page.close();
});
