import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openAs } from "../../src/console/browser.js";
import { openOnStage } from "./on-stage.js";

const there = openOnStage();

test("a product's page says where its lists stop", async () => {
  const vendor = there.stage.signIn("vendor");
  const [first] = await vendor.billingItems.list().first(1);
  const { id: _, self: __, identifier: ___, ...like } = first ?? ({} as never);
  for (let made = 0; made < 101; made += 1)
    await vendor.billingItems.create({ ...like, name: `Seat ${made}` });
  const page = await openAs(there.browser.context, `${there.stage.url}/product/1`, "vendor");
  await page.getByText("Only the first 100 resources are shown.").waitFor();
  expect(await page.getByText(/Only the first \d+ plans/).count()).toBe(0);
  await page.close();
});

test("the list of moves of the clock says where it stops, and leads on", async () => {
  const admin = there.stage.signIn("admin");
  for (let moved = 0; moved < 51; moved += 1) await admin.sandbox.advanceClock({ advance: "PT1M" });
  const page = await openAs(there.browser.context, `${there.stage.url}/clock`, "admin");
  const moves = page.getByRole("region", { name: "Moves so far" });
  await moves.getByText("These are the last 50.").waitFor();
  expect(await moves.locator("li").count()).toBe(50);
  await moves.getByRole("link", { name: "The audit has all of them." }).click();
  await page.getByText("51 in all").waitFor();
  await page.close();
});

test("a vendor sets the headers of metric polls, which are sent and never shown", async () => {
  const asked: (string | string[] | undefined)[] = [];
  const service = createServer((request, response) => {
    asked.push(request.headers["x-metric-key"]);
    response
      .setHeader("Content-Type", "application/json")
      .end(JSON.stringify({ value: 1, metricsName: "notes" }));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  const vendor = there.stage.signIn("vendor");
  const page = await openAs(there.browser.context, `${there.stage.url}/product/1`, "vendor");
  const headers = page.getByRole("region", { name: "Headers of metric polls" });
  const dialog = page.getByRole("dialog");
  const set = async (name: string, value: string): Promise<void> => {
    await headers.getByRole("button", { name: "Set a header" }).click();
    await dialog.getByLabel(/^Name/).fill(name);
    await dialog.getByLabel(/^Value/).fill(value);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await headers.getByText(name, { exact: true }).waitFor();
  };
  await set("X-Metric-Key", "a-shared-key");
  await set("X-Other", "another");
  expect(await page.content()).not.toContain("a-shared-key");
  expect((await vendor.products.metricHeaders(1)).map(({ name }) => name).sort()).toEqual([
    "X-Metric-Key",
    "X-Other",
  ]);
  await headers.locator("li", { hasText: "X-Other" }).getByRole("button", { name: "Remove" }).click();
  await headers.getByRole("button", { name: "Send no such header any more?" }).click();
  await headers.getByText("X-Other").waitFor({ state: "detached" });
  const port = (service.address() as AddressInfo).port;
  await vendor.applicationMetrics.update(1, { endpoint: `http://127.0.0.1:${port}/` });
  await there.stage.signIn("customer").orders.create({
    type: "NORMAL",
    productVersion: 1,
    configurationParameters: { "configurationParameter/1": "keys", "configurationParameter/2": "eu" },
  });
  await expect
    .poll(async () => (await vendor.subscriptions.count({ status: ["DEPLOYED"] })).totalItems)
    .toBeGreaterThan(0);
  await there.stage.signIn("admin").sandbox.advanceClock({ advance: "P1D" }, { settle: true });
  // The header that stayed kept its value, although the other one was saved after it.
  expect(new Set(asked)).toEqual(new Set(["a-shared-key"]));
  await page.close();
});
