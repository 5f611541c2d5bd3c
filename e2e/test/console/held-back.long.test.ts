import { headerNames } from "@syndikit/contract";
import type { EventEndpointDTO } from "@syndikit/sdk";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

const heldBack = (page: Page) => page.getByRole("region", { name: "Held back" });

const open = (account: string): Promise<Page> =>
  openAs(there.browser.context, `${there.stage.url}/`, account);

test("who asked for more than its share reads so on its overview, and so does the administrator, nobody else", async () => {
  const customer = there.stage.signIn("customer");
  await customer.orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "held-back", "configurationParameter/2": "eu" },
  });
  const [invoice] = await customer.invoices.list().first(1);
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const headers = { [headerNames.authorization]: `Basic ${btoa("customer:customer-demo")}` };
      return (await fetch(new URL(`/api/${invoice?.self}/pdf`, there.stage.url), { headers })).status;
    }),
  );
  const refused = statuses.filter((status) => status === 503).length;
  expect(refused).toBeGreaterThan(1);
  for (const account of ["customer", "admin"]) {
    const page = await open(account);
    const line = heldBack(page).getByRole("listitem").filter({ hasText: "customer" });
    await line.getByText(`${refused} requests refused`).waitFor();
    await page.close();
  }
  const page = await open("customer2");
  await page.getByRole("region", { name: "Subscriptions that wait" }).waitFor();
  expect(await heldBack(page).count()).toBe(0);
  await page.close();
});

test("a vendor reads why less is sent to its endpoint", async () => {
  const reason =
    "It did not answer in time 5 times in a row: nothing is sent to it for 30 s, then one event.";
  const endpoint: EventEndpointDTO = {
    ...{
      id: 4,
      self: "eventEndpoint/4",
      endpoint: "https://app.example/events",
      vendor: { url: "company/1" },
    },
    ...{ paused: false, failures: 5, attempts: 5, delivered: 0, pending: 3, heldBack: reason },
  };
  const page = await open("vendor");
  expect(await heldBack(page).count()).toBe(0);
  await page.route(/\/api\/eventEndpoint\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: [endpoint] });
  });
  await page.reload();
  await heldBack(page).getByText(reason).waitFor();
  await heldBack(page).getByText("https://app.example/events").waitFor();
  await page.close();
});
