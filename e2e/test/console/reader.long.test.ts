import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { seedStage } from "../../src/console/seed.js";
import { openStage, type Stage } from "../../src/console/stage.js";

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await openStage();
  await seedStage(stage);
  browser = await openBrowser({ viewport: { width: 1280, height: 900 }, locale: "de-DE" });
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

test("a reader who writes 12,50 credits it, and reads amounts written so", async () => {
  const page = await openAs(browser.context, `${stage.url}/invoice/1`, "admin");
  await page.getByRole("button", { name: "Credit" }).click();
  await page.getByLabel("Reason").fill("Two days of outage");
  await page.getByLabel(/^Amount/).fill("2,50");
  await page.getByRole("button", { name: "Issue the credit note" }).click();
  const lines = page.getByRole("region", { name: "Lines" });
  await page.locator(".notice", { hasText: "Two days of outage" }).waitFor();
  expect(await lines.textContent()).toMatch(/\D2,50/);
  expect(await lines.textContent()).not.toMatch(/\d\.\d\d(?!\d)/);
  const [credited] = await stage.signIn("admin").invoices.list({ sortDirection: "DESC" }).first(1);
  expect(credited?.total.total).toMatch(/^-?2\.50/);
  await page.close();
});

test("dates, relative times and the page are in one language", async () => {
  const page = await openAs(browser.context, `${stage.url}/subscription/1`, "customer");
  const times = page.locator("#content time");
  await times.first().waitFor();
  const said = [
    ...(await times.allTextContents()),
    ...(await times.evaluateAll((all) => all.map((each) => each.getAttribute("title") ?? ""))),
  ].join("\n");
  expect(said).toMatch(/\bago\b|\bin \d/);
  expect(said).not.toMatch(
    /\b(vor|in|gestern|morgen) \d+ (Sek|Min|Stund|Tag|Monat|Jahr)|Uhr|Okt\b|Dez\b|tag\b/,
  );
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await page.close();
});
