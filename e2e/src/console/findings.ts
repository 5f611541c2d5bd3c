import axe from "axe-core";
import type { Page } from "playwright-core";

const ONLY_CONTRAST: axe.RunOptions = { runOnly: ["color-contrast"] };

/** The axe rules that a page breaks, with the elements, and the pixels by which the page is wider than the window. */
export async function findingsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await runAxe(page, {});
  const beyond = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  return beyond > 0 ? [...found, `${beyond} too wide`] : found;
}

/** Checks a page in the light theme, then its contrast in the dark theme. Only colours differ between the two. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await findingsOf(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await runAxe(page, ONLY_CONTRAST);
  return [...light, ...dark.map((finding) => `in the dark, ${finding}`)];
}

/** Expects axe on the page. None of its rules reads style sheets, so axe need not load them again. */
function runAxe(page: Page, options: axe.RunOptions): Promise<string[]> {
  const all = JSON.stringify({ preload: false, resultTypes: ["violations"], ...options });
  return page.evaluate<string[]>(
    `axe.run(${all}).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => id + ': ' + html.slice(0, 160) + ' ' + (any[0]?.message ?? ''))))`,
  );
}
