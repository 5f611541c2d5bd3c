import type { Page } from "playwright-core";

const paths = [
  "/",
  "/deliveries",
  "/event/1",
  "/subscriptions",
  "/subscription/1",
  "/store",
  "/store/1",
  "/clock",
  "/sandbox",
  "/invoices",
  "/invoice/4",
  "/orders",
  "/order/1",
  "/usage",
  "/applicationMetric/1",
  "/requests",
  "/requests?show=failed",
  "/audit",
  "/auditEntry/1",
  "/messages",
  "/message/1",
  "/catalogue",
  "/product/1",
  "/accounts",
  "/platform",
  "/nothing",
];

/** Opens every page of the console, one after the other, when it shows what it loads. */
export async function visitAll(
  page: Page,
  console: string,
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await page.goto(`${console}${path}`);
    await page.locator(".page-head h1").waitFor();
    await page.locator(".skeleton").first().waitFor({ state: "detached" });
    await look(path);
  }
}
