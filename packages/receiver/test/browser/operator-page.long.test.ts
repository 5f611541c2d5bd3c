import axe from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOperatorPage, type Receiver } from "../../src/index.js";
import { busyReceiver, forged } from "./busy-receiver.js";
import { openBrowser, serve, type TestBrowser } from "./open-browser.js";

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

let receiver: Receiver;
let heal: () => void;
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  ({ receiver, heal } = await busyReceiver());
  site = await serve(createOperatorPage(receiver, { authorize: () => true, title: `Acme ${forged}` }));
});
afterAll(() => site.close());

/** Every page that the operator can come to. */
async function addresses(): Promise<string[]> {
  const { items } = await receiver.list();
  return [
    "",
    ...["dead", "retrying", "running", "sleeping", "waiting", "paused", "idle", "done"].map(
      (s) => `?state=${s}`,
    ),
    `?error=${encodeURIComponent(forged)}`,
    "?state=dead&did=redrive&count=2",
    "?key=404",
    `?key=${encodeURIComponent(forged)}`,
    ...items.map(({ key }) => `?key=${encodeURIComponent(key)}`),
    "?key=1",
  ];
}

/** What the axe of the browser says of what it sees, but for the contrast of its colours. */
async function findingsWithoutContrast(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return runAxe(page, { rules: { "color-contrast": { enabled: false } } });
}

/** The same with the contrast, in the light and in the dark, between which only colours change. */
async function findingsInBothThemes(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await runAxe(page, {});
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await runAxe(page, { runOnly: ["color-contrast"] });
  return [...light, ...dark.map((finding) => `in the dark, ${finding}`)];
}

function runAxe(page: Page, options: axe.RunOptions): Promise<string[]> {
  const all = JSON.stringify({ preload: false, resultTypes: ["violations"], ...options });
  return page.evaluate<string[]>(
    `axe.run(${all}).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
  );
}

// A desktop has the colours of a phone, and their contrast takes most of the time.
describe.each([
  ["a phone", phone, findingsInBothThemes],
  ["a desktop", desktop, findingsWithoutContrast],
] as const)("the operator's page on %s", (_, options, findingsOf) => {
  let browser: TestBrowser;
  let page: Page;
  const requests: string[] = [];
  beforeAll(async () => {
    browser = await openBrowser(options);
    page = await browser.context.newPage();
    page.on("request", (request) => requests.push(request.url()));
  });
  afterAll(() => browser.close());

  test("has no finding of axe, fits the screen, asks nobody else, and shows what strangers wrote as text", async () => {
    const problems: string[] = [];
    let shown = 0;
    for (const address of await addresses()) {
      await page.goto(site.url + address);
      problems.push(...(await findingsOf(page)).map((finding) => `${address} ${finding}`));
      const width = Number(await page.evaluate("document.documentElement.scrollWidth"));
      if (width > options.viewport.width) problems.push(`${address} is ${width} wide`);
      if ((await page.locator("script, img, [href*='evil']").count()) > 0)
        problems.push(`${address} took HTML`);
      if ((await page.title()) === "owned") problems.push(`${address} ran a script`);
      shown += (await page.locator("main").innerText()).includes(forged) ? 1 : 0;
    }

    expect(problems).toEqual([]);
    // The title is above each list; tenant, step, error and body are on their own pages.
    expect(shown).toBeGreaterThan(10);
    expect(requests.filter((url) => !url.startsWith(site.url) && !url.startsWith("data:"))).toEqual([]);
  });
});

describe("with the buttons of the page", () => {
  let browser: TestBrowser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser({ ...phone, colorScheme: "light" });
    page = await browser.context.newPage();
    await page.goto(site.url);
  });
  afterAll(() => browser.close());

  test("a person finds what was given up, redrives it, and is told so", async () => {
    heal();
    await page.getByLabel("Subscription or key").fill("5");
    await page.getByRole("button", { name: "Show" }).click();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("subscription/5");
    await page.getByRole("button", { name: "Redrive subscription/5" }).click();

    expect(await page.getByRole("status").innerText()).toBe("1 redriven.");
    expect((await receiver.show(5))?.history.map(({ what }) => what)).toContain("redriven");
  });

  test("a person redrives those of one error, and no others", async () => {
    await page.goto(`${site.url}?state=dead`);
    await page.getByLabel("Last error holds").fill("region");
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("button", { name: "Redrive the dead with this error" }).click();

    expect(await page.getByRole("status").innerText()).toBe("1 redriven.");
    expect((await receiver.show("event/7"))?.state).toBe("dead");
  });

  test("a person is asked again before everything is paused, and resumes it", async () => {
    await page.goto(site.url);
    await page.getByText("Pause everything…").click();
    await page.getByRole("button", { name: "Yes, pause" }).click();
    expect((await receiver.inspect()).paused).toBe(true);
    await page.getByRole("button", { name: "Resume", exact: true }).click();

    expect((await receiver.inspect()).paused).toBe(false);
  });

  test("a person dismisses what was given up", async () => {
    await page.goto(site.url);
    await page.getByText("Dismiss everything dead…").click();
    await page.getByRole("button", { name: "Yes, dismiss" }).click();

    expect((await receiver.inspect()).counts.dead).toBe(0);
  });
});
