import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openAs, openBrowser } from "../../src/console/browser.js";
import { seedStage } from "../../src/console/seed.js";
import { openStage, type Stage } from "../../src/console/stage.js";

let stage: Stage;
let browser: Browser;
/** Errors that occurred in a page. */
const errors: string[] = [];

beforeAll(async () => {
  stage = await openStage();
  await seedStage(stage);
  browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
  browser.context.on("weberror", (error) => errors.push(error.error().message));
});

afterAll(async () => {
  await browser.close();
  await stage.close();
});

test("a request that was refused is found by what it said, and opened by its identifier", async () => {
  const refused = await stage
    .signIn("vendor")
    .subscriptions.get(4_711)
    .catch((error: unknown) => error as { readonly requestId: string });
  const { requestId } = refused as { readonly requestId: string };
  const page = await openAs(browser.context, `${stage.url}/requests`, "admin");
  await page.getByLabel("Show").selectOption("failed");
  await page
    .getByRole("textbox", { name: "Search" })
    .or(page.getByRole("searchbox").last())
    .last()
    .fill("4711");
  const row = page.locator(".log-row", { hasText: "subscription/4711" });
  await row.locator(".stamp", { hasText: "404" }).waitFor();
  expect(new URL(page.url()).searchParams.get("show")).toBe("failed");
  // Select and open the first row with the keyboard.
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const detail = page.getByRole("region", { name: `Request ${requestId}` });
  await detail.getByText("There is no subscription 4711.").first().waitFor();
  await detail.getByText("vendor", { exact: false }).first().waitFor();
  await page.goto(`${stage.url}/request/${requestId}`);
  await page.getByText("There is no subscription 4711.").first().waitFor();
  await page.getByText(/The calls behind this page/).click();
  await page.getByText(`await market.sandbox.requests({ requestId: "${requestId}" })`).waitFor();
  await page.close();
});

/** The lists, each with a filter that matches nothing and the address that its rows link to. */
const LISTS = [
  { list: "/deliveries", without: "entityId=4711", leadsTo: /^\/event\/\d+$/ },
  { list: "/subscriptions", without: "search=nobody", leadsTo: /^\/subscription\/\d+$/ },
  { list: "/orders", without: "subscription=4711", leadsTo: /^\/order\/\d+$/ },
  { list: "/invoices", without: "subscription=4711", leadsTo: /^\/invoice\/\d+$/ },
  { list: "/usage", without: "search=nobody", leadsTo: /^\/applicationMetric\/\d+$/ },
  { list: "/catalogue", without: "search=nobody", leadsTo: /^\/product\/\d+$/ },
  { list: "/messages", without: "search=nobody", leadsTo: /^\/message\/\d+$/ },
  { list: "/audit", without: "requestId=req_nobody", leadsTo: /^\/auditEntry\/\d+$/ },
  { list: "/requests", without: "search=nobody", leadsTo: /^\/request\/req_/ },
] as const;

test.each(LISTS)(
  "the rows of $list are reached by the keyboard, also after a filter that nothing fits",
  async ({ list, without, leadsTo }) => {
    const page = await openAs(browser.context, `${stage.url}${list}?${without}`, "admin");
    const row = page.locator("#content tbody tr td:first-child a, #content [data-row]").first();
    await page.getByRole("heading", { name: "Nothing matches these filters" }).waitFor();
    await page.getByRole("button", { name: "Show all" }).click();
    await row.waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.locator("body").press("j");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => leadsTo.test(url.pathname));
    await page.close();
  },
);

test("what a page could not read is said in the words of the marketplace alone, with its request", async () => {
  const page = await openAs(browser.context, `${stage.url}/subscription/4711`, "vendor");
  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.locator("p").first().textContent()).toBe("There is no subscription 4711.");
  await alert.getByRole("link", { name: /^request req_/ }).waitFor();
  await page.getByText("It may belong to another account.").waitFor();
  await page.getByRole("link", { name: "All subscriptions" }).click();
  await page.getByRole("heading", { name: "Subscriptions", exact: true }).waitFor();
  await page.close();
});

test.each([
  ["/deliveries", "Deliveries", "vendors and administrators", ["admin", "vendor", "vendor2"]],
  ["/applicationMetric/1", "Metric", "vendors and administrators", ["admin", "vendor", "vendor2"]],
  ["/audit", "Audit", "administrators", ["admin"]],
  ["/sandbox", "Faults and snapshots", "administrators", ["admin"]],
  ["/platform", "Platform endpoints", "administrators", ["admin"]],
])(
  "%s says to a customer whose page it is, and offers their accounts alone",
  async (path, title, whose, names) => {
    const page = await openAs(browser.context, `${stage.url}${path}`, "customer");
    await page.getByRole("heading", { name: title, exact: true, level: 1 }).waitFor();
    await page.getByText(`This page is for ${whose}.`).waitFor();
    expect(await page.getByRole("main").getByRole("button").allTextContents()).toEqual(
      names.map((name) => expect.stringMatching(new RegExp(`^As ${name}[A-Z]`))),
    );
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.close();
  },
);

test("an administrator without a company is offered the accounts that can order", async () => {
  const page = await openAs(browser.context, `${stage.url}/store/1`, "admin");
  await page.getByText("An order is placed for a company, and this account has none.").waitFor();
  expect(await page.getByRole("button", { name: "Order and pay" }).isDisabled()).toBe(true);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^As customer / })
    .click();
  await page.getByRole("button", { name: "Order and pay" }).and(page.locator(":enabled")).waitFor();
  await page.close();
});

test("an address that cannot be decoded is no page, and the console goes on", async () => {
  const page = await openAs(browser.context, `${stage.url}/`, "vendor");
  await page.evaluate(
    "history.pushState(null, '', '/event/%zz'); dispatchEvent(new PopStateEvent('popstate'))",
  );
  await page.getByRole("heading", { name: "There is no such page" }).waitFor();
  await page.getByRole("link", { name: "Deliveries" }).first().click();
  await page.getByRole("heading", { name: "Deliveries", exact: true }).waitFor();
  await page.close();
});

test("whoever is no administrator reads its own requests alone", async () => {
  await stage.signIn("vendor").products.get(1);
  await stage.signIn("customer").products.get(2);
  const page = await openAs(browser.context, `${stage.url}/requests?search=product/`, "customer");
  await page.locator(".log-row", { hasText: "product/2" }).first().waitFor();
  expect(await page.locator(".log-row .where", { hasText: "vendor" }).count()).toBe(0);
  await page.close();
});

test("the audit says who did what to a subscription, and leads to the request", async () => {
  await stage.signIn("customer").subscriptions.setName(1, "Warehouse team");
  const page = await openAs(browser.context, `${stage.url}/audit?object=subscription/1`, "admin");
  await page.getByLabel("Operation").fill("subscriptionPatch");
  await page
    .getByRole("row", { name: /customer/ })
    .first()
    .getByRole("link", { name: "subscriptionPatch" })
    .click();
  await page.getByRole("heading", { name: "subscriptionPatch, by customer" }).waitFor();
  await page.getByRole("link", { name: /^req_/ }).click();
  await page
    .getByRole("region", { name: /^Request req_/ })
    .getByText("PATCH /api/subscription/1")
    .waitFor();
  await page.close();
});

test("deliveries are narrowed down by what the address says, and sent again after they were counted", async () => {
  const vendor = stage.signIn("vendor");
  const open = await vendor.events.count({ notified: false, outcome: "STATUS" });
  expect(open.totalItems).toBeGreaterThan(0);
  const page = await openAs(browser.context, `${stage.url}/deliveries?outcome=STATUS`, "vendor");
  await page.locator(".log-row .stamp.fail").first().waitFor();
  expect(await page.locator(".log-row .stamp.ok").count()).toBe(0);
  await page.getByText("By number, product, endpoint or time").click();
  await page.getByRole("combobox", { name: "Endpoint" }).selectOption(`${stage.receiver.url}/events`);
  expect(new URL(page.url()).searchParams.get("endpoint")).toBe(`${stage.receiver.url}/events`);
  stage.receiver.answerWith(undefined);
  await page.getByRole("button", { name: "Send again what matches" }).click();
  await page.getByText(new RegExp(`${open.totalItems} events? match`)).waitFor();
  await page.getByRole("button", { name: "Send them again" }).click();
  await expect.poll(async () => (await vendor.events.count({ notified: false })).totalItems).toBe(0);
  await page.getByText("Nothing matches these filters").waitFor();
  await page.close();
});

test("the clock says what falls due, and goes to the next of it", async () => {
  const admin = stage.signIn("admin");
  const page = await openAs(browser.context, `${stage.url}/clock`, "admin");
  await page.getByRole("heading", { name: /^Within 1 hour/ }).waitFor();
  const { now } = await admin.sandbox.clock();
  const next = (await admin.sandbox.due()).find(({ date }) => Date.parse(date) > Date.parse(now));
  await page.getByRole("radio", { name: "the next due thing" }).check();
  await page.getByRole("button", { name: "Move the clock" }).click();
  await page.getByText(/fell due on the way/).waitFor();
  const moved = await admin.sandbox.clock();
  expect(Date.parse(moved.now)).toBeGreaterThanOrEqual(Date.parse(next?.date ?? ""));
  await page.close();
});

test("a metric shows its values, and why a poll failed", async () => {
  const vendor = stage.signIn("vendor");
  await vendor.applicationMetrics.update(1, { endpoint: `${stage.receiver.url}/nothing` });
  await stage.signIn("admin").sandbox.advanceClock({ advance: "P1D" }, { settle: true });
  const page = await openAs(browser.context, `${stage.url}/usage`, "vendor");
  await page.locator(".stamp.fail", { hasText: "failing" }).waitFor();
  await page.getByRole("region", { name: "What is measured" }).getByRole("link").first().click();
  await page.locator(".plot canvas").waitFor();
  await page.getByText(/values between/).waitFor();
  const failing = (await vendor.applicationMetrics.polls(1)).find(({ lastError }) => lastError !== undefined);
  await page
    .getByText(failing?.lastError ?? "no poll has failed")
    .first()
    .waitFor();
  await vendor.applicationMetrics.update(1, { endpoint: `${stage.receiver.url}/metric/notes` });
  await page.close();
});

test("a copy of the marketplace is deleted", async () => {
  const admin = stage.signIn("admin");
  const page = await openAs(browser.context, `${stage.url}/sandbox`, "admin");
  const copy = page.locator(".entries li", { hasText: "before-the-outage" });
  await copy.getByRole("button", { name: "Delete" }).click();
  await copy.getByRole("button", { name: "Delete the copy?" }).click();
  await copy.waitFor({ state: "detached" });
  expect((await admin.sandbox.snapshots()).map(({ name }) => name)).not.toContain("before-the-outage");
  await page.close();
});

test("an administrator credits a part of an invoice, and the credit note says why", async () => {
  const page = await openAs(browser.context, `${stage.url}/invoice/1`, "admin");
  await page.getByRole("button", { name: "Credit" }).click();
  await page.getByLabel("Reason").fill("Two days of outage");
  await page.getByLabel(/^Amount/).fill("2.5");
  await page.getByRole("button", { name: "Issue the credit note" }).click();
  await page.locator(".notice", { hasText: "Two days of outage" }).waitFor();
  await page.locator(".notice").getByRole("link", { name: "invoice/1" }).click();
  await page.getByText("Of which credited").waitFor();
  expect(await page.getByRole("region", { name: "Lines" }).textContent()).toContain("2.50");
  await page.close();
});

test("an invoice is there as a PDF", async () => {
  const page = await openAs(browser.context, `${stage.url}/invoice/1`, "customer");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^INV-\d+-000001\.pdf$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe("%PDF-");
  await page.close();
});

test("an order is estimated by the marketplace as it is entered", async () => {
  const page = await openAs(browser.context, `${stage.url}/store/1`, "customer");
  const receipt = page.locator(".receipt");
  await receipt.getByRole("status").waitFor();
  await page.getByLabel(/^Workspace/).fill("estimate");
  await page.getByLabel(/^Region/).selectOption("eu");
  const total = receipt.locator(".number.total");
  await total.waitFor();
  const before = Number(await total.textContent());
  await page.getByRole("spinbutton", { name: /^Users/ }).fill("4");
  await expect.poll(async () => Number(await total.textContent())).toBeGreaterThan(before);
  await page.close();
});

test("a subscription shows which states it went through, and what moved it", async () => {
  const page = await openAs(browser.context, `${stage.url}/subscription/1`, "customer");
  await page.getByText("the vendor reported it").waitFor();
  await page.getByText("it was ordered").waitFor();
  expect(await page.locator(".place.passed", { hasText: "pending" }).count()).toBe(1);
  await page.close();
});

test("a report of certify is opened, and says where to begin", async () => {
  const report = {
    type: "report",
    schema: 1,
    receiver: `${stage.receiver.url}/events`,
    startedAt: "2026-01-31T08:15:00.000Z",
    verdict: "failed",
    counts: { passed: 30, failed: 1, notRun: 2 },
    causes: [
      { id: "parsed", title: "It parses the body <b>first</b>.", remedy: "Verify the bytes.", checks: [] },
    ],
    checks: [
      { name: "A signature", status: "failed", requirement: "It refuses.", remedy: "", subscription: 1 },
    ],
  };
  const page = await openAs(browser.context, `${stage.url}/`, "vendor");
  const certification = page.getByRole("region", { name: "Certification" });
  const open = certification.getByLabel("Open a report");
  await open.setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from("[]") });
  await certification.getByText("The file holds no report of certify").waitFor();
  const lines = `{"type":"check"}\n${JSON.stringify(report)}\n`;
  await open.setInputFiles({ name: "report.json", mimeType: "application/json", buffer: Buffer.from(lines) });
  await certification.getByText("Begin here: It parses the body <b>first</b>.").waitFor();
  await certification.getByText("30 passed, 1 failed, 2 not run").waitFor();
  await page.reload();
  await certification.getByText("A signature", { exact: true }).waitFor();
  // The run has a marketplace of its own, so its subscriptions are not those of this one.
  expect(await certification.locator("a").count()).toBe(0);
  await certification.getByRole("button", { name: "Put it away" }).click();
  await certification.getByText("No report is open").waitFor();
  await page.close();
});

test("no page threw", () => {
  expect(errors).toEqual([]);
});
