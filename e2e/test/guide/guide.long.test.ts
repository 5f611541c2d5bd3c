import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFaults, type Guide, openGuide } from "./open-guide.js";

let guide: Guide;

beforeAll(async () => {
  guide = await openGuide();
}, 600_000);

afterAll(() => guide?.close());

// One page of each kind, in each look. `npm run test:soak` covers every page.
test.each([
  [{ width: 1280, colorScheme: "light" }, ["index.html", "troubleshooting.html", "reference/events.html"]],
  [{ width: 1280, colorScheme: "dark" }, ["reference/lifecycle.html", "languages/python.html"]],
  [{ width: 360, colorScheme: "light" }, ["reference/errors.html"]],
  [{ width: 360, colorScheme: "dark" }, ["index.html", "start/receiver.html"]],
] as const)(
  "%o: pages keep within the policy and the window, and have no finding of axe",
  async (look, pages) => {
    expect(guide.pages).toEqual(expect.arrayContaining([...pages]));
    expect(await findFaults(guide, look, pages)).toEqual([]);
  },
  300_000,
);

describe("the search", () => {
  let page: Page;
  const hosts = new Set<string>();
  const resultsOf = (): ReturnType<Page["locator"]> => page.locator(".VPLocalSearchBox .result");

  beforeAll(async () => {
    const context = await guide.openContext({ width: 1280, colorScheme: "light" });
    context.on("request", (request) => hosts.add(new URL(request.url()).host));
    page = await context.newPage();
    await guide.show("index.html", page);
    await page.click(".VPNavBarSearchButton, .DocSearch-Button");
  });
  afterAll(() => page?.context().close());

  /** The pages of the results above the lower edge of the window, from the top. */
  async function ask(question: string): Promise<readonly string[]> {
    // Wait until the results of the previous question are gone.
    await page.fill("#localsearch-input", "");
    await resultsOf().first().waitFor({ state: "detached" });
    await page.fill("#localsearch-input", question);
    await resultsOf().first().waitFor();
    return await page.evaluate(`Array.from(document.querySelectorAll(".VPLocalSearchBox .result"))
      .filter((result) => result.getBoundingClientRect().top < innerHeight)
      .map((result) => new URL(result.href).pathname)`);
  }

  // `docs/src/search` asks the index itself many more questions. Here they are typed.
  test.each([
    ["create a vendor", "how-to/operate-the-server"],
    ["wrong secret", "troubleshooting"],
    ["ngrok", "how-to/public-address"],
    ["offline", "how-to/without-the-internet"],
    ["register endpoint", "how-to/register-an-endpoint"],
    ["refund", "how-to/bill-usage"],
  ])("for '%s' shows %s first", async (question, path) => {
    await expect.poll(async () => (await ask(question))[0]).toBe(`/guide/${path}.html`);
  });

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
    await expect.poll(() => ask(question)).toContain(`/guide/${path}.html`);
    expect([...hosts]).toEqual([new URL(guide.address).host]);
  });
});

test("each page is there as Markdown, and in the list for programs", async () => {
  const list = await (await fetch(`${guide.address}llms.txt`)).text();
  const links = Array.from(list.matchAll(/\]\(([^)]+\.md)\)/g), ([, link = ""]) => link);
  expect(links.toSorted()).toEqual(guide.pages.map((page) => page.replace(/\.html$/, ".md")).toSorted());
  for (const link of links) {
    const response = await fetch(guide.address + link);
    expect([link, response.status, await response.text()]).toEqual([
      link,
      200,
      expect.stringMatching(/^# /m),
    ]);
  }
});
