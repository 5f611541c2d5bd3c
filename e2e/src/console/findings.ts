import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * The rules of axe that a page breaks, and where; and by how much it is wider than the window. None of the rules reads
 * style sheets, so they are not loaded once more.
 */
export async function findingsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate<string[]>(
    "axe.run({ preload: false, resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => id + ': ' + html.slice(0, 160) + ' ' + (any[0]?.message ?? ''))))",
  );
  const beyond = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  return beyond > 0 ? [...found, `${beyond} too wide`] : found;
}
