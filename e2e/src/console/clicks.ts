import type { Page } from "playwright-core";

/**
 * Counts how often the mouse is pressed in a page from here on, also after a reload. Typing is no click, and neither is
 * a choice in a native list.
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  const listen = "addEventListener('mousedown', () => globalThis.countClick(), true)";
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => clicks;
}
