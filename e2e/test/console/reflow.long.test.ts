import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openAs, whenDrawn } from "../../src/console/browser.js";
import { findingsOf } from "../../src/console/findings.js";
import { hold } from "../../src/console/hold.js";
import { seededPaths, seedStage } from "../../src/console/seed.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

/** A name without a place to break it, as some people have. */
const LONG = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren";

beforeAll(async () => {
  await seedStage(there.stage);
  const admin = there.stage.signIn("admin");
  const customer = await there.stage.signIn("customer").users.me();
  await admin.users.update(customer.id, { name: LONG });
});

const PATHS = ["/", "/subscription/1", "/account", "/store/1", "/invoices", "/requests", "/clock"];

describe("a page whose reader has a long name", () => {
  // 360 px is a small phone; 305 px is 1,280 px at 400 %, beside a scroll bar.
  test.each([360, 305])("does not scroll sideways at %i px", async (width) => {
    const page = await openAs(there.browser.context, `${there.stage.url}/`, "customer");
    await page.setViewportSize({ width, height: 780 });
    const findings: string[] = [];
    for (const path of PATHS) {
      await page.goto(`${there.stage.url}${path}`);
      await whenDrawn(page);
      findings.push(...(await findingsOf(page)).map((one) => `${path} ${one}`));
    }
    expect(findings).toEqual([]);
    await page.close();
  });
});

/** Gives everything that has a name this one, without a place to break it. */
async function nameEverything(name: string): Promise<void> {
  const { stage } = there;
  const [admin, vendor, customer] = [stage.signIn("admin"), stage.signIn("vendor"), stage.signIn("customer")];
  await admin.companies.update(1, { name, companyDescription: name });
  const { company } = await customer.users.me();
  await admin.userCompanies.update(Number(company?.url.split("/")[1]), { name });
  await vendor.products.update(1, {
    name,
    shortDescription: name,
    longDescription: name,
    syndicationEndpoints: [`${stage.receiver.url}/events?${name}`],
  });
  await vendor.productVersions.update(1, { name, description: name });
  for (const item of [1, 2, 3, 4])
    await vendor.billingItems.update(item, { name, description: name, unit: name });
  await vendor.configurationParameters.update(1, { name, description: name, hint: name });
  await vendor.applicationMetrics.update(1, { name });
  await customer.subscriptions.setName(1, name);
}

const WIDE_PATHS = [
  ...seededPaths,
  "/subscription/5",
  "/subscription/5/chain",
  "/compare?a=subscription/1&b=subscription/5",
];

/** What is too wide for these pages, or sticks out of its sheet. */
async function tooWide(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const path of paths) {
    await page.goto(`${there.stage.url}${path}`);
    await whenDrawn(page);
    const wide = await page.evaluate<string[]>(`(() => {
      const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      const sheets = [...document.querySelectorAll(".sheet")].filter((one) => one.getClientRects().length > 0);
      const out = sheets.flatMap((sheet) => {
        const { right } = sheet.getBoundingClientRect();
        const one = [...sheet.querySelectorAll("*")].find((each) => each.getClientRects().length > 0 && each.closest(".hidden, thead, .plot, .log-row, svg") === null && each.getBoundingClientRect().right > right + 1);
        return one === undefined ? [] : [one.outerHTML.slice(0, 120) + " by " + Math.round(one.getBoundingClientRect().right - right) + " px"];
      });
      return beyond > 0 ? [...out, beyond + " px too wide"] : out;
    })()`);
    findings.push(...wide.map((one) => `${path} ${one}`));
  }
  return findings;
}

/** Opens a page of this width for the administrator. */
async function openWith(width: number): Promise<Page> {
  const page = await openAs(there.browser.context, `${there.stage.url}/`, "admin");
  await page.setViewportSize({ width, height: 780 });
  return page;
}

/** As long as a name may be. */
const LONGEST = "W".repeat(255);

describe("a page of things with the longest names, without a place to break them", () => {
  beforeAll(async () => {
    await nameEverything(LONGEST);
    const { stage } = there;
    await stage
      .signIn("vendor")
      .subscriptions.bill(1, [{ description: LONGEST, price: { price: "1.0000" } }]);
    await stage.signIn("admin").sandbox.takeSnapshot({ name: LONGEST.slice(0, 64) });
    await stage.signIn("customer").orders.create({
      type: "NORMAL",
      productVersion: 1,
      configurationParameters: { "configurationParameter/1": "wide", "configurationParameter/2": "eu" },
      billingItems: { "billingItem/1": 1, "billingItem/2": 1 },
    });
  });

  test.each([360, 901, 1_280])(
    "does not scroll sideways at %i px, and nothing sticks out of its sheet",
    async (width) => {
      const page = await openWith(width);
      expect(await tooWide(page, WIDE_PATHS)).toEqual([]);
      await page.close();
    },
    400_000,
  );
});

// 901 px is the smallest window with the navigation beside the page.
test("at 901 px a list fits while the names in it are not read yet", async () => {
  const page = await openWith(901);
  const names = await hold(page, /\/api\/(productVersion|product|company|userCompany)\/\d+$/);
  expect(await tooWide(page, ["/orders", "/subscriptions", "/invoices"])).toEqual([]);
  expect(names.count()).toBeGreaterThan(0);
  names.letGo();
  await page.close();
});

describe("a page of things whose names are one word of eight letters, which stays whole", () => {
  beforeAll(() => nameEverything("Security"));

  test("does not scroll sideways at 901 px, and nothing sticks out of its sheet", async () => {
    const page = await openWith(901);
    expect(await tooWide(page, WIDE_PATHS)).toEqual([]);
    await page.close();
  }, 400_000);
});

test.each([901, 960, 1_280])("at %i px no role is cut off, where the clock was moved", async (width) => {
  const page = await openAs(there.browser.context, `${there.stage.url}/`, "customer");
  await page.setViewportSize({ width, height: 780 });
  await page.locator(".bar .clock .here").waitFor();
  const cut = await page.evaluate<number>(
    "document.querySelector('.roles').scrollWidth - document.querySelector('.roles').clientWidth",
  );
  expect(cut).toBe(0);
  expect(await findingsOf(page)).toEqual([]);
  await page.close();
});

test("a window of a few lines is not covered by the bar and the tabs", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/`, "customer");
  await page.setViewportSize({ width: 320, height: 256 });
  await page.locator(".page-head h1").waitFor();
  await page.locator(".entries li").first().waitFor();
  await page.evaluate("scrollTo(0, 200)");
  const covered = await page.evaluate<number>(
    "[...document.querySelectorAll('.bar, .tabs')].filter((one) => { const { top, bottom } = one.getBoundingClientRect(); return bottom > 0 && top < innerHeight; }).length",
  );
  expect(covered).toBe(0);
  await page.close();
});

test("with forced colours, what is chosen, and each state, is told from the others", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/deliveries`, "vendor");
  await page.emulateMedia({ forcedColors: "active" });
  const style = (selector: string, property: string, part = "") =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector(${JSON.stringify(selector)}), "${part}").${property}`,
    );
  for (const [chosen, other] of [
    [".rail a[aria-current='page']", ".rail nav a:not([aria-current])"],
    [".roles [aria-pressed='true']", ".roles [aria-pressed='false']"],
  ] as const)
    expect(await style(chosen, "backgroundColor"), chosen).not.toBe(await style(other, "backgroundColor"));
  await page.locator(".log-row .stamp.ok").first().waitFor();
  // The shape of a state is drawn by its border alone.
  for (const [tone, round] of [
    ["ok", "50%"],
    ["fail", "0px"],
  ] as const) {
    expect(await style(`.stamp.${tone}`, "borderTopWidth", "::before"), tone).toBe("4px");
    expect(await style(`.stamp.${tone}`, "borderRadius", "::before"), tone).toBe(round);
  }
  await page.locator("[data-row]").first().click();
  await page.locator(".log-row[aria-current='true']").waitFor();
  expect(await style(".log-row[aria-current='true']", "borderLeftWidth")).toBe("6px");
  await page.close();
});
