import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openBrowser } from "../../src/console/browser.js";
import { openStage, type Stage } from "../../src/console/stage.js";

/** The console's largest paint may take at most this many times as long as that of the same page without scripts. */
const MOST = 1.5;

const ROUNDS = 5;
/** If the times of one page vary by more than this factor, more rounds are run, up to MAX_ROUNDS. */
const SPREAD = 1.3;
const MAX_ROUNDS = 15;

const PLAIN = "/plain.html";

let stage: Stage;
let browser: Browser;
let plain = "";

beforeAll(async () => {
  stage = await openStage({
    mount: (app) => {
      app.get(PLAIN, (context) => context.html(plain));
    },
  });
  browser = await openBrowser({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

/** Copies the page as HTML that needs no scripts. */
const WITHOUT_SCRIPTS = `(() => {
  const copy = document.documentElement.cloneNode(true);
  for (const one of copy.querySelectorAll("script, noscript, link[rel=modulepreload], meta[name=marketplace]")) one.remove();
  return "<!doctype html>" + copy.outerHTML;
})()`;

/** Milliseconds from opening the address to the largest paint, which is that of the headline on both pages. */
const LARGEST = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1);
    if (last?.element?.localName === "h1") resolve(last.startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });
})`;

/** Opens a page with an empty cache, as on a first visit. */
async function largestPaint(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.goto(`${stage.url}${address}`);
  await page.locator("h1").waitFor();
  return page.evaluate<number>(LARGEST);
}

const sorted = (times: readonly number[]): readonly number[] => times.toSorted((one, other) => one - other);
const median = (times: readonly number[]): number => sorted(times)[times.length >> 1] ?? Number.NaN;

/** The ratio between the third and the first quartile of some times. */
function spread(times: readonly number[]): number {
  const all = sorted(times);
  const quarter = Math.floor(all.length / 4);
  return (all.at(-1 - quarter) ?? Number.NaN) / (all[quarter] ?? Number.NaN);
}

test("the first visit paints its largest piece at most 1.5 times as late as the same page in plain HTML", async () => {
  const page = await browser.context.newPage();
  page.setDefaultTimeout(100_000);
  // A first visit, so that the server has read and compressed its files.
  await largestPaint(page, "/");
  plain = await page.evaluate<string>(WITHOUT_SCRIPTS);
  expect(plain).toContain("</h1>");
  expect(plain).not.toContain("<script");
  const times: { readonly console: number[]; readonly plain: number[] } = { console: [], plain: [] };
  const isWide = (): boolean => spread(times.console) > SPREAD || spread(times.plain) > SPREAD;
  for (let round = 0; round < ROUNDS || (round < MAX_ROUNDS && isWide()); round += 1) {
    times.console.push(await largestPaint(page, "/"));
    times.plain.push(await largestPaint(page, PLAIN));
  }
  const ratio = median(times.console) / median(times.plain);
  console.log(
    `${times.plain.length} rounds: ${median(times.console).toFixed(0)} ms, plain ${median(times.plain).toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
  );
  expect(median(times.plain)).toBeGreaterThan(0);
  expect(ratio).toBeLessThanOrEqual(MOST);
  await page.close();
});
