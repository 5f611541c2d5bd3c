import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createReferenceServer, type ReferenceServer } from "@syndikit/reference-server";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { chromiumHere } from "../../src/console/browser.js";
import { findingsOf } from "../../src/console/findings.js";
import { root } from "../consumers/repository.js";

let server: ReferenceServer;
let guide: string;
let browser: Browser;

beforeAll(async () => {
  const turbo = join(root, "node_modules/.bin/turbo");
  await promisify(execFile)(turbo, ["run", "site", "--filter=@syndikit/guide"], { cwd: root });
  server = await createReferenceServer();
  guide = `${(await server.listen()).url}/guide/`;
  browser = await chromium.launch(chromiumHere());
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}

const openContext = ({ width, colorScheme }: Look): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width, height: 800 }, colorScheme });

async function open(path: string, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await show(path, page);
  return page;
}

const show = (path: string, page: Page) => page.goto(guide + path, { waitUntil: "networkidle" });

const pages = (): string[] =>
  readdirSync(join(root, "docs/dist"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .sort();

test("every page keeps within the policy and the width of a phone, and has no finding of axe", async () => {
  expect(pages().length).toBeGreaterThan(40);
  const context = await openContext({ width: 360, colorScheme: "dark" });
  onTestFinished(() => context.close());
  // In one tab: in a new one for each, which loads and compiles again what all share, a page takes twice as long.
  const page = await context.newPage();
  // What the browser complains about: a broken policy, a script that failed.
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  for (const path of pages()) {
    await show(path, page);
    expect([path, complaints, await findingsOf(page)]).toEqual([path, [], []]);
  }
}, 600_000);

test.each([
  ["index.html", { width: 1280, colorScheme: "light" }],
  ["index.html", { width: 360, colorScheme: "dark" }],
  ["reference/lifecycle.html", { width: 1280, colorScheme: "dark" }],
  ["reference/events.html", { width: 1280, colorScheme: "light" }],
  ["reference/errors.html", { width: 360, colorScheme: "light" }],
  ["languages/python.html", { width: 1280, colorScheme: "dark" }],
  ["troubleshooting.html", { width: 1280, colorScheme: "light" }],
] as const)("%s has no finding of axe, %o", async (path, look) => {
  const context = await openContext(look);
  onTestFinished(() => context.close());
  const page = await open(path, context);
  expect(await findingsOf(page)).toEqual([]);
});

describe("the search", () => {
  let page: Page;
  const hosts = new Set<string>();
  const resultsOf = (): ReturnType<Page["locator"]> => page.locator(".VPLocalSearchBox .result");

  beforeAll(async () => {
    const context = await openContext({ width: 1280, colorScheme: "light" });
    context.on("request", (request) => hosts.add(new URL(request.url()).host));
    page = await open("index.html", context);
    await page.click(".VPNavBarSearchButton, .DocSearch-Button");
  });
  afterAll(() => page?.context().close());

  test.each([
    ["signature wrong 401", "troubleshooting"],
    ["verify signature python", "languages/python"],
    ["event id number go", "languages/go"],
    ["rotate secret", "how-to/rotate-a-secret"],
    ["test in CI", "how-to/test-in-ci"],
    ["behind a proxy", "how-to/behind-a-proxy"],
    ["many replicas", "how-to/many-replicas"],
    ["upgrade a plan", "how-to/upgrade-a-plan"],
    ["bill usage", "how-to/bill-usage"],
    ["migrate receiver", "how-to/migrate-a-receiver"],
    ["going live", "going-live"],
    ["trial", "concepts/trials-and-the-end"],
    ["DEFERRED", "concepts/upgrades"],
    ["move the clock", "concepts/clock"],
    ["UNDEPLOY_SENT", "troubleshooting"],
    ["app-endpoint-missing", "troubleshooting"],
    ["Invoice.CREATED", "reference/events"],
    ["too many requests", "reference/errors"],
    ["tenant", "glossary"],
    ["same event again and again", "troubleshooting"],
  ])("for '%s' shows %s on its first screen, without another host", async (question, path) => {
    // What the question before has found is gone.
    await page.fill("#localsearch-input", "");
    await resultsOf().first().waitFor({ state: "detached" });
    await page.fill("#localsearch-input", question);
    await resultsOf().first().waitFor();
    // What is below the edge of the window is on the second screen.
    const shown = `Array.from(document.querySelectorAll(".VPLocalSearchBox .result"))
      .filter((result) => result.getBoundingClientRect().top < innerHeight)
      .map((result) => new URL(result.href).pathname)`;
    await expect.poll(() => page.evaluate(shown)).toContain(`/guide/${path}.html`);
    expect([...hosts]).toEqual([new URL(guide).host]);
  });
});

test("each page is there as Markdown, and in the list for programs", async () => {
  const list = await (await fetch(`${guide}llms.txt`)).text();
  const links = Array.from(list.matchAll(/\]\(([^)]+\.md)\)/g), ([, link = ""]) => link);
  expect(links.toSorted()).toEqual(
    pages()
      .map((page) => page.replace(/\.html$/, ".md"))
      .toSorted(),
  );
  for (const link of links) {
    const response = await fetch(guide + link);
    expect([link, response.status, await response.text()]).toEqual([
      link,
      200,
      expect.stringMatching(/^# /m),
    ]);
  }
});
