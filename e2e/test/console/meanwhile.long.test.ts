import { describe, expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { hold } from "../../src/console/hold.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

describe("what somebody else changed while a form was open", () => {
  test("stays as it is: a company that was blocked is not let in again with a new telephone number", async () => {
    const admin = there.stage.signIn("admin");
    const page = await openAs(there.browser.context, `${there.stage.url}/company/2`, "admin");
    await page.getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/^All fields/).click();
    await expect.poll(() => dialog.getByLabel("Enabled").inputValue()).toBe("true");
    await dialog.getByLabel("Phone number").fill("+41 44 555 00 00");
    await admin.companies.update(2, { enabled: false, companyDescription: "Written elsewhere." });
    await page.getByText("Written elsewhere.").first().waitFor({ state: "attached" });
    await expect.poll(() => dialog.getByLabel("Enabled").inputValue()).toBe("false");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    const { enabled, phoneNumber, companyDescription } = await admin.companies.get(2);
    expect({ enabled, phoneNumber, companyDescription }).toEqual({
      enabled: false,
      phoneNumber: "+41 44 555 00 00",
      companyDescription: "Written elsewhere.",
    });
    await admin.companies.update(2, { enabled: true });
    await page.close();
  });

  test("stays as it is: of two resources only the one that was entered has another quantity", async () => {
    const customer = there.stage.signIn("customer");
    const { subscription } = await customer.orders.create({
      type: "NORMAL",
      productVersion: 1,
      configurationParameters: { "configurationParameter/1": "seats", "configurationParameter/2": "eu" },
      billingItems: { "billingItem/1": 2, "billingItem/2": 10 },
    });
    const page = await openAs(there.browser.context, `${there.stage.url}/${subscription.url}`, "customer");
    await page.locator(".page-head .stamp", { hasText: "deployed" }).waitFor();
    await page.getByRole("button", { name: "Quantities" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Storage/).fill("20");
    await customer.subscriptions.changeQuantities(subscription, { "billingItem/1": 5 });
    await expect.poll(() => dialog.getByLabel(/^Users/).inputValue()).toBe("5");
    expect(await dialog.getByLabel(/^Storage/).inputValue()).toBe("20");
    await dialog.getByRole("button", { name: "Quantities" }).click();
    await dialog.waitFor({ state: "detached" });
    const { billingItems } = await customer.subscriptions.get(subscription);
    expect(billingItems).toEqual({ "billingItem/1": 5, "billingItem/2": 20 });
    await page.close();
  });
});

test("two faults that are switched on at once are both on", async () => {
  const admin = there.stage.signIn("admin");
  const page = await openAs(there.browser.context, `${there.stage.url}/sandbox`, "admin");
  const first = page.getByRole("switch", { name: /Every event comes twice/ });
  const second = page.getByRole("switch", { name: /Orders fail with 503/ });
  await first.waitFor();
  const faults = await hold(page, /\/api\/sandbox\/faults?$/);
  await first.check();
  await second.check();
  expect(faults.count()).toBeGreaterThan(0);
  faults.letGo();
  await expect.poll(async () => (await admin.sandbox.faults()).length).toBe(2);
  await expect.poll(async () => [await first.isChecked(), await second.isChecked()]).toEqual([true, true]);
  await admin.sandbox.clearFaults();
  await page.close();
});

test("an order is placed once, also while its page takes long to load", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/store/1`, "customer");
  await page.getByLabel(/^Workspace/).fill("once");
  await page.getByLabel(/^Region/).selectOption("eu");
  const button = page.getByRole("button", { name: "Order and pay" });
  const placed: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/api\/order$/.test(request.url())) placed.push(request.url());
  });
  const script = await hold(page, /\/assets\/subscription-.*\.js/);
  const answered = page.waitForResponse((response) => /\/api\/order$/.test(response.url()));
  await button.click();
  await answered;
  await expect.poll(() => script.count()).toBeGreaterThan(0);
  await button.dispatchEvent("click");
  await page.getByLabel(/^Workspace/).press("Enter");
  script.letGo();
  await page.locator(".page-head .stamp").first().waitFor();
  await page.waitForURL(/\/subscription\/\d+$/);
  expect(placed.length).toBe(1);
  await page.close();
});

test("who signs out in another tab is signed out in this one, and finds what was typed after the next sign-in", async () => {
  const admin = there.stage.signIn("admin");
  const password = "a password of Nora's own";
  const { id } = await admin.users.create({
    userName: "nora",
    name: "Nora",
    email: "nora@acme.example",
    password,
    userRole: "ROLE_VENDOR",
    company: { url: "company/1" },
  });
  await admin.users.activate(id);
  const { context } = there.browser;
  const page = await context.newPage();
  const signIn = async (): Promise<void> => {
    await page.getByLabel("User name or e-mail address").fill("nora");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.locator(".frame").waitFor();
  };
  await page.goto(`${there.stage.url}/product/1`);
  await signIn();
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  const text = dialog.getByLabel(/^Short description/);
  await text.fill("A long sentence that nobody wants to type again.");
  // A tab that was opened from this one has the same session.
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate(`void open("${there.stage.url}/invoices")`),
  ]);
  await other.locator(".frame").waitFor();
  await other.getByRole("button", { name: "Sign out" }).click();
  await other.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  // Nothing of the account is left to read there.
  expect(await other.locator("#app").innerText()).not.toContain("Nora");
  await other.close();
  await page.getByText("Your sign-in has ended. Sign in again; you stay on this page.").waitFor();
  expect(await page.locator("#app").innerText()).not.toContain("Acme Notes");
  expect(new URL(page.url()).pathname).toBe("/product/1");
  await signIn();
  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await expect.poll(() => text.inputValue()).toBe("A long sentence that nobody wants to type again.");
  await page.close();
});
