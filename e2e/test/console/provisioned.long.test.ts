import type { SubscriptionReference } from "@syndikit/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { openStage, type Stage } from "../../src/console/stage.js";

let stage: Stage;
let browser: Browser;

beforeAll(async () => {
  stage = await openStage();
  browser = await openBrowser({ locale: "it-IT" });
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

/** The customer orders from the vendor that has no receiver, so that the test provisions by hand. */
async function place(): Promise<SubscriptionReference> {
  const { subscription } = await stage
    .signIn("customer")
    .orders.create({ type: "NORMAL", productVersion: 6 });
  return subscription;
}

test("the customer reads a credential with its description, in the language of the browser", async () => {
  const subscription = await place();
  await stage.signIn("vendor2").subscriptions.setCredentials(subscription, [
    {
      key: "Password",
      value: "open-sesame",
      description: { en: "For the first sign-in.", it: "Per il primo accesso." },
    },
    { key: "User", value: "ada", description: { de: "Der erste Benutzer." } },
  ]);
  const page = await openAs(browser.context, `${stage.url}/${subscription.url}`, "customer");
  const provisioned = page.getByRole("region", { name: "What the vendor provisioned" });
  await provisioned.getByText("Per il primo accesso.").waitFor();
  // It has no other.
  await provisioned.getByText("Der erste Benutzer.").waitFor();
  expect(await provisioned.getByText("For the first sign-in.").count()).toBe(0);
  expect(await provisioned.getByText("open-sesame").count()).toBe(0);
  await provisioned.getByRole("button", { name: "Show" }).first().click();
  await provisioned.getByText("open-sesame").waitFor();
  expect(await provisioned.locator("textarea").count()).toBe(0);
  await page.close();
});

test("a credential that is a file is shown in a text area that keeps its lines", async () => {
  const file = "[default]\n  region = eu\n\n  key = k-1\n";
  const subscription = await place();
  await stage
    .signIn("vendor2")
    .subscriptions.setCredentials(subscription, [{ key: "CredentialsFile", value: file }]);
  const page = await openAs(browser.context, `${stage.url}/${subscription.url}`, "customer");
  const provisioned = page.getByRole("region", { name: "What the vendor provisioned" });
  const area = provisioned.getByRole("textbox", { name: "CredentialsFile" });
  await provisioned.getByRole("button", { name: "Show" }).waitFor();
  expect(await area.count()).toBe(0);
  await provisioned.getByRole("button", { name: "Show" }).click();
  expect(await area.inputValue()).toBe(file);
  expect(await area.getAttribute("readonly")).not.toBeNull();
  await provisioned.getByRole("button", { name: "Hide" }).click();
  await area.waitFor({ state: "detached" });
  await page.close();
});

test("a subscription that is deployed without an address says so, until the vendor gives one", async () => {
  const vendor = stage.signIn("vendor2");
  const subscription = await place();
  await vendor.subscriptions.markDeployed(subscription);
  const page = await openAs(browser.context, `${stage.url}/${subscription.url}`, "customer");
  const note = page.getByRole("note").filter({ hasText: "has no address yet" });
  await note.waitFor();
  await vendor.subscriptions.setEndpoints(subscription, [
    { endpoint: "https://tools.test/north", category: "APP" },
  ]);
  await page.getByRole("link", { name: "https://tools.test/north" }).waitFor();
  await note.waitFor({ state: "detached" });
  await page.close();
});
