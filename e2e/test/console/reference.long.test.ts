import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, openBrowser } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { openStage, type Stage } from "../../src/console/stage.js";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Operations of each kind, for example a list with filters, one with a body, and one with an address. */
const operations = [
  "subscriptionGetAllPaged",
  "orderCreate",
  "subscriptionPatch",
  "countryCodesGet",
  "changeStream",
];

describe("the API reference", () => {
  let browser: Browser;
  const complaints: string[] = [];
  const hosts = new Set<string>();

  async function open(width: number): Promise<Page> {
    const page = await browser.context.newPage();
    await page.setViewportSize({ width, height: 800 });
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await page.goto(`${stage.url}/docs`);
    await page.locator("h1", { hasText: "API reference" }).waitFor();
    return page;
  }

  beforeAll(async () => {
    browser = await openBrowser({ reducedMotion: "reduce" });
    browser.context.setDefaultTimeout(100_000);
  });
  afterAll(() => browser.close());

  test.each([360, 1_280])(
    "has no finding of axe at %i px in either theme, keeps its width, and asks no other host",
    async (width) => {
      const page = await open(width);
      const findings = await findingsInBothThemes(page);
      for (const id of operations) {
        await page.evaluate(`location.hash = "#/${id}"`);
        await page.locator(".traits code", { hasText: new RegExp(`^${id}$`) }).waitFor();
        findings.push(...(await findingsInBothThemes(page)).map((one) => `${id}: ${one}`));
      }
      expect({ findings, complaints, hosts: [...hosts] }).toEqual({
        findings: [],
        complaints: [],
        hosts: [new URL(stage.url).host],
      });
    },
    300_000,
  );

  test("finds an operation by its words, and sends it as an account of the demo, with nothing filtered away", async () => {
    const page = await open(1_280);
    await page.locator("input[type=search]").fill("list products");
    await page.locator("nav a", { hasText: "List products" }).first().click();
    await page.locator("#operation", { hasText: "List products" }).waitFor();
    expect(
      await page
        .locator("form input")
        .evaluateAll((all) => all.filter((one) => "value" in one && one.value !== "").length),
    ).toBe(0);
    await page.locator("button", { hasText: /^Sign in as vendor$/ }).click();
    await page.locator("legend", { hasText: "Signed in as vendor" }).waitFor();
    await page.locator("button", { hasText: "Send GET" }).click();
    await page.locator("pre", { hasText: "Acme Notes" }).first().waitFor();
    expect(await page.locator(".notice", { hasText: /^200 in \d+ ms$/ }).count()).toBe(1);
  });

  test("an order is placed from the example of the document, and a refusal shows its reason", async () => {
    const page = await open(360);
    await page.evaluate('location.hash = "#/orderCreate"');
    await page.locator("#operation", { hasText: "Place an order" }).waitFor();
    await page.locator("button", { hasText: /^Sign in as customer$/ }).click();
    await page.locator("legend", { hasText: "Signed in as customer" }).waitFor();
    await page.locator("textarea").fill('{"type":"NORMAL","productVersion":{"url":"productVersion/1"}}');
    await page.locator("button", { hasText: "Send POST" }).click();
    await page.locator(".notice", { hasText: /^201 in/ }).waitFor();
    await page.locator("textarea").fill('{"type":"NO"}');
    await page.locator("button", { hasText: "Send POST" }).click();
    await page.locator(".notice.fail", { hasText: /^400 in/ }).waitFor();
    await page.locator("pre", { hasText: "errorHolders" }).waitFor();
    complaints.length = 0;
  });
});

test("every operation of the document is drawn", async () => {
  const browser = await openBrowser({ reducedMotion: "reduce" });
  const page = await browser.context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.goto(`${stage.url}/docs`);
  await page.locator("nav").waitFor();
  const ids = await page.evaluate<string[]>(
    'Array.from(document.querySelectorAll("nav a"), ({ hash }) => hash.slice(2))',
  );
  expect(ids.length).toBeGreaterThan(150);
  for (const id of ids) {
    await page.evaluate(`location.hash = "#/${id}"`);
    await page.locator(".traits code", { hasText: new RegExp(`^${id}$`) }).waitFor();
  }
  expect(complaints).toEqual([]);
  await browser.close();
}, 300_000);
