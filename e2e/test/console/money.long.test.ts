import type { MoneyReport } from "@syndikit/sdk";
import { beforeAll, expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { hold } from "../../src/console/hold.js";
import { until } from "../../src/until.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

const shown = (amount: string): string =>
  new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(
    Number(amount),
  );

async function read(userName: string, step: "DAY" | "MONTH"): Promise<MoneyReport["currencies"][number]> {
  const { currencies } = await there.stage.signIn(userName).money.report({ step });
  const [euros] = currencies;
  if (euros === undefined) throw new Error("The demo has no money.");
  return euros;
}

/** Orders of two customers. The receiver deploys both of the first one. */
beforeAll(async () => {
  const { signIn } = there.stage;
  for (const productVersion of [1, 2]) {
    await signIn("customer").orders.create({
      type: "NORMAL",
      productVersion,
      configurationParameters: { "configurationParameter/1": "team", "configurationParameter/2": "eu" },
    });
  }
  const other = signIn("customer2");
  await other.paymentMethods.create({
    label: "Visa",
    defaultMethod: true,
    payload: { paymentMethodId: "pm_card_visa" },
  });
  await other.orders.create({ type: "NORMAL", productVersion: 6 });
  const { subscriptions } = signIn("customer");
  await until(async () => (await subscriptions.count({ status: ["DEPLOYED"] })).totalItems === 2);
});

test("the overview draws the money of each month, says the last one in words, and has all as a table", async () => {
  const { stage, browser } = there;
  // Two months of renewals.
  await stage.signIn("admin").sandbox.advanceClock({ advance: "P2M" });
  const { points, products } = await read("admin", "MONTH");
  const last = points.at(-1);
  const page = await openAs(browser.context, stage.url, "admin");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const money = page.getByRole("region", { name: "Money", exact: true });
  await money.getByText(`${shown(last?.owed ?? "")} EUR are owed now`, { exact: false }).waitFor();
  const words = await money.getByText("so far,").innerText();
  expect(words).toContain(
    `${shown(last?.billed ?? "")} EUR were billed and ${shown(last?.paid ?? "")} EUR paid`,
  );
  expect(words).toContain(`${shown(last?.mrr ?? "")} EUR recur in a month`);
  await money.getByRole("img", { name: /^Billed, paid, owed and recurring in EUR, by month/ }).waitFor();
  const table = money.getByRole("table", { name: "Money in EUR" });
  expect(await table.isVisible()).toBe(false);
  await money.getByText("The same as a table, in EUR").focus();
  await page.keyboard.press("Enter");
  await table.waitFor();
  const rows = await table.locator("tbody tr").allInnerTexts();
  expect(rows).toHaveLength(12);
  for (const amount of [last?.billed, last?.paid, last?.owed, last?.mrr])
    expect(rows[0]).toContain(shown(amount ?? ""));
  expect(await findingsInBothThemes(page)).toEqual([]);

  // One product of several, and days: both stand in the address.
  expect(products.length).toBeGreaterThan(1);
  const [first] = products;
  await money.getByLabel("Product").selectOption({ label: first?.name ?? "" });
  await money.getByText(`Of ${first?.name}, in`, { exact: false }).waitFor();
  expect(await table.locator("tbody tr").first().innerText()).toContain(
    shown(first?.points.at(-1)?.mrr ?? ""),
  );
  await money.getByLabel("Steps").selectOption("DAY");
  await money.getByRole("img", { name: /by day/ }).waitFor();
  await money.getByText(`Of ${first?.name}, on`, { exact: false }).waitFor();
  expect(new URL(page.url()).searchParams.get("step")).toBe("DAY");
  await page.reload();
  await money.getByRole("img", { name: /by day/ }).waitFor();

  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await findingsInBothThemes(page), `${width}`).toEqual([]);
  }
  await page.close();
});

test("the money is asked for when the rest of the page is there, and keeps nothing of it waiting", async () => {
  const { stage, browser } = there;
  const page = await openAs(browser.context, `${stage.url}/messages`, "admin");
  const rest = await hold(page, /\/api\/subscription\?/);
  const report = await hold(page, /\/api\/moneyReport/);
  await page.goto(stage.url);
  const money = page.getByRole("region", { name: "Money", exact: true });
  await money.waitFor();
  await page.getByRole("region", { name: "Deliveries" }).locator("li, .empty").first().waitFor();
  expect([rest.count() > 0, report.count()]).toEqual([true, 0]);
  rest.letGo();
  await page.getByRole("region", { name: "Subscriptions that wait" }).locator("li, .empty").first().waitFor();
  await expect.poll(() => report.count()).toBe(1);
  expect(await money.getByText("so far,").count()).toBe(0);
  report.letGo();
  await money.getByText("so far,").waitFor();
  await page.close();
});

test("a customer sees the money of its own subscriptions", async () => {
  const { stage, browser } = there;
  const { points, products } = await read("customer", "MONTH");
  const all = await read("admin", "MONTH");
  expect([products.length, all.products.length]).toEqual([1, 2]);
  const page = await openAs(browser.context, stage.url, "customer");
  const money = page.getByRole("region", { name: "Money", exact: true });
  await money
    .getByText(`${shown(points.at(-1)?.mrr ?? "")} EUR recur in a month`, { exact: false })
    .waitFor();
  await page.close();
});

test("where nothing was billed, the overview says what fills it", async () => {
  const { stage, browser } = there;
  const page = await openAs(browser.context, `${stage.url}/messages`, "customer");
  await page.route("**/api/moneyReport*", (route) =>
    route.fulfill({
      json: { from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z", step: "MONTH", currencies: [] },
    }),
  );
  await page.goto(stage.url);
  const money = page.getByRole("region", { name: "Money", exact: true });
  await money.getByText("Nothing was billed yet").waitFor();
  expect(await money.getByRole("link", { name: "To the storefront" }).getAttribute("href")).toBe("/store");
  expect(await money.getByRole("img").count()).toBe(0);
  await page.close();
});
