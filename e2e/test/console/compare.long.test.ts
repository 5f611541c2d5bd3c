import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

async function order(workspace: string): Promise<number> {
  const { id } = await there.stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": workspace, "configurationParameter/2": "eu" },
  });
  const { subscription } = await there.stage.signIn("customer").orders.get(id);
  return Number(subscription.url.split("/")[1]);
}

const row = (page: Page, field: string) =>
  page.getByRole("row").filter({ has: page.getByText(field, { exact: true }) });

test("two tries of an event are compared from where they stand, and the address can be shared", async () => {
  const { stage, browser } = there;
  stage.receiver.answerWith(503);
  await order("north");
  const vendor = stage.signIn("vendor");
  const [event] = await vendor.events.list({ notified: false }).first(1);
  const id = event?.id ?? 0;
  await expect.poll(async () => (await vendor.events.attempts(id)).length, { timeout: 60_000 }).toBe(1);
  stage.receiver.answerWith(undefined);
  await vendor.events.redeliver(id);
  await expect.poll(async () => (await vendor.events.attempts(id)).length, { timeout: 60_000 }).toBe(2);

  const page = await openAs(browser.context, `${stage.url}/event/${id}`, "vendor");
  await page.getByRole("link", { name: "What differs from the try before" }).click();
  const address = `${stage.url}/compare?a=event/${id}/attempt/1&b=event/${id}/attempt/2`;
  await page.waitForURL(address);
  await row(page, "outcome").getByText("DELIVERED").waitFor();
  await row(page, "outcome").getByText("changed").waitFor();
  await row(page, "status").getByText("503").waitFor();
  // What was sent is the same, to the byte, and is not shown before it is asked for.
  expect(await row(page, "request.body.eventId").count()).toBe(0);
  await page.getByLabel("Show what is the same").check();
  await row(page, "request.body.eventId").getByText("same").waitFor();
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await findingsInBothThemes(page)).toEqual([]);

  // Whoever gets the address sees the same; the two can be swapped.
  const other = await openAs(browser.context, address, "admin");
  await row(other, "status").getByText("503").waitFor();
  await other.getByRole("button", { name: "Swap them" }).click();
  await other.getByRole("columnheader", { name: `Try 1 of event ${id}` }).waitFor();
  expect(new URL(other.url()).searchParams.get("b")).toBe(`event/${id}/attempt/1`);
  await other.close();
  await page.close();
});

test("two subscriptions are compared: the second is offered, and what was entered differs", async () => {
  const { stage, browser } = there;
  const [south, west] = [await order("south"), await order("west")];
  const page = await openAs(browser.context, `${stage.url}/subscription/${south}`, "vendor");
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  const others = page.getByRole("region", { name: "Compare it with" });
  await others.getByRole("link", { name: `subscription/${west}`, exact: true }).click();
  await page.getByRole("heading", { name: /\d+ fields differ, \d+ are the same\./ }).waitFor();
  const entered = page.getByRole("row").filter({ hasText: "south" }).filter({ hasText: "west" });
  await entered.first().waitFor();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });

  // A subscription and itself are the same, and what cannot be compared is said.
  await page.getByLabel("Second").fill(`subscription/${south}`);
  await page.getByText(/They are the same, in \d+ fields\./).waitFor();
  await page.getByLabel("Second").fill("invoice/1");
  await page.getByText("Write it as event/12, or event/12/attempt/1, or subscription/7.").waitFor();
  await page.getByLabel("Second").fill("subscription/999999");
  await page.getByText("There is no subscription 999999.").waitFor();
  await page.close();
});

test("two payloads are compared from the palette", async () => {
  const { stage, browser } = there;
  const [event] = await stage.signIn("vendor").events.list().first(1);
  const page = await openAs(browser.context, `${stage.url}/event/${event?.id}`, "vendor");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search, or do something" }).fill("compare");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/compare?a=event/${event?.id}`);
  await page.getByLabel("Second").fill(`event/${(event?.id ?? 0) + 1}`);
  await row(page, "payload.eventId").getByText("changed").waitFor();
  await page.close();
});

test("answers that differ in the last digit of a long number, or in an emoji, are told apart", async () => {
  const { stage, browser } = there;
  const [event] = await stage.signIn("vendor").events.list().first(1);
  const id = event?.id ?? 0;
  const page = await openAs(browser.context, `${stage.url}/event/${id}`, "vendor");
  // Receivers are written in languages that count further than JavaScript does.
  await page.route(new RegExp(`/api/event/${id}/attempt`), async (route) => {
    const [attempt] = await stage.signIn("vendor").events.attempts(id);
    const answer = (body: string) => ({ status: 200, headers: {}, body });
    const json = [
      {
        ...attempt,
        number: 1,
        response: answer('{"tenant":9007199254740993,"price":10.50,"mood":"so 😀 far"}'),
      },
      {
        ...attempt,
        number: 2,
        response: answer('{"tenant":9007199254740992,"price":10.5,"mood":"so 😁 far"}'),
      },
    ];
    await route.fulfill({ json });
  });
  await page.goto(`${stage.url}/compare?a=event/${id}/attempt/1&b=event/${id}/attempt/2`);
  await page.getByRole("heading", { name: /^3 fields differ/ }).waitFor();
  const cells = (field: string) => row(page, `response.body.${field}`).locator(".compared").allInnerTexts();
  expect(await cells("tenant")).toEqual(["9007199254740993", "9007199254740992"]);
  expect(await cells("price")).toEqual(["10.50", "10.5"]);
  expect(await cells("mood")).toEqual(["so 😀 far", "so 😁 far"]);
  expect(await row(page, "response.body.mood").locator("mark").allInnerTexts()).toEqual(["😀", "😁"]);
  await page.close();
});
