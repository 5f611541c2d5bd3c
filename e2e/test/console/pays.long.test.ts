import { testCards } from "@syndikit/contract";
import { expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { countClicks } from "../../src/console/clicks.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, "$1 ");
const cards = Object.values(testCards);
const declining = cards.find(({ decline }) => decline !== null);
const good = cards.find(({ decline }) => decline === null);

test("an order with a declined card is paid with another in nine clicks from the overview, without leaving it", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/`, "customer");
  const clicks = await countClicks(page);
  await page.locator('.rail a[href="/store"]').click();
  await page.getByRole("link", { name: /Acme Notes/ }).click();
  await page.getByRole("button", { name: "Store a test card" }).click();
  await page.getByRole("button", { name: spaced(declining?.number ?? "") }).click();
  await page.getByRole("button", { name: "Store a test card", expanded: false }).waitFor();
  await page.getByLabel(/^Workspace/).fill("declined");
  await page.getByLabel(/^Region/).selectOption("eu");
  await page.getByRole("button", { name: "Order and pay" }).click();
  await page.getByText("The last payment was declined").waitFor();
  await page.getByRole("button", { name: "Another card" }).click();
  await page
    .locator("dialog")
    .getByRole("button", { name: spaced(good?.number ?? "") })
    .first()
    .click();
  await page
    .locator(".said")
    .getByText(/^Invoice INV-.* is paid\.$/)
    .waitFor();
  await page.locator(".page-head .stamp", { hasText: "deployed" }).waitFor();
  expect(await page.getByText("The last payment was declined").count()).toBe(0);
  expect(clicks()).toBeLessThanOrEqual(9);
  await page.close();
});

test("an invoice says that its card was declined, and is paid there with a stored card", async () => {
  const customer = there.stage.signIn("customer");
  const stored = await customer.paymentMethods.list().first(10);
  const bad = stored.find(({ label }) => label.includes(declining?.decline ?? ""));
  await customer.paymentMethods.update(bad?.id ?? 0, { defaultMethod: true });
  const order = await customer.orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "again", "configurationParameter/2": "eu" },
  });
  const [invoice] = await customer.invoices
    .list({ subscriptionId: Number(order.subscription.url.split("/")[1]) })
    .first(1);
  const page = await openAs(there.browser.context, `${there.stage.url}/${invoice?.self}`, "customer");
  await page.getByRole("button", { name: "Pay with the default card" }).click();
  await page.locator("dialog").getByRole("alert").waitFor();
  await page.locator("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByText("The last payment was declined").waitFor();
  await page.getByRole("button", { name: "Another card" }).click();
  await page
    .locator("dialog li", { hasText: good?.number.slice(-4) ?? "" })
    .getByRole("button", { name: "Pay with it" })
    .first()
    .click();
  await page.locator(".page-head .stamp", { hasText: "paid" }).waitFor();
  expect(await page.getByRole("button", { name: "Another card" }).count()).toBe(0);
  await page.close();
});

test("an account has its cards, and the company that invoices are written to", async () => {
  const page = await openAs(there.browser.context, `${there.stage.url}/`, "customer");
  await page.getByRole("link", { name: "Your account" }).first().click();
  await page.getByRole("group", { name: "Paid with" }).getByText("charged").waitFor();
  const company = page.getByRole("region", { name: "Company" });
  await company.getByLabel(/^Name/).fill("Contoso Reading");
  await company.getByLabel(/^City/).fill("Reading");
  await company.getByRole("button", { name: "Save" }).click();
  await page.locator(".said").getByText("The company is saved.").waitFor();
  const me = await there.stage.signIn("customer").users.me();
  const id = Number(me.company?.url.split("/")[1]);
  expect(await there.stage.signIn("customer").userCompanies.get(id)).toMatchObject({
    name: "Contoso Reading",
    address: { city: "Reading" },
  });
  await page.close();
});
