import { expect, test } from "vitest";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

test("the first visit paints its headline with the files that the document names, and waits for nothing else", async () => {
  const page = await there.browser.context.newPage();
  const document = await (await fetch(there.stage.url)).text();
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
  await page.goto(there.stage.url, { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  expect(needed).toContain("/");
  expect(needed.some((path) => path.endsWith(".js"))).toBe(true);
  expect(needed.some((path) => path.endsWith(".css"))).toBe(true);
  // Other scripts are requested only after that.
  await expect.poll(() => held.some((path) => path.endsWith(".js"))).toBe(true);
  await page.close();
});
