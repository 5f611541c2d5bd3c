import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { openStage, type Stage } from "../../src/console/stage.js";

const SUBSCRIPTIONS = 55;

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await openStage();
  browser = await openBrowser({ viewport: { width: 1440, height: 900 } });
  const customer = stage.signIn("customer");
  // Of the vendor without a receiver, so that nothing else happens to them.
  for (let count = 0; count < SUBSCRIPTIONS; count += 1)
    await customer.orders.create({ type: "NORMAL", productVersion: 6 });
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

const leads = (page: Page): Promise<string[]> => page.locator("tbody td.lead a").allTextContents();
const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

describe("many subscriptions", () => {
  test("are sorted by a header, in the address, and a link to it shows the same", async () => {
    const page = await openAs(browser.context, `${stage.url}/subscriptions`, "admin");
    await page.getByRole("link", { name: new RegExp(`^${SUBSCRIPTIONS} · `) }).waitFor();
    const header = page.getByRole("columnheader", { name: "Subscription" });
    expect(await header.getAttribute("aria-sort")).toBe("descending");
    await header.getByRole("button").click();
    await page.getByRole("link", { name: /^1 · / }).waitFor();
    expect(await header.getAttribute("aria-sort")).toBe("ascending");
    await page.getByRole("columnheader", { name: "Changed" }).getByRole("button").click();
    await expect.poll(() => query(page).get("sort")).toBe("updatedAt");
    await page.goto(`${stage.url}/subscriptions?direction=asc`);
    await page.getByRole("link", { name: /^1 · / }).waitFor();
    await page.close();
  });

  test("have a customer and a plan by name, and are filtered by product, kind and state in the address", async () => {
    const page = await openAs(browser.context, `${stage.url}/subscriptions`, "admin");
    const admin = stage.signIn("admin");
    const first = await admin.subscriptions.get(1);
    const company = await admin.userCompanies.get(Number(first.company.url.split("/")[1]));
    const plan = await admin.productVersions.get(6);
    const row = page.locator("tbody tr").first();
    await row.getByText(company.name, { exact: true }).waitFor();
    await row.getByText(plan.name, { exact: true }).waitFor();
    const product = first.product.url.split("/")[1] ?? "";
    await page.getByLabel("Product").selectOption(product);
    await page.getByLabel("Kind").selectOption("NORMAL");
    expect([query(page).get("product"), query(page).get("type")]).toEqual([product, "NORMAL"]);
    await row.waitFor();
    await page.getByLabel("Kind").selectOption("TRIAL");
    await page.getByText("Nothing matches these filters").waitFor();
    await page.goto(`${stage.url}/subscriptions?product=1`);
    await page.getByText("Nothing matches these filters").waitFor();
    await page.close();
  });

  test.each(["/subscriptions", "/orders", "/invoices"])(
    "%s has page numbers, each with an address",
    async (path) => {
      const page = await openAs(browser.context, `${stage.url}${path}`, "admin");
      const pages = page.getByRole("navigation", { name: "Pages of the list" });
      await pages.getByRole("link", { name: "3", exact: true }).click();
      await expect.poll(() => query(page).get("page")).toBe("3");
      await expect.poll(async () => (await leads(page)).length).toBe(SUBSCRIPTIONS - 50);
      expect(await pages.locator("[aria-current=page]").textContent()).toBe("3");
      await pages.getByRole("link", { name: "Back" }).click();
      await expect.poll(() => query(page).get("page")).toBe("2");
      await page.goBack();
      await expect.poll(async () => (await leads(page)).length).toBe(SUBSCRIPTIONS - 50);
      await page.close();
    },
  );
});

describe("many endpoints", () => {
  test.each([
    { width: 1440, height: 900, endpoints: 16 },
    { width: 375, height: 812, endpoints: 3 },
  ])(
    "leave the first event above the fold at $width x $height with $endpoints, and all are reachable",
    async ({ width, height, endpoints }) => {
      const vendor = stage.signIn("vendor");
      await vendor.events.create({ entityName: "Subscription", entityId: 1, type: "MODIFIED", product: 1 });
      const page = await openAs(browser.context, `${stage.url}/subscriptions`, "vendor");
      await page.setViewportSize({ width, height });
      const items = Array.from({ length: endpoints }, (_, index) => ({
        id: index + 1,
        self: `eventEndpoint/${index + 1}`,
        endpoint: `https://app-${index + 1}.vendor.example/events`,
        vendor: { url: "company/1" },
        paused: index === 2,
        pauseReason: index === 2 ? "It was paused by hand." : undefined,
        failures: Math.max(0, 3 - index),
        lastError: index < 3 ? "The endpoint answered 503." : undefined,
        attempts: 10,
        delivered: 7,
        pending: 1,
      }));
      await page.route(/\/api\/eventEndpoint\?/, (route) =>
        route.fulfill({
          json: items,
          headers: {
            "CMW-PageNumber": "1",
            "CMW-PageSize": "50",
            "CMW-TotalItems": String(endpoints),
            "CMW-TotalPages": "1",
          },
        }),
      );
      await page.goto(`${stage.url}/deliveries`);
      const list = page.getByRole("region", { name: "Endpoints" });
      await list.getByText("2 failing, 1 paused").waitFor();
      const row = page.locator(".log-row").first();
      await row.waitFor();
      const tabs = width <= 900 ? 60 : 0;
      await expect
        .poll(async () => {
          const box = await row.boundingBox();
          return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
        })
        .toBeLessThanOrEqual(height - tabs);
      if (width > 900) {
        expect(await list.locator(".endpoint").first().textContent()).toContain("app-1.vendor.example");
        expect(await list.locator(".endpoint:visible").count()).toBe(2);
      }
      await list.locator("summary").click();
      await expect.poll(() => list.locator(".endpoint:visible").count()).toBe(endpoints);
      await page.close();
    },
  );
});
