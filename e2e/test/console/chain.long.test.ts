import { DeploymentStatus, EventEntity, EventType, OrderType } from "@syndikit/contract";
import { expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import type { Stage } from "../../src/console/stage.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

/** Far more looks than even a slow machine needs. */
const MAX_LOOKS = 3_000;

/** Orders, and waits until the vendor has deployed it and every event has arrived. */
async function orderAndDeploy({ signIn }: Stage, team: string): Promise<number> {
  const order = await signIn("customer").orders.create({
    type: OrderType.NORMAL,
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": team, "configurationParameter/2": "eu" },
  });
  const id = Number(order.subscription.url.split("/")[1]);
  const vendor = signIn("vendor");
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const { deploymentStatus } = await vendor.subscriptions.get(id);
    const open = await vendor.events.count({ subscriptionId: id, notified: false });
    if (deploymentStatus === DeploymentStatus.DEPLOYED && open.totalItems === 0) return id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Subscription ${id} was not deployed.`);
}

test("order, money, states, events, tries and the vendor's calls are on one line, and each opens beside it", async () => {
  const { stage, browser } = there;
  const id = await orderAndDeploy(stage, "north");
  const page = await openAs(browser.context, `${stage.url}/subscription/${id}`, "admin");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("link", { name: "All of it, with tries, calls and money" }).click();
  const line = page.getByRole("list", { name: "Time line" });
  await line.waitFor();
  await page.getByText(/That is all: \d+ links/).waitFor();
  const kinds = async () => new Set(await line.locator(".kind").allTextContents());
  expect([...(await kinds())].sort()).toEqual(
    ["call", "charge", "event", "invoice", "order", "payment", "state", "try"].sort(),
  );
  // Newest first; and the other way round the order begins it.
  await page.getByLabel("First").selectOption("oldest");
  await line
    .locator("li")
    .first()
    .getByText(/^Order \d+: normal/)
    .waitFor();
  const rows = await line.locator(".break").allTextContents();
  const at = (pattern: RegExp): number => rows.findIndex((text) => pattern.test(text));
  const story = [
    /^Order/,
    /was paid/,
    /subscription created/,
    /^Try 1 of event/,
    /^vendor: PATCH/,
    /reported it/,
  ];
  const places = story.map(at);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));

  // With the keyboard alone: to a try, into it, and back to its row.
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  const focused = line.locator(":focus", { hasText: /^.*Try 1 of event/ });
  const isOnTry = async () => (await focused.count()) === 1;
  for (let step = 0; step < rows.length && !(await isOnTry()); step += 1) await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: /^Try 1 of event \d+$/ });
  await panel.getByText(/^POST http/).waitFor();
  await panel.getByRole("heading", { name: /^Answer 20\d/ }).waitFor();
  await panel.getByLabel("Check the signature").waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(isOnTry).toBe(true);

  const opened: readonly (readonly [RegExp, string, RegExp])[] = [
    [/^Event|Event \d+: subscription created/, "Event", /"subscription\/\d+"/],
    [/Invoice INV-\S+ over/, "Invoice", /"INV-/],
    [/vendor: PATCH subscription/, "Request", /subscriptionPatch/],
    [/reported it/, "A move to another state", /"report"/],
  ];
  for (const [row, name, inside] of opened) {
    await line.getByRole("link", { name: row }).first().click();
    await page
      .getByRole("region", { name: new RegExp(`^${name}`) })
      .getByText(inside)
      .first()
      .waitFor();
  }
  // The address opens the same link again, without the line.
  await page.reload();
  await page
    .getByRole("region", { name: "A move to another state" })
    .getByText(/"report"/)
    .first()
    .waitFor();
  await page.close();
});

test("an order's chain ends at the next order, and a customer sees no event", async () => {
  const { stage, browser } = there;
  const id = await orderAndDeploy(stage, "south");
  const customer = stage.signIn("customer");
  const [first] = await customer.orders.list({ subscriptionId: id }).first(1);
  await stage
    .signIn("vendor")
    .subscriptions.bill(id, [{ description: "Training", price: { price: "120.0000" } }]);
  const orders = await customer.orders.list({ subscriptionId: id }).all();
  expect(orders.length).toBeGreaterThan(1);
  const page = await openAs(browser.context, `${stage.url}/order/${first?.id}`, "customer");
  await page.getByRole("link", { name: "What followed" }).click();
  await page.getByText(/That is all/).waitFor();
  const line = page.getByRole("list", { name: "Time line" });
  const kinds = await line.locator(".kind").allTextContents();
  expect(kinds.filter((kind) => kind === "order")).toHaveLength(1);
  expect(kinds).not.toContain("event");
  expect(kinds).not.toContain("try");
  expect(await line.getByText("Training").count()).toBe(0);
  await page.goto(`${stage.url}/subscription/${id}/chain`);
  await line.getByText(/^Training: 120.00/).waitFor();
  await page.close();
});

test("of many events only the first are read; the line says where it stops, and reads on", async () => {
  const { stage, browser } = there;
  const id = await orderAndDeploy(stage, "west");
  const vendor = stage.signIn("vendor");
  for (let sent = 0; sent < 60; sent += 1)
    await vendor.events.create({
      entityName: EventEntity.Subscription,
      entityId: id,
      type: EventType.MODIFIED,
      product: 1,
    });
  const asked: string[] = [];
  const page = await openAs(browser.context, `${stage.url}/`, "vendor");
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${stage.url}/subscription/${id}/chain`);
  const stop = page.getByText(/links?, read back to/);
  await stop.waitFor();
  const line = page.getByRole("list", { name: "Time line" });
  const order = line.getByText(/^Order \d+: normal/);
  expect(await order.count()).toBe(0);
  const triesRead = new Set(asked.filter((url) => /event\/\d+\/attempt/.test(url)));
  expect(triesRead.size).toBeLessThanOrEqual(25);
  const more = page.getByRole("button", { name: "Read further back" });
  for (let step = 0; step < 5 && (await order.count()) === 0; step += 1) {
    const before = await line.getByRole("listitem").count();
    await more.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => line.getByRole("listitem").count(), { timeout: 60_000 }).toBeGreaterThan(before);
  }
  await order.waitFor();
  await page.getByText(/That is all: \d+ links/).waitFor();
  // What was read is not read again.
  const tries = asked.filter((url) => /event\/\d+\/attempt/.test(url));
  expect(tries.length).toBeLessThan(2 * new Set(tries).size);
  await page.close();
});

test("the line fits a phone, and with colours that the system forces it is still read", async () => {
  const { stage, browser } = there;
  const id = await orderAndDeploy(stage, "east");
  const page = await openAs(browser.context, `${stage.url}/subscription/${id}/chain`, "admin");
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  await page.setViewportSize({ width: 375, height: 812 });
  const row = page
    .getByRole("list", { name: "Time line" })
    .getByRole("link", { name: /^.*Try 1 of event/ })
    .first();
  await row.waitFor();
  expect(
    await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth"),
  ).toBeLessThanOrEqual(0);
  await row.click();
  await page
    .getByRole("region", { name: /^Try 1/ })
    .getByText(/^POST http/)
    .waitFor();
  expect(await row.isVisible()).toBe(false);
  await page.emulateMedia({ forcedColors: "none" });
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.close();
});
