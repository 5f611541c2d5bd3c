import { DeploymentStatus, EventEntity, EventType, OrderType } from "@syndikit/contract";
import { expect, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { findingsInBothThemes } from "../../src/console/findings.js";
import { hold } from "../../src/console/hold.js";
import type { Stage } from "../../src/console/stage.js";
import { until } from "../../src/until.js";
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
  const page = await openAs(browser.context, `${stage.url}/subscription/${id}/chain`, "vendor");
  const stop = page.getByText(/links?, read back to/);
  await stop.waitFor();
  const line = page.getByRole("list", { name: "Time line" });
  const order = line.getByText(/^Order \d+: normal/);
  expect(await order.count()).toBe(0);
  const more = page.getByRole("button", { name: "Read further back" });
  for (let step = 0; step < 5 && (await order.count()) === 0; step += 1) {
    const before = await line.getByRole("listitem").count();
    await more.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => line.getByRole("listitem").count(), { timeout: 60_000 }).toBeGreaterThan(before);
  }
  await order.waitFor();
  await page.getByText(/That is all: \d+ links/).waitFor();
  await page.close();
});

/** A subscription with thirty bills and thirty events, all of which have arrived. */
async function orderAndBill(on: Stage, team: string): Promise<number> {
  const id = await orderAndDeploy(on, team);
  const vendor = on.signIn("vendor");
  for (let made = 0; made < 30; made += 1) {
    await vendor.subscriptions.bill(id, [{ description: `Training ${made}`, price: { price: "1.0000" } }]);
    await vendor.events.create({
      entityName: EventEntity.Subscription,
      entityId: id,
      type: EventType.MODIFIED,
      product: 1,
    });
  }
  await until(
    async () => (await vendor.events.count({ subscriptionId: id, notified: false })).totalItems === 0,
  );
  return id;
}

/** What a chain asks the interface for: the addresses of each path, without the numbers of subscriptions. */
async function askedFor(id: number): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { stage, browser } = there;
  const page = await openAs(browser.context, `${stage.url}/messages`, "admin");
  const asked = new Map<string, Set<string>>();
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const path = pathname.replace(/\d+/g, "N");
    if (path.startsWith("/api/")) asked.set(path, (asked.get(path) ?? new Set()).add(pathname + search));
  });
  await page.goto(`${stage.url}/subscription/${id}/chain`);
  await page.getByText(/That is all|links, read back to/).waitFor();
  await page.close();
  return asked;
}

test("of many events and invoices no more is asked than of few", async () => {
  const few = await askedFor(await orderAndDeploy(there.stage, "short"));
  const many = await askedFor(await orderAndBill(there.stage, "long"));
  expect([...many.keys()].toSorted()).toEqual([...few.keys()].toSorted());
  // Once for what is soon to be seen, and once for the rest.
  for (const [path, addresses] of many) expect(addresses.size, path).toBeLessThanOrEqual(2);
});

test("the first rows are there before the others, and stay where they are", async () => {
  const { stage, browser } = there;
  const id = await orderAndBill(stage, "left");
  const page = await openAs(browser.context, `${stage.url}/messages`, "admin");
  const rest = await hold(page, /\/api\/event\?.*pageSize=25\b/);
  await page.goto(`${stage.url}/subscription/${id}/chain`);
  await page.getByText("Reading on …").waitFor();
  const rows = page.getByRole("list", { name: "Time line" }).getByRole("listitem");
  // A try may be later than the next event, and comes with its own.
  const texts = async () => (await rows.allTextContents()).filter((text) => !/^[\d:]+try/.test(text));
  const first = await texts();
  expect(first.length).toBeGreaterThan(3);
  expect(rest.count()).toBe(1);
  rest.letGo();
  await page.getByText(/links, read back to/).waitFor();
  const all = await texts();
  expect(all.length).toBeGreaterThan(first.length);
  expect(all.slice(0, first.length)).toEqual(first);
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
